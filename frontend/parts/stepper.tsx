import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { held, useMedia } from "./hooks.ts";
import { Speech } from "./speech.ts";

const PLAY_MS = 2000;

/** Back, play, forward, to the end, and a slider that arrows and fingers move. */
export function Stepper({ step, last, go, revealed = false, describedBy }: {
  step: number;
  last: number;
  go: (to: number) => void;
  /** Whether it comes in the place of the form that had the focus, and takes it over. */
  revealed?: boolean;
  /** The id of what is to be read with the button that takes the focus. */
  describedBy?: string;
}) {
  const { say } = useContext(Speech);
  const main = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (revealed) main.current?.focus();
  }, []);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [playing, setPlaying] = useState(false);
  const run = playing && !still && step < last;
  const next = useRef(go);
  next.current = go;
  useEffect(() => {
    if (!run) return setPlaying(false);
    const timer = setTimeout(() => next.current(step + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [run, step]);
  const play = () => {
    if (step === last) go(0);
    setPlaying(!run);
  };
  return (
    <div class="mm-stepper">
      <div class="mm-row">
        <button type="button" {...held(step === 0, () => go(0))}>{say("worked.first")}</button>
        <button type="button" {...held(step === 0, () => go(step - 1))}>{say("worked.back")}</button>
        <button type="button" class="mm-main" ref={main} aria-describedby={describedBy} {...held(step === last, () => go(step + 1))}>{say("worked.next")}</button>
        <button type="button" {...held(step === last, () => go(last))}>{say("worked.end")}</button>
        {!still && <button type="button" onClick={play}>{say(run ? "worked.pause" : "worked.play")}</button>}
      </div>
      <label class="mm-row">
        <span>{say("worked.step", { step, last })}</span>
        <input type="range" min={0} max={last} value={step} onInput={(event) => go(Number(event.currentTarget.value))} />
      </label>
    </div>
  );
}
