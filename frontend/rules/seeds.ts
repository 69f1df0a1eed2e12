// A code behind a short number, so that two people can play the same round.
import { codeAt } from "./codes.ts";
import type { Code, Edition } from "./editions.ts";
import { Refusal, shown } from "./refusal.ts";

/** Seeds are short enough to read out to a friend. */
export const MOST_SEEDS = 999_999;

export function newSeed(): number {
  return 1 + Math.floor(Math.random() * MOST_SEEDS);
}

/** A seed from a file or a link; 0 when none is given. Throws `Refusal`. */
export function readSeed(value: unknown): number {
  const seed = Number(value ?? 0);
  if (!Number.isInteger(seed) || seed < 0 || seed > MOST_SEEDS) {
    throw new Refusal("practice.not_a_seed", { value: shown(String(value)), most: MOST_SEEDS });
  }
  return seed;
}

/** The code behind a seed, the same in every browser and in the Python package (`mmteach.seeds`). */
export function codeFromSeed(box: Edition, seed: number): Code {
  return codeAt(box, mixed(seed) % box.size);
}

/** Spreads a number over 32 bits, so that neighbouring seeds hide unlike codes. */
export function mixed(seed: number): number {
  let x = seed >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
