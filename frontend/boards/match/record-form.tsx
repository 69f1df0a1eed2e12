import { useContext, useState } from "preact/hooks";
import { whole } from "../../parts/boxes.tsx";
import { Speech } from "../../parts/speech.ts";
import { legal, type Match } from "../../rules/match.ts";
import type { Act } from "./turn.tsx";

/** A round at a real box: only its result, or row by row. */
export function RecordForm({ match, act }: { match: Match; act: Act }) {
  const { say } = useContext(Speech);
  const [rows, setRows] = useState("");
  const [broken, setBroken] = useState(true);
  const record = (event: Event) => {
    event.preventDefault();
    act({ move: "record_round", broken, ...(rows.trim() && { rows: whole(rows) }) });
  };
  return (
    <>
      <form class="mm-row" onSubmit={record}>
        <label class="mm-row mm-count">
          <span>{say("sheet.rows_used")}</span>
          <input type="text" inputMode="numeric" value={rows} onInput={(event) => setRows(event.currentTarget.value)} />
        </label>
        <label class="mm-switch">
          <input type="checkbox" checked={broken} onChange={(event) => setBroken(event.currentTarget.checked)} />
          {say("match.outcome.broken")}
        </label>
        <button type="submit" class="mm-main">{say("match.move.record_round")}</button>
      </form>
      <div class="mm-row">
        <button type="button" onClick={() => act({ move: "set_code" })}>{say("sheet.row_by_row")}</button>
        {legal(match).includes("record_error") && (
          <button type="button" onClick={() => act({ move: "record_error" })}>{say("match.move.record_error")}</button>
        )}
      </div>
    </>
  );
}
