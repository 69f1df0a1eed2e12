// A practice round as a value: what is hidden, what was played, and when it is over.
import { checkSize } from "./codes.ts";
import { clashes, type Row } from "./consistency.ts";
import { edition, letters, parse, type Code, type Edition, type EditionData } from "./editions.ts";
import { parseFeedback, score, type Feedback } from "./scoring.ts";
import { Refusal, shown } from "./refusal.ts";
import { codeFromSeed, readSeed } from "./seeds.ts";

export type Role = "codebreaker" | "codemaker";

export interface Round {
  readonly box: Edition;
  readonly role: Role;
  /** The code to find; null when the codemaker keeps it in mind. */
  readonly secret: Code | null;
  /** The number that the code came from, for a friend to play the same; 0 for a code of one's own. */
  readonly seed: number;
  /** Whether the codebreaker sees the code. */
  readonly open: boolean;
  readonly rows: readonly Row[];
  /** Positions shown as a help, from 0. */
  readonly revealed: readonly number[];
  readonly givenUp: boolean;
}

/** A row as files keep it: the guess as English letters, and the answer. */
export type RowData = readonly [string, readonly [number, number]];

/** A round as a file keeps it: codes as English letters. */
export interface RoundData {
  readonly edition: string | EditionData;
  readonly role: Role;
  readonly secret: string;
  readonly seed: number;
  readonly open_code: boolean;
  readonly rows: readonly RowData[];
  readonly revealed: readonly number[];
  readonly given_up: boolean;
}

export function newRound(box: Edition, seed: number, open: boolean): Round {
  const secret = codeFromSeed(box, seed);
  return { box, role: "codebreaker", secret, seed, open, rows: [], revealed: [], givenUp: false };
}

export function newCodemakerRound(box: Edition): Round {
  return { box, role: "codemaker", secret: null, seed: 0, open: false, rows: [], revealed: [], givenUp: false };
}

/** Adds a guess of the codebreaker with its answer. */
export function play(round: Round, guess: Code): Round {
  return answered(round, { guess, answer: score(round.secret!, guess, round.box.hole) });
}

export function answered(round: Round, row: Row): Round {
  return { ...round, rows: [...round.rows, row] };
}

export function solved({ box, rows }: Round): boolean {
  return rows.at(-1)?.answer.exact === box.positions;
}

/** Found, out of rows, or given up. */
export function over(round: Round): boolean {
  return solved(round) || round.givenUp || round.rows.length >= round.box.rows;
}

/** The round before the last guess, or before it was given up. */
export function takenBack(round: Round): Round {
  return round.givenUp ? { ...round, givenUp: false } : { ...round, rows: round.rows.slice(0, -1) };
}

/** The round with another answer in row `row`, from 1; what follows a row that finds the code goes. */
export function mended(round: Round, row: number, answer: Feedback): Round {
  const rows = round.rows.map((old, i) => (i === row - 1 ? { ...old, answer } : old));
  return { ...round, rows: rows.slice(0, lastRow(round.box, rows)) };
}

/** The row in which the code is found, else the last that the box has. */
function lastRow(box: Edition, rows: readonly Row[]): number {
  const found = rows.findIndex(({ answer }) => answer.exact === box.positions);
  return found < 0 ? box.rows : Math.min(found + 1, box.rows);
}

/** How many guesses could have been the code when they were played. */
export function consistentGuesses({ box, rows }: Round): number {
  return rows.filter(({ guess }, i) => clashes(box, guess, rows.slice(0, i)).length === 0).length;
}

export function toData({ box, role, secret, seed, open, rows, revealed, givenUp }: Round): RoundData {
  return {
    edition: box.data, role, seed, revealed,
    open_code: open,
    secret: secret ? letters(box, secret, "en") : "",
    rows: rows.map((row) => writeRow(box, row)),
    given_up: givenUp,
  };
}

/**
 * Reads a round from a file, a page or a saved record. Throws `Refusal`, naming the row and peg where one is wrong, and
 * for answers that the code does not give: a codebreaker's round has none of those.
 */
export function fromData(value: unknown): Round {
  const data = value as RoundData;
  if (typeof value !== "object" || value === null || !Array.isArray(data.rows)) throw notARound(value);
  const box = edition(data.edition ?? "");
  checkSize(box);
  const seed = readSeed(data.seed);
  const { role = "codebreaker" } = data;
  if (role !== "codebreaker" && role !== "codemaker") throw new Refusal("practice.not_a_round", { value: shown(String(role)) });
  const rows = data.rows.map((row, i) => readRow(box, row, i + 1));
  const last = lastRow(box, rows);
  if (rows.length > last) throw new Refusal("practice.no_row_left", { last }, last + 1);
  const secret = seed ? codeFromSeed(box, seed) : data.secret ? parse(box, String(data.secret), "en") : null;
  if (role === "codebreaker") {
    if (!secret) throw notARound(value);
    checkAnswers(box, secret, rows);
  }
  return {
    box, role, secret, seed, rows,
    open: String(data.open_code) === "true",
    revealed: Array.isArray(data.revealed) ? Array.from({ length: box.positions }, (_, p) => p).filter((p) => data.revealed.includes(p)) : [],
    givenUp: String(data.given_up) === "true", // an attribute is a text
  };
}

/** Every help that can be switched off; the first four show something, the others are buttons. */
export const HELPS = ["count", "chart", "candidates", "warning", "hint", "reveal", "undo"] as const;
export type Help = (typeof HELPS)[number];

/** A round as a board keeps it: with the helps that are switched on. */
export interface Practice {
  readonly round: Round;
  readonly helps: readonly Help[];
}

export function practiceData({ round, helps }: Practice): RoundData & { readonly helps: readonly Help[] } {
  return { ...toData(round), helps };
}

/** Reads what `practiceData` wrote; older records have no helps. Throws `Refusal`. */
export function readPractice(value: unknown): Practice {
  return { round: fromData(value), helps: readHelps((value as Partial<Practice>).helps) };
}

/** The helps that are named in a list, or in a text as an attribute has it; all where nothing is said. */
export function readHelps(named: unknown): readonly Help[] {
  return HELPS.filter((help) => String(named ?? HELPS).includes(help));
}

function checkAnswers(box: Edition, secret: Code, rows: readonly Row[]): void {
  const [wrong] = clashes(box, secret, rows);
  const numbers = ({ exact, misplaced }: Feedback) => `${exact} ${misplaced}`;
  if (wrong) throw new Refusal("practice.wrong_answer", { said: numbers(wrong.said), right: numbers(wrong.wouldSay) }, wrong.row);
}

function notARound(value: unknown): Refusal {
  return new Refusal("practice.not_a_round", { value: shown(value) });
}

export function writeRow(box: Edition, { guess, answer }: Row): RowData {
  return [letters(box, guess, "en"), [answer.exact, answer.misplaced]];
}

/** Throws `Refusal` naming row `number`. */
export function readRow(box: Edition, row: unknown, number: number): Row {
  const [guess, answer] = Array.isArray(row) ? (row as unknown[]) : [];
  return {
    guess: parse(box, String(guess), "en", number),
    answer: parseFeedback(Array.isArray(answer) ? answer.join(" ") : String(answer), box, "en", number),
  };
}
