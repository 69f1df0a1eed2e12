import { describe, expect, it } from "vitest";
import { repeatingPair } from "../rules/examples.ts";
import { EDITIONS, F6423, edition, parse } from "../rules/editions.ts";
import { phase, present, scores, startMatch, turn, upTo, type Settings } from "../rules/match.ts";
import { type Move } from "../rules/moves.ts";
import { Refusal } from "../rules/refusal.ts";
import { exampleMatch } from "../rules/sample-match.ts";
import { fromTraits, make, newsSince, readSheet, sheetData, takeBack, type Mode, type Sheet } from "../rules/sheet.ts";
import { score } from "../rules/scoring.ts";
import { refusal } from "./boxes.ts";

const code = (letters: string) => parse(F6423, letters, "en");
const start = (mode: Mode, settings: Settings = {}): Sheet => ({ mode, match: startMatch(F6423, settings) });
const set = (letters: string): Move => ({ move: "set_code", code: code(letters) });
const guess = (letters: string): Move => ({ move: "guess", code: code(letters) });
const answer = (exact: number, misplaced: number): Move => ({ move: "answer", answer: { exact, misplaced } });
const play = (sheet: Sheet, ...moves: Move[]) => make(sheet, moves, "en", () => 0);
const seen = ({ match }: Sheet) => [phase(match), turn(match)];

/** The person answers every guess of the computer for the code, honestly unless `slip` says otherwise. */
function answerAll(sheet: Sheet, secret: string, slip: (row: number) => Move | null = () => null): Sheet {
  let now = sheet;
  while (phase(now.match) === "answer") {
    const { guess: played, rows } = present(now.match);
    const { exact, misplaced } = score(code(secret), played!);
    now = play(now, slip(rows.length + 1) ?? answer(exact, misplaced));
  }
  return now;
}

describe("the computer", () => {
  it("guesses as soon as the person has set a code", () => {
    expect(seen(play(start("computer"), set("RBRG")))).toEqual(["answer", 0]);
  });

  it("finds the code by the answers alone", () => {
    const end = answerAll(play(start("computer"), set("RBRG")), "RBRG");
    expect(seen(end)).toEqual(["reveal", 0]);
    expect(present(end.match).rows.at(-1)!.guess).toEqual(code("RBRG"));
    expect(scores(end.match)[0]).toBe(present(end.match).rows.length);
  });

  it("sets a code in its turn, and answers every guess rightly", () => {
    const end = play(answerAll(play(start("computer"), set("RBRG")), "RBRG"), { move: "reveal" }, { move: "next_round" });
    expect(seen(end)).toEqual(["guess", 0]);
    const { secret, rows } = present(play(end, guess("RRBY")).match);
    expect(rows).toEqual([{ guess: code("RRBY"), answer: score(secret!, code("RRBY")) }]);
  });

  it("shows its code when the person has found it", () => {
    const made = play(answerAll(play(start("computer"), set("RBRG")), "RBRG"), { move: "reveal" }, { move: "next_round" });
    expect(seen(play(made, { move: "guess", code: present(made.match).secret! }))).toEqual(["review", null]);
  });

  it("proves a wrong answer when no code fits", () => {
    const end = answerAll(play(start("computer"), set("RBRG")), "RBRG", () => answer(0, 0));
    expect([present(end.match).outcome, ...scores(end.match)]).toEqual(["error", 0, 3]);
  });

  it("proves a wrong answer by the code that is shown", () => {
    const wrong = answerAll(play(start("computer"), set("RRRR")), "RRRR", () => answer(4, 0));
    const end = play(wrong, { move: "reveal" });
    expect([present(end.match).outcome, ...scores(end.match)]).toEqual(["error", 0, 3]);
  });

  it("lets the person correct the answers when they learn", () => {
    const end = answerAll(play(start("computer", { learning: true }), set("RBRG")), "RBRG", () => answer(0, 0));
    expect(seen(end)).toEqual(["mend", 0]);
  });
});

