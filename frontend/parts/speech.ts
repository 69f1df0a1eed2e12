import { createContext } from "preact";
import { t, type Lang, type Values } from "../rules/i18n.ts";
import { refusalOf } from "../rules/refusal.ts";

/** The language of a board, and its sentences in it. */
export interface SpeechOf {
  readonly lang: Lang;
  say(key: string, values?: Values): string;
}

/** The same for the parts of a board, which can also have a sentence said in its status line. */
export interface Voice extends SpeechOf {
  announce(sentence: string): void;
  /** Runs what may be refused, and says the refusal; false when there was one. */
  attempt(act: () => unknown): boolean;
}

export function speech(lang: Lang): SpeechOf {
  return { lang, say: (key, values) => t(key, lang, values) };
}

/** A voice that has its sentences said by `announce`. */
export function voice(spoken: SpeechOf, announce: Voice["announce"]): Voice {
  return {
    ...spoken,
    announce,
    attempt(act) {
      const refusal = refusalOf(act);
      if (refusal) announce(refusal.in(spoken.lang));
      return !refusal;
    },
  };
}

export const Speech = createContext<Voice>(voice(speech("en"), () => {}));
