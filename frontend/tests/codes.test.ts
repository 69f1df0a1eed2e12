import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerId, answerOf, answers, codeAt, codeIndex } from "../rules/codes.ts";
import { EDITIONS, F6423, edition } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { score } from "../rules/scoring.ts";

const boxes = fc.constantFrom(...EDITIONS.values());

describe("codeAt and codeIndex", () => {
  it("count in lexicographic order", () => {
    expect([0, 1, 6, 1295].map((i) => codeAt(F6423, i).join(""))).toEqual(["0000", "0001", "0010", "5555"]);
  });

  it("leave out repeats where the box has none", () => {
    const bulls = EDITIONS.get("bulls-and-cows")!;
    expect([0, 1, 7, 5039].map((i) => codeAt(bulls, i).join(""))).toEqual(["0123", "0124", "0132", "9876"]);
  });

  it("undo each other in every box", () => {
    fc.assert(
      fc.property(boxes, fc.nat(), (box, n) => {
        const index = n % box.size;
        expect(codeIndex(box, codeAt(box, index))).toBe(index);
      }),
    );
  });
});

describe("answers", () => {
  it("agree with the scoring of one code in every box", () => {
    fc.assert(
      fc.property(boxes, fc.nat(), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (box, n, places) => {
        const guess = codeAt(box, n % box.size);
        const ids = answers(box, guess);
        expect(ids.length).toBe(box.size);
        for (const place of places.map((p) => p % box.size)) {
          expect(answerOf(box, ids[place]!)).toEqual(score(codeAt(box, place), guess, box.hole));
        }
      }),
    );
  });

  it("are the same however many other guesses were asked for in between", () => {
    const before = [...answers(F6423, [0, 0, 1, 1])];
    for (let index = 0; index < 100; index += 1) answers(F6423, codeAt(F6423, index));
    expect([...answers(F6423, [0, 0, 1, 1])]).toEqual(before);
  });

  it("have one number each", () => {
    for (let exact = 0; exact <= 4; exact += 1) {
      for (let misplaced = 0; exact + misplaced <= 4; misplaced += 1) {
        expect(answerOf(F6423, answerId(F6423, { exact, misplaced }))).toEqual({ exact, misplaced });
      }
    }
  });

  it("are refused for a box too large to look at", () => {
    const huge = edition({ key: "huge", name: "Huge", positions: 8, colours: 12 });
    expect(() => answers(huge, [0, 0, 0, 0, 0, 0, 0, 0])).toThrow(Refusal);
  });
});
