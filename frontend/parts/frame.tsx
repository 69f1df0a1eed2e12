import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { LANGUAGES, language, type Lang } from "../rules/i18n.ts";
import { useTrait } from "./hooks.ts";
import { Speech, speech, voice, type Voice } from "./speech.ts";

/** What every board has: its language, and the one sentence that says what just happened. */
export interface BoardState extends Voice {
  readonly status: string;
  setLang(lang: Lang): void;
}

export function useBoard(model: Model, first: string): BoardState {
  const [chosen, setLang] = useTrait<string>(model, "lang");
  const lang = language(chosen || document.documentElement.lang);
  const spoken = useMemo(() => speech(lang), [lang]);
  const [said, setSaid] = useState<{ lang: Lang; sentence: string } | null>(null);
  // A sentence said in another language than the board now speaks is of no use to its reader.
  const status = said?.lang === lang ? said.sentence : spoken.say(first);
  return { ...voice(spoken, (sentence) => setSaid({ lang, sentence })), status, setLang };
}

/** The one sentence that says what just happened, for eyes and screen readers. It is there from the first paint. */
export function Status({ board }: { board: BoardState }) {
  return (
    <p class="mm-status" role="status">
      {board.status}
    </p>
  );
}

/** Enter that is held down plays once, presses a button once, and confirms nothing. */
function stopRepeat(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Sends the form of a field: JupyterLab takes Enter away from the fields in its notebooks. */
function sendForm(event: KeyboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.form || event.isComposing) return;
  event.preventDefault();
  field.form.requestSubmit();
}

/** The card around a board: name, language, large type, and at its end the status line, unless the board places it. */
export function Frame({ board, title, tools, placed = false, children }: {
  board: BoardState;
  title: string;
  tools?: ComponentChildren;
  /** Whether the children hold the `Status`, near what it speaks of. */
  placed?: boolean;
  children: ComponentChildren;
}) {
  const { lang, say, setLang } = board;
  const [large, setLarge] = useState(false);
  return (
    <Speech.Provider value={board}>
      <section
        class={`mm ${large ? "mm-large" : ""} ${placed ? "mm-placed" : ""}`}
        lang={lang}
        role="group"
        aria-label={title}
        data-lm-suppress-shortcuts="true"
        onKeyDownCapture={stopRepeat}
        onKeyDown={(event) => {
          if (event.key === "Escape") setLarge(false);
          else if (event.key === "Enter") sendForm(event);
        }}
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
        {!placed && <Status board={board} />}
        {tools && <footer class="mm-row mm-tools">{tools}</footer>}
      </section>
    </Speech.Provider>
  );
}
