// Wrong ways to answer a guess, each as a small pure function on codes, beside the true one.
import type { Code } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { score, type Feedback } from "./scoring.ts";

/** (secret, guess) of equal length, without holes, to an answer, possible or not. */
export type Rule = (secret: Code, guess: Code) => Feedback;

/** Each guess peg whose colour is anywhere in the code and is not exact gets a misplaced key. */
const everyGuessPeg: Rule = (secret, guess) => ({
  exact: exactOf(secret, guess),
  misplaced: guess.filter((c, p) => c !== secret[p] && secret.includes(c)).length,
});

/** The same, counted from the code's side. */
const everySecretPeg: Rule = (secret, guess) => everyGuessPeg(guess, secret);

/** A code peg already used for an exact key may earn a misplaced one too. */
const blackReused: Rule = (secret, guess) => {
  const left = guess.filter((c, p) => c !== secret[p]);
  const hits = [...new Set(left)].map((c) => Math.min(count(left, c), count(secret, c)));
  return { exact: exactOf(secret, guess), misplaced: hits.reduce((sum, n) => sum + n, 0) };
};

/** Colours are paired from left to right before places are looked at. */
const whiteFirst: Rule = (secret, guess) => onePass(secret, guess, false);

/** Each guess peg tries its own place first, then any other, in a single pass with no look ahead. */
const leftToRight: Rule = (secret, guess) => onePass(secret, guess, true);

/** Each colour counts once, and colours with an exact key are left out. */
const distinctColours: Rule = (secret, guess) => {
  const struck = guess.filter((c, p) => c === secret[p]);
  return { exact: struck.length, misplaced: shared(secret, guess).filter((c) => !struck.includes(c)).length };
};

/** Misplaced is the number of shared colours less the exact keys, and never below 0. */
const sharedMinusBlack: Rule = (secret, guess) => {
  const exact = exactOf(secret, guess);
  return { exact, misplaced: Math.max(0, shared(secret, guess).length - exact) };
};

/** Every hit of a colour gets a misplaced key, the exact ones once more. */
const greyIncludesBlack: Rule = (secret, guess) => {
  const { exact, misplaced } = score(secret, guess);
  return { exact, misplaced: exact + misplaced };
};

/** Place is ignored: every hit of a colour is misplaced. */
const totalOnly: Rule = (secret, guess) => ({ ...greyIncludesBlack(secret, guess), exact: 0 });

/** The two kinds of key are exchanged. */
const swapped: Rule = (secret, guess) => {
  const { exact, misplaced } = score(secret, guess);
  return { exact: misplaced, misplaced: exact };
};

const WRONG = {
  every_guess_peg: everyGuessPeg,
  every_secret_peg: everySecretPeg,
  black_reused: blackReused,
  white_first: whiteFirst,
  left_to_right: leftToRight,
  distinct_colours: distinctColours,
  shared_minus_black: sharedMinusBlack,
  grey_includes_black: greyIncludesBlack,
  total_only: totalOnly,
  swapped,
} as const satisfies Record<string, Rule>;

export type Misconception = keyof typeof WRONG;
export type RuleKey = "true" | Misconception;

export const MISCONCEPTIONS = Object.keys(WRONG) as readonly Misconception[];

/** The true rule, then the wrong ones. */
export const RULES: Readonly<Record<RuleKey, Rule>> = { true: (secret, guess) => score(secret, guess), ...WRONG };
export const RULE_KEYS = Object.keys(RULES) as readonly RuleKey[];

export function isMisconception(key: string | null): key is Misconception {
  return key !== null && Object.hasOwn(WRONG, key);
}

/** What a learner who uses that rule answers. */
export function answerBy(key: RuleKey, secret: Code, guess: Code, hole: number | null = null): Feedback {
  return RULES[key](...withoutHoles(secret, guess, hole));
}

/** What a teacher may call a wrong rule; what the learner believes; what is true instead. */
export function about(key: Misconception, what: "name" | "belief" | "correction", lang: Lang): string {
  return t(`misconception.${key}.${what}`, lang);
}

/** The same pair with each hole as a colour of its own: exact opposite a hole, else in neither code twice. */
export function withoutHoles(secret: Code, guess: Code, hole: number | null): [Code, Code] {
  if (hole === null) return [secret, guess];
  const n = secret.length;
  return [
    secret.map((s, p) => (s === hole ? hole + p : s)),
    guess.map((g, p) => (g !== hole ? g : secret[p] === hole ? hole + p : hole + n + p)),
  ];
}

function exactOf(secret: Code, guess: Code): number {
  return guess.filter((c, p) => c === secret[p]).length;
}

function count(code: Code, colour: number): number {
  return code.filter((c) => c === colour).length;
}

function shared(secret: Code, guess: Code): number[] {
  return [...new Set(guess)].filter((c) => secret.includes(c));
}

function onePass(secret: Code, guess: Code, ownPlaceFirst: boolean): Feedback {
  const free = new Set(secret.keys());
  let [exact, misplaced] = [0, 0];
  guess.forEach((colour, here) => {
    const places = [...free].filter((p) => secret[p] === colour);
    const there = ownPlaceFirst && places.includes(here) ? here : places[0];
    if (there === undefined) return;
    free.delete(there);
    if (there === here) exact += 1;
    else misplaced += 1;
  });
  return { exact, misplaced };
}
