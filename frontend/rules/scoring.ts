// The answer to a guess, and why: the two passes, as the lesson teaches them.
import { fold, keyWord, type Code, type Edition } from "./editions.ts";
import { LANGUAGES, has, t, type Lang } from "./i18n.ts";
import { Refusal, inRow, shown } from "./refusal.ts";

export interface Feedback {
  readonly exact: number;
  readonly misplaced: number;
}

/** The answer to `guess` when the code is `secret`. */
export function score(secret: Code, guess: Code, hole: number | null = null): Feedback {
  // 1. Exact: the same symbol in the same place. Both pegs are used up.
  const left: Code = secret.filter((s, p) => s !== guess[p]);
  const exact = secret.length - left.length;
  // 2. Misplaced: the same symbol elsewhere, each peg once. A hole is never misplaced.
  const free = [...left];
  let misplaced = 0;
  guess.forEach((symbol, p) => {
    const there = symbol === secret[p] || symbol === hole ? -1 : free.indexOf(symbol);
    if (there < 0) return;
    free.splice(there, 1);
    misplaced += 1;
  });
  return { exact, misplaced };
}

/** "1 exact, 2 misplaced". */
export function words({ exact, misplaced }: Feedback, lang: Lang): string {
  return `${t("feedback.exact", lang, { count: exact })}, ${t("feedback.misplaced", lang, { count: misplaced })}`;
}

/** The answer in the box's own words: "1 black, 2 grey". */
export function keys({ exact, misplaced }: Feedback, box: Edition, lang: Lang): string {
  return `${keyWord(box.keyNames[0], exact, lang)}, ${keyWord(box.keyNames[1], misplaced, lang)}`;
}

export function same(a: Feedback, b: Feedback): boolean {
  return a.exact === b.exact && a.misplaced === b.misplaced;
}

/** Throws `Refusal` for an answer that no pair of codes could give. */
export function possible(answer: Feedback, box: Edition, lang: Lang): Feedback {
  const { exact, misplaced } = answer;
  const value = words(answer, lang);
  if (exact < 0 || misplaced < 0 || exact + misplaced > box.positions) {
    throw new Refusal("error.feedback_sum", { value, positions: box.positions });
  }
  if (exact === box.positions - 1 && misplaced === 1) throw new Refusal("error.feedback_last", { value, exact });
  return answer;
}

/** Reads "1b2g", "1 2", "1,2", "1 black 2 grey", "1 exact, 2 misplaced". Throws `Refusal`. */
export function parseFeedback(text: string, box: Edition, lang: Lang, row?: number): Feedback {
  return inRow(row, () => {
    const pair = counts(fold(text), box, lang);
    if (pair?.length !== 2) throw new Refusal("error.feedback_unread", { value: shown(text) });
    return possible({ exact: pair[0]!, misplaced: pair[1]! }, box, lang);
  });
}

function counts(text: string, box: Edition, lang: Lang): number[] | null {
  if (!/^\d/.test(text) || /\d{10}/.test(text)) return null;
  const found = [...text.matchAll(/(\d+)([^\d]*)/g)].map(
    ([, n, word]) => [Number(n), bare(word!)] as const,
  );
  if (found.every(([, word]) => !word)) return found.map(([n]) => n);
  const known = keyWords(box, lang);
  const pair: (number | undefined)[] = [undefined, undefined];
  for (const [n, word] of found) {
    const which = known.get(word);
    if (which === undefined || pair[which] !== undefined) return null;
    pair[which] = n;
  }
  return pair.map((n) => n ?? 0);
}

/** A folded word without what may stand between two counts. */
function bare(word: string): string {
  return word.replace(/[\s,;:/+&-]+|\b(?:and|et|und)\b/g, " ").trim().replace(/ +/g, " ");
}

/** Every word for an exact (0) or a misplaced (1) key; the initials are those of `lang` alone. */
function keyWords(box: Edition, lang: Lang): Map<string, number> {
  const known = new Map<string, number>();
  const word = (key: string, l: Lang, count: number) => fold(t(key, l, { count })).replace(`${count} `, "");
  box.keyNames.forEach((name, which) => {
    known.set(bare(fold(name)), which);
    const keys = [`feedback.${which ? "misplaced" : "exact"}`, `key.${name}`].filter(has);
    for (const l of LANGUAGES) for (const count of [1, 2]) for (const key of keys) known.set(word(key, l, count), which);
    // "gray" is the same key to half of the English-speaking world.
    if (name === "grey") known.set("gray", which);
  });
  box.keyNames.forEach((name, which) => {
    const own = has(`key.${name}`) ? word(`key.${name}`, lang, 1) : fold(name);
    if (!known.has(own[0]!)) known.set(own[0]!, which);
  });
  return known;
}

export type Kind = "exact" | "misplaced" | "nothing" | "total";
export type Reason = "absent" | "used" | "hole";

/** One step of a worked example; places count from 0, as the codes do. */
export interface Step {
  readonly kind: Kind;
  readonly guess: number | null;
  readonly secret: number | null;
  readonly symbol: number | null;
  readonly reason: Reason | null;
  readonly soFar: Feedback;
}

/** The answer step by step: exact pairs, misplaced pairs, pegs left over, total. */
export function explain(secret: Code, guess: Code, hole: number | null = null): readonly Step[] {
  const steps: Step[] = [];
  let soFar: Feedback = { exact: 0, misplaced: 0 };
  const free = new Set(secret.keys());
  const open = new Set(guess.keys());
  const strike = (kind: "exact" | "misplaced", there: number, here: number) => {
    free.delete(there);
    open.delete(here);
    soFar = { ...soFar, [kind]: soFar[kind] + 1 };
    steps.push({ kind, guess: here, secret: there, symbol: guess[here]!, reason: null, soFar });
  };
  guess.forEach((symbol, p) => symbol === secret[p] && strike("exact", p, p));
  for (const here of [...open]) {
    const there = [...free].find((p) => secret[p] === guess[here]);
    if (there !== undefined && guess[here] !== hole) strike("misplaced", there, here);
  }
  for (const here of open) {
    const symbol = guess[here]!;
    const reason: Reason = symbol === hole ? "hole" : secret.includes(symbol) ? "used" : "absent";
    steps.push({ kind: "nothing", guess: here, secret: null, symbol, reason, soFar });
  }
  return [...steps, { kind: "total", guess: null, secret: null, symbol: null, reason: null, soFar }];
}

/** The step in one sentence: "Position 1: Red and Red: exact." */
export function sentence(step: Step, box: Edition, lang: Lang): string {
  return t(step.reason ? `step.nothing_${step.reason}` : `step.${step.kind}`, lang, {
    guess: (step.guess ?? 0) + 1,
    secret: (step.secret ?? 0) + 1,
    colour: step.symbol === null ? "" : box.symbols[step.symbol]!.names[lang],
    answer: words(step.soFar, lang),
  });
}
