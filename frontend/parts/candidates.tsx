import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { codeAt } from "../rules/codes.ts";
import { letters, type Edition } from "../rules/editions.ts";
import { held } from "./hooks.ts";
import { Speech } from "./speech.ts";

const PAGE = 48;

/** The codes still possible as letters, a page at a time; all of them can be copied. `open` shows a single page at once. */
export function Candidates({ box, left, open = false, announce }: {
  box: Edition;
  left: Uint32Array;
  open?: boolean;
  announce: (sentence: string) => void;
}) {
  const { lang, say } = useContext(Speech);
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(left.length / PAGE));
  const shown = Math.min(page, pages - 1);
  const text = (codes: Uint32Array) => [...codes].map((index) => letters(box, codeAt(box, index), lang));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text(left).join("\n"));
      announce(say("candidates.copied", { count: left.length }));
    } catch {
      announce(say("candidates.not_copied")); // refused, or no clipboard at all
    }
  };
  useLayoutEffect(() => setPage(0), [left]);
  return (
    <details class="mm-panel" open={open && left.length <= PAGE}>
      <summary>{say("rows.possible", { count: left.length, all: box.size })}</summary>
      <ul class="mm-codes">
        {text(left.subarray(shown * PAGE, (shown + 1) * PAGE)).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div class="mm-row">
        {pages > 1 && (
          <>
            <button type="button" {...held(shown === 0, () => setPage(shown - 1))}>{say("candidates.back")}</button>
            <span>{say("candidates.page", { page: shown + 1, pages })}</span>
            <button type="button" {...held(shown === pages - 1, () => setPage(shown + 1))}>{say("candidates.next")}</button>
          </>
        )}
        <button type="button" disabled={!left.length} onClick={() => void copy()}>{say("candidates.copy")}</button>
      </div>
    </details>
  );
}
