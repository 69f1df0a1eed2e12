import { useContext, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Comparison } from "../../parts/comparison.tsx";
import { Speech } from "../../parts/speech.ts";
import { Stepper } from "../../parts/stepper.tsx";
import type { Edition } from "../../rules/editions.ts";
import type { Question } from "../../rules/questions.ts";
import { explain, sentence } from "../../rules/scoring.ts";

/** What is said to an answer: why it is right; or what it would mean, and then the worked example of this very pair. */
export function ReplyView({ box, pair: { secret, guess }, reasons, right, label, onNext }: {
  box: Edition;
  pair: Question;
  reasons: readonly string[];
  right: boolean;
  /** The button that goes on. */
  label: string;
  onNext: () => void;
}) {
  const { lang, say, announce } = useContext(Speech);
  const steps = useMemo(() => explain(secret, guess, box.hole), [box, secret, guess]);
  const id = useId();
  const [step, setStep] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (right) next.current!.focus();
  }, []);
  const go = (to: number) => {
    setStep(to);
    announce(to ? sentence(steps[to - 1]!, box, lang) : say("scoring.how"));
  };
  return (
    <>
      <div class="mm-panel" id={id}>
        {reasons.map((reason) => <p key={reason}>{reason}</p>)}
      </div>
      {!right && <p>{say("scoring.how")}</p>}
      <Comparison box={box} codes={{ secret, guess }} steps={right ? steps : steps.slice(0, step)} />
      {!right && <Stepper step={step} last={steps.length} go={go} revealed describedBy={id} />}
      <div class="mm-row">
        <button type="button" ref={next} aria-describedby={id} class={right ? "mm-main" : ""} onClick={onNext}>{label}</button>
      </div>
    </>
  );
}
