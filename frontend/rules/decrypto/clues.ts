// What can be checked of a clue by its letters alone; the rest is for the table to judge.
import { t, type Lang, type Values } from "../i18n.ts";
import { shown } from "../refusal.ts";

// Accents of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, and characters that cannot be seen.
// The ranges are written out so that Python and JavaScript drop the same ones; marks that make another
// letter of it, as in Japanese or Hindi, are not accents and stay.
const DROPPED = new RegExp(
  "[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a" +
    "\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff" +
    "\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u061c\\u0640\\u180e\\u200b-\\u200f\\u202a-\\u202e" +
    "\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff]",
  "g",
);
const SPACES = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

export type Fault = "empty" | "equal" | "contains" | "contained" | "used";

/** What the mechanical check says against clue `clue` (from 1); `slot` is the keyword's, where there is one. */
export interface Objection {
  readonly fault: Fault;
  readonly clue: number;
  readonly text: string;
  readonly slot?: number;
}

/** Text made comparable: form (NFKC), case, accents, white space and what cannot be seen folded away. */
export function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(DROPPED, "");
  // Up and down again, letter by letter: JavaScript has no case folding, and this is the same in Python.
  const cased = Array.from(plain, (letter) => letter.toUpperCase().toLowerCase()).join("");
  const marked = cased.normalize("NFKD").replace(DROPPED, "");
  return marked.replace(SPACES, " ").normalize("NFKC").replace(/^ | $/g, "");
}

/** Everything the mechanical checks object to, clue by clue; `used` are the team's earlier clues. */
export function checkClues(
  clues: readonly string[],
  keywords: readonly string[] = [],
  used: readonly string[] = [],
): Objection[] {
  const words = keywords.map(fold);
  const before = new Set(used.map(fold));
  return clues.flatMap((text, place) => {
    const clue = fold(text);
    const found = faults(clue, words, before).map((fault) => ({ ...fault, clue: place + 1, text }));
    before.add(clue);
    return found;
  });
}

/** The catalogue's key and values of an objection. */
export function objectionSentence({ fault, clue, text, slot }: Objection): { key: string; values: Values } {
  return { key: `decrypto.clue.${fault}`, values: { clue, text: shown(text), ...(slot ? { slot } : {}) } };
}

export function sayObjection(objection: Objection, lang: Lang): string {
  const { key, values } = objectionSentence(objection);
  return t(key, lang, values);
}

/** Whether only letters inside a longer word are at fault, which may be chance: "ant" in "elephant". */
export function byLetters({ fault }: Objection): boolean {
  return fault === "contains" || fault === "contained";
}

/** How many of four guesses at keywords are right, slot by slot, compared after `fold`. */
export function countRight(guesses: readonly string[], keywords: readonly string[]): number {
  return keywords.filter((word, place) => fold(word) !== "" && fold(word) === fold(guesses[place] ?? "")).length;
}

function faults(clue: string, words: readonly string[], before: ReadonlySet<string>): { fault: Fault; slot?: number }[] {
  if (!clue) return [{ fault: "empty" }];
  const found: { fault: Fault; slot?: number }[] = [];
  words.forEach((word, place) => {
    const slot = place + 1;
    if (!word) return;
    if (clue === word) found.push({ fault: "equal", slot });
    else if (clue.includes(word)) found.push({ fault: "contains", slot });
    else if (word.includes(clue)) found.push({ fault: "contained", slot });
  });
  if (before.has(clue)) found.push({ fault: "used" });
  return found;
}
