import { useContext, useState } from "preact/hooks";
import type { Draft } from "../../parts/code-line.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { Speech } from "../../parts/speech.ts";
import type { Code, Edition } from "../../rules/editions.ts";

/** Asks of one code whether it fits, and why not. */
export function CouldItBe({ box, onCode }: { box: Edition; onCode: (code: Code) => void }) {
  const { say } = useContext(Speech);
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  return (
    <details class="mm-panel">
      <summary>{say("check.could_be")}</summary>
      <Entry box={box} label={say("check.could_be")} action={say("check.ask")}
        draft={draft} onDraft={setDraft} onCode={onCode} />
    </details>
  );
}
