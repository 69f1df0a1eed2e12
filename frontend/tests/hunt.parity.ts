// Answers what tests/test_hunt.py asks: JSON on standard input, JSON on standard output.
import { readFileSync } from "node:fs";
import { edition, type EditionData } from "../rules/editions.ts";
import { fewestQuestions, hiddenRule, learnerRules, newHunt } from "../rules/hunt.ts";

const asked = JSON.parse(readFileSync(0, "utf-8")) as { edition: string | EditionData; seeds: number[] }[];
const results = asked.map(({ edition: data, seeds }) => {
  const box = edition(data);
  return [learnerRules(box), fewestQuestions(box), seeds.map((seed) => hiddenRule(newHunt(box, seed)))];
});
process.stdout.write(JSON.stringify(results));
