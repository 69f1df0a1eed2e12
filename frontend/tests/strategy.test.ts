import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerId, codeAt, codeIndex, everyCode } from "../rules/codes.ts";
import { remaining, type Row } from "../rules/consistency.ts";
import { EDITIONS, F6423, parse, type Code, type Edition } from "../rules/editions.ts";
import { score } from "../rules/scoring.ts";
import { MEASURES, bestGuess, finish, isQuick, isThorough, thinking, type Measure, type Position } from "../rules/strategy.ts";
import { Tally } from "../rules/tally.ts";
import { boxes, codes, own } from "./boxes.ts";

const NAMES = Object.keys(MEASURES) as Measure[];
const code = (letters: string) => parse(F6423, letters, "en");

function after(box: Edition, secret: Code, guesses: readonly Code[]): Position {
  const rows = guesses.map((guess): Row => ({ guess, answer: score(secret, guess, box.hole) }));
  return { box, rows, left: remaining(box, rows) };
}

/** The sizes of the parts, each answer found by the rule as it is taught. */
function sizes({ box, left }: Position, guess: Code): number[] {
  const counts = new Map<number, number>();
  for (const place of left) {
    const id = answerId(box, score(codeAt(box, place), guess, box.hole));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([, size]) => size);
}

const worth = (position: Position, guess: Code, by: Measure) => {
  const found = Uint32Array.from(sizes(position, guess));
  return MEASURES[by](found, found.length);
};

/** A position of a box small enough to try everything in. */
const positions: fc.Arbitrary<Position> = boxes.filter((box) => box.size <= 130).chain((box) =>
  fc.tuple(codes(box), fc.array(codes(box), { maxLength: 3 })).map(([secret, guesses]) => after(box, secret, guesses)));

describe("a tally", () => {
  it("has the sizes of the parts, guess after guess", () => {
    const asked = positions.chain((position) => fc.tuple(fc.constant(position), fc.array(codes(position.box), { minLength: 1, maxLength: 6 })));
    fc.assert(fc.property(asked, ([position, guesses]) => {
      const tally = new Tally(position.box, position.left);
      for (const guess of guesses) {
        const consistent = tally.count(guess);
        expect([...tally.sizes.slice(0, tally.parts)]).toEqual(sizes(position, guess));
        expect(consistent).toBe(position.left.includes(codeIndex(position.box, guess)));
      }
    }));
  });
});

describe("the best guess", () => {
  it.each(NAMES)("by %s is as good as any, may be the code if an equal one may, and is the first of those", (by) => {
    fc.assert(fc.property(positions, (position) => {
      const { box, left } = position;
      if (left.length === 1) return;
      const ranked = [...everyCode(box)].map((place) => ({
        place, fits: left.includes(place), worth: worth(position, codeAt(box, place), by),
      }));
      const least = Math.min(...ranked.map((one) => one.worth));
      const best = ranked.filter((one) => one.worth < least + 1e-9);
      const first = best.find((one) => one.fits) ?? best[0]!;
      expect(bestGuess(position, by)).toEqual(codeAt(box, first.place));
    }), { numRuns: 40 });
  });

  it("is the code when one is left", () => {
    const box = own(3, 3);
    expect(bestGuess({ box, rows: [], left: Uint32Array.of(5) })).toEqual([0, 1, 2]);
  });

  it.each([["minimax", "RRBB"], ["expected_size", "RRBG"], ["entropy", "RBGY"], ["most_parts", "RRBG"]] as const)("of a new round by %s is %s", (by, letters) => {
    expect(bestGuess(after(F6423, code("RRRR"), []), by)).toEqual(code(letters));
  });
});

describe("good play", () => {
  it.each(["f6423", "travel", "kids", "eight-colours", "bulls-and-cows"])("finds a code of %s in time, and each row leaves fewer", (key) => {
    const box = EDITIONS.get(key)!;
    const secret = codeAt(box, Math.floor(box.size * 0.77));
    const counts = finish(thinking({ box, rows: [], left: everyCode(box), secret }));
    expect([counts[0], counts.at(-1)]).toEqual([box.size, 1]);
    expect(counts.length - 1).toBeLessThanOrEqual(box.rows);
    expect([...counts].sort((a, b) => b - a)).toEqual(counts);
  });
});

describe("a search", () => {
  it("is quick in the default box, and not in a new round of a large one", () => {
    expect(isQuick(after(F6423, code("RRRR"), []))).toBe(true);
    const box = EDITIONS.get("super-holes")!;
    expect(isQuick({ box, rows: [], left: everyCode(box) })).toBe(false);
  });

  it("rests often where it is long", () => {
    const box = EDITIONS.get("super")!;
    const search = thinking({ box, rows: [], left: everyCode(box) });
    let rests = 0;
    while (!search.next().done) rests += 1;
    expect(rests).toBeGreaterThan(5);
  });

  it("leaves no guess out in our boxes, but does in a large one of one's own", () => {
    for (const box of EDITIONS.values()) expect(isThorough({ box, rows: [], left: everyCode(box) })).toBe(true);
    expect(isThorough(after(own(6, 9), [0, 2, 6, 8, 3, 7], [[0, 1, 2, 3, 4, 5], [6, 7, 8, 0, 0, 1]]))).toBe(false);
  });

  it("of a box too large to look at every guess still finds one that tells something", () => {
    const box = own(6, 10);
    const secret = [0, 1, 2, 3, 4, 5];
    const position = after(box, secret, [[6, 7, 8, 9, 6, 7], [0, 1, 1, 2, 2, 6]]);
    const guess = bestGuess(position);
    expect(sizes({ ...position, left: position.left.slice(0, 500) }, guess).length).toBeGreaterThan(5);
  });
});
