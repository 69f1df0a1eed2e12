import { useContext, useState } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import { Speech } from "../../parts/speech.ts";
import { legal, phase, present, type Match } from "../../rules/match.ts";
import { PROOFS, type Player } from "../../rules/moves.ts";
import { playerName } from "../../rules/referee.ts";
import { codebreaker } from "../../rules/round.ts";
import { COMPUTER, type Sheet } from "../../rules/sheet.ts";
import type { Act } from "./turn.tsx";

/**
 * Beside the turn: giving up, mending a slip of one's own, and the claim that an answer is wrong. At one screen only the
 * codemaker mends, who may still hold the device (while it is to `pass`) or gets it for that.
 */
export function Disputes({ sheet: { mode, match }, act, pass, holder, onHolder }: {
  sheet: Sheet;
  act: Act;
  pass: boolean;
  holder: Player | null;
  onHolder: (player: Player) => void;
}) {
  const { lang, say } = useContext(Speech);
  const [asking, setAsking] = useState<"claim_error" | "mend_answer" | null>(null);
  const round = present(match);
  const computer = mode === "computer" ? COMPUTER : null; // it mends and claims by itself
  const away = mode === "players" && holder !== round.codemaker;
  const names = { player: playerName(match, round.codemaker, lang), other: playerName(match, codebreaker(round), lang) };
  const offered = {
    claim_error: !pass && codebreaker(round) !== computer,
    mend_answer: !(pass && away) && round.codemaker !== computer && phase(match) !== "mend",
    give_up: !pass,
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
          {asking === "mend_answer" ? away ? (
            <>
              <p>{say("sheet.pass", names)}</p>
              <button type="button" onClick={() => onHolder(round.codemaker)}>{say("sheet.here", names)}</button>
            </>
          ) : (
            <MendForm match={match} act={(...moves) => {
              setAsking(null);
              act(...moves);
            }} />
          ) : (
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
