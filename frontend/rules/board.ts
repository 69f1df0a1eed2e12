// A board from a table as a value: rows with their answers, some of them set aside.
import { checkSize } from "./codes.ts";
import { countPath, type Row } from "./consistency.ts";
import { contradiction, type Contradiction } from "./contradictions.ts";
import { edition, type Edition, type EditionData } from "./editions.ts";
import { readRow, writeRow, type RowData } from "./practice.ts";
import { Refusal, shown } from "./refusal.ts";

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

/** Why no code fits the rows that count, told by their numbers among all rows; null when one does. */
export function conflictOf(board: CheckedBoard): Contradiction | null {
  const found = contradiction(board.box, counted(board));
  const places = board.rows.flatMap((row, i) => (row.aside ? [] : [i + 1]));
  const place = (row: number) => places[row - 1]!;
  return found && {
    firstRow: place(found.firstRow),
    rows: found.rows.map(place),
    suspects: found.suspects.map((suspect) => ({ ...suspect, row: place(suspect.row) })),
  };
}

/** The board with `row` at place `number`, from 1; the place behind the last adds it. */
export function withRow({ box, rows }: CheckedBoard, number: number, row: CheckedRow): CheckedBoard {
  return { box, rows: [...rows.slice(0, number - 1), row, ...rows.slice(number)] };
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
    throw new Refusal("check.not_a_board", { value: shown(value) });
  }
  const box = edition(data.edition ?? "");
  checkSize(box);
  const aside: readonly unknown[] = Array.isArray(data.aside) ? data.aside : [];
  return { box, rows: data.rows.map((row, i) => ({ ...readRow(box, row, i + 1), aside: aside.includes(i + 1) })) };
}
