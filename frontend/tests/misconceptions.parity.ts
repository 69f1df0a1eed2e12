// Answers what tests/test_misconceptions_parity.py asks: JSON on standard input, JSON on standard output.
import { readFileSync } from "node:fs";
import { checkSentence, constraints, meaning } from "../rules/constraints.ts";
import { OUTCOMES, diagnose, outcomeName, said, type Response } from "../rules/diagnosis.ts";
import { edition, type Code, type Edition, type EditionData } from "../rules/editions.ts";
import type { Lang } from "../rules/i18n.ts";
import { MISCONCEPTIONS, RULE_KEYS, about, answerBy } from "../rules/misconceptions.ts";
import { examples, nextQuestion, type Question } from "../rules/questions.ts";
import type { Feedback } from "../rules/scoring.ts";

type Line = readonly [secret: Code, guess: Code, answer: readonly [number, number]];

interface Asked {
  readonly edition: string | EditionData;
  readonly slip: number;
  readonly lang: Lang;
  readonly lists: readonly (readonly Line[])[];
  readonly ask: number;
}

const pair = ({ exact, misplaced }: Feedback) => [exact, misplaced];
const codes = ({ secret, guess }: Question) => [secret, guess];
const response = ([secret, guess, [exact, misplaced]]: Line): Response => ({ secret, guess, answer: { exact, misplaced } });

function list(box: Edition, responses: readonly Response[], slip: number, lang: Lang) {
  const found = diagnose(box, responses, slip);
  const probabilities = OUTCOMES.map((outcome) => found.probabilities[outcome]);
  return [probabilities, found.likeliest, found.verdict, said(found, lang)];
}

function pairOf(box: Edition, { secret, guess, answer }: Response, lang: Lang) {
  return {
    answers: RULE_KEYS.map((key) => pair(answerBy(key, secret, guess, box.hole))),
    checks: constraints(box, secret, guess, answer).map((check) => [check.key, check.holds, checkSentence(check, lang)]),
    meaning: meaning(box, secret, guess, answer, lang).map((m) => [m.rule, m.sentence]),
  };
}

const asked = JSON.parse(readFileSync(0, "utf-8")) as Asked[];
const results = asked.map(({ edition: data, slip, lang, lists, ask }) => {
  const box = edition(data);
  const all = lists.map((lines) => lines.map(response));
  return {
    lists: all.map((responses) => list(box, responses, slip, lang)),
    questions: all.slice(0, ask).map((responses) => codes(nextQuestion(box, responses, slip))),
    pairs: all.slice(0, ask).flatMap((responses) => responses.map((r) => pairOf(box, r, lang))),
    examples: MISCONCEPTIONS.map((key) => examples(box, key).map(codes)),
    names: [
      ...[...OUTCOMES, null].map((outcome) => outcomeName(outcome, lang)),
      ...MISCONCEPTIONS.map((key) => about(key, "correction", lang)),
    ],
  };
});
process.stdout.write(JSON.stringify(results));
