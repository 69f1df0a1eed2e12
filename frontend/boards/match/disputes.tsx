import { useContext, useState } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import { Speech } from "../../parts/speech.ts";
import { legal, phase, present, type Match } from "../../rules/match.ts";
import { PROOFS } from "../../rules/moves.ts";
import { codebreaker } from "../../rules/round.ts";
import { COMPUTER, type Sheet } from "../../rules/sheet.ts";
import type { Act } from "./turn.tsx";

/** Beside the turn: giving up, mending a slip of one's own, and the claim that an answer is wrong. */
export function Disputes({ sheet: { mode, match }, act }: { sheet: Sheet; act: Act }) {
  const { say } = useContext(Speech);
  const [asking, setAsking] = useState<"claim_error" | "mend_answer" | null>(null);
  const round = present(match);
  const computer = mode === "computer" ? COMPUTER : null; // it mends and claims by itself
  const offered = {
    claim_error: codebreaker(round) !== computer,
    mend_answer: round.codemaker !== computer && phase(match) !== "mend",
    give_up: true,
  };
  const moves = (["claim_error", "mend_answer", "give_up"] as const).filter((move) => offered[move] && legal(match).includes(move));
  return (
    <>
      {moves.length > 0 && (
        <div class="mm-row">
          {moves.map((move) => (
            <button key={move} type="button" class="mm-quiet" {...(move !== "give_up" && { "aria-expanded": asking === move })}
              onClick={() => (move === "give_up" ? act({ move }) : setAsking(asking === move ? null : move))}>
              {say(`match.move.${move}`)}
            </button>
          ))}
        </div>
      )}
      {asking && moves.includes(asking) && (
        <div class="mm-panel mm-warning">
          {asking === "mend_answer" ? <MendForm match={match} act={act} /> : (
            <>
              <p>{say("sheet.proof")}</p>
              {PROOFS.map((proof) => (
                <button key={proof} type="button" onClick={() => act({ move: "claim_error", proof })}>{say(`sheet.proof_${proof}`)}</button>
              ))}
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Another answer to the last row; when answers are corrected together, to any row. */
export function MendForm({ match, act }: { match: Match; act: Act }) {
  const { say } = useContext(Speech);
  const last = present(match).rows.length;
  const [chosen, setChosen] = useState(last);
  const row = Math.min(chosen, last);
  return (
    <>
      {match.learning && (
        <label class="mm-row">
          <span>{say("rows_table.row")}</span>
          <select value={row} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {Array.from({ length: last }, (_, k) => <option key={k} value={k + 1}>{k + 1}</option>)}
          </select>
        </label>
      )}
      <AnswerForm box={match.box} action={say("match.move.mend_answer")} onAnswer={(answer) => act({ move: "mend_answer", answer, row })} />
    </>
  );
}
