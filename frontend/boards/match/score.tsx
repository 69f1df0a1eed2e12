import { useContext } from "preact/hooks";
import { CodeLine } from "../../parts/code-line.tsx";
import { History } from "../../parts/history.tsx";
import { Speech } from "../../parts/speech.ts";
import { title } from "../../rules/editions.ts";
import { phase, present, roundNumber, type Match } from "../../rules/match.ts";
import type { Player } from "../../rules/moves.ts";
import { playerName, scoreTable, sentences } from "../../rules/referee.ts";
import { codebreaker } from "../../rules/round.ts";
import { UNCOUNTED } from "./round-view.tsx";

/** The running score, a line a round; rounds to come are there already, blank, so that a printed sheet can be filled in. */
export function ScoreTable({ match }: { match: Match }) {
  const { lang, say } = useContext(Speech);
  const [head, ...lines] = scoreTable(match, lang);
  const total = lines.pop()!;
  const waiting = phase(match) === "code";
  if (waiting) lines.pop();
  const first = roundNumber(match) + (waiting ? 0 : 1);
  const { codemaker } = present(match);
  const makers: readonly Player[] = waiting ? [codemaker, codebreaker(present(match))] : [codebreaker(present(match)), codemaker];
  const coming = Array.from({ length: Math.max(0, match.total - first + 1) }, (_, k) =>
    [say("rows_table.count", { count: first + k }), playerName(match, makers[k % 2]!, lang), "", "", "", ""]);
  return (
    <div class="mm-scroll" tabIndex={0} role="group" aria-label={say("sheet.score")}>
      <table class="mm-score">
        <caption>{say("match.table.caption", { edition: title(match.box, lang) })}</caption>
        <thead>
          <tr>{head!.map((name, k) => <th key={k} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {[...lines, ...coming].map(([number, ...cells], k) => (
            <tr key={k} class={k === match.rounds.length - 1 && phase(match) !== "over" ? "mm-marked" : ""}>
              <th scope="row">{number}</th>
              {cells.map((cell, c) => <td key={c}>{cell}</td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            {total.slice(1).map((cell, k) => <td key={k}>{match.moves.length ? cell : ""}</td>)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The rounds that are over, each with its rows and its code if that was shown. */
export function PastRounds({ match }: { match: Match }) {
  const { lang, say } = useContext(Speech);
  const lines = scoreTable(match, lang);
  return (
    <>
      {match.rounds.slice(0, -1).map(({ rows, secret }, k) => rows.length > 0 && (
        <details key={k} class="mm-panel">
          <summary>
            {lines[0]![0]} {lines[k + 1]![0]} · {lines[k + 1]![1]} · {lines[k + 1]![3]}
          </summary>
          {secret && <CodeLine box={match.box} label={say("board.secret")} code={secret} />}
          <History box={match.box} rows={rows} {...UNCOUNTED} />
        </details>
      ))}
    </>
  );
}

/** Goes through a match that is over, move by move. */
export function LookBack({ count, of, go }: { count: number; of: number; go: (count: number) => void }) {
  const { say } = useContext(Speech);
  return (
    <label class="mm-row">
      <span>{say("sheet.move", { count, of })}</span>
      <input type="range" min={0} max={of} value={count} onInput={(event) => go(Number(event.currentTarget.value))} />
    </label>
  );
}

/** Everything that was said, from the start on. */
export function RefereeLog({ match }: { match: Match }) {
  const { lang, say } = useContext(Speech);
  return (
    <details class="mm-panel">
      <summary>{say("sheet.log")}</summary>
      <ol>
        {sentences(match, lang).map((said, k) => <li key={k}>{said}</li>)}
      </ol>
    </details>
  );
}
