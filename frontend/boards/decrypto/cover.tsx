import type { ComponentChildren } from "preact";
import { covered } from "../../rules/decrypto.ts";
import { useFocusHere, useTable } from "./table.ts";

/** A part that only `who` may see: it opens once the device has been passed on, and opening it covers every other. */
export function Cover({ part, title, who, children }: { part: string; title: string; who: string; children: ComponentChildren }) {
  const { say, draft, open, uncover, announce } = useTable();
  const bare = !covered(draft);
  const shown = bare || open === part;
  const panel = useFocusHere<HTMLElement>(shown);
  return (
    <section class="mm-panel" ref={panel} tabIndex={-1} aria-label={title}>
      <strong>{title}</strong>
      {shown ? (
        children
      ) : (
        <>
          <p>{say("decrypto_sheet.pass", { who })}</p>
          <button type="button" class="mm-main" onClick={() => uncover(part)}>{say("decrypto_sheet.show", { who })}</button>
        </>
      )}
      {shown && !bare && (
        <button type="button" class="mm-quiet" onClick={() => {
          uncover(null);
          announce(say("decrypto_sheet.covered"));
        }}>{say("decrypto_sheet.cover")}</button>
      )}
    </section>
  );
}
