import { createContext } from "preact";
import { t, type Lang, type Values } from "../rules/i18n.ts";

/** The language of a board, and its sentences in it. */
export interface SpeechOf {
  readonly lang: Lang;
  say(key: string, values?: Values): string;
}

/** The same for the parts of a board, which can also have a sentence said in its status line. */
export interface Voice extends SpeechOf {
  announce(sentence: string): void;
}

export function speech(lang: Lang): SpeechOf {
  return { lang, say: (key, values) => t(key, lang, values) };
}

export const Speech = createContext<Voice>({ ...speech("en"), announce() {} });
