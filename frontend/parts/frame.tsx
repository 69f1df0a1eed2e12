import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { LANGUAGES, language, type Lang } from "../rules/i18n.ts";
import { useTrait } from "./hooks.ts";
import { Speech, speech, type SpeechOf } from "./speech.ts";

/** What every board has: its language, and the one sentence that says what just happened. */
export interface BoardState extends SpeechOf {
  readonly status: string;
  setLang(lang: Lang): void;
  announce(sentence: string): void;
}

export function useBoard(model: Model, first: string): BoardState {
  const [chosen, setLang] = useTrait<string>(model, "lang");
  const lang = language(chosen || document.documentElement.lang);
  const spoken = useMemo(() => speech(lang), [lang]);
  const [said, setSaid] = useState<{ lang: Lang; sentence: string } | null>(null);
  // A sentence said in another language than the board now speaks is of no use to its reader.
  const status = said?.lang === lang ? said.sentence : spoken.say(first);
  return { ...spoken, status, setLang, announce: (sentence) => setSaid({ lang, sentence }) };
}

/** The card around a board: name, language, large type, and the status line, which is there from the first paint. */
export function Frame({ board, title, tools, children }: {
  board: BoardState;
  title: string;
  tools?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { lang, say, status, setLang } = board;
  const [large, setLarge] = useState(false);
  return (
    <Speech.Provider value={board}>
      <section
        class={large ? "mm mm-large" : "mm"}
        lang={lang}
        role="group"
        aria-label={title}
        data-lm-suppress-shortcuts="true"
        onKeyDown={(event) => event.key === "Escape" && setLarge(false)}
      >
        <header class="mm-head">
          <strong>{title}</strong>
          <span class="mm-row">
            <button type="button" class="mm-quiet" aria-pressed={large} onClick={() => setLarge(!large)}>
              {say("board.large")}
            </button>
            <select
              aria-label={say("board.language")}
              value={lang}
              onChange={(event) => setLang(event.currentTarget.value as Lang)}
            >
              {LANGUAGES.map((l) => (
                <option key={l} value={l} lang={l}>
                  {say(`board.in_${l}`)}
                </option>
              ))}
            </select>
          </span>
        </header>
        {children}
        <p class="mm-status" role="status">
          {status}
        </p>
        {tools && <footer class="mm-row mm-tools">{tools}</footer>}
      </section>
    </Speech.Provider>
  );
}
