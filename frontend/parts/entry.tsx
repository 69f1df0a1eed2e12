import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { checked, parse, type Code, type Edition } from "../rules/editions.ts";
import type { Lang } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { CodeLine, type Draft } from "./code-line.tsx";
import { Palette, CodeField } from "./palette.tsx";
import { Speech } from "./speech.ts";

export const emptyDraft = (box: Edition): Draft => Array<null>(box.positions).fill(null);

/** The draft, or an empty one where it is no line of the box: the box may change under what is half laid. */
export function fitting(box: Edition, draft: Draft): Draft {
  const fits = draft.length === box.positions && draft.every((symbol) => symbol === null || symbol in box.symbols);
  return fits ? draft : emptyDraft(box);
}

/** The draft as a code. Throws `Refusal` for an empty place, or for what the box does not allow. */
export function completed(box: Edition, draft: Draft, lang: Lang): Code {
  const line = fitting(box, draft);
  const empty = line.indexOf(null);
  if (empty >= 0) throw new Refusal("entry.empty", { place: empty + 1 });
  return checked(box, line as Code, lang);
}

/**
 * A line to fill by click or by typing, then play. A refusal says why and takes nothing away. Without an `action` the
 * line has no button of its own: another form takes the code, by `taken`.
 */
export function Entry({ box, label, action, draft: given, onDraft, taken, onCode }: {
  box: Edition;
  label: string;
  action?: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Set to what gives the code that is typed or laid, and throws `Refusal` where there is none. */
  taken?: RefObject<(() => Code) | null>;
  /** False when the code was not taken yet, and stays in the line. */
  onCode: (code: Code) => boolean | void;
}) {
  const { lang, say, attempt } = useContext(Speech);
  const [place, setPlace] = useState(0);
  const [text, setText] = useState("");
  const draft = fitting(box, given);
  const next = useRef(place);
  next.current = place;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setPlace(0), [box, label]); // its label says which row it is
  // What was done last counts: a line that has changed since takes the place of what was typed.
  useLayoutEffect(() => setText((typed) => (reads(box, typed, lang) === draft.join() ? typed : "")), [draft.join()]);

  function put(at: number, symbol: number | null): void {
    onDraft(draft.map((old, p) => (p === at ? symbol : old)));
    setPlace(symbol === null ? at : Math.min(at + 1, box.positions - 1));
  }
  function take(): Code {
    if (!text.trim()) return completed(box, draft, lang);
    const code = parse(box, text, lang);
    onDraft(code);
    return code;
  }
  if (taken) taken.current = take;
  function submit(): void {
    attempt(() => {
      if (onCode(take()) === false) return;
      setText("");
      setPlace(0);
      const line = panel.current!.querySelector<HTMLElement>(".mm-line")!;
      if (line.matches(":focus-within")) line.querySelector("button")!.focus();
    });
  }
  return (
    <div class="mm-panel mm-entry" ref={panel}>
      <span class="mm-label">{label}</span>
      <div class="mm-row">
        <CodeLine box={box} label={label} code={draft} open={place} onOpen={setPlace} onChange={put} onEnter={submit} />
        {action && <button type="button" class="mm-main" onClick={submit}>{action}</button>}
      </div>
      <Palette box={box} label={say("board.colours")} onPick={(symbol) => put(next.current, symbol)} />
      <CodeField box={box} label={say("entry.type")} text={text} onText={setText} onEnter={submit} />
    </div>
  );
}

/** The code that the text reads as, comparable to a draft; null for none. */
function reads(box: Edition, text: string, lang: Lang): string | null {
  try {
    return parse(box, text, lang).join();
  } catch {
    return null;
  }
}
