import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { words, type Feedback } from "../../rules/scoring.ts";
import { ruleSentence, wrongSentence, type WrongAnswers } from "../../rules/verdict.ts";

/** Exactly which answers were wrong now that the code is known, and the wrong rule that explains them all. */
export function Verdict({ found, onMend }: { found: WrongAnswers; onMend: (row: number, answer: Feedback) => void }) {
  const { lang, say } = useContext(Speech);
  const [rule] = found.rules;
  return (
    <div class="mm-panel mm-warning">
      <ul>
        {found.answers.map((wrong) => (
          <li key={wrong.row}>
            {wrongSentence(wrong, lang)}{" "}
            <button type="button" onClick={() => onMend(wrong.row, wrong.wouldSay)}>
              {say("contradiction.mend", { row: wrong.row, answer: words(wrong.wouldSay, lang) })}
            </button>
          </li>
        ))}
      </ul>
      {rule && <p>{ruleSentence(rule, lang)}</p>}
    </div>
  );
}
