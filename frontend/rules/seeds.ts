import { codeAt } from "./codes.ts";
import type { Code, Edition } from "./editions.ts";

/** Seeds are short enough to read out to a friend. */
export const MOST_SEEDS = 999_999;

export function newSeed(): number {
  return 1 + Math.floor(Math.random() * MOST_SEEDS);
}

/** The code behind a seed, the same in every browser and in the Python package (`mmteach.seeds`). */
export function codeFromSeed(box: Edition, seed: number): Code {
  return codeAt(box, mixed(seed) % box.size);
}

/** Spreads a number over 32 bits, so that neighbouring seeds hide unlike codes. */
function mixed(seed: number): number {
  let x = seed >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
