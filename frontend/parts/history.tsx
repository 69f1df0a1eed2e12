import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Row } from "../rules/consistency.ts";
import type { Edition } from "../rules/editions.ts";
import { words, type Feedback } from "../rules/scoring.ts";
import { CodeLine } from "./code-line.tsx";
import { Speech } from "./speech.ts";
import { Key } from "./tray.tsx";

export interface HistoryProps {
  readonly box: Edition;
  readonly rows: readonly Row[];
  /** Codes possible at the start and after each row; null for a row set aside. Without them no column tells them. */
  readonly counts?: readonly (number | null)[];
  /** How the counts are told: as numbers, as bars on a logarithmic scale, or both. */
  readonly show?: ReadonlySet<string>;
  /** Rows to point at, from 1. */
  readonly marked?: readonly number[];
  /** Rows that do not count, shown struck through. */
  readonly aside?: readonly boolean[];
  /** What can be done with a row, in a last column. */
  readonly actions?: (row: number) => ComponentChildren;
}

const NUMBERS_AND_BARS: ReadonlySet<string> = new Set(["count", "chart"]);

/**
 * The rows so far, as a table: guess, answer, and how many codes each row leaves. Roles are written out because narrow
 * screens lay the cells out as a grid, which would otherwise take the table's meaning away.
 */
export function History({ box, rows, counts, show = NUMBERS_AND_BARS, marked = [], aside = [], actions }: HistoryProps) {
  const { say } = useContext(Speech);
  const told = counts && (show.has("count") || show.has("chart"));
  const left = (place: number) => told && <CountCell count={counts[place] ?? null} of={box.size} show={show} />;
  return (
    <div class="mm-scroll" tabIndex={0} role="group" aria-label={say("rows_table.caption")}>
      <table class={box.positions > 6 ? "mm-rows mm-long" : "mm-rows"} role="table" style={{ "--mm-positions": box.positions }}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">{say("rows_table.row")}</th>
            <th scope="col" role="columnheader">{say("board.guess")}</th>
            <th scope="col" role="columnheader">{say("board.answer")}</th>
            {told && <th scope="col" role="columnheader">{say("rows_table.left")}</th>}
            {actions && <th scope="col" role="columnheader">{say("rows_table.actions")}</th>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {told && (
            <tr role="row">
              <th scope="row" role="rowheader">0</th>
              <td role="cell" colSpan={2} class="mm-label mm-cell-guess">
                {say("rows_table.start")}
              </td>
              {left(0)}
              {actions && <td role="cell" />}
            </tr>
          )}
          {rows.map(({ guess, answer }, i) => (
            <tr role="row" key={i} class={`${marked.includes(i + 1) ? "mm-marked" : ""} ${aside[i] ? "mm-aside" : ""}`}>
              <th scope="row" role="rowheader">{i + 1}</th>
              <td role="cell" class="mm-cell-guess">
                <CodeLine box={box} label={`${say("rows_table.row")} ${i + 1}`} code={guess} />
              </td>
              <td role="cell" class="mm-cell-answer">
                <Answer answer={answer} />
              </td>
              {left(i + 1)}
              {actions && <td role="cell" class="mm-cell-actions">{actions(i + 1)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An answer in one line: its keys as a heap, and in words. */
export function Answer({ answer }: { answer: Feedback }) {
  const { lang } = useContext(Speech);
  const { exact, misplaced } = answer;
  return (
    <span class="mm-answer">
      <span class="mm-heap" aria-hidden="true">
        {Array.from({ length: exact + misplaced }, (_, k) => (
          <Key kind={k < exact ? "exact" : "misplaced"} />
        ))}
      </span>
      <span>{words(answer, lang)}</span>
    </span>
  );
}

/** A number of codes, with a bar as long as its logarithm: half as long means its square root. */
function CountCell({ count, of, show }: { count: number | null; of: number; show: ReadonlySet<string> }) {
  const { say } = useContext(Speech);
  if (count === null) return <td role="cell" class="mm-count-cell">–</td>;
  const text = say("rows_table.count", { count });
  const share = count > 0 && of > 1 ? Math.log(count) / Math.log(of) : 0;
  return (
    <td role="cell" class="mm-count-cell">
      {show.has("count") ? <span>{text}</span> : <span class="mm-unseen">{text}</span>}
      {show.has("chart") && (
        <svg class="mm-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class="mm-bar-all" width="100" height="10" />
          <rect class="mm-bar-left" width={Math.max(share * 100, count > 0 ? 1.5 : 0)} height="10" />
        </svg>
      )}
    </td>
  );
}
