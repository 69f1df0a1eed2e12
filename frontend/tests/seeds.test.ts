import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDITIONS, F6423, checked, letters } from "../rules/editions.ts";
import { MOST_SEEDS, codeFromSeed, newSeed, readSeed } from "../rules/seeds.ts";
import { boxes, refusal } from "./boxes.ts";

const seeds = fc.integer({ min: 1, max: MOST_SEEDS });

describe("codeFromSeed", () => {
  test("gives a code of the box, always the same", () => {
    fc.assert(
      fc.property(boxes, seeds, (box, seed) => {
        const code = codeFromSeed(box, seed);
        expect(checked(box, code, "en")).toEqual(code);
        expect(codeFromSeed(box, seed)).toEqual(code);
      }),
    );
  });

  test("neighbouring seeds hide unlike codes: ten in a row give at least eight", () => {
    for (const box of EDITIONS.values()) {
      const codes = new Set(Array.from({ length: 10 }, (_, k) => letters(box, codeFromSeed(box, 500 + k), "en")));
      expect(codes.size, box.key).toBeGreaterThanOrEqual(8);
    }
  });

  test("every code of the box comes up", () => {
    const found = new Set(Array.from({ length: 20_000 }, (_, seed) => codeFromSeed(F6423, seed + 1).join()));
    expect(found.size).toBe(F6423.size);
  });
});

describe("readSeed", () => {
  test("takes a number as a link or a file writes it; nothing is 0", () => {
    expect([7, "7", "", null, undefined, 0, MOST_SEEDS].map(readSeed)).toEqual([7, 7, 0, 0, 0, 0, MOST_SEEDS]);
  });

  test.each(["many", "-1", "1.5", "1000000", "1e99", "NaN", {}, [1, 2]])("refuses %j", (value) => {
    expect(refusal(() => readSeed(value))).toContain("is not the number of a code. Accepted: 0, or a whole number to 999,999.");
  });

  test("takes what newSeed draws", () => {
    for (let k = 0; k < 100; k += 1) expect(readSeed(newSeed())).toBeGreaterThan(0);
  });
});
