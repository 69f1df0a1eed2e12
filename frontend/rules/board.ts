// A board from a table as a value: rows with their answers, some of them set aside.
import { countPath, type Row } from "./consistency.ts";
import { edition, type Edition, type EditionData } from "./editions.ts";
import { readRow, writeRow, type RowData } from "./practice.ts";
import { Refusal, quoted } from "./refusal.ts";

export interface CheckedRow extends Row {
  /** Left out of every count, without being forgotten. */
  readonly aside: boolean;
}

export interface CheckedBoard {
  readonly box: Edition;
  readonly rows: readonly CheckedRow[];
}

export interface BoardData {
  readonly edition: string | EditionData;
  readonly rows: readonly RowData[];
  /** Numbers of the rows set aside, from 1. */
  readonly aside: readonly number[];
}

/** The rows that count. */
export function counted({ rows }: CheckedBoard): readonly CheckedRow[] {
  return rows.filter((row) => !row.aside);
}

/** Codes possible at the start and after each row; null for a row set aside. */
export function boardPath(board: CheckedBoard): readonly (number | null)[] {
  const [start, ...left] = countPath(board.box, counted(board));
  return [start!, ...board.rows.map((row) => (row.aside ? null : left.shift()!))];
}

/** Where the rows that count stand among all rows: numbers from 1 to numbers from 1. */
export function placesOf(board: CheckedBoard): readonly number[] {
  return board.rows.flatMap((row, i) => (row.aside ? [] : [i + 1]));
}

export function boardData({ box, rows }: CheckedBoard): BoardData {
  return {
    edition: box.data,
    rows: rows.map((row) => writeRow(box, row)),
    aside: rows.flatMap((row, i) => (row.aside ? [i + 1] : [])),
  };
}

/** Reads a board from a file or a saved record. Throws `Refusal`, naming the row and peg where one is wrong. */
export function readBoard(value: unknown): CheckedBoard {
  const data = value as BoardData;
  if (typeof value !== "object" || value === null || !Array.isArray(data.rows)) {
    throw new Refusal("check.not_a_board", { value: quoted(JSON.stringify(value) ?? "") });
  }
  const box = edition(data.edition);
  const aside: readonly unknown[] = Array.isArray(data.aside) ? data.aside : [];
  return { box, rows: data.rows.map((row, i) => ({ ...readRow(box, row, i + 1), aside: aside.includes(i + 1) })) };
}
