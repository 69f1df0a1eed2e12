import { useContext } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import { Speech } from "../../parts/speech.ts";
import { CLUES, SLOTS, yesNo, type Draft } from "../../rules/decrypto.ts";

export interface FieldsProps {
  readonly draft: Draft;
  readonly write: (fields: Draft) => void;
}

/** One line of text in any script, kept in the draft under `name`. */
export function TextField({ name, label, draft, write, ...more }: FieldsProps & { name: string; label: string; inputMode?: "numeric"; required?: boolean }) {
  return (
    <label class="mm-field">
      <span>{label}</span>
      <input
        type="text"
        dir="auto"
        autocomplete="off"
        value={draft[name] ?? ""}
        onInput={(event) => write({ [name]: event.currentTarget.value })}
        {...more}
      />
    </label>
  );
}

/** A code as three choices, a slot for each clue; kept in the draft under "name.1" to "name.3". */
export function CardFields({ name, label, clues, draft, write }: FieldsProps & { name: string; label: string; clues?: readonly string[] | null }) {
  const { say } = useContext(Speech);
  return (
    <div class="mm-row mm-card-fields" role="group" aria-label={label}>
      {CLUES.map((clue) => (
        <label key={clue} class="mm-field">
          <span>{clues ? say("decrypto_sheet.clue_text", { clue, text: isolated(clues[clue - 1]!) }) : say("decrypto_sheet.digit", { place: clue })}</span>
          <select value={draft[`${name}.${clue}`] ?? ""} onChange={(event) => write({ [`${name}.${clue}`]: event.currentTarget.value })}>
            <option value="">–</option>
            {SLOTS.map((slot) => (
              <option key={slot} value={String(slot)}>{slot}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** A switch kept in the draft as "yes" or "no". */
export function SwitchField({ name, label, standard, draft, write }: FieldsProps & { name: string; label: string; standard: boolean }) {
  const on = (draft[name] ?? yesNo(standard)) === "yes";
  return (
    <label class="mm-switch">
      <input type="checkbox" checked={on} onChange={(event) => write({ [name]: yesNo(event.currentTarget.checked) })} />
      {label}
    </label>
  );
}
