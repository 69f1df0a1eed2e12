// A learner's progress in files and saved records, with codes as English letters and times as ISO dates.
import { edition, letters, parse, type Edition, type EditionData } from "./editions.ts";
import { newProgress, onLadder, type Attempt, type Progress } from "./ladder.ts";
import { isMisconception } from "./misconceptions.ts";
import { Refusal, inRow, shown } from "./refusal.ts";
import { readSeed } from "./seeds.ts";

export interface AttemptData {
  readonly secret: string;
  readonly guess: string;
  readonly answer: readonly [exact: number, misplaced: number];
  readonly level: number;
  readonly mended: boolean;
  readonly at: string;
}

export interface ProgressData {
  readonly edition: string | EditionData;
  readonly seed: number;
  readonly level: number;
  readonly attempts: readonly AttemptData[];
  /** A wrong rule, or empty. */
  readonly focus: string;
  readonly since: number;
}

export function progressData({ box, seed, level, attempts, focus, since }: Progress): ProgressData {
  return { edition: box.data, seed, level, attempts: attempts.map((a) => attemptData(box, a)), focus: focus ?? "", since };
}

/** Reads progress from a file or a saved record. Throws `Refusal`, naming the answer and the peg where one is wrong. */
export function readProgress(value: unknown): Progress {
  const data = value as ProgressData;
  if (typeof value !== "object" || value === null || !Array.isArray(data.attempts)) throw notProgress(value);
  const box = edition(data.edition);
  const attempts = data.attempts.map((attempt, i) => inRow(i + 1, () => readAttempt(box, attempt)));
  const focus = String(data.focus ?? "");
  return {
    ...newProgress(box, readSeed(data.seed), Number(data.level)),
    attempts,
    focus: isMisconception(focus) ? focus : null,
    since: Math.max(0, Math.min(attempts.length, Math.trunc(Number(data.since)) || 0)),
  };
}

function attemptData(box: Edition, { secret, guess, answer, level, mended, at }: Attempt): AttemptData {
  return {
    secret: letters(box, secret, "en"),
    guess: letters(box, guess, "en"),
    answer: [answer.exact, answer.misplaced],
    level, mended,
    at: new Date(at).toISOString(),
  };
}

function readAttempt(box: Edition, value: unknown): Attempt {
  const data = value as AttemptData;
  if (typeof value !== "object" || value === null) throw notProgress(value);
  const [exact, misplaced] = Array.isArray(data.answer) ? data.answer.map(Number) : [];
  const at = Date.parse(String(data.at));
  const keys = (n: number | undefined): n is number => Number.isInteger(n) && n! >= 0 && n! <= box.positions;
  if (!keys(exact) || !keys(misplaced) || Number.isNaN(at)) throw notProgress(value);
  return {
    secret: parse(box, String(data.secret), "en"),
    guess: parse(box, String(data.guess), "en"),
    answer: { exact, misplaced },
    level: onLadder(box, Number(data.level)),
    mended: Boolean(data.mended),
    at,
  };
}

function notProgress(value: unknown): Refusal {
  return new Refusal("scoring.not_progress", { value: shown(value) });
}
