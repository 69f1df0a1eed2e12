import { useContext } from "preact/hooks";
import { CodeLine } from "../../parts/code-line.tsx";
import { Speech } from "../../parts/speech.ts";
import { said } from "../../rules/diagnosis.ts";
import { format } from "../../rules/editions.ts";
import { finding, recoloured, type Progress } from "../../rules/ladder.ts";
import { about, answerBy } from "../../rules/misconceptions.ts";
import { examples } from "../../rules/questions.ts";
import { score, words } from "../../rules/scoring.ts";

/** What the answers tell of the learner's rule, once they tell anything, and a pair where a wrong rule breaks. */
export function FindingView({ progress }: { progress: Progress }) {
  const { lang, say } = useContext(Speech);
  const { box, seed, focus } = progress;
  if (focus === null) {
    const found = finding(progress);
    return found.verdict ? <div class="mm-panel mm-finding">{said(found, lang)}</div> : null;
  }
  const [plainest] = examples(box, focus);
  const pair = plainest && recoloured(box, plainest, seed);
  return (
    <div class="mm-panel mm-finding">
      <strong>{say("diagnosis.rule", { belief: about(focus, "belief", lang) })}</strong>
      <p>{about(focus, "correction", lang)}</p>
      {pair && (
        <>
          <div class="mm-row">
            {(["secret", "guess"] as const).map((side) => (
              <span key={side} class="mm-row">
                <span class="mm-label">{say(`board.${side}`)}</span>
                <CodeLine box={box} label={format(box, pair[side], lang)} code={pair[side]} />
              </span>
            ))}
          </div>
          <p>
            {say("scoring.breaks", {
              given: words(answerBy(focus, pair.secret, pair.guess, box.hole), lang),
              right: words(score(pair.secret, pair.guess, box.hole), lang),
            })}{" "}
            {say("scoring.chosen")}
          </p>
        </>
      )}
    </div>
  );
}
