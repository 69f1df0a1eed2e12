import type { Code, Edition } from "./editions.ts";
import { score } from "./scoring.ts";

/** A random number from 0 up to, not including, 1. */
export type Random = () => number;

export function randomCode(box: Edition, random: Random = Math.random): Code {
  const bag = [...box.symbols.keys()];
  return Array.from({ length: box.positions }, () => {
    const at = Math.floor(random() * bag.length);
    return box.repeats ? bag[at]! : bag.splice(at, 1)[0]!;
  });
}

const repeats = (code: Code) => new Set(code).size < code.length;

/** A code and a guess that repeat a colour where the box allows it, and that earn some keys but not all. */
export function repeatingPair(box: Edition, random: Random = Math.random): { secret: Code; guess: Code } {
  const wanted = box.repeats && box.positions > 2; // with two pegs, lines that repeat earn all keys or none
  for (;;) {
    const [secret, guess] = [randomCode(box, random), randomCode(box, random)];
    const { exact, misplaced } = score(secret, guess, box.hole);
    const telling = exact + misplaced > 0 && exact < box.positions;
    if ((telling || box.positions === 1) && (!wanted || (repeats(secret) && repeats(guess)))) return { secret, guess };
  }
}
