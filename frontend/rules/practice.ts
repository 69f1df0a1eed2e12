// A practice round as a value: what is hidden, what was played, and when it is over.
import { clashes, type Row } from "./consistency.ts";
import { edition, letters, parse, type Code, type Edition, type EditionData } from "./editions.ts";
import { parseFeedback, score } from "./scoring.ts";
import { Refusal, quoted } from "./refusal.ts";
import { codeFromSeed } from "./seeds.ts";

export type Role = "codebreaker" | "codemaker";

export interface Round {
  readonly box: Edition;
  readonly role: Role;
  /** The code to find; null when the codemaker keeps it in mind. */
  readonly secret: Code | null;
  /** The number that the code came from, for a friend to play the same; 0 for a code of one's own. */
  readonly seed: number;
  /** Whether the code lies in view. */
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

export function newCodemakerRound(box: Edition, secret: Code | null): Round {
  return { box, role: "codemaker", secret, seed: 0, open: secret !== null, rows: [], revealed: [], givenUp: false };
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

/** Reads a round from a file or a saved record. Throws `Refusal`, naming the row and peg where one is wrong. */
export function fromData(value: unknown): Round {
  const data = value as RoundData;
  if (typeof value !== "object" || value === null || !Array.isArray(data.rows)) {
    throw new Refusal("practice.not_a_round", { value: quoted(JSON.stringify(value) ?? "") });
  }
  const box = edition(data.edition);
  return {
    box,
    role: data.role === "codemaker" ? "codemaker" : "codebreaker",
    secret: data.secret ? parse(box, String(data.secret), "en") : null,
    seed: Number(data.seed) || 0,
    open: Boolean(data.open_code),
    rows: data.rows.map((row, i) => readRow(box, row, i + 1)),
    revealed: Array.isArray(data.revealed) ? data.revealed.map(Number).filter((p) => p in Array(box.positions).fill(0)) : [],
    givenUp: Boolean(data.given_up),
  };
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
