// Answers what tests/test_consistency_parity.py asks: boards as JSON on standard input, results as JSON on standard output.
import { readFileSync } from "node:fs";
import { clashes, countPath, remaining, type Row } from "../rules/consistency.ts";
import { contradiction, contradictionSentence } from "../rules/contradictions.ts";
import { edition, type Code, type Edition, type EditionData } from "../rules/editions.ts";
import { LANGUAGES, type Lang } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { readRows } from "../rules/rows.ts";
import type { Feedback } from "../rules/scoring.ts";

interface Question {
  readonly edition: string | EditionData;
  readonly boards: readonly { readonly rows: readonly [Code, [number, number]][]; readonly code: Code }[];
  readonly texts: readonly { readonly text: string; readonly lang: Lang }[];
}

const pair = ({ exact, misplaced }: Feedback) => [exact, misplaced];

function board(box: Edition, rows: readonly Row[], code: Code) {
  const found = contradiction(box, rows);
  const left = remaining(box, rows);
  return {
    path: countPath(box, rows),
    left: [...left.slice(0, 20), ...left.slice(-20)],
    clashes: clashes(box, code, rows).map((c) => [c.row, pair(c.said), pair(c.wouldSay)]),
    contradiction: found && [found.firstRow, found.rows, LANGUAGES.map((lang) => contradictionSentence(found, lang))],
    suspects: (found?.suspects ?? []).map((s) => [
      s.row, pair(s.answer), s.remaining, s.others, s.answers.map((a) => [pair(a.answer), a.remaining]),
    ]),
  };
}

function text(box: Edition, written: string, lang: Lang) {
  try {
    return readRows(box, written, lang).map(({ guess, answer }) => [guess, pair(answer)]);
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.in(lang);
    throw refusal;
  }
}

const questions = JSON.parse(readFileSync(0, "utf-8")) as Question[];
const results = questions.map((question) => {
  const box = edition(question.edition);
  const boards = question.boards.map(({ rows, code }) =>
    board(box, rows.map(([guess, [exact, misplaced]]) => ({ guess, answer: { exact, misplaced } })), code),
  );
  return { boards, texts: question.texts.map((t) => text(box, t.text, t.lang)) };
});
process.stdout.write(JSON.stringify(results));
