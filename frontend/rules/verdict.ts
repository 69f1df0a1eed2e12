// What was wrong with a board, once its secret is known.
import { clashes, type Clash, type Row } from "./consistency.ts";
import type { Code, Edition } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { MISCONCEPTIONS, about, answerBy, type Misconception } from "./misconceptions.ts";
import { same, words } from "./scoring.ts";

export interface WrongAnswers {
  /** What each said, and what it would have said if it were right. */
  readonly answers: readonly Clash[];
  /** The wrong rules that give every one of these answers; first those that give more of the others too. */
  readonly rules: readonly Misconception[];
}

/** Exactly which answers are wrong when the code was `secret`, and which wrong rules explain all of them. */
export function wrongAnswers(box: Edition, secret: Code, rows: readonly Row[]): WrongAnswers {
  const answers = clashes(box, secret, rows);
  const givenBy = (rule: Misconception, { guess, answer }: Row) => same(answerBy(rule, secret, guess, box.hole), answer);
  const given = (rule: Misconception) => rows.filter((row) => givenBy(rule, row)).length;
  const rules = answers.length ? MISCONCEPTIONS.filter((rule) => answers.every(({ row }) => givenBy(rule, rows[row - 1]!))) : [];
  return { answers, rules: [...rules].sort((a, b) => given(b) - given(a)) };
}

/** "Row 2 said 1 exact, 2 misplaced; the right answer is 1 exact, 1 misplaced." */
export function wrongSentence({ row, said, wouldSay }: Clash, lang: Lang): string {
  return t("rows.wrong", lang, { row, said: words(said, lang), right: words(wouldSay, lang) });
}

/** Each wrong answer beside the right one, and the likeliest wrong rule if one explains them all. */
export function verdictSentence({ answers, rules: [rule] }: WrongAnswers, lang: Lang): string {
  const said = answers.length ? answers.map((wrong) => wrongSentence(wrong, lang)) : [t("rows.right", lang)];
  return [...said, ...(rule ? [ruleSentence(rule, lang)] : [])].join(" ");
}

/** "One wrong rule explains it: …" */
export function ruleSentence(rule: Misconception, lang: Lang): string {
  return t("rows.rule", lang, { belief: about(rule, "belief", lang) });
}
