// Good guesses, by how evenly they split what is still possible.
import { answers, codeAt } from "./codes.ts";
import { narrowing, type Row } from "./consistency.ts";
import type { Code, Edition } from "./editions.ts";
import { score } from "./scoring.ts";

/** How many candidates are looked at for a good guess; more than these hardly help. */
const LOOKED_AT = 200;

/** A candidate that splits the candidates into the most parts, among some that lie evenly in their order. */
export function goodGuess(box: Edition, left: Uint32Array): Code {
  const stride = Math.max(1, Math.floor(left.length / LOOKED_AT));
  let best = left[0]!;
  let most = 0;
  for (let i = 0; i < left.length; i += stride) {
    const ids = answers(box, codeAt(box, left[i]!));
    const parts = new Set<number>();
    for (const code of left) parts.add(ids[code]!);
    if (parts.size > most) [best, most] = [left[i]!, parts.size];
  }
  return codeAt(box, best);
}

/** How many codes are left, guess by guess, when good guesses look for `secret`. */
export function goodPath(box: Edition, secret: Code): readonly number[] {
  const rows: Row[] = [];
  const counts = [box.size];
  while (rows.at(-1)?.answer.exact !== box.positions && rows.length < box.rows) {
    const guess = goodGuess(box, narrowing(box, rows).at(-1)!);
    rows.push({ guess, answer: score(secret, guess, box.hole) });
    counts.push(narrowing(box, rows).at(-1)!.length);
  }
  return counts;
}
