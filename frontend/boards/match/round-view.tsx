import { useContext } from "preact/hooks";
import { CodeLine } from "../../parts/code-line.tsx";
import { History } from "../../parts/history.tsx";
import { Speech } from "../../parts/speech.ts";
import { present, roundNumber, turn } from "../../rules/match.ts";
import { playerName } from "../../rules/referee.ts";
import { codebreaker } from "../../rules/round.ts";
import { COMPUTER, type Sheet } from "../../rules/sheet.ts";

/** In a match nobody is told how many codes are left. */
export const UNCOUNTED = { counts: [], show: new Set<string>() };

/** The present round: who has which role, the code or its cover, and the rows. `onOpen` is there for its codemaker. */
export function RoundView({ sheet: { mode, match }, open, onOpen }: {
  sheet: Sheet;
  open: boolean;
  onOpen: ((open: boolean) => void) | undefined;
}) {
  const { lang, say } = useContext(Speech);
  const round = present(match);
  const { box } = match;
  const { secret, rows, guess, codemaker } = round;
  const own = mode === "computer" && codemaker !== COMPUTER;
  const seen = secret && (round.phase === "review" || own || open);
  const coverable = onOpen && secret && round.phase !== "review" && turn(match) === codemaker;
  const names = { codemaker: playerName(match, codemaker, lang), codebreaker: playerName(match, codebreaker(round), lang) };
  return (
    <>
      <p>
        {say("sheet.round", { round: roundNumber(match), rounds: match.total, ...names })}
        {match.learning && ` ${say("match.event.learning")}`}
      </p>
      {secret && (
        <div class="mm-row">
          <span class="mm-label">{say("board.secret")}</span>
          {seen ? (
            <CodeLine box={box} label={say("board.secret")} code={secret} />
          ) : (
            <span class="mm-cover" role="img" aria-label={say("sheet.covered")} style={{ "--mm-positions": box.positions }} />
          )}
          {coverable && <button type="button" onClick={() => onOpen(!open)}>{say(open ? "sheet.cover" : "sheet.uncover")}</button>}
        </div>
      )}
      {rows.length > 0 && <History box={box} rows={rows} {...UNCOUNTED} />}
      {guess && (
        <div class="mm-row mm-rows">
          <span class="mm-label">{say("rows_table.row")} {rows.length + 1}</span>
          <CodeLine box={box} label={`${say("rows_table.row")} ${rows.length + 1}`} code={guess} />
        </div>
      )}
    </>
  );
}
