// Practice in giving answers as a value: a ladder of helps, what was answered so far, and what comes next.
import { SLIP, diagnose, type Diagnosis, type Response } from "./diagnosis.ts";
import type { Edition } from "./editions.ts";
import { MISCONCEPTIONS, answerBy, isMisconception, type Misconception } from "./misconceptions.ts";
import { coloursOf, examples, nextQuestion, shapeOf, type Question } from "./questions.ts";
import { dueAgain } from "./returns.ts";
import { same, score, type Feedback } from "./scoring.ts";

/** One answer of the learner, and how it came about. */
export interface Attempt extends Response {
  /** The rung of the ladder it was given on, from 1. */
  readonly level: number;
  /** Whether it stands in the place of a wrong answer that was shown. */
  readonly mended: boolean;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

export interface Progress {
  readonly box: Edition;
  /** Varies the pairs from learner to learner. */
  readonly seed: number;
  readonly level: number;
  readonly attempts: readonly Attempt[];
  /** The wrong rule that was found and is being worked on. */
  readonly focus: Misconception | null;
  /** How many attempts were made when the last rule was overcome: what came before tells of the past. */
  readonly since: number;
}

/** Why a pair is asked: it is to tell where wrong answers come from; it was wrong on an earlier day, or just now; it is for a wrong rule; or it is simply next. */
export type Why = "probe" | "due" | "like" | "rule" | "next";

export interface Task extends Question {
  readonly why: Why;
  /** The rung whose help it comes with. */
  readonly level: number;
  /** A wrong answer to mend; null where the answer is still to be given. */
  readonly filled: Feedback | null;
}

/** Right answers in a row that lead one rung up, or overcome a rule. */
const IN_A_ROW = 2;
/** One task in so many is a wrong answer to mend. */
const MEND_EVERY = 4;
/** Answers that a diagnosis looks back on: older ones tell of what has been learnt since. */
const WINDOW = 8;
/** Wrong answers given with help after which pairs without help are put in, to tell where they come from. */
const PUZZLING = 2;
/** Pairs on which a wrong rule is practised, the plainest first. */
const CHOSEN = 12;

/** The ladder's rungs, from 1: every step shown, then the last one missing, and so on to alone, and repeats in both codes. */
export function lastRung({ positions, repeats }: Edition): number {
  return positions + (repeats ? 2 : 1);
}

/** How many of the steps, one for each peg of the guess, are shown on that rung. */
export function stepsShown({ positions }: Edition, level: number): number {
  return Math.max(0, positions + 1 - level);
}

export function newProgress(box: Edition, seed: number, level = 1): Progress {
  return { box, seed, level: onLadder(box, level), attempts: [], focus: null, since: 0 };
}

export function isRight(box: Edition, { secret, guess, answer }: Response): boolean {
  return same(answer, score(secret, guess, box.hole));
}

/** What the answers given alone, without any help, tell of the learner's rule. */
export function finding(progress: Progress): Diagnosis {
  return diagnose(progress.box, telling(progress));
}

/** What comes next at the time `now`: the same task until an answer is recorded or the rung changes. */
export function nextTask(progress: Progress, now: number): Task {
  const { attempts } = progress;
  if (isPuzzling(progress)) return { ...tellingPair(progress), why: "probe", level: alone(progress.box), filled: null };
  const pair = { ...nextPair(progress, now), level: progress.level };
  const mend = attempts.length % MEND_EVERY === MEND_EVERY - 1;
  return { ...pair, filled: mend ? wrongAnswer(progress, pair) : null };
}

/** Takes an answer in: two right ones in a row lead up, and a wrong rule, once found, leads down and is worked on. */
export function record(progress: Progress, { secret, guess, level: rung, filled }: Task, answer: Feedback, at: number): Progress {
  const { box, level, focus } = progress;
  const attempt: Attempt = { secret, guess, answer, level: rung, mended: filled !== null, at };
  const attempts = [...progress.attempts, attempt];
  const next = { ...progress, attempts };
  const last = attempts.slice(-IN_A_ROW);
  const rightInARow = last.length === IN_A_ROW && last.every((a) => isRight(box, a));

  const found = focus ?? finding(next).verdict;
  if (focus === null && isMisconception(found)) return { ...climb(next, -1), focus: found };
  if (focus !== null && !isRight(box, attempt) && by(box, focus, attempt)) return climb(next, -1);
  const overcome = focus !== null && rightInARow && last.every((a) => shows(box, focus, a));
  const freed = overcome ? { ...next, focus: null, since: attempts.length } : next;
  return rightInARow && last.every((a) => a.level === level) ? climb(freed, 1) : freed;
}

/** So many rungs up, or down where negative, as far as the ladder goes. */
export function climb(progress: Progress, rungs: number): Progress {
  return { ...progress, level: onLadder(progress.box, progress.level + rungs) };
}

/** The nearest rung to a number. */
export function onLadder(box: Edition, level: number): number {
  return Math.max(1, Math.min(lastRung(box), Math.round(level) || 1));
}

/** The same shape in other colours. */
export function recoloured(box: Edition, { secret, guess }: Question, by: number): Question {
  const move = (symbol: number) => (symbol === box.hole ? symbol : (symbol + by) % coloursOf(box));
  return { secret: secret.map(move), guess: guess.map(move) };
}

function nextPair(progress: Progress, now: number): Question & { readonly why: Why } {
  const { box, seed, attempts, focus } = progress;
  const [before, last] = [attempts.at(-2), attempts.at(-1)];
  if (last && !isRight(box, last) && !(before && !isRight(box, before) && alike(before, last))) {
    return { ...recoloured(box, last, 1), why: "like" };
  }
  const [due] = dueAgain(box, attempts, now);
  if (due) return { ...due, why: "due" };
  const chosen = focus ? examples(box, focus).slice(0, CHOSEN) : [];
  if (chosen.length) {
    const pair = chosen[attempts.length % chosen.length]!;
    return { ...recoloured(box, pair, seed + attempts.length), why: "rule" };
  }
  return { ...ladderPair(progress), why: "next" };
}

/** A pair for the rung: alone, the one that tells most, until the answers say all they can; else one for each wrong rule in turn. */
function ladderPair(progress: Progress): Question {
  const { box, seed, attempts, level } = progress;
  const fits = fitting(progress);
  const turn = seed + attempts.length;
  const rule = MISCONCEPTIONS[turn % MISCONCEPTIONS.length]!;
  const pool = lively(examples(box, rule).filter(fits));
  const open = !stepsShown(box, level) && finding(progress).verdict === null;
  if (open || !pool.length) return tellingPair(progress);
  return recoloured(box, pool[Math.floor(turn / MISCONCEPTIONS.length) % pool.length]!, turn);
}

/** The pair whose answer tells most of the learner's rule. */
function tellingPair(progress: Progress): Question {
  const { box, seed } = progress;
  return recoloured(box, nextQuestion(box, telling(progress), SLIP, fitting(progress)), seed);
}

function fitting({ box, level }: Progress): (pair: Question) => boolean {
  return level > alone(box) ? repeatTwice : () => true;
}

/** Whether answers with help were wrong again and again, and those without any are too few to tell why. */
function isPuzzling(progress: Progress): boolean {
  const { box, level, attempts, focus, since } = progress;
  if (focus !== null || !stepsShown(box, level)) return false;
  const wrong = attempts.slice(since).filter((a) => stepsShown(box, a.level) && !isRight(box, a)).length;
  return wrong >= PUZZLING && telling(progress).length < WINDOW && finding(progress).verdict === null;
}

/** The first rung with no help. */
function alone({ positions }: Edition): number {
  return positions + 1;
}

function telling({ box, attempts, since }: Progress): readonly Attempt[] {
  return attempts.slice(since).filter((a) => !stepsShown(box, a.level) && !a.mended).slice(-WINDOW);
}

/** What a learner with a wrong rule answers: by the rule being worked on where it shows, else by each in turn. */
function wrongAnswer({ box, seed, attempts, focus }: Progress, pair: Question): Feedback | null {
  const showing = MISCONCEPTIONS.filter((rule) => shows(box, rule, pair));
  const turn = seed + Math.floor(attempts.length / MEND_EVERY);
  const rule = focus && showing.includes(focus) ? focus : showing[turn % showing.length];
  return rule ? answerBy(rule, pair.secret, pair.guess, box.hole) : null;
}

function by(box: Edition, rule: Misconception, { secret, guess, answer }: Response): boolean {
  return same(answer, answerBy(rule, secret, guess, box.hole));
}

function shows(box: Edition, rule: Misconception, { secret, guess }: Question): boolean {
  return !by(box, rule, { secret, guess, answer: score(secret, guess, box.hole) });
}

function alike(a: Question, b: Question): boolean {
  return JSON.stringify(shapeOf(a)) === JSON.stringify(shapeOf(b));
}

/** Those with three colours and more; all, where none has. */
function lively(pairs: readonly Question[]): readonly Question[] {
  const many = pairs.filter(({ secret, guess }) => new Set([...secret, ...guess]).size > 2);
  return many.length ? many : pairs;
}

function repeatTwice({ secret, guess }: Question): boolean {
  return [secret, guess].every((code) => new Set(code).size < code.length);
}
