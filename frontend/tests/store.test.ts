import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, keepsNothing, type Kept } from "../store.ts";

/** Storage as a browser has it: its methods, and room for so many records. */
class Shelf {
  readonly records = new Map<string, string>();
  room = Infinity;
  get length() { return this.records.size; }
  key(place: number) { return [...this.records.keys()][place] ?? null; }
  getItem(key: string) { return this.records.get(key) ?? null; }
  removeItem(key: string) { this.records.delete(key); }
  setItem(key: string, text: string) {
    if (!this.records.has(key) && this.records.size >= this.room) throw new DOMException("full", "QuotaExceededError");
    this.records.set(key, text);
  }
}

const local = new Shelf();
const page = { local, session: new Shelf() };

/** A list of numbers: anything else is refused. */
const numbers = (value: unknown): number[] => {
  if (!Array.isArray(value)) throw new Error("no list");
  return value as number[];
};
/** The board as a tab opens it; tabs share the device, and each has a session of its own. */
function tab(session = new Shelf(), ask?: string): Kept<number[]> {
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  return keep("practice-round-1", numbers, ask);
}
const kept = () => [...local.records.values()].map((text) => JSON.parse(text) as unknown);

beforeEach(() => {
  local.records.clear();
  local.room = Infinity;
  page.session = new Shelf();
  vi.stubGlobal("location", { pathname: "/practice/play.html" });
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const later = () => vi.setSystemTime(Date.now() + 1000);

describe("an attempt", () => {
  test("has one record, which grows and comes back after a reload", () => {
    const first = tab(page.session);
    expect([first.last, first.resumed]).toEqual([null, false]);
    first.save([1]);
    first.save([1, 2]);
    expect(kept()).toEqual([[1, 2]]);
    const again = tab(page.session);
    expect([again.last, again.resumed]).toEqual([[1, 2], true]);
    again.save([1, 2, 3]);
    expect(kept()).toEqual([[1, 2, 3]]);
  });

  test("that is begun anew leaves the one before as it was", () => {
    const board = tab(page.session);
    board.save([1]);
    later();
    board.begin();
    board.save([9]);
    expect(kept()).toEqual([[1], [9]]);
    expect(tab(page.session).last).toEqual([9]);
  });

  test("that is taken back goes, and the one before goes on", () => {
    const board = tab(page.session);
    board.save([1]);
    later();
    board.begin();
    board.save([9]);
    board.back();
    board.save([1, 2]);
    expect(kept()).toEqual([[1, 2]]);
    expect(tab(page.session).last).toEqual([1, 2]);
  });

  test("is found by a later visit, the newest first", () => {
    tab().save([1]);
    later();
    tab().save([2]);
    const visit = tab();
    expect([visit.last, visit.resumed]).toEqual([[2], false]);
  });

  test("of another board, page or ask is never taken for this one", () => {
    tab().save([1]);
    expect(tab(new Shelf(), "seed 7").last).toBeNull();
    expect(keep("practice-round-10", numbers).last).toBeNull();
    vi.stubGlobal("location", { pathname: "/practice/play.html2" });
    expect(tab().last).toBeNull();
  });
});

describe("two tabs", () => {
  test("that began from the same record each keep their own", () => {
    const one = tab(page.session);
    one.save([1]);
    later();
    const two = tab();
    expect(two.last).toEqual([1]);
    two.save([1, 2]);
    one.save([1, 3]);
    expect(kept()).toEqual([[1, 3], [1, 2]]);
  });

  test("of which one was duplicated with its session do not overwrite each other", () => {
    const one = tab(page.session);
    one.save([1]);
    const copy = new Shelf();
    page.session.records.forEach((text, key) => copy.setItem(key, text));
    later();
    const two = tab(copy);
    two.save([1, 2]);
    one.save([1, 3]);
    one.save([1, 3, 4]);
    expect(kept()).toEqual([[1, 2], [1, 3, 4]]);
    expect(tab(copy).last).toEqual([1, 2]);
  });
});

describe("damage", () => {
  test.each(["{", "null", '{"rows": 1}', ""])("%j is passed over and left alone", (junk) => {
    tab().save([1]);
    later();
    const board = tab(page.session);
    board.begin();
    board.save([2]);
    const key = [...local.records.keys()].at(-1)!;
    local.setItem(key, junk);
    const again = tab(page.session);
    expect(again.last).toEqual([1]);
    later();
    again.save([1, 5]);
    expect(local.getItem(key)).toBe(junk);
    expect(tab(page.session).last).toEqual([1, 5]);
  });

  test("a record that was cleared away is written anew", () => {
    const board = tab(page.session);
    board.save([1]);
    local.records.clear();
    expect(board.save([1, 2])).toBe(true);
    expect(kept()).toEqual([[1, 2]]);
  });

  test("a full device keeps what it has, and says so", () => {
    tab().save([1]);
    local.room = 1;
    expect(tab().save([2])).toBe(false);
    expect(kept()).toEqual([[1]]);
  });

  test("storage that throws at any touch changes nothing", () => {
    const blocked = { get: () => { throw new DOMException("blocked", "SecurityError"); } };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { ...blocked, configurable: true });
    const board = keep("practice-round-1", numbers);
    expect([board.last, board.save([1])]).toEqual([null, false]);
    board.begin();
    board.back();
    for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
  });

  test("without a session a reload finds the newest all the same", () => {
    tab().save([1]);
    vi.stubGlobal("sessionStorage", undefined);
    expect(keep("practice-round-1", numbers).last).toEqual([1]);
  });
});

test("a board without a place, in a notebook, keeps nothing here", () => {
  vi.stubGlobal("localStorage", local);
  expect(keep(undefined, numbers).save([1])).toBe(false);
  expect(local.length).toBe(0);
});

test("a device that takes nothing is known, and is left as it was", () => {
  vi.stubGlobal("localStorage", local);
  expect(keepsNothing()).toBe(false);
  expect(local.length).toBe(0);
  local.room = 0;
  expect(keepsNothing()).toBe(true);
});
