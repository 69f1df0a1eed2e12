// Answers what tests/test_strategy_parity.py asks: positions as JSON on standard input, best guesses on standard output.
import { readFileSync } from "node:fs";
import { remaining } from "../rules/consistency.ts";
import { edition, type Code, type EditionData } from "../rules/editions.ts";
import { bestGuess, type Measure } from "../rules/strategy.ts";

interface Question {
  readonly edition: string | EditionData;
  readonly positions: readonly { readonly rows: readonly [Code, [number, number]][]; readonly by: readonly Measure[] }[];
}

const questions = JSON.parse(readFileSync(0, "utf-8")) as Question[];
const results = questions.map(({ edition: data, positions }) => {
  const box = edition(data);
  return positions.map((asked) => {
    const rows = asked.rows.map(([guess, [exact, misplaced]]) => ({ guess, answer: { exact, misplaced } }));
    const left = remaining(box, rows);
    return asked.by.map((by) => bestGuess({ box, rows, left }, by));
  });
});
process.stdout.write(JSON.stringify(results));