describe("a step back", () => {
  it("takes the computer's reply back with the person's move", () => {
    const before = play(start("computer"), set("RBRG"));
    expect(takeBack(answerOnce(before))).toEqual(before);
    expect(takeBack(before).match.moves).toEqual([]);
  });

  it("takes a row of a real box back whole", () => {
    const before = play(start("score"), { move: "set_code" });
    expect(takeBack(play(before, guess("RRBY"), answer(1, 2)))).toEqual(before);
  });

  it("takes one move back of two people at one screen", () => {
    const before = play(start("players"), set("RBRG"), guess("RRBY"));
    expect(takeBack(play(before, answer(1, 2)))).toEqual(before);
  });

  function answerOnce(sheet: Sheet): Sheet {
    return play(sheet, answer(0, 1));
  }
});

describe("a saved sheet", () => {
  it("comes back whole, with its mode", () => {
    const sheet = play(start("computer"), set("RBRG"));
    expect(readSheet(JSON.parse(JSON.stringify(sheetData(sheet))))).toEqual(sheet);
    const { format, ...traits } = sheetData(sheet);
    expect(format).toBe("mmteach-match-1");
    expect(fromTraits(traits)).toEqual(sheet);
  });

  it("may be a match that Python saved, which has no mode", () => {
    const { mode, ...saved } = sheetData(start("score"));
    expect([mode, readSheet(saved).mode]).toEqual(["score", "players"]);
  });

  it.each(["boat", 1, null])("is refused with the mode %j", (mode) => {
    expect(() => readSheet({ ...sheetData(start("score")), mode })).toThrow(Refusal);
  });

  const found = play(start("players"), set("RBRG"), guess("RBRG"), answer(4, 0), { move: "reveal" }, { move: "next_round" });
  it.each<[string, Move, Sheet]>([
    ["Move 1: Not possible against the computer: Enter a round.", { move: "record_round", rows: 5, broken: true }, start("players")],
    ["Move 1: Not possible against the computer: Enter a proven wrong answer.", { move: "record_error" }, start("players")],
    ["Move 6: Not possible against the computer: Set the code.", { move: "set_code" }, found],
  ])("is refused against the computer for what needs a real box: %s", (sentence, move, before) => {
    const saved = sheetData(play(before, move));
    expect(readSheet(saved).match.moves.at(-1)).toEqual(move);
    expect(refusal(() => readSheet({ ...saved, mode: "computer" }))).toContain(sentence);
  });

  it("is refused against the computer for a box with more codes than it can look at", () => {
    const saved = sheetData({ mode: "players", match: startMatch(edition({ key: "wide", name: "Wide", positions: 8, colours: 12 })) });
    expect(readSheet(saved).match.box.size).toBe(12 ** 8);
    expect(refusal(() => readSheet({ ...saved, mode: "computer" }))).toContain("too many to list");
  });

  it("may leave the person's own code in a real box against the computer", () => {
    const saved = sheetData(play(start("players"), { move: "set_code" }));
    expect(readSheet({ ...saved, mode: "computer" }).mode).toBe("computer");
  });

  it.each([null, 3, "text", []])("is refused when it is %j", (value) => {
    expect(() => fromTraits(value)).toThrow(Refusal);
  });
});

describe("looking back", () => {
  it("shows the match after each of its moves", () => {
    const match = exampleMatch();
    expect(upTo(match, match.moves.length)).toEqual(match);
    expect(upTo(match, 0).moves).toEqual([]);
  });

  it("tells only what is new", () => {
    const before = play(start("players"), set("RBRG"), guess("RRBY"));
    expect(newsSince(before.match, play(before, answer(1, 2)).match, "en")).toBe("Row 1: 1 exact, 2 misplaced.");
  });
});

describe("a new example", () => {
  const own = [1, 2, 3, 8].flatMap((positions) => [false, true].flatMap((holes) =>
    [true, false].flatMap((repeats) => (repeats || positions < 3 ? [edition({ key: "own", name: "Own", positions, colours: holes ? 1 : 2, holes, repeats })] : []))));

  it.each([...EDITIONS.values(), ...own].map((box) => [JSON.stringify(box.data), box] as const))("is found in every box: %s", (_, box) => {
    const { secret, guess: played } = repeatingPair(box);
    const { exact, misplaced } = score(secret, played, box.hole);
    expect(box.positions === 1 || (exact < box.positions && exact + misplaced > 0)).toBe(true);
  });
});
