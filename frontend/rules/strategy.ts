// The guess that a measure likes best: the same one as in Python, `best_guesses(rows, by, top=1)`.
import { codeAt } from "./codes.ts";
import { fitting, type Row } from "./consistency.ts";
import type { Code, Edition } from "./editions.ts";
import { score } from "./scoring.ts";
import { Tally } from "./tally.ts";

/** A moment of a round: its rows, and the codes that fit them (see `remaining`). */
export interface Position {
  readonly box: Edition;
  readonly rows: readonly Row[];
  readonly left: Uint32Array;
}

/** What a guess is worth by the sizes of its parts, of which there are so many: the lower, the better. */
type Worth = (sizes: Uint32Array, parts: number) => number;

/** What a guess is judged by. */
export const MEASURES = {
  minimax: (sizes, parts) => fold(sizes, parts, Math.max),
  expected_size: (sizes, parts) => fold(sizes, parts, (sum, n) => sum + n * n),
  // The entropy is log2(n) - sum(size x log2(size)) / n.
  entropy: (sizes, parts) => fold(sizes, parts, (sum, n) => sum + n * Math.log2(n)),
  most_parts: (_, parts) => -parts,
} as const satisfies Record<string, Worth>;
export type Measure = keyof typeof MEASURES;

/** Closer than this is equal: the same sizes in another order give other last digits. */
const TIE = 5e-8;
/** Pairs of a guess and a code that are looked at before anybody notices, on a slow device too. */
const AT_ONCE = 2_000_000;
/** A guess by itself takes as long as so many pairs. */
const GUESS = 100;
/** Pairs between two rests of a search. */
const CHUNK = 200_000;
/** The most pairs that a search looks at. Only boxes of one's own have more: there, guesses are left out evenly. */
const MOST = 1_000_000_000;

/** A position and what is asked about it: its best guess, or how good guesses go on if `secret` is the code. */
export interface Question extends Position {
  readonly secret?: Code;
  /** Whether the guess must be one that can be the code. */
  readonly consistent?: boolean;
}

/** Whether the answer is found at once. */
export function isQuick({ box, left }: Question): boolean {
  return left.length <= 2 || box.size * (left.length + GUESS) <= AT_ONCE;
}

/** The answer: a code, or how many codes are left guess by guess. It rests after each little piece of work. */
export function thinking(question: Question): Generator<void, readonly number[]> {
  return question.secret ? walking(question, question.secret) : searching(question);
}

/** The value in which `thought` ends, without its rests. */
export function finish<T>(thought: Generator<void, T>): T {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}

/** The best guess; among equals one that may be the code, and then the first in order. Some code must be left. */
export function bestGuess(position: Position, by?: Measure): Code {
  return finish(searching(position, by));
}

function* searching(position: Question, by: Measure = "entropy"): Generator<void, Code> {
  const { box, left } = position;
  let best = codeAt(box, left[0]!);
  if (left.length <= 2) return best; // it is the code, or its answer says that it is the other one
  const kinds = kindsOf(position);
  const tally = new Tally(box, left);
  const worth = MEASURES[by];
  const [step, rest] = [strideOf(position, kinds), Math.ceil(CHUNK / (left.length + GUESS))];
  let [least, fits, seen] = [Infinity, false, 0];
  for (const guess of guesses(box, kinds)) {
    seen += 1;
    if (seen % rest === 0) yield;
    if (seen % step) continue;
    const consistent = tally.count(guess);
    if (position.consistent && !consistent) continue;
    const found = worth(tally.sizes, tally.parts);
    if (found < least - TIE || (found < least + TIE && consistent && !fits)) {
      [best, least, fits] = [guess, found, consistent];
    }
  }
  return best;
}

function* walking(start: Position, secret: Code): Generator<void, readonly number[]> {
  const { box } = start;
  const counts = [start.left.length];
  for (let [position, exact] = [start, 0]; exact < box.positions && position.rows.length < box.rows; ) {
    const guess = yield* searching(position);
    const row = { guess, answer: score(secret, guess, box.hole) };
    position = { box, rows: [...position.rows, row], left: fitting(box, position.left, row) };
    counts.push(position.left.length);
    exact = row.answer.exact;
  }
  return counts;
}

