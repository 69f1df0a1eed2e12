// A learner with a hidden rule, to be found by asking: how many questions are enough, and which rules still fit.
import { edition, letters, parse, type Edition, type EditionData } from "./editions.ts";
import type { Response } from "./diagnosis.ts";
import { RULE_KEYS, answerBy, type RuleKey } from "./misconceptions.ts";
import { kinds, type Partition, type Question } from "./questions.ts";
import { Refusal, shown } from "./refusal.ts";
import { same } from "./scoring.ts";
import { mixed, readSeed } from "./seeds.ts";

export interface Hunt {
  readonly box: Edition;
  /** Stands for the rule. */
  readonly seed: number;
  readonly asked: readonly Question[];
  /** The rules named so far. */
  readonly named: readonly RuleKey[];
}

export interface HuntData {
  readonly edition: string | EditionData;
  readonly seed: number;
  readonly asked: readonly (readonly [secret: string, guess: string])[];
  readonly named: readonly string[];
}

export function newHunt(box: Edition, seed: number): Hunt {
  return { box, seed, asked: [], named: [] };
}

/** The rules that a learner may use: of those that no pair of this box tells apart, the first. */
export function learnerRules(box: Edition): readonly RuleKey[] {
  const every = kinds(box);
  return RULE_KEYS.filter((_, rule) => RULE_KEYS.slice(0, rule).every((_, other) => every.some((kind) => kind[rule] !== kind[other])));
}

/** The rule behind the seed, the same in every browser and in the Python package (`mmteach.misconceptions.hunt`). */
export function hiddenRule({ box, seed }: Hunt): RuleKey {
  const rules = learnerRules(box);
  return rules[mixed(seed) % rules.length]!;
}

/** The learner's answer to each pair asked. */
export function answersIn(hunt: Hunt): readonly Response[] {
  const rule = hiddenRule(hunt);
  return hunt.asked.map(({ secret, guess }) => ({ secret, guess, answer: answerBy(rule, secret, guess, hunt.box.hole) }));
}

/** The number, from 0, of the first answer that the rule would not have given; -1 where it fits all of them. */
export function refutedBy(hunt: Hunt, rule: RuleKey): number {
  return answersIn(hunt).findIndex(({ secret, guess, answer }) => !same(answer, answerBy(rule, secret, guess, hunt.box.hole)));
}

/** The rules that would have given every answer so far. */
export function fittingRules(hunt: Hunt): readonly RuleKey[] {
  return learnerRules(hunt.box).filter((rule) => refutedBy(hunt, rule) < 0);
}

export function isFound(hunt: Hunt): boolean {
  return hunt.named.includes(hiddenRule(hunt));
}

const counted = new Map<string, number>();

/** How many questions, each chosen after the answers before it, are enough to find any rule: no fewer are. */
export function fewestQuestions(box: Edition): number {
  const name = JSON.stringify(box.data);
  const known = counted.get(name);
  if (known !== undefined) return known;
  const every = kinds(box);
  const rules = learnerRules(box).map((rule) => RULE_KEYS.indexOf(rule));
  let questions = 0;
  while (!enough(rules, every, questions)) questions += 1;
  counted.set(name, questions);
  return questions;
}

function enough(rules: readonly number[], every: readonly Partition[], questions: number): boolean {
  if (rules.length === 1) return true;
  if (questions === 0) return false;
  return every.some((kind) => {
    const parts = [...new Set(rules.map((rule) => kind[rule]))].map((first) => rules.filter((rule) => kind[rule] === first));
    return parts.length > 1 && parts.every((part) => enough(part, every, questions - 1));
  });
}

export function huntData({ box, seed, asked, named }: Hunt): HuntData {
  const written = asked.map(({ secret, guess }) => [letters(box, secret, "en"), letters(box, guess, "en")] as const);
  return { edition: box.data, seed, asked: written, named };
}

/** Reads a hunt from a saved record or a link. Throws `Refusal`, naming the pair and the peg where one is wrong. */
export function readHunt(value: unknown): Hunt {
  const data = value as HuntData;
  if (typeof value !== "object" || value === null || !Array.isArray(data.asked)) {
    throw new Refusal("hunt.not_a_hunt", { value: shown(value) });
  }
  const box = edition(data.edition);
  const named: readonly unknown[] = Array.isArray(data.named) ? data.named : [];
  return {
    box,
    seed: readSeed(data.seed),
    asked: data.asked.map((pair, i) => {
      const [secret, guess] = Array.isArray(pair) ? pair : [];
      return { secret: parse(box, String(secret), "en", i + 1), guess: parse(box, String(guess), "en", i + 1) };
    }),
    named: RULE_KEYS.filter((rule) => named.includes(rule)),
  };
}
