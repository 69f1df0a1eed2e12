import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";

/** What can be done with a row: set it aside, change it, remove it. */
export function RowActions({ row, aside, onAside, onChange, onRemove }: {
  row: number;
  aside: boolean;
  onAside: (aside: boolean) => void;
  onChange: () => void;
  onRemove: () => void;
}) {
  const { say } = useContext(Speech);
  return (
    <span class="mm-row">
      <label class="mm-switch">
        <input type="checkbox" aria-label={say("check.counts_row", { row })} checked={!aside} onChange={() => onAside(!aside)} />
        {say("check.counts")}
      </label>
      <button type="button" class="mm-quiet" aria-label={say("check.change_row", { row })} onClick={onChange}>✎</button>
      <button type="button" class="mm-quiet" aria-label={say("check.remove_row", { row })} onClick={onRemove}>✕</button>
    </span>
  );
}