/** The symbols worth playing, in order; for each its group and its turn in it, -1 outside of all groups. */
interface Kinds {
  readonly symbols: readonly number[];
  readonly group: readonly number[];
  readonly turn: readonly number[];
}

/**
 * Symbols of no remaining code stand for each other, and so do colours that no row has played. Guesses that differ only
 * in these are equally good: of each kind the first is looked at, in which the symbols of a group come in their order.
 */
function kindsOf({ box, rows, left }: Position): Kinds {
  const live = liveSymbols(box, left);
  const played = new Set(rows.flatMap(({ guess }) => guess));
  const dead = [...box.symbols.keys()].filter((s) => !live.has(s)).slice(0, box.repeats ? 1 : box.positions);
  const fresh = [...live].filter((s) => s !== box.hole && !played.has(s)).sort((a, b) => a - b);
  const groups = [dead, fresh];
  const symbols = [...live, ...dead].sort((a, b) => a - b);
  return {
    symbols,
    group: symbols.map((s) => groups.findIndex((group) => group.includes(s))),
    turn: symbols.map((s) => groups.find((group) => group.includes(s))?.indexOf(s) ?? -1),
  };
}

/** The symbols that some remaining code has. */
function liveSymbols(box: Edition, left: Uint32Array): ReadonlySet<number> {
  const live = new Set<number>();
  for (const place of left) {
    for (const symbol of codeAt(box, place)) live.add(symbol);
    if (live.size === box.symbols.length) break;
  }
  return live;
}

/** One guess of each kind, in lexicographic order. */
function* guesses({ positions, repeats }: Edition, kinds: Kinds): Generator<Code> {
  const last = kinds.symbols.length - 1;
  const labels = Array.from({ length: positions }, () => 0);
  for (;;) {
    const wrong = wrongPeg(labels, kinds, repeats);
    if (wrong < 0) yield labels.map((label) => kinds.symbols[label]!);
    // On to the next line that differs there, or earlier.
    let peg = wrong < 0 ? positions - 1 : wrong;
    while (labels[peg] === last) peg -= 1;
    if (peg < 0) return;
    labels[peg]! += 1;
    labels.fill(0, peg + 1);
  }
}

/** The first peg at which a guess repeats a symbol against the rules or comes before its turn; -1 for none. */
function wrongPeg(labels: readonly number[], { group, turn }: Kinds, repeats: boolean): number {
  const next = [0, 0];
  for (let peg = 0; peg < labels.length; peg += 1) {
    const label = labels[peg]!;
    if (!repeats && labels.indexOf(label) < peg) return peg;
    const g = group[label]!;
    if (g < 0 || turn[label]! < next[g]!) continue;
    if (turn[label]! > next[g]!) return peg;
    next[g]! += 1;
  }
  return -1;
}

/** 1 to look at every guess, 2 at every other … */
function strideOf(position: Position, kinds: Kinds): number {
  if (pairs(position, kinds) <= MOST) return 1;
  const { box, left } = position;
  let count = 0;
  for (const _ of guesses(box, kinds)) count += 1;
  return Math.ceil((count * left.length) / MOST);
}

/** Whether every guess is looked at, and none left out. */
export function isThorough(position: Position): boolean {
  return position.left.length <= 2 || strideOf(position, kindsOf(position)) === 1;
}

/** The pairs of a line and a code that a search looks at, at most. */
function pairs({ box, left }: Position, { symbols }: Kinds): number {
  return symbols.length ** box.positions * left.length;
}

function fold(sizes: Uint32Array, parts: number, step: (sum: number, size: number) => number): number {
  let sum = 0;
  for (let i = 0; i < parts; i += 1) sum = step(sum, sizes[i]!);
  return sum;
}
