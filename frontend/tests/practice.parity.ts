// Answers the Python tests' questions about seeds and verdicts: a line of JSON on stdin, a line of JSON on stdout.
import { createInterface } from "node:readline";
import { edition, letters, parse, type EditionData } from "../rules/editions.ts";
import { LANGUAGES } from "../rules/i18n.ts";
import { readRow } from "../rules/practice.ts";
import { codeFromSeed } from "../rules/seeds.ts";
import { verdictSentence, wrongAnswers } from "../rules/verdict.ts";

type Question = { readonly box: string | EditionData } & (
  | { readonly seeds: readonly number[] }
  | { readonly secret: string; readonly rows: readonly unknown[] }
);

function answer(q: Question): unknown {
  const box = edition(q.box);
  if ("seeds" in q) return q.seeds.map((seed) => letters(box, codeFromSeed(box, seed), "en"));
  const rows = q.rows.map((row, i) => readRow(box, row, i + 1));
  const found = wrongAnswers(box, parse(box, q.secret, "en"), rows);
  return {
    rows: found.answers.map(({ row }) => row),
    rules: found.rules,
    sentences: LANGUAGES.map((lang) => verdictSentence(found, lang)),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Question))}\n`);
}
