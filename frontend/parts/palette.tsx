import { useContext, useState } from "preact/hooks";
import { parse, type Code, type Edition } from "../rules/editions.ts";
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

/** A field for a whole line, in letters or names; Enter takes it. */
export function CodeField({ box, label, action, text, onText, onEnter }: {
  box: Edition;
  label: string;
  action?: string | undefined;
  text: string;
  onText: (text: string) => void;
  onEnter: () => void;
}) {
  const { lang } = useContext(Speech);
  const submit = (event: Event) => {
    event.preventDefault();
    onEnter();
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
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {action && <button type="submit">{action}</button>}
    </form>
  );
}

/** A whole line typed at once. A refusal, said in the status line, leaves it. */
export function TypedCode({ box, label, action, onCode }: { box: Edition; label: string; action?: string; onCode: (code: Code) => void }) {
  const { lang, attempt } = useContext(Speech);
  const [text, setText] = useState("");
  const take = () => attempt(() => {
    onCode(parse(box, text, lang));
    setText("");
  });
  return <CodeField box={box} label={label} action={action} text={text} onText={setText} onEnter={take} />;
}
