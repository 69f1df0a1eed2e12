import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";

const CALLED = [10, 0];

/** Seconds to finish writing. Said when it is turned, at 10 and at 0; the sand runs only where motion is welcome. */
export function Sandglass({ seconds, action, announce }: { seconds: number; action: string; announce: (sentence: string) => void }) {
  const { say } = useContext(Speech);
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  const said = useRef(announce);
  said.current = announce;

  useEffect(() => {
    if (end === null) return;
    let before = seconds;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
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
    setEnd(Date.now() + seconds * 1000);
    announce(say("decrypto_sheet.glass_left", { count: seconds }));
  }
  return (
    <div class="mm-row mm-glass">
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
