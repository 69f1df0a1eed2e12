// All codes of a box in lexicographic order, and their answers to a guess, many at once.
import type { Code, Edition } from "./editions.ts";
import { Refusal } from "./refusal.ts";
import type { Feedback } from "./scoring.ts";

/** The largest box whose codes are all looked at. */
export const MOST_CODES = 1_000_000;

/** One number for an answer: exact x (positions + 1) + misplaced. */
export function answerId(box: Edition, { exact, misplaced }: Feedback): number {
  return exact * (box.positions + 1) + misplaced;
}

/** The answer that `answerId` gave that number. */
export function answerOf(box: Edition, id: number): Feedback {
  const misplaced = id % (box.positions + 1);
  return { exact: (id - misplaced) / (box.positions + 1), misplaced };
}

// A board asks for the same rows again and again while it grows.
const KEPT = 32;
const kept = new WeakMap<Edition, Map<string, Uint8Array>>();

/** What each code, were it the secret, would answer to `guess`: answer ids in the codes' order. Throws `Refusal`. */
export function answers(box: Edition, guess: Code): Uint8Array {
  checkSize(box);
  const known = kept.get(box) ?? new Map<string, Uint8Array>();
  kept.set(box, known);
  const key = guess.join();
  let ids = known.get(key);
  if (!ids) {
    ids = answersOnce(box, guess);
    if (known.size === KEPT) known.delete(known.keys().next().value!);
    known.set(key, ids);
  }
  return ids;
}

/** The same for a guess that is only looked at. One walk over the tree of codes: a beginning's sum is shared by its ends. */
export function answersOnce(box: Edition, guess: Code): Uint8Array {
  const { positions, hole, repeats } = box;
  const ids = new Uint8Array(box.size);
  const left = box.symbols.map((_, symbol) => guess.filter((g) => g === symbol).length);
  const used = box.symbols.map(() => false);
  let index = 0;
  // An exact peg adds `positions`, and a peg of a colour that the guess still has adds 1: in the end that is
  // positions x exact + total, the answer's id.
  const walk = (place: number, sum: number): void => {
    for (let symbol = 0; symbol < left.length; symbol += 1) {
      if (used[symbol]) continue;
      const exact = guess[place] === symbol;
      const hit = symbol === hole ? exact : left[symbol]! > 0;
      const id = sum + (exact ? positions : 0) + (hit ? 1 : 0);
      if (place + 1 === positions) {
        ids[index] = id;
        index += 1;
        continue;
      }
      left[symbol]! -= 1;
      used[symbol] = !repeats;
      walk(place + 1, id);
      used[symbol] = false;
      left[symbol]! += 1;
    }
  };
  walk(0, 0);
  return ids;
}

/** The code at a place of the order, from 0. */
export function codeAt(box: Edition, index: number): Code {
  const free = [...box.symbols.keys()];
  let rest = index;
  let block = box.size;
  return Array.from({ length: box.positions }, () => {
    block /= free.length;
    const place = Math.floor(rest / block);
    rest %= block;
    return box.repeats ? free[place]! : free.splice(place, 1)[0]!;
  });
}

/** The place of a code in the order, from 0. */
export function codeIndex(box: Edition, code: Code): number {
  const free = [...box.symbols.keys()];
  let block = box.size;
  return code.reduce((index, symbol) => {
    block /= free.length;
    const place = free.indexOf(symbol);
    if (!box.repeats) free.splice(place, 1);
    return index + place * block;
  }, 0);
}

/** The places of all codes, in order. Throws `Refusal` for a box with more than `MOST_CODES`. */
export function everyCode(box: Edition): Uint32Array {
  checkSize(box);
  const places = new Uint32Array(box.size);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  return places;
}

/** Throws `Refusal` for a box with more than `MOST_CODES`. */
export function checkSize(box: Edition): void {
  if (box.size > MOST_CODES) throw new Refusal("error.too_many_codes", { codes: box.size, most: MOST_CODES });
}
