import type { ComponentChildren } from "preact";
import { useFocusHere } from "./focus.ts";

/** What is to be done now: it takes the focus over when `step` changes and what had it is gone. */
export function Now({ step, children }: { step: string; children: ComponentChildren }) {
  return <div class="mm-now-do" tabIndex={-1} ref={useFocusHere<HTMLDivElement>(step)}>{children}</div>;
}
