import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDITIONS, F6423, letters, parse, type Edition } from "../rules/editions.ts";
import {
  HELPS, answered, consistentGuesses, fromData, mended, newCodemakerRound, newRound, over, play, practiceData, readPractice, solved,
  takenBack, toData, type Round,
} from "../rules/practice.ts";
import { codeFromSeed } from "../rules/seeds.ts";
import { wrongAnswers } from "../rules/verdict.ts";
import { boxes, codes, refusal } from "./boxes.ts";

const code = (text: string, box: Edition = F6423) => parse(box, text, "en");
const open = (secret: string): Round => ({ ...newRound(F6423, 1, false), secret: code(secret), seed: 0 });
const small = boxes.filter((box) => box.size <= 1_000_000);

/** A round that was played for a while, or to its end. */
const rounds: fc.Arbitrary<Round> = small.chain((box) =>
  fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.array(codes(box), { maxLength: 5 }), fc.boolean()).map(([seed, guesses, view]) =>
    guesses.reduce((round, guess) => (over(round) ? round : play(round, guess)), newRound(box, seed, view)),
  ),
);

describe("a round", () => {
  test("answers each guess, and ends when it is found", () => {
    const round = play(play(open("RBRG"), code("RRBY")), code("RBRG"));
    expect(round.rows.map(({ answer }) => answer)).toEqual([{ exact: 1, misplaced: 2 }, { exact: 4, misplaced: 0 }]);
    expect([solved(round), over(round)]).toEqual([true, true]);
  });

  test.each([...EDITIONS.values()])("counts the last row of $key like any other", (box) => {
    const secret = codeFromSeed(box, 3);
    const wrong = secret.map((_, p) => secret[(p + 1) % secret.length]!);
    let round = newRound(box, 3, false);
    for (let row = 1; row < box.rows; row += 1) round = play(round, wrong);
    expect(over(round)).toBe(false);
    expect(solved(play(round, secret))).toBe(true);
    expect([over(play(round, wrong)), solved(play(round, wrong))]).toEqual([true, false]);
  });

  test("is over when given up, and taken back step by step", () => {
    const played = play(open("RBRG"), code("RRBY"));
    const given = { ...played, givenUp: true };
    expect(over(given)).toBe(true);
    expect(takenBack(given)).toEqual(played);
    expect(takenBack(played)).toEqual(open("RBRG"));
  });

  test("praises guesses that fitted every row before them", () => {
    const round = ["RRBY", "RRRR", "RBRG"].map((text) => code(text)).reduce(play, open("RBRG"));
    expect(consistentGuesses(round)).toBe(2);
  });

  test("an answer is mended in its place", () => {
    const rows = ["RRBY", "GGGG"].map((guess) => ({ guess: code(guess), answer: { exact: 0, misplaced: 0 } }));
    const round = rows.reduce(answered, newCodemakerRound(F6423));
    expect(mended(round, 2, { exact: 1, misplaced: 0 }).rows.map(({ answer }) => answer.exact)).toEqual([0, 1]);
    expect(mended(round, 1, { exact: 4, misplaced: 0 }).rows).toHaveLength(1);
  });
});

