// Sentences in English, French and German, from the catalogues shared with the Python package.
import de from "../../mmteach/locale/de.json" with { type: "json" };
import en from "../../mmteach/locale/en.json" with { type: "json" };
import fr from "../../mmteach/locale/fr.json" with { type: "json" };

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Values = Readonly<Record<string, string | number>>;

type Entry = string | { readonly [key: string]: Entry };
const CATALOGUES: Readonly<Record<Lang, Entry>> = { en, fr, de };

/** The first of the three languages that a tag such as "fr-CA" asks for; English when none does. */
export function language(tag: string | null | undefined): Lang {
  return LANGUAGES.find((lang) => lang === tag?.toLowerCase().split(/[-_]/)[0]) ?? "en";
}

export function has(key: string): boolean {
  return lookup("en", key) !== undefined;
}

/** The sentence `key` in `lang`; `count` chooses among plural forms. */
export function t(key: string, lang: Lang, values: Values = {}): string {
  let message = lookup(lang, key);
  if (typeof message === "object") {
    const form = new Intl.PluralRules(lang).select(Number(values.count));
    message = message[form] ?? message.other;
  }
  if (typeof message !== "string") throw new Error(`No sentence for ${key}`);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name], lang));
}

/** The items as the language joins them in a sentence: "2, 4 and 5". */
export function listed(items: readonly string[], lang: Lang): string {
  const last = items.at(-1)!;
  return items.length > 1 ? t("list.and", lang, { before: items.slice(0, -1).join(", "), last }) : last;
}

/** A number as the language writes it: 59,049 or 59 049 or 59.049, and with a real minus sign. */
export function number(value: number, lang: Lang): string {
  return new Intl.NumberFormat(lang).format(value).replace("-", "\u2212");
}

function shown(value: string | number | undefined, lang: Lang): string {
  return typeof value === "number" ? number(value, lang) : (value ?? "");
}

function lookup(lang: Lang, key: string): Entry | undefined {
  let entry: Entry | undefined = CATALOGUES[lang];
  for (const part of key.split(".")) entry = typeof entry === "object" ? entry[part] : undefined;
  return entry;
}
