import { useContext } from "preact/hooks";
import type { Code, Edition } from "../rules/editions.ts";
import type { Place } from "./comparison.tsx";
import { Palette, TypedCode } from "./palette.tsx";
import { Speech } from "./speech.ts";

/** The colours for the place that was clicked, and a field to type its whole line. */
export function LineEditor({ box, place, onPick, onCode, onClose }: {
  box: Edition;
  place: Place;
  onPick: (symbol: number) => void;
  onCode: (code: Code) => void;
  onClose: () => void;
}) {
  const { say } = useContext(Speech);
  const line = say(`board.${place.side}`);
  return (
    <div class="mm-panel">
      <span class="mm-label">{say("worked.change", { line, place: place.at + 1 })}</span>
      <Palette box={box} label={say("board.colours")} onPick={onPick} />
      <TypedCode box={box} label={say("worked.type", { line })} action={say("board.set")} onCode={onCode} />
      <button type="button" class="mm-quiet" onClick={onClose}>{say("board.close")}</button>
    </div>
  );
}
