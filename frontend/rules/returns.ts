// Pairs that were answered wrong come back on later days.
import type { Code, Edition } from "./editions.ts";
import type { Attempt } from "./ladder.ts";
import type { Question } from "./questions.ts";
import { same, score } from "./scoring.ts";

/** Days after which a pair that was wrong is asked again. */
export const RETURNS: readonly number[] = [1, 3, 7];

const DAY_MS = 86_400_000;

interface Mistake extends Question {
  readonly day: number;
  /** The last day on which it was right since. */
  readonly mended: number;
}

/** The pairs to ask again on the day of `now`, the oldest mistake first. A pair missed on its day stays due. */
export function dueAgain(box: Edition, attempts: readonly Attempt[], now: number): readonly Question[] {
  const mistakes = new Map<string, Mistake>();
  for (const { secret, guess, answer, at } of attempts) {
    const name = nameOf(secret, guess);
    const day = dayOf(at);
    const known = mistakes.get(name);
    if (!same(answer, score(secret, guess, box.hole))) mistakes.set(name, { secret, guess, day, mended: day });
    else if (known) mistakes.set(name, { ...known, mended: day });
  }
  const today = dayOf(now);
  const due = [...mistakes.values()].filter(({ day, mended }) =>
    RETURNS.some((days) => day + days > mended && day + days <= today),
  );
  return due.sort((a, b) => a.day - b.day).map(({ secret, guess }) => ({ secret, guess }));
}

/** A number for the reader's own calendar day: the next day has the next number, whatever the clocks do. */
export function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

function nameOf(secret: Code, guess: Code): string {
  return [...secret, ...guess].join();
}
