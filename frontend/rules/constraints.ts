// What every right answer keeps to, and what a wrong one would mean.
import type { Code, Edition } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { MISCONCEPTIONS, RULES, withoutHoles, type Misconception, type Rule } from "./misconceptions.ts";
import { same, score, type Feedback } from "./scoring.ts";

export type ConstraintKey = "exact" | "total" | "pegs" | "last" | "one_colour" | "absent" | "same_pegs";

/** One constraint, held or broken: the number it asks for, and the one that the answer has. */
export interface Check {
  readonly key: ConstraintKey;
  readonly holds: boolean;
  readonly right: number;
  readonly given: number;
}

interface Case {
  readonly secret: Code;
  readonly guess: Code;
  readonly right: Feedback;
  readonly given: Feedback;
}

const sum = ({ exact, misplaced }: Feedback) => exact + misplaced;
const last = ({ secret }: Case) => secret.length - 1;
const sorted = (code: Code) => [...code].sort((a, b) => a - b).join();
const equal = (right: number, given: number) => right === given;
const always = () => true;

// Name; when it is worth saying; the number it asks for and the one given; when the second will do.
const CONSTRAINTS: readonly (readonly [
  key: ConstraintKey,
  applies: (c: Case) => boolean,
  numbers: (c: Case) => readonly [right: number, given: number],
  holds: (right: number, given: number) => boolean,
])[] = [
  ["exact", always, (c) => [c.right.exact, c.given.exact], equal],
  ["total", always, (c) => [sum(c.right), sum(c.given)], equal],
  ["pegs", always, (c) => [c.secret.length, sum(c.given)], (right, given) => given <= right],
  ["last", (c) => c.given.exact === last(c), (c) => [last(c), c.given.misplaced], (_, given) => given === 0],
  [
    "one_colour",
    (c) => [c.secret, c.guess].some((code) => new Set(code).size === 1),
    (c) => [0, c.given.misplaced],
    equal,
  ],
  ["absent", (c) => sum(c.right) === 0, (c) => [0, sum(c.given)], equal],
  ["same_pegs", (c) => sorted(c.secret) === sorted(c.guess), (c) => [c.secret.length, sum(c.given)], equal],
];

/** The constraints that apply to this pair, each held or broken by the answer. */
export function constraints(box: Edition, secret: Code, guess: Code, given: Feedback): readonly Check[] {
  const [code, tried] = withoutHoles(secret, guess, box.hole);
  const which: Case = { secret: code, guess: tried, right: score(code, tried), given };
  return CONSTRAINTS.filter(([, applies]) => applies(which)).map(([key, , numbers, holds]) => {
    const [right, has] = numbers(which);
    return { key, holds: holds(right, has), right, given: has };
  });
}

/** Praise where the constraint holds, else what is wrong. */
export function checkSentence({ key, holds, right, given }: Check, lang: Lang): string {
  return t(`constraint.${key}.${holds ? "praise" : "error"}`, lang, { right, given });
}

/** One wrong rule that gives the answer, and what it did to the first colour it shows on. */
export interface Meaning {
  readonly rule: Misconception;
  readonly sentence: string;
}

/** What a wrong answer would mean; empty for the right one, and where no rule of the list gives this one. */
export function meaning(box: Edition, secret: Code, guess: Code, given: Feedback, lang: Lang): readonly Meaning[] {
  const pair = withoutHoles(secret, guess, box.hole);
  const right = score(...pair);
  if (same(right, given)) return [];
  return MISCONCEPTIONS.filter((rule) => same(RULES[rule](...pair), given)).map((rule) => {
    const colours = pair[1].map((colour) => ({ colour, keys: keysOf(RULES[rule], pair, colour) }));
    const found = colours.find(({ keys }) => keys);
    const symbol = box.symbols[Math.min(found?.colour ?? 0, box.symbols.length - 1)]!;
    const shared = new Set(pair[1].filter((c) => pair[0].includes(c))).size;
    const values = { colour: symbol.names[lang], exact: right.exact, shared, ...found?.keys };
    return { rule, sentence: t(`misconception.${rule}.meaning`, lang, values) };
  });
}

/** Keys that the rule and the true rule give for one colour alone, where they differ. */
function keysOf(rule: Rule, [secret, guess]: readonly [Code, Code], colour: number) {
  const only = (code: Code, blank: number) => code.map((c) => (c === colour ? c : blank));
  const pair = [only(secret, -1), only(guess, -2)] as const;
  const [given, right] = [rule(...pair), score(...pair)];
  return same(given, right) ? undefined : { given: sum(given), right: sum(right) };
}
