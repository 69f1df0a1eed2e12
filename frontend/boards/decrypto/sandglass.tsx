import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { useFocusHere } from "../../parts/focus.ts";
import { Speech } from "../../parts/speech.ts";
import type { FieldsProps } from "./fields.tsx";

const CALLED = [10, 0];
/** The field that holds when it runs out, in milliseconds since 1970: it runs on through a reload. */
const END = "glass.end";

/** Seconds to finish writing. Said when it is turned, at 10 and at 0; the sand runs only where motion is welcome. */
export function Sandglass({ seconds, action, announce, draft, write }: FieldsProps & {
  seconds: number;
  action: string;
  announce: (sentence: string) => void;
}) {
  const { say } = useContext(Speech);
  const end = Number(draft[END]) || null;
  const leftNow = () => (end === null ? seconds : Math.max(0, Math.min(seconds, Math.ceil((end - Date.now()) / 1000))));
  const [left, setLeft] = useState(leftNow);
  const here = useFocusHere<HTMLDivElement>(end);
  const said = useRef(announce);
  said.current = announce;

  useEffect(() => {
    if (end === null) return;
    let before = leftNow();
    const timer = setInterval(() => {
      const now = leftNow();
      const called = CALLED.find((mark) => now <= mark && mark < before);
      if (called !== undefined) said.current(say(called ? "decrypto_sheet.glass_left" : "decrypto_sheet.glass_over", { count: now }));
      before = now;
      setLeft(now);
      if (!now) clearInterval(timer);
    }, 200);
    return () => clearInterval(timer);
  }, [end]);

  function turn(): void {
    setLeft(seconds);
    write({ [END]: String(Date.now() + seconds * 1000) });
    announce(say("decrypto_sheet.glass_left", { count: seconds }));
  }
  return (
    <div class="mm-row mm-glass" ref={here} tabIndex={-1}>
      {end !== null && (
        <>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="mm-bar-all" width="100" height="10" />
            <rect class="mm-bar-left" width={(100 * left) / seconds} height="10" />
          </svg>
          <strong role="timer" aria-live="off">{say("decrypto_sheet.seconds", { count: left })}</strong>
        </>
      )}
      {(end === null || !left) && <button type="button" onClick={turn}>{action}</button>}
    </div>
  );
}
