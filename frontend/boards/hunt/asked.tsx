import { useContext } from "preact/hooks";
import { CodeLine } from "../../parts/code-line.tsx";
import { Speech } from "../../parts/speech.ts";
import { format } from "../../rules/editions.ts";
import { answersIn, type Hunt } from "../../rules/hunt.ts";
import { score, words } from "../../rules/scoring.ts";

/** The pairs asked so far, what the learner answered, and what is right. */
export function Asked({ hunt }: { hunt: Hunt }) {
  const { lang, say } = useContext(Speech);
  const { box } = hunt;
  if (!hunt.asked.length) return null;
  return (
    <div class="mm-scroll">
      <table class="mm-asked" style={{ "--mm-positions": box.positions }}>
        <caption>{say("hunt.asked")}</caption>
        <thead>
          <tr>
            {["hunt.pair", "board.secret", "board.guess", "hunt.learner", "hunt.right"].map((key) => <th key={key} scope="col">{say(key)}</th>)}
          </tr>
        </thead>
        <tbody>
          {answersIn(hunt).map(({ secret, guess, answer }, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {[secret, guess].map((code, side) => (
                <td key={side}><CodeLine box={box} label={format(box, code, lang)} code={code} /></td>
              ))}
              <td data-label={say("hunt.learner")}><strong>{words(answer, lang)}</strong></td>
              <td data-label={say("hunt.right")}>{words(score(secret, guess, box.hole), lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
