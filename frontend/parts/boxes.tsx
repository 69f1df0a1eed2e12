import { useContext, useRef, useState } from "preact/hooks";
import { checkSize } from "../rules/codes.ts";
import { EDITIONS, edition, title, type Edition } from "../rules/editions.ts";
import { Speech } from "./speech.ts";

/** Which box to play with; each tells its size. A box of one's own stays in the list while it is in use. */
export function BoxPicker({ box, onBox }: { box: Edition; onBox: (box: Edition) => void }) {
  const { lang, say } = useContext(Speech);
  const boxes = [...EDITIONS.values()];
  const all = boxes.includes(box) ? boxes : [box, ...boxes];
  const label = (b: Edition) =>
    `${title(b, lang)} · ${say("boxes.size", { positions: b.positions, symbols: b.symbols.length, size: b.size })}`;
  return (
    <>
      <label class="mm-row mm-box">
        <span>{say("boxes.label")}</span>
        <select value={all.indexOf(box)} onChange={(event) => onBox(all[Number(event.currentTarget.value)]!)}>
          {all.map((b, i) => (
            <option key={b.key} value={i}>{label(b)}</option>
          ))}
        </select>
      </label>
      <OwnBox onBox={onBox} />
    </>
  );
}

const NUMBERS = { positions: "4", rows: "10", row_points: "1", failure_bonus: "0", error_award: "0" };
const SWITCHES = { repeats: true, holes: false };

/** The form for a box of one's own. What cannot be, or has too many codes to look at, is refused with the reason. */
function OwnBox({ onBox }: { onBox: (box: Edition) => void }) {
  const { say, attempt } = useContext(Speech);
  const [open, setOpen] = useState(false);
  const [texts, setTexts] = useState({ name: "", colours: "6", ...NUMBERS });
  const [switches, setSwitches] = useState(SWITCHES);
  const panel = useRef<HTMLDetailsElement>(null);
  const use = (event: Event) => {
    event.preventDefault();
    attempt(() => {
      onBox(ownBox(texts, switches, say("boxes.own")));
      setOpen(false);
      panel.current!.querySelector("summary")!.focus();
    });
  };
  return (
    <details class="mm-panel mm-box" ref={panel} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("boxes.own")}</summary>
      <form class="mm-own" onSubmit={use}>
        {(Object.keys(texts) as (keyof typeof texts)[]).map((field) => (
          <label key={field}>
            <span>{say(`boxes.${field}`)}{field === "colours" && <small> {say("boxes.how_many")}</small>}</span>
            <input type="text" inputMode={field in NUMBERS ? "numeric" : "text"} value={texts[field]}
              onInput={(event) => setTexts({ ...texts, [field]: event.currentTarget.value })} />
          </label>
        ))}
        {(Object.keys(switches) as (keyof typeof switches)[]).map((field) => (
          <label key={field} class="mm-switch">
            <input type="checkbox" checked={switches[field]} onChange={(event) => setSwitches({ ...switches, [field]: event.currentTarget.checked })} />
            {say(`boxes.${field}`)}
          </label>
        ))}
        <button type="submit" class="mm-main">{say("boxes.use")}</button>
      </form>
    </details>
  );
}

/** The number that is written, else the text as it is, for the rules to refuse. */
export function whole(text: string): number {
  return (/^\s*\d+\s*$/.test(text) ? Number(text) : text) as number;
}

/** The box that the form describes. Throws `Refusal` naming the field, or that its codes are too many. */
function ownBox(texts: typeof NUMBERS & { name: string; colours: string }, switches: typeof SWITCHES, unnamed: string): Edition {
  const { name, colours, ...numbers } = texts;
  const counted = Object.fromEntries(Object.entries(numbers).map(([field, text]) => [field, whole(text)])) as Record<keyof typeof NUMBERS, number>;
  const box = edition({
    key: "own", name: name.trim() || unnamed, ...counted, ...switches,
    colours: /[^\d\s]/.test(colours) ? colours.split(",").map((colour) => colour.trim()) : whole(colours),
  });
  checkSize(box);
  return box;
}
