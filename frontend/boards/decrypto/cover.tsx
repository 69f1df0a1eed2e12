import type { ComponentChildren } from "preact";
import { useFocusHere } from "../../parts/focus.ts";
import { covered } from "../../rules/decrypto.ts";
import { TableContext, useTable, type Table } from "./table.ts";

/** A part that only `who` may see: it opens once the device has been passed on, and opening it covers every other. */
export function Cover({ part, title, who, children }: { part: string; title: string; who: string; children: ComponentChildren }) {
  const table = useTable();
  const { say, open, uncover, announce, refused } = table;
  const within: Table = { ...table, make: (move) => table.make(move, part), attempt: (act) => table.attempt(act, part) };
  const bare = !covered(table);
  const shown = bare || open === part;
  const panel = useFocusHere<HTMLElement>(shown);
  return (
    <section role="group" class="mm-panel" ref={panel} tabIndex={-1} aria-label={title}>
      <strong>{title}</strong>
      {shown ? (
        <TableContext.Provider value={within}>{children}</TableContext.Provider>
      ) : (
        <>
          <p>{say("decrypto_sheet.pass", { who })}</p>
          <button type="button" class="mm-main" onClick={() => uncover(part)}>{say("decrypto_sheet.show", { who })}</button>
        </>
      )}
      {shown && refused?.part === part && <p class="mm-objection" role={bare ? undefined : "alert"}>{refused.sentence}</p>}
      {shown && !bare && (
        <button type="button" class="mm-quiet" onClick={() => {
          uncover(null);
          announce(say("decrypto_sheet.covered"));
        }}>{say("decrypto_sheet.cover")}</button>
      )}
    </section>
  );
}
