import { describe, expect, it } from "vitest";
import { codeAt } from "../rules/codes.ts";
import { clashSentence, clashes, countPath, remaining } from "../rules/consistency.ts";
import { contradiction, contradictionSentence, suspectSentence } from "../rules/contradictions.ts";
import { EDITIONS, F6423, letters, parse } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { readRows, writeRows } from "../rules/rows.ts";

const rows = readRows(F6423, "RRBY 1 2\nBBGO 0b1g\nYRVB 1 1", "en");
const read = (text: string) => readRows(F6423, text, "en");

describe("remaining", () => {
  it("are the codes that fit all rows, in order", () => {
    expect([...remaining(F6423, rows)].map((i) => letters(F6423, codeAt(F6423, i), "en"))).toEqual(["GRYR", "ORYR"]);
  });

  it("are all codes before the first row", () => {
    expect(remaining(EDITIONS.get("super-holes")!, []).length).toBe(59049);
  });

  it("count down row by row", () => {
    expect(countPath(F6423, rows)).toEqual([1296, 84, 19, 2]);
  });
});

describe("clashes", () => {
  it("name each contradicted row with both answers", () => {
    const found = clashes(F6423, parse(F6423, "RBRB", "en"), read("RRBB 2 2\nRBBY 1 2"));
    expect(found.map((clash) => clashSentence(clash, "en"))).toEqual([
      "Row 2 said 1 exact, 2 misplaced; if this were the code it would have said 2 exact, 1 misplaced.",
    ]);
  });

  it("are none exactly for the codes that remain", () => {
    const fits = [...Array(F6423.size).keys()].filter((i) => !clashes(F6423, codeAt(F6423, i), rows).length);
    expect(fits).toEqual([...remaining(F6423, rows)]);
  });
});

describe("contradiction", () => {
  it("is null while a code fits", () => {
    expect(contradiction(F6423, rows)).toBeNull();
    expect(contradiction(F6423, [])).toBeNull();
  });

  it("names the first impossible row and a smallest set of rows", () => {
    const found = contradiction(F6423, read("RRBY 1 2\nGOVG 0 0\nRRBB 0 0\nVVVV 4 0"))!;
    expect(contradictionSentence(found, "en")).toBe(
      "From row 3 on, no code is possible. Rows 1 and 3 cannot both be right.",
    );
  });

  it("ranks the suspects, each with every answer that would do", () => {
    const [first, second] = contradiction(F6423, read("RBGY 4 0\nRBGO 2 0"))!.suspects;
    expect(first!.answers.slice(0, 2)).toEqual([
      { answer: { exact: 3, misplaced: 0 }, remaining: 12 },
      { answer: { exact: 2, misplaced: 0 }, remaining: 27 },
    ]);
    expect(suspectSentence(second!, "en")).toBe("Row 2: with 3 exact, 0 misplaced, 1 code would be possible.");
  });

  it("says when more than one answer must be wrong", () => {
    const found = contradiction(F6423, read("RRRR 4 0\nBBBB 4 0\nGGGG 4 0"))!;
    expect(found.suspects.map((s) => s.others)).toEqual([1, 1, 1]);
  });
});

describe("readRows", () => {
  it.each(["RRBY 1 2", "RRBY\t1\t2", "RRBY,1,2", "RRBY: 1b2g", "r r b y (1, 2) # mine", "\n\nRed-Red-Blue-Yellow 1 2\r\n"])(
    "reads %j",
    (text) => expect(writeRows(F6423, read(text), "en")).toBe("RRBY 1 2\n"),
  );

  it("tells the digits of a code from those of an answer", () => {
    const bulls = EDITIONS.get("bulls-and-cows")!;
    expect(readRows(bulls, "1234 1 2\n5 6 7 8 0 1", "en").map((r) => r.guess)).toEqual([[1, 2, 3, 4], [5, 6, 7, 8]]);
  });

  it.each([
    ["RRXY 1 2", 'Row 2: Peg 3: "X" is not a symbol'],
    ["RRBYO 1 2", 'Row 2: "RRBYO" has 5 pegs'],
    ["RRBY 1", 'Row 2: "1" is not an answer'],
    ["RRBY 9 9", "Row 2: 9 exact, 9 misplaced is not possible"],
    ["what is this", 'Row 2: "what is this" is not a row'],
  ])("says what is wrong with %j", (line, message) => {
    try {
      read(`BBGO 0 1\n\n${line}`);
      expect.unreachable();
    } catch (refusal) {
      expect((refusal as Refusal).in("en").startsWith(message)).toBe(true);
    }
  });
});
