// The parts into which a guess divides the codes that are left, for many guesses one after another.
import { codeAt } from "./codes.ts";
import type { Code, Edition } from "./editions.ts";

/** Four codes stand in each word, and each has a table of sizes of its own: equal answers in a row then wait less. */
const LANES = 4;
const TABLE = 128;

/**
 * Counts the answers of the codes that are left.
 *
 * As an answer's id is positions x exact + total, a peg adds `positions` where the code has its symbol in its place, and 1
 * where the code has more of its symbol than the guess has played before. So an answer is the sum of one line a peg;
 * guesses that begin alike share the sums of their beginning.
 */
export class Tally {
  /** The sizes of the parts of the guess counted last, in the order of their answers: the first `parts` of them. */
  readonly sizes: Uint32Array;
  parts = 0;
  readonly #box: Edition;
  readonly #pegs: readonly Uint8Array[];
  readonly #amounts: readonly Uint8Array[];
  readonly #lines = new Map<number, Uint32Array>();
  /** The sums of the first pegs of the last guess: of none, of one … */
  readonly #sums: readonly Uint32Array[];
  readonly #counts = new Uint32Array(LANES * TABLE);
  readonly #beyond: number;
  #last: Code = [];

  constructor(box: Edition, left: Uint32Array) {
    const words = Math.ceil(left.length / LANES);
    this.#box = box;
    this.sizes = new Uint32Array(idsOf(box));
    this.#pegs = columns(box, left);
    this.#amounts = box.symbols.map(() => new Uint8Array(left.length));
    this.#sums = this.#pegs.map(() => new Uint32Array(words));
    this.#beyond = words * LANES - left.length;
    for (const pegs of this.#pegs) for (let i = 0; i < pegs.length; i += 1) this.#amounts[pegs[i]!]![i]! += 1;
  }

  /** Counts the parts of `guess`; tells whether it may be the code itself. */
  count(guess: Code): boolean {
    const end = guess.length - 1;
    const from = guess.findIndex((symbol, p) => symbol !== this.#last[p]);
    for (let p = Math.max(0, from); p < end; p += 1) add(this.#sums[p]!, this.#line(guess, p), this.#sums[p + 1]!);
    this.#last = guess;
    tally(this.#sums[end]!, this.#line(guess, end), this.#counts);
    return this.#gather();
  }

  /** Turns the counts into sizes, and sets them back to 0. */
  #gather(): boolean {
    const counts = this.#counts;
    let size = 0;
    this.parts = 0;
    for (let id = 0; id < this.sizes.length; id += 1) {
      size = counts[id]! + counts[id + TABLE]! + counts[id + 2 * TABLE]! + counts[id + 3 * TABLE]!;
      if (!id) size -= this.#beyond; // what fills up the last word looks as if it answered nothing
      counts[id] = counts[id + TABLE] = counts[id + 2 * TABLE] = counts[id + 3 * TABLE] = 0;
      if (size) {
        this.sizes[this.parts] = size;
        this.parts += 1;
      }
    }
    return size > 0; // the last id is that of all pegs exact
  }

  /** What the peg at `p` adds to the answer of each code. */
  #line(guess: Code, p: number): Uint32Array {
    const { positions, hole } = this.#box;
    const symbol = guess[p]!;
    let before = 0;
    for (let q = 0; q < p; q += 1) if (guess[q] === symbol) before += 1;
    const key = (symbol * positions + p) * positions + before;
    let line = this.#lines.get(key);
    if (!line) {
      line = new Uint32Array(this.#sums[0]!.length);
      const bytes = new Uint8Array(line.buffer);
      const pegs = this.#pegs[p]!;
      const amounts = this.#amounts[symbol]!;
      for (let i = 0; i < pegs.length; i += 1) {
        const exact = pegs[i] === symbol;
        // A hole is never misplaced: it counts only where both have it.
        bytes[i] = (exact ? positions : 0) + ((symbol === hole ? exact : amounts[i]! > before) ? 1 : 0);
      }
      this.#lines.set(key, line);
    }
    return line;
  }
}

function idsOf({ positions }: Edition): number {
  return positions * (positions + 1) + 1;
}

/** The codes at these places, an array for each peg. */
function columns(box: Edition, places: Uint32Array): readonly Uint8Array[] {
  const pegs = Array.from({ length: box.positions }, () => new Uint8Array(places.length));
  const base = box.symbols.length;
  places.forEach((place, i) => {
    if (!box.repeats) return codeAt(box, place).forEach((symbol, p) => (pegs[p]![i] = symbol));
    // The same as `codeAt` without a small array for each code: places are then numbers of which the pegs are digits.
    let rest = place;
    for (let p = box.positions - 1; p >= 0; p -= 1) {
      pegs[p]![i] = rest % base;
      rest = Math.floor(rest / base);
    }
  });
  return pegs;
}

function add(sums: Uint32Array, line: Uint32Array, into: Uint32Array): void {
  for (let i = 0; i < into.length; i += 1) into[i] = sums[i]! + line[i]!;
}

function tally(sums: Uint32Array, line: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < sums.length; i += 1) {
    const ids = sums[i]! + line[i]!;
    counts[ids & 0xff]! += 1;
    counts[TABLE + ((ids >>> 8) & 0xff)]! += 1;
    counts[2 * TABLE + ((ids >>> 16) & 0xff)]! += 1;
    counts[3 * TABLE + (ids >>> 24)]! += 1;
  }
}
