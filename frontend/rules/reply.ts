// What is said to an answer: why it is right, or what it would mean and where it goes wrong.
import { checkSentence, constraints, meaning, type ConstraintKey } from "./constraints.ts";
import type { Edition } from "./editions.ts";
import type { Lang } from "./i18n.ts";
import type { Outcome } from "./diagnosis.ts";
import type { Question } from "./questions.ts";
import { score, type Feedback } from "./scoring.ts";

const PLAIN: readonly ConstraintKey[] = ["exact", "total"];
const IMPOSSIBLE: readonly ConstraintKey[] = ["pegs", "last"];

/** Why the answer is right: a sentence a constraint. */
export function whyRight(box: Edition, { secret, guess }: Question, lang: Lang): readonly string[] {
  const checks = constraints(box, secret, guess, score(secret, guess, box.hole));
  return checks.filter(({ key }) => key !== "pegs").map((check) => checkSentence(check, lang));
}

/**
 * What a wrong answer would mean, by the rule that is likeliest of those that give it; and, where no pair of codes
 * could earn it, why not. Where no rule of the list gives it, what is right in it and what is not.
 */
export function whyWrong(
  box: Edition, { secret, guess }: Question, given: Feedback, likely: Readonly<Record<Outcome, number>>, lang: Lang,
): readonly string[] {
  const [meant] = [...meaning(box, secret, guess, given, lang)].sort((a, b) => likely[b.rule] - likely[a.rule]);
  const checks = constraints(box, secret, guess, given);
  const wanted = checks.filter(({ key, holds }) => meant ? !holds && IMPOSSIBLE.includes(key) : !holds || PLAIN.includes(key));
  return [...(meant ? [meant.sentence] : []), ...wanted.map((check) => checkSentence(check, lang))];
}
