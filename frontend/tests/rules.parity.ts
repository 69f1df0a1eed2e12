// Answers the Python tests' questions about the rules: a line of JSON on stdin, a line of JSON on stdout.
import { createInterface } from "node:readline";
import { accepted, edition, format, letters, parse, title, type EditionData } from "../rules/editions.ts";
import { LANGUAGES, t, type Lang, type Values } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { explain, keys, parseFeedback, sentence, words } from "../rules/scoring.ts";

type Question = { readonly box: string | EditionData; readonly lang: Lang; readonly row?: number } & (
  | { readonly ask: "edition" }
  | { readonly ask: "parse" | "feedback"; readonly text: string }
  | { readonly ask: "explain"; readonly secret: number[]; readonly guess: number[] }
  | { readonly ask: "sentence"; readonly key: string; readonly values: Values }
);

function answer(q: Question): unknown {
  if (q.ask === "sentence") return t(q.key, q.lang, q.values);
  const box = edition(q.box);
  if (q.ask === "parse") {
    const code = parse(box, q.text, q.lang, q.row);
    return { code, names: format(box, code, q.lang), letters: letters(box, code, q.lang) };
  }
  if (q.ask === "feedback") {
    const found = parseFeedback(q.text, box, q.lang, q.row);
    return { found: [found.exact, found.misplaced], words: words(found, q.lang), keys: keys(found, box, q.lang) };
  }
  if (q.ask === "explain") {
    return explain(q.secret, q.guess, box.hole).map((step) => ({
      kind: step.kind,
      guess: step.guess === null ? null : step.guess + 1,
      secret: step.secret === null ? null : step.secret + 1,
      reason: step.reason,
      sentence: sentence(step, box, q.lang),
    }));
  }
  const { symbols, positions, rows, size, hole, repeats, rowPoints, failureBonus, errorAward, keyNames } = box;
  return {
    symbols, positions, rows, size, hole, repeats, keyNames,
    points: [rowPoints, failureBonus, errorAward], title: title(box, q.lang), accepted: accepted(box, q.lang),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  let reply: unknown;
  try {
    reply = answer(JSON.parse(line) as Question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply = { refused: LANGUAGES.map((lang) => error.in(lang)) };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
