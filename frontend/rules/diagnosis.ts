// Which rule a learner uses: the rule is the secret, questions are guesses, answers rule rules out.
import type { Code, Edition } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { MISCONCEPTIONS, RULES, RULE_KEYS, about, isMisconception, withoutHoles, type RuleKey } from "./misconceptions.ts";
import { same, type Feedback } from "./scoring.ts";

/** One answer of a learner. */
export interface Response {
  readonly secret: Code;
  readonly guess: Code;
  readonly answer: Feedback;
}

export type Outcome = RuleKey | "none";

/** What a diagnosis weighs: the true rule, each wrong rule, and none of these. */
export const OUTCOMES: readonly Outcome[] = [...RULE_KEYS, "none"];

/** Answers needed before anything is named, and the probability at which it is. */
export const FEWEST = 4;
export const SURE = 0.95;

/** Share of answers in which a learner means one thing and gives another. */
export const SLIP = 0.1;

const TRUE = 0.4;
const NONE = 0.1;
const EACH = (1 - TRUE - NONE) / MISCONCEPTIONS.length;
const PRIOR: readonly number[] = [TRUE, ...MISCONCEPTIONS.map(() => EACH), NONE];

// A rule that is not in the list is taken to answer, half the time, like one of ours drawn at random (on most
// pairs most rules agree), and else in any way at all.
export const ALIKE = 0.5;

export interface Diagnosis {
  /** By outcome; they add up to 1. */
  readonly probabilities: Readonly<Record<Outcome, number>>;
  readonly answers: number;
  /** The likeliest outcome; of equals, the first. */
  readonly likeliest: Outcome;
  /** The likeliest once it may be named: after at least 4 answers, and from a probability of 95% on. */
  readonly verdict: Outcome | null;
}

/** How likely each rule is to have given these answers. */
export function diagnose(box: Edition, responses: readonly Response[], slip = SLIP): Diagnosis {
  const belief = believe(box, responses, slip);
  const best = belief.indexOf(Math.max(...belief));
  const likeliest = OUTCOMES[best]!;
  const probabilities = Object.fromEntries(OUTCOMES.map((o, i) => [o, belief[i]!])) as Record<Outcome, number>;
  const named = responses.length >= FEWEST && belief[best]! >= SURE;
  return { probabilities, answers: responses.length, likeliest, verdict: named ? likeliest : null };
}

/** What may be said of these answers. */
export function said({ answers, verdict }: Diagnosis, lang: Lang): string {
  if (answers < FEWEST) return t("diagnosis.few", lang, { count: FEWEST - answers });
  if (isMisconception(verdict)) return t("diagnosis.rule", lang, { belief: about(verdict, "belief", lang) });
  return t(`diagnosis.${verdict ?? "open"}`, lang);
}

/** A short name: of a wrong rule, or of another outcome. */
export function outcomeName(outcome: Outcome | null, lang: Lang): string {
  return isMisconception(outcome) ? about(outcome, "name", lang) : t(`diagnosis.name.${outcome ?? "open"}`, lang);
}

/** The probability of each of `OUTCOMES`, in their order. */
export function believe(box: Edition, responses: readonly Response[], slip: number): readonly number[] {
  return responses.reduce<readonly number[]>((belief, { secret, guess, answer }) => {
    const pair = withoutHoles(secret, guess, box.hole);
    const given = RULE_KEYS.map((key) => same(RULES[key](...pair), answer));
    const by = likelihoods(given, slip, box.positions);
    const weighed = belief.map((p, i) => p * by[i]!);
    const total = weighed.reduce((sum, p) => sum + p, 0);
    return weighed.map((p) => p / total);
  }, PRIOR);
}

/** How many answers a learner can give: 0 to `positions` keys of each kind. */
export function answerCount(positions: number): number {
  return (positions + 1) ** 2;
}

/** How likely the answer is under each of `OUTCOMES`. A slip is any other answer, each as likely as the next. */
function likelihoods(given: readonly boolean[], slip: number, positions: number): readonly number[] {
  const n = answerCount(positions);
  const byRule = given.map((gives) => (gives ? 1 - slip : slip / (n - 1)));
  return [...byRule, (ALIKE * given.filter(Boolean).length) / given.length + (1 - ALIKE) / n];
}
