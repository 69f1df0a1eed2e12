import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * What is to be done now. When `step` changes and what had the focus is gone, the focus comes here, so that keys alone
 * can go on.
 */
export function Now({ step, children }: { step: string; children: ComponentChildren }) {
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    const at = (panel.current!.getRootNode() as Document | ShadowRoot).activeElement;
    if (!at || at === document.body) panel.current!.focus();
  }, [step]);
  return <div class="mm-now-do" tabIndex={-1} ref={panel}>{children}</div>;
}
