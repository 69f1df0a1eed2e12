import { useContext, useRef } from "preact/hooks";
import { symbolOf, type Edition } from "../rules/editions.ts";
import { Peg } from "./peg.tsx";
import { Speech } from "./speech.ts";

/** A line of pegs being made: null where no peg is yet. */
export type Draft = readonly (number | null)[];

export interface CodeLineProps {
  readonly box: Edition;
  readonly label: string;
  readonly code: Draft;
  /** Classes of each place, such as "mm-now". */
  readonly marks?: readonly string[];
  readonly struck?: readonly boolean[];
  /** The place whose colours are on offer, when this line is the one being changed. */
  readonly open?: number | null;
  readonly onOpen?: (place: number) => void;
  /** Absent for a line that only shows. */
  readonly onChange?: ((place: number, symbol: number | null) => void) | undefined;
  readonly onEnter?: () => void;
}

/** A line of pegs. Places are buttons: arrows move and turn, letters set, Backspace takes out. */
export function CodeLine({ box, label, code, marks = [], struck = [], open = null, onOpen, onChange, onEnter }: CodeLineProps) {
  const { lang, say } = useContext(Speech);
  const line = useRef<HTMLDivElement>(null);
  const focus = (place: number) =>
    line.current?.querySelectorAll("button")[Math.max(0, Math.min(place, code.length - 1))]?.focus();
  const name = (symbol: number | null) => (symbol === null ? say("board.empty") : box.symbols[symbol]!.names[lang]);

  function press(event: KeyboardEvent, place: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !onChange) return;
    const turn = (by: number) => {
      const from = code[place] ?? (by > 0 ? -1 : box.symbols.length);
      onChange(place, (from + by + box.symbols.length) % box.symbols.length);
    };
    const moves: Record<string, () => void> = {
      ArrowLeft: () => focus(place - 1),
      ArrowRight: () => focus(place + 1),
      Home: () => focus(0),
      End: () => focus(code.length - 1),
      ArrowUp: () => turn(1),
      ArrowDown: () => turn(-1),
      Delete: () => onChange(place, null),
      Backspace: () => {
        onChange(place, null);
        focus(place - 1);
      },
      ...(onEnter && { Enter: onEnter }),
    };
    const symbol = event.key.length === 1 ? symbolOf(box, event.key, lang) : undefined;
    const act = symbol === undefined ? moves[event.key] : () => {
      onChange(place, symbol);
      focus(place + 1);
    };
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <div class="mm-line" role="group" aria-label={label} ref={line}>
      {code.map((symbol, place) => {
        const peg = <Peg colour={symbol === null ? null : box.symbols[symbol]!} lang={lang} struck={struck[place] ?? false} />;
        const said = say("board.place", { place: place + 1, colour: name(symbol) });
        const look = `mm-slot ${marks[place] ?? ""}`;
        if (!onChange) return <span key={place} class={look} role="img" aria-label={said}>{peg}</span>;
        return (
          <button
            key={place}
            type="button"
            class={look}
            aria-label={said}
            aria-expanded={open === place}
            onClick={() => onOpen?.(place)}
            onKeyDown={(event) => press(event, place)}
          >
            {peg}
          </button>
        );
      })}
    </div>
  );
}
