// What the rows of a board leave possible: the candidates, their number row by row, and what rules a code out.
import { answerId, answers, everyCode } from "./codes.ts";
import type { Code, Edition } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { same, score, words, type Feedback } from "./scoring.ts";

export interface Row {
  readonly guess: Code;
  readonly answer: Feedback;
}

/** A row that a code contradicts: what it said, and what it would have said. Rows count from 1. */
export interface Clash {
  readonly row: number;
  readonly guess: Code;
  readonly said: Feedback;
  readonly wouldSay: Feedback;
}

/** The candidates as places in the order of all codes (see `codeAt`): at the start, then after each row. */
export function narrowing(box: Edition, rows: readonly Row[]): readonly Uint32Array[] {
  const path = [everyCode(box)];
  for (const row of rows) path.push(fitting(box, path.at(-1)!, row));
  return path;
}

/** The candidates among `left` that one more row leaves. */
export function fitting(box: Edition, left: Uint32Array, { guess, answer }: Row): Uint32Array {
  const ids = answers(box, guess);
  const said = answerId(box, answer);
  return left.filter((index) => ids[index] === said);
}

/** The codes that fit all rows, as places in the order of all codes. Throws `Refusal` for a box too large. */
export function remaining(box: Edition, rows: readonly Row[]): Uint32Array {
  return narrowing(box, rows).at(-1)!;
}

/** How many codes are possible at the start and after each row. */
export function countPath(box: Edition, rows: readonly Row[]): readonly number[] {
  return narrowing(box, rows).map((left) => left.length);
}

/** The rows that `code` contradicts, in their order; none when it is consistent. */
export function clashes(box: Edition, code: Code, rows: readonly Row[]): readonly Clash[] {
  return rows.flatMap(({ guess, answer: said }, i) => {
    const wouldSay = score(code, guess, box.hole);
    return same(said, wouldSay) ? [] : [{ row: i + 1, guess, said, wouldSay }];
  });
}

/** "Row 2 said 1 exact, 2 misplaced; if this were the code it would have said 2 exact, 0 misplaced." */
export function clashSentence({ row, said, wouldSay }: Clash, lang: Lang): string {
  return t("rows.clash", lang, { row, said: words(said, lang), would_say: words(wouldSay, lang) });
}
