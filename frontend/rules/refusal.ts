import { t, type Lang } from "./i18n.ts";

const SHOWN = 40;

/** The values of a sentence; some are written in the language of their reader. */
export type Spoken = Readonly<Record<string, string | number | ((lang: Lang) => string)>>;

/** What the rules do not accept: a catalogue sentence and its values, and the row (from 1) where one is meant. */
export class Refusal extends Error {
  readonly key: string;
  readonly values: Spoken;
  readonly row: number | undefined;

  constructor(key: string, values: Spoken, row?: number) {
    super(key);
    this.key = key;
    this.values = values;
    this.row = row;
  }

  in(lang: Lang): string {
    const values = Object.entries(this.values).map(([name, value]) => [name, typeof value === "function" ? value(lang) : value] as const);
    const sentence = t(this.key, lang, Object.fromEntries(values));
    return this.row === undefined ? sentence : t("error.in_row", lang, { row: this.row, sentence });
  }
}

/** What is wrong at a place of something saved: where, and the reason, told in the same language. */
export class SavedRefusal extends Refusal {
  readonly reason: Refusal;

  constructor(key: string, where: Spoken, reason: Refusal) {
    super(key, { ...where, reason: (lang) => reason.in(lang) });
    this.reason = reason;
  }
}

/** Runs `act`, and gives its refusal; null when there is none. */
export function refusalOf(act: () => unknown): Refusal | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Runs `read`; a refusal from it is thrown as `tell` tells it. */
export function retold<T>(read: () => T, tell: (refusal: Refusal) => Refusal): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? tell(error) : error;
  }
}

/** Runs `read`; a refusal from it is said of row `row`. */
export function inRow<T>(row: number | undefined, read: () => T): T {
  return retold(read, (refusal) => (row === undefined ? refusal : new Refusal(refusal.key, refusal.values, row)));
}

/** The value as a person would recognise it, a text in quotation marks; cut at 40 characters. */
export function shown(value: unknown): string {
  const text = [...(typeof value === "string" ? `"${value}"` : typeof value === "object" ? JSON.stringify(value) : String(value))];
  return text.length <= SHOWN ? text.join("") : `${text.slice(0, SHOWN - 1).join("")}…`;
}
