import { useContext, useState } from "preact/hooks";
import { parse, type Code, type Edition } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { Peg } from "./peg.tsx";
import { Speech } from "./speech.ts";

/** The box's colours to pick from. */
export function Palette({ box, label, onPick }: { box: Edition; label: string; onPick: (symbol: number) => void }) {
  const { lang } = useContext(Speech);
  return (
    <div class="mm-row mm-palette" role="group" aria-label={label}>
      {box.symbols.map((colour, symbol) => (
        <button key={colour.key} type="button" class="mm-slot" aria-label={colour.names[lang]} onClick={() => onPick(symbol)}>
          <Peg colour={colour} lang={lang} />
        </button>
      ))}
    </div>
  );
}

/** A whole line typed at once: letters or names, then Enter. A refusal, said in the status line if not elsewhere, leaves it. */
export function TypedCode({ box, label, action, onCode, onRefusal }: {
  box: Edition;
  label: string;
  action?: string;
  /** False to leave the text as it is, for another Enter. */
  onCode: (code: Code) => boolean | void;
  onRefusal?: ((sentence: string) => void) | undefined;
}) {
  const { lang, announce } = useContext(Speech);
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      if (onCode(parse(box, text, lang)) !== false) setText("");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      (onRefusal ?? announce)(error.in(lang));
    }
  };
  return (
    <form class="mm-row" onSubmit={submit}>
      <label>
        {label}{" "}
        <input
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={text}
          placeholder={box.symbols.slice(0, box.positions).map((c) => c.letters[lang]).join("")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {action && <button type="submit">{action}</button>}
    </form>
  );
}
