// Scores pairs of codes for the Python tests. In, on stdin: a line of bytes a pair, [hole or 255, secret, guess];
// the number of positions is the argument. Out: a byte a pair, 16 * exact + misplaced.
import { readFileSync, writeSync } from "node:fs";
import { score } from "../rules/scoring.ts";

const positions = Number(process.argv[2]);
const bytes = readFileSync(0);
const line = 1 + 2 * positions;
const answers = new Uint8Array(bytes.length / line);
for (let pair = 0; pair < answers.length; pair += 1) {
  const start = pair * line + 1;
  const hole = bytes[start - 1]!;
  const secret = Array.from(bytes.subarray(start, start + positions));
  const guess = Array.from(bytes.subarray(start + positions, start + 2 * positions));
  const { exact, misplaced } = score(secret, guess, hole === 255 ? null : hole);
  answers[pair] = 16 * exact + misplaced;
}
for (let sent = 0; sent < answers.length; ) sent += writeSync(1, answers, sent);
