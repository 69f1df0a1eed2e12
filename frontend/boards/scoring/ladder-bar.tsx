import { useContext } from "preact/hooks";
import { Speech, type SpeechOf } from "../../parts/speech.ts";
import type { Edition } from "../../rules/editions.ts";
import { isRight, lastRung, stepsShown, type Progress } from "../../rules/ladder.ts";

/** How much help there is on that rung: "the last 2 steps missing". */
export function rungName(box: Edition, level: number, say: SpeechOf["say"]): string {
  const missing = box.positions - stepsShown(box, level);
  if (missing < box.positions) return say(missing ? "scoring.missing" : "scoring.shown", { count: missing });
  return say(level > box.positions + 1 ? "scoring.repeats" : "scoring.alone");
}

/** Where the learner stands on the ladder; any rung can be chosen, and the next one skipped to. */
export function LadderBar({ progress: { box, level, attempts }, onLevel }: {
  progress: Progress;
  onLevel: (level: number) => void;
}) {
  const { say } = useContext(Speech);
  const last = lastRung(box);
  const right = attempts.filter((attempt) => isRight(box, attempt)).length;
  return (
    <div class="mm-row mm-settings">
      <label class="mm-row">
        <span>{say("scoring.ladder")}</span>
        <select value={level} onChange={(event) => onLevel(Number(event.currentTarget.value))}>
          {Array.from({ length: last }, (_, i) => i + 1).map((rung) => (
            <option key={rung} value={rung}>{say("scoring.rung", { level: rung, last, help: rungName(box, rung, say) })}</option>
          ))}
        </select>
      </label>
      {level < last && <button type="button" class="mm-quiet" onClick={() => onLevel(level + 1)}>{say("scoring.skip")}</button>}
      {attempts.length > 0 && <span class="mm-label">{say("scoring.tally", { right, count: attempts.length })}</span>}
    </div>
  );
}
