import { useContext } from "preact/hooks";
import type { Edition } from "../rules/editions.ts";
import { keys, words, type Feedback } from "../rules/scoring.ts";
import { Speech } from "./speech.ts";

/** The answer, in a tray of its own: keys lie in a heap, exact ones first, and never under a peg's column. */
export function Tray({ box, answer }: { box: Edition; answer: Feedback | null }) {
  const { lang, say } = useContext(Speech);
  const { exact = 0, misplaced = 0 } = answer ?? {};
  return (
    <div class="mm-tray">
      <span class="mm-label">{say("board.answer")}</span>
      <span class="mm-keys" aria-hidden="true">
        {answer ? Array.from({ length: exact + misplaced }, (_, k) => <Key kind={k < exact ? "exact" : "misplaced"} />) : "?"}
      </span>
      {answer && (
        <span class="mm-words">
          {words(answer, lang)}
          <small>{keys(answer, box, lang)}</small>
        </span>
      )}
    </div>
  );
}

/** One key: a full disc for exact, a ring for misplaced, so that they differ without colour. */
export function Key({ kind }: { kind: "exact" | "misplaced" }) {
  return (
    <svg class={`mm-key mm-key-${kind}`} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r={kind === "exact" ? 8.5 : 6.5} />
    </svg>
  );
}
