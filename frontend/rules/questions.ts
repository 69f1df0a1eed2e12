// The question that tells most about which rule a learner uses.
import stored from "../../mmteach/data/questions.json" with { type: "json" };
import { ALIKE, SLIP, answerCount, believe, type Response } from "./diagnosis.ts";
import type { Code, Edition } from "./editions.ts";
import { RULES, RULE_KEYS, type Misconception } from "./misconceptions.ts";
import { same } from "./scoring.ts";

/** A code and a guess for a learner to answer. */
export interface Question {
  readonly secret: Code;
  readonly guess: Code;
}

/** For each rule, the number of the first one that gives the same answer. */
export type Partition = readonly number[];

interface Candidate extends Question {
  readonly kind: Partition;
}

/** Positions of the longest code whose shapes were all searched. */
const LONGEST = 5;
const TIE = 1e-9;

/**
 * The pair whose answer is expected to tell most, as a search of all pairs would find it. The shape asked last does not
 * come again at once. Colours move on by one with each answer, so that no two questions look alike. Only pairs that
 * `fits` lets through are asked, where there are any.
 */
export function nextQuestion(
  box: Edition, responses: readonly Response[] = [], slip = SLIP, fits: (pair: Question) => boolean = () => true,
): Question {
  const last = responses.at(-1);
  const belief = believe(box, responses, slip);
  const fitting = table(box).filter(fits);
  const best = bestQuestion(fitting.length ? fitting : table(box), belief, slip, box.positions, last ? spelt(shapeOf(last)) : "");
  const colours = coloursOf(box);
  const move = (code: Code) => code.map((s) => (s + responses.length) % colours);
  return { secret: move(best.secret), guess: move(best.guess) };
}

/** Pairs on which a wrong rule shows, those first that fewest other rules answer alike. */
export function examples(box: Edition, rule: Misconception): readonly Question[] {
  const place = RULE_KEYS.indexOf(rule);
  return table(box)
    .filter(({ kind }) => kind[place] !== 0)
    .map(({ kind, secret, guess }) => ({ pair: { secret, guess }, alike: kind.filter((first) => first === kind[place]).length }))
    .sort((a, b) => a.alike - b.alike)
    .map(({ pair }) => pair);
}

/** Every way in which a pair of this box tells the rules apart, each once. */
export function kinds(box: Edition): readonly Partition[] {
  return [...new Map(table(box).map(({ kind }) => [kind.join(), kind])).values()];
}

/** The pair with its colours renamed in order of appearance. */
export function shapeOf({ secret, guess }: Question): Question {
  const names = [...new Set([...secret, ...guess])];
  return { secret: secret.map((c) => names.indexOf(c)), guess: guess.map((c) => names.indexOf(c)) };
}

function bestQuestion(
  candidates: readonly Candidate[], belief: readonly number[], slip: number, positions: number, last: string,
): Question {
  const known = new Map<string, number>();
  let best: Question = candidates[0]!;
  let most = -1;
  for (const candidate of candidates) {
    const name = candidate.kind.join();
    const bits = known.get(name) ?? information(candidate.kind, belief, slip, positions);
    known.set(name, bits);
    if (bits > most + TIE && spelt(candidate) !== last) [best, most] = [candidate, bits];
  }
  return best;
}

/** Bits that the answer is expected to tell about the outcome: entropy before less entropy after. */
function information(kind: Partition, belief: readonly number[], slip: number, positions: number): number {
  const n = answerCount(positions);
  const none = belief.at(-1)!;
  const [stray, anyWay] = [slip / (n - 1), (1 - ALIKE) / n];
  const classes = [...new Set(kind)].sort((a, b) => a - b);
  let [before, afterNone] = [0, 0];
  for (const first of classes) {
    const members = belief.filter((_, rule) => kind[rule] === first);
    const alike = (ALIKE * members.length) / kind.length + anyWay;
    const mass = members.reduce((sum, p) => sum + p, 0);
    before += entropy(mass * (1 - slip) + (1 - none - mass) * stray + none * alike);
    afterNone += entropy(alike);
  }
  const others = n - classes.length;
  before += others * entropy((1 - none) * stray + none * anyWay);
  afterNone += others * entropy(anyWay);
  const afterRule = entropy(1 - slip) + (n - 1) * entropy(stray);
  return before - (1 - none) * afterRule - none * afterNone;
}

function entropy(p: number): number {
  return p > 0 ? -p * Math.log2(p) : 0;
}

const tables = new Map<string, readonly Candidate[]>();

/** The questions worth asking in that box, each with the rules it tells apart, in order; made once. */
function table(box: Edition): readonly Candidate[] {
  const name = `${box.positions} ${coloursOf(box)} ${box.repeats}`;
  const made = tables.get(name) ?? makeTable(box);
  tables.set(name, made);
  return made;
}

function makeTable(box: Edition): readonly Candidate[] {
  const lists: Readonly<Record<string, string>> = box.repeats ? stored.repeats : stored.distinct;
  const colours = coloursOf(box);
  const found = lists[Math.min(box.positions, LONGEST)]!.split(" ").flatMap((alike) => {
    const pairs = alike.split(",").map((text) => padded(read(text), box));
    const fitting = pairs.filter(({ secret, guess }) => Math.max(...secret, ...guess) < colours);
    // Pairs that are alike stay so when there are no pegs behind them: their rules are asked once.
    const kind = fitting[0] && box.positions <= LONGEST ? partition(fitting[0]) : null;
    return fitting.map((pair) => ({ ...pair, kind: kind ?? partition(pair) }));
  });
  return found.sort(byOrder);
}

/** Few colours first, then by code. */
function byOrder(a: Question, b: Question): number {
  const [first, second] = [a, b].map(({ secret, guess }) => [...secret, ...guess]) as [number[], number[]];
  const place = first.findIndex((symbol, p) => symbol !== second[p]);
  return Math.max(...first) - Math.max(...second) || (first[place] ?? 0) - (second[place] ?? 0);
}

/** The pair with exact pegs behind it, up to the length of the box's codes. */
function padded({ secret, guess }: Question, box: Edition): Question {
  const used = Math.max(...secret, ...guess) + 1;
  const extra = box.positions - secret.length;
  const pad = Array.from({ length: extra }, (_, p) => (box.repeats ? coloursOf(box) - 1 : used + p));
  return shapeOf({ secret: [...secret, ...pad], guess: [...guess, ...pad] });
}

function partition({ secret, guess }: Question): Partition {
  const answers = RULE_KEYS.map((key) => RULES[key](secret, guess));
  return answers.map((answer) => answers.findIndex((other) => same(other, answer)));
}

/** A shape from letters, the code first: "aabcbaba". */
function read(text: string): Question {
  const pair = [...text].map((letter) => letter.charCodeAt(0) - 97);
  return { secret: pair.slice(0, pair.length / 2), guess: pair.slice(pair.length / 2) };
}

function spelt({ secret, guess }: Question): string {
  return [...secret, ...guess].join();
}

/** Colours that a peg can have, the hole left out. */
export function coloursOf(box: Edition): number {
  return box.symbols.length - (box.hole === null ? 0 : 1);
}
