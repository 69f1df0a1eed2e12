import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Model } from "../../host.ts";
import { CopyLink } from "../../parts/share.tsx";
import { Speech } from "../../parts/speech.ts";
import { useThought } from "../../parts/thought.ts";
import { everyCode } from "../../rules/codes.ts";
import { countPath } from "../../rules/consistency.ts";
import { editionText, format } from "../../rules/editions.ts";
import { consistentGuesses, solved, type Round } from "../../rules/practice.ts";

/** What there is to see when a round is over: the code, the path of the count beside good play, and what went well. */
export function Ending({ model, round, announce, again, undo }: {
  model: Model;
  round: Round;
  announce: (sentence: string) => void;
  again: () => void;
  undo: ComponentChildren;
}) {
  const { lang, say } = useContext(Speech);
  const { box, rows } = round;
  const secret = round.secret!;
  const good = useThought(useMemo(() => ({ box, secret, rows: [], left: everyCode(box) }), [box, secret.join()]));
  const mine = countPath(box, rows);
  const consistent = consistentGuesses(round);
  const steps = Array.from({ length: Math.max(mine.length, good?.length ?? 0) }, (_, step) => step);
  const cell = (count: number | undefined) => (count === undefined ? "–" : say("rows_table.count", { count }));
  return (
    <div class="mm-panel">
      <strong>{say(solved(round) ? "practice.found" : "practice.not_found", { count: rows.length })}</strong>
      <p>{say("practice.code_was", { code: format(box, secret, lang) })}</p>
      {rows.length > 0 && <p>{say(consistent === rows.length ? "practice.praise_all" : "practice.praise", { count: consistent, all: rows.length })}</p>}
      <table class="mm-paths">
        <caption>{say("practice.paths")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("rows_table.row")}</th>
            <th scope="col">{say("practice.path_yours")}</th>
            <th scope="col">{say("practice.path_good")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{cell(mine[step])}</td>
              <td>{good ? cell(good[step]) : "…"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="mm-row">
        <button type="button" class="mm-main" onClick={again}>{say("practice.again")}</button>
        {undo}
        {model.place && round.seed > 0 && (
          <CopyLink
            place={model.place} announce={announce} label={say("practice.friend")}
            traits={() => ({ seed: String(round.seed), edition: editionText(box), open_code: String(round.open) })}
          />
        )}
      </div>
    </div>
  );
}
