// Answers what tests/test_match_parity.py asks: saved matches as JSON on standard input, what they come to on output.
import { readFileSync } from "node:fs";
import { edition, type EditionData } from "../rules/editions.ts";
import { LANGUAGES } from "../rules/i18n.ts";
import { fromJson, toJson, undo } from "../rules/match.ts";
import { scoreTable, sentences, state } from "../rules/referee.ts";
import { Refusal, SavedRefusal } from "../rules/refusal.ts";
import { exampleMatch } from "../rules/sample-match.ts";

interface Questions {
  readonly files: readonly unknown[];
  readonly examples: readonly { readonly edition: string | EditionData; readonly seed: number }[];
}

function load(file: unknown) {
  try {
    const match = fromJson(file);
    const said = LANGUAGES.map((lang) => [sentences(match, lang), scoreTable(match, lang)]);
    return { state: state(match), saved: toJson(match), said, undone: state(undo(match)) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const saved = refusal instanceof SavedRefusal;
    const why = saved ? refusal.reason : refusal;
    const exact = why.key === "match.refuse.turn" ? LANGUAGES.map((lang) => refusal.in(lang)) : null;
    return { refused: [saved ? refusal.values.number : null, why.key, why.row ?? null, exact] };
  }
}

const asked = JSON.parse(readFileSync(0, "utf8")) as Questions;
const examples = asked.examples.map((example) => toJson(exampleMatch(edition(example.edition), example.seed)));
process.stdout.write(JSON.stringify({ files: asked.files.map(load), examples }));
