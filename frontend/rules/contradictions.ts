// What to do when no code fits: the row where it happens, rows that cannot all be right, and who is to blame.
import { answerId, answerOf, answers, everyCode } from "./codes.ts";
import { countPath, type Row } from "./consistency.ts";
import type { Edition } from "./editions.ts";
import { listed, t, type Lang } from "./i18n.ts";
import { accepts } from "./rows.ts";
import { possible, same, words, type Feedback } from "./scoring.ts";

/** A row whose answer may be the wrong one. */
export interface Suspect {
  /** From 1. */
  readonly row: number;
  /** What the answer most likely should be, and how many codes then fit. */
  readonly answer: Feedback;
  readonly remaining: number;
  /** How many answers of other rows must be wrong as well. */
  readonly others: number;
  /** Every answer that makes the board possible, likeliest first. */
  readonly answers: readonly { readonly answer: Feedback; readonly remaining: number }[];
}

export interface Contradiction {
  /** The row, from 1, after which no code is left. */
  readonly firstRow: number;
  /** A smallest set of rows that no code fits together. */
  readonly rows: readonly number[];
  readonly suspects: readonly Suspect[];
}

/** What each row said, and what each code would say to it, as answer ids. */
interface Board {
  readonly box: Edition;
  readonly said: readonly number[];
  readonly wouldSay: readonly Uint8Array[];
  /** How many rows each code contradicts. */
  readonly missed: Uint16Array;
}

// The weights are those of mmteach/contradictions.py: whole numbers and powers of two, so that ties are ties there too.
const SINGLE = 60;
const FURTHER = 1 / 16;

/** Why no code fits the rows; null when one does. */
export function contradiction(box: Edition, rows: readonly Row[]): Contradiction | null {
  const firstRow = countPath(box, rows).indexOf(0);
  if (firstRow < 0) return null;
  const board = laidOut(box, rows);
  return { firstRow, rows: smallestClash(board), suspects: suspectsOf(board) };
}

/** "From row 5 on, no code is possible. Rows 2, 4 and 5 cannot all be right." */
export function contradictionSentence({ firstRow, rows }: Contradiction, lang: Lang): string {
  const key = rows.length === 2 ? "rows.both" : "rows.together";
  const together = t(key, lang, { count: rows.length, rows: listed(rows.map(String), lang) });
  return `${t("rows.impossible", lang, { row: firstRow })} ${together}`;
}

/** "Row 3: with 1 exact, 1 misplaced, 4 codes would be possible." */
export function suspectSentence({ row, answer, remaining }: Suspect, lang: Lang): string {
  return t("rows.suspect", lang, { row, answer: words(answer, lang), count: remaining });
}

function laidOut(box: Edition, rows: readonly Row[]): Board {
  const said = rows.map((row) => answerId(box, row.answer));
  const wouldSay = rows.map((row) => answers(box, row.guess));
  const missed = new Uint16Array(box.size);
  wouldSay.forEach((ids, row) => {
    for (let code = 0; code < ids.length; code += 1) if (ids[code] !== said[row]) missed[code]! += 1;
  });
  return { box, said, wouldSay, missed };
}

/** The fewest rows that together rule out every code. */
function smallestClash({ box, said, wouldSay, missed }: Board): readonly number[] {
  const search = (left: Uint32Array, most: number): number[] | null => {
    if (!left.length) return [];
    if (!most) return null;
    // One of the rows must rule out this code; few come into question for the code that contradicts few.
    let code = left[0]!;
    for (const other of left) if (missed[other]! < missed[code]!) code = other;
    for (const [row, ids] of wouldSay.entries()) {
      if (ids[code] === said[row]) continue;
      const rest = search(left.filter((other) => ids[other] === said[row]), most - 1);
      if (rest) return [row + 1, ...rest];
    }
    return null;
  };
  const everything = everyCode(box);
  for (let size = 1; ; size += 1) {
    const found = search(everything, size);
    if (found) return found.sort((a, b) => a - b);
  }
}

function suspectsOf(board: Board): readonly Suspect[] {
  const least = board.missed.reduce((a, b) => (a < b ? a : b));
  return tallied(board, least)
    .flatMap((tally, row) => {
      const ranked = [...tally].sort(([i, a], [j, b]) => b.weight - a.weight || b.remaining - a.remaining || i - j);
      const likely = ranked.map(([id, { remaining }]) => ({ answer: answerOf(board.box, id), remaining }));
      const weight = ranked.reduce((sum, [, a]) => sum + a.weight, 0);
      return likely[0] ? [{ weight, suspect: { row: row + 1, ...likely[0], others: least - 1, answers: likely } }] : [];
    })
    .sort((a, b) => b.weight - a.weight || a.suspect.row - b.suspect.row)
    .map(({ suspect }) => suspect);
}

/** For one row, by the answer that would be right: how loudly the codes speak for it, and how many they are. */
type Tally = Map<number, { readonly weight: number; readonly remaining: number }>;

/** Every code that contradicts the fewest rows speaks against those, the louder, the more easily the slips happen. */
function tallied({ box, said, wouldSay, missed }: Board, least: number): readonly Tally[] {
  const easily = slipWeights(box);
  const tallies = said.map((): Tally => new Map());
  missed.forEach((wrong, code) => {
    if (wrong !== least) return;
    const right = wouldSay.map((ids) => ids[code]!);
    const blamed = [...right.keys()].filter((row) => right[row] !== said[row]);
    const likelihood = blamed.reduce((product, row) => product * easily[right[row]!]![said[row]!]!, 1);
    for (const row of blamed) {
      const { weight, remaining } = tallies[row]!.get(right[row]!) ?? { weight: 0, remaining: 0 };
      tallies[row]!.set(right[row]!, { weight: weight + likelihood, remaining: remaining + 1 });
    }
  });
  return tallies;
}

type Weights = readonly (readonly number[])[];
const weighed = new WeakMap<Edition, Weights>();

/** How easily one answer is given in the place of another, by their ids: [right][given]. */
function slipWeights(box: Edition): Weights {
  const known = weighed.get(box);
  if (known) return known;
  const every = Array.from({ length: (box.positions + 1) ** 2 }, (_, id) => answerOf(box, id));
  const sayable = every.filter((answer) => accepts(() => possible(answer, box, "en")));
  const weights = every.map((right) => {
    const single = Math.floor(SINGLE / sayable.filter((given) => slipsBetween(right, given) === 1).length);
    return every.map((given) => {
      const slips = slipsBetween(right, given);
      return slips === 1 ? single : FURTHER ** (slips - 2);
    });
  });
  weighed.set(box, weights);
  return weights;
}

/** How many slips lead from one answer to the other: a key more or less, one taken for the other kind, all exchanged. */
function slipsBetween(right: Feedback, given: Feedback): number {
  const exact = given.exact - right.exact;
  const misplaced = given.misplaced - right.misplaced;
  const apart = Math.max(Math.abs(exact), Math.abs(misplaced), Math.abs(exact + misplaced));
  return same(given, { exact: right.misplaced, misplaced: right.exact }) ? Math.min(apart, 1) : apart;
}
