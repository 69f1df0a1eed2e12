import { useContext } from "preact/hooks";
import type { Row } from "../rules/consistency.ts";
import { contradictionSentence, suspectSentence, type Contradiction } from "../rules/contradictions.ts";
import { words, type Feedback } from "../rules/scoring.ts";
import { Speech } from "./speech.ts";

/** Why no code fits, and which answer is most likely to blame; a suspect's answer can be put in its place. */
export function ContradictionPanel({ found, rows, onMend }: {
  found: Contradiction;
  rows: readonly Row[];
  onMend: (row: number, answer: Feedback) => void;
}) {
  const { lang, say } = useContext(Speech);
  return (
    <div class="mm-panel mm-warning">
      <strong>{contradictionSentence(found, lang)}</strong>
      <p>{say("contradiction.look")}</p>
      <ol>
        {found.suspects.slice(0, 3).map((suspect) => (
          <li key={suspect.row}>
            {suspectSentence(suspect, lang)} {say("contradiction.says", { answer: words(rows[suspect.row - 1]!.answer, lang) })}{" "}
            {suspect.others > 0 && say("contradiction.others", { count: suspect.others })}{" "}
            <button type="button" onClick={() => onMend(suspect.row, suspect.answer)}>
              {say("contradiction.mend", { row: suspect.row, answer: words(suspect.answer, lang) })}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
