// The rows of a pasted board.
import type { Row } from "./consistency.ts";
import { letters, parse, type Edition } from "./editions.ts";
import type { Lang } from "./i18n.ts";
import { Refusal, refusalOf, shown } from "./refusal.ts";
import { parseFeedback } from "./scoring.ts";

// Between the words of a pasted row. A hyphen is not here: it joins the pegs of "Red-Blue-Red-Green".
const BETWEEN = /[\s,;:|=()[\]]+/;

/**
 * Reads a board, one row a line: "RRBY 1 2", "Red-Red-Blue-Yellow: 1b2g". What follows a # and empty lines are
 * passed over. Throws `Refusal` naming the row.
 */
export function readRows(box: Edition, text: string, lang: Lang): readonly Row[] {
  const lines = text.split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/).map((line) => line.split("#", 1)[0]!.trim());
  return lines.filter(Boolean).map((line, i) => readRow(box, line, lang, i + 1));
}

/** The board as text that `readRows` reads back. */
export function writeRows(box: Edition, rows: readonly Row[], lang: Lang): string {
  return rows.map(({ guess, answer }) => `${letters(box, guess, lang)} ${answer.exact} ${answer.misplaced}\n`).join("");
}

/** Whether `read` succeeds without a refusal. */
export function accepts(read: () => unknown): boolean {
  return !refusalOf(read);
}

/** The line, cut behind its code; where no code can be read, in front of its answer, to say what is wrong. */
function readRow(box: Edition, line: string, lang: Lang, row: number): Row {
  const words = line.split(BETWEEN).filter(Boolean);
  const cuts = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(" "), words.slice(k + 1).join(" ")] as const);
  const cut =
    cuts.find(([guess]) => accepts(() => parse(box, guess, lang))) ??
    cuts.find(([, answer]) => accepts(() => parseFeedback(answer, box, lang)));
  if (!cut) throw unread(box, line, lang, row);
  return { guess: parse(box, cut[0], lang, row), answer: parseFeedback(cut[1], box, lang, row) };
}

function unread(box: Edition, line: string, lang: Lang, row: number): Refusal {
  const example = Array.from({ length: box.positions }, (_, p) => box.symbols[p % box.symbols.length]!.letters[lang]);
  return new Refusal("rows.unread", { value: shown(line), example: `${example.join("")} 1 0` }, row);
}
