import { describe, expect, test } from "vitest";
import { boardData, boardPath, conflictOf, counted, readBoard, withRow } from "../rules/board.ts";
import { parse, F6423 } from "../rules/editions.ts";
import { refusal } from "./boxes.ts";

const data = {
  edition: "f6423",
  rows: [["VVVV", [0, 0]], ["RGBY", [0, 2]], ["BOGV", [1, 1]], ["OYGO", [2, 1]], ["BYOO", [1, 0]]],
  aside: [1],
} as const;

describe("a checked board", () => {
  test("counts the rows that are not set aside, each in its place", () => {
    const board = readBoard(data);
    expect(counted(board)).toHaveLength(4);
    expect(boardPath(board)).toEqual([1296, null, 312, 63, 1, 0]);
  });

  test("tells a conflict by the rows' own numbers", () => {
    const found = conflictOf(readBoard(data))!;
    expect(found.firstRow).toBe(5);
    expect(found.suspects[0]!.row).toBe(4);
    expect(found.rows).not.toContain(1);
    expect(conflictOf(readBoard({ ...data, aside: [1, 4] }))).toBeNull();
  });

  test("takes a row in any place, and one more at the end", () => {
    const board = readBoard(data);
    const row = { guess: parse(F6423, "RRRR", "en"), answer: { exact: 0, misplaced: 0 }, aside: false };
    expect(withRow(board, 2, row).rows.map((r) => r === row)).toEqual([false, true, false, false, false]);
    expect(withRow(board, 6, row).rows).toHaveLength(6);
  });

  test("reads back as it was written", () => {
    expect(boardData(readBoard(data))).toEqual(data);
  });

  test.each([
    [undefined, "is not a saved board"],
    [{ ...data, rows: 3 }, "is not a saved board"],
    [{ ...data, edition: "x" }, "is not a box we know"],
    [{ ...data, edition: { key: "w", name: "W", positions: 8, colours: 12 } }, "too many to list"],
    [{ ...data, rows: [...data.rows, ["RRRR", [5, 0]]] }, "Row 6: "],
  ])("%j is refused", (value, reason) => {
    expect(refusal(() => readBoard(value))).toContain(reason);
  });

  test("what is set aside may be anything; only numbers of rows count", () => {
    expect(boardData(readBoard({ ...data, aside: "all" })).aside).toEqual([]);
    expect(boardData(readBoard({ ...data, aside: [99, "2", 3] })).aside).toEqual([3]);
  });
});
