// Good guesses, by how evenly they split what is still possible.
import { answerId, answersOnce, codeAt, everyCode } from "./codes.ts";
import { fitting } from "./consistency.ts";
import type { Code, Edition } from "./editions.ts";
import { score } from "./scoring.ts";

/** How many candidates are looked at for a good guess; more than these hardly help. */
const LOOKED_AT = 200;
/** How many answers may be worked out for one guess, so that a board never waits for it. */
const ANSWERS = 600_000;

/** A candidate that splits the candidates into the most parts, among some that lie evenly in their order. */
export function goodGuess(box: Edition, left: Uint32Array): Code {
  const count = left.length * 8 < box.size ? countFew(box, left) : countMany(box, left);
  const looks = Math.min(LOOKED_AT, Math.max(8, Math.floor(ANSWERS / Math.min(box.size, left.length * 8))));
  const stride = Math.max(1, Math.floor(left.length / looks));
  let best = codeAt(box, left[0]!);
  let most = 0;
  for (let i = 0; i < left.length; i += stride) {
    const guess = codeAt(box, left[i]!);
    const parts = count(guess);
    if (parts > most) [best, most] = [guess, parts];
  }
  return best;
}

/** How many codes are left, guess by guess, when good guesses look for `secret`. */
export function goodPath(box: Edition, secret: Code): readonly number[] {
  let left = everyCode(box);
  const counts = [left.length];
  for (let exact = 0; exact < box.positions && counts.length <= box.rows; ) {
    const guess = goodGuess(box, left);
    const answer = score(secret, guess, box.hole);
    left = fitting(box, left, { guess, answer });
    counts.push(left.length);
    exact = answer.exact;
  }
  return counts;
}

/** Counts the parts of a guess by the answers of every code of the box. */
function countMany(box: Edition, left: Uint32Array): (guess: Code) => number {
  return (guess) => {
    const ids = answersOnce(box, guess);
    return distinct(left.length, (i) => ids[left[i]!]!);
  };
}

/** The same, by the answers of the candidates alone. */
function countFew(box: Edition, left: Uint32Array): (guess: Code) => number {
  const codes = Array.from(left, (index) => codeAt(box, index));
  return (guess) => distinct(codes.length, (i) => answerId(box, score(codes[i]!, guess, box.hole)));
}

function distinct(length: number, id: (i: number) => number): number {
  const seen = new Uint8Array(256);
  for (let i = 0; i < length; i += 1) seen[id(i)] = 1;
  return seen.reduce((sum, one) => sum + one, 0);
}
