import { useContext } from "preact/hooks";
import { EDITIONS, title, type Edition } from "../rules/editions.ts";
import { Speech } from "./speech.ts";

/** Which box to play with; each tells its size. A box of one's own stays in the list while it is in use. */
export function BoxPicker({ box, onBox }: { box: Edition; onBox: (box: Edition) => void }) {
  const { lang, say } = useContext(Speech);
  const boxes = [...EDITIONS.values()];
  const all = boxes.includes(box) ? boxes : [box, ...boxes];
  const label = (b: Edition) =>
    `${title(b, lang)} · ${say("boxes.size", { positions: b.positions, symbols: b.symbols.length, size: b.size })}`;
  return (
    <label class="mm-row">
      <span>{say("boxes.label")}</span>
      <select value={all.indexOf(box)} onChange={(event) => onBox(all[Number(event.currentTarget.value)]!)}>
        {all.map((b, i) => (
          <option key={b.key} value={i}>{label(b)}</option>
        ))}
      </select>
    </label>
  );
}