describe("a saved round", () => {
  test("reads back as it was", () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(fromData(JSON.parse(JSON.stringify(toData(round))))).toEqual(round);
      }),
    );
  });

  test("reads back with holes and from the codemaker's seat, the code kept in mind", () => {
    const box = EDITIONS.get("super-holes")!;
    const round = answered(newCodemakerRound(box), { guess: code("R_B_G", box), answer: { exact: 2, misplaced: 1 } });
    expect(toData(round).rows).toEqual([["R_B_G", [2, 1]]]);
    expect(fromData(toData(round))).toEqual(round);
  });

  const data = { edition: "f6423", role: "codebreaker", secret: "RBRG", rows: [["RRBY", [1, 2]]] };
  test.each([
    [null, "null"],
    [[], "is not a saved round"],
    ["RBRG", "is not a saved round"],
    [{ ...data, rows: "RRBY" }, "is not a saved round"],
    [{ ...data, secret: "" }, "is not a saved round"],
    [{ ...data, secret: "RBR" }, '"RBR" has 3 pegs'],
    [{ ...data, edition: "lost" }, '"lost" is not a box we know'],
    [{ ...data, edition: undefined }, "is not a box we know"],
    [{ ...data, edition: { key: "w", name: "W", positions: 8, colours: 12 } }, "too many to list"],
    [{ ...data, seed: "x" }, "is not the number of a code"],
    [{ ...data, rows: [["RRBY", [1, 2]], ["RRQY", [1, 2]]] }, 'Row 2: Peg 3: "Q"'],
    [{ ...data, rows: [["RRBY", [3, 1]]] }, "Row 1: "],
    [{ ...data, rows: [["RRBY"]] }, "Row 1: "],
    [{ ...data, rows: [7] }, "Row 1: "],
    [{ ...data, rows: [["RRBY", [1, 2]], ["RBGY", [2, 2]]] }, "Row 2: 2 2 is not what the code answers. Accepted: 2 1, exact first."],
    [{ ...data, rows: [["RBRG", [4, 0]], ["RRBY", [1, 2]]] }, "Row 2: The round was over after row 1."],
    [{ ...data, rows: Array.from({ length: 11 }, () => ["RRBY", [1, 2]]) }, "Row 11: The round was over after row 10."],
    [{ ...data, role: "spectator" }, '"spectator" is not a saved round'],
    [{ ...data, edition: { key: "k", name: "K", positions: 4, colours: 6, key_names: 5 } }, "key_names: 5 is not a pair of names"],
  ])("%j is refused with its place", (value, reason) => {
    expect(refusal(() => fromData(value))).toContain(reason);
  });

  test.each([["false", false], ["true", true], [undefined, false]])("a switch that says %j is %j", (text, on) => {
    const round = fromData({ ...data, given_up: text, open_code: text });
    expect([round.givenUp, round.open]).toEqual([on, on]);
  });

  test("is kept with the helps that are switched on; an older record has them all", () => {
    const practice = readPractice({ ...data, helps: ["undo", "count", "cheat"] });
    expect(practice.helps).toEqual(["count", "undo"]);
    expect(readPractice(practiceData(practice))).toEqual(practice);
    expect([readPractice({ ...data, helps: [] }).helps, readPractice(data).helps]).toEqual([[], HELPS]);
    expect(readPractice({ ...data, helps: "hint,chart" }).helps).toEqual(["chart", "hint"]); // an attribute is a text
  });

  test("a codemaker's wrong answers are no damage", () => {
    expect(fromData({ ...data, role: "codemaker", rows: [["RRBY", [0, 0]]] }).rows).toHaveLength(1);
  });

  test("positions that the box does not have were never shown", () => {
    expect(fromData({ ...data, revealed: [3, 9, -1, "1", 0, 0] }).revealed).toEqual([0, 3]);
  });
});

describe("wrongAnswers", () => {
  const rows = (...said: [string, number, number][]) =>
    said.map(([guess, exact, misplaced]) => ({ guess: code(guess), answer: { exact, misplaced } }));

  test("names exactly the wrong ones, and the rule that gives them all", () => {
    const { answers, rules } = wrongAnswers(F6423, code("RBRG"), rows(["RRBR", 1, 3], ["BBBB", 1, 0]));
    expect(answers.map(({ row, wouldSay }) => [row, wouldSay])).toEqual([[1, { exact: 1, misplaced: 2 }]]);
    expect(rules[0]).toBe("every_guess_peg");
  });

  test("no rule explains right answers, nor every wrong one", () => {
    expect(wrongAnswers(F6423, code("RBRG"), rows(["RRBY", 1, 2]))).toEqual({ answers: [], rules: [] });
    expect(wrongAnswers(F6423, code("RBRG"), rows(["RRBY", 0, 0])).rules).toEqual([]);
  });
});

test("letters of a seed's code are those of its box", () => {
  expect(letters(F6423, codeFromSeed(F6423, 5), "en")).toBe("YRYO");
});
