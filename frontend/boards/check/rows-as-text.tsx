import { useContext, useState } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";

/** The whole board as text, to paste a game or to copy one. What was typed stays until the board takes it. */
export function RowsAsText({ text, onText }: { text: string; onText: (text: string) => boolean }) {
  const { say } = useContext(Speech);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <details class="mm-panel">
      <summary>{say("check.paste")}</summary>
      <label>
        {say("check.paste_label")}
        <textarea value={typed ?? text} spellcheck={false} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button type="button" onClick={() => onText(typed ?? text) && setTyped(null)}>{say("check.paste_action")}</button>
    </details>
  );
}
