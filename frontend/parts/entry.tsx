import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { checked, type Code, type Edition } from "../rules/editions.ts";
import type { Lang } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { CodeLine, type Draft } from "./code-line.tsx";
import { Palette, TypedCode } from "./palette.tsx";
import { Speech } from "./speech.ts";

export const emptyDraft = (box: Edition): Draft => Array<null>(box.positions).fill(null);

/** The draft as a code. Throws `Refusal` for an empty place, or for what the box does not allow. */
export function completed(box: Edition, draft: Draft, lang: Lang): Code {
  const empty = draft.indexOf(null);
  if (empty >= 0) throw new Refusal("entry.empty", { place: empty + 1 });
  return checked(box, draft as Code, lang);
}

/**
 * A line to fill by click or by typing, then play. A refusal says why and takes nothing away. Without an `action` the
 * line has no button of its own: the draft is for another form to take.
 */
export function Entry({ box, label, action, draft, onDraft, onCode, onRefusal }: {
  box: Edition;
  label: string;
  action?: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** False when the code was not taken yet, and stays in the line. */
  onCode: (code: Code) => boolean | void;
  onRefusal?: (sentence: string) => void;
}) {
  const { lang, say, announce } = useContext(Speech);
  const [place, setPlace] = useState(0);
  const next = useRef(place);
  next.current = place;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setPlace(0), [box, label]); // its label says which row it is

  function put(at: number, symbol: number | null): void {
    onDraft(draft.map((old, p) => (p === at ? symbol : old)));
    setPlace(symbol === null ? at : Math.min(at + 1, box.positions - 1));
  }
  function submit(): void {
    try {
      if (onCode(completed(box, draft, lang)) === false) return;
      setPlace(0);
      const line = panel.current!.querySelector<HTMLElement>(".mm-line")!;
      if (line.matches(":focus-within")) line.querySelector("button")!.focus();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      (onRefusal ?? announce)(error.in(lang));
    }
  }
  return (
    <div class="mm-panel mm-entry" ref={panel}>
      <span class="mm-label">{label}</span>
      <div class="mm-row">
        <CodeLine box={box} label={label} code={draft} open={place} onOpen={setPlace} onChange={put} onEnter={submit} />
        {action && <button type="button" class="mm-main" onClick={submit}>{action}</button>}
      </div>
      <Palette box={box} label={say("board.colours")} onPick={(symbol) => put(next.current, symbol)} />
      <TypedCode box={box} label={say("entry.type")} onCode={onCode} onRefusal={onRefusal} />
    </div>
  );
}
