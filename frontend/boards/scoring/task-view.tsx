import { useContext } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import { Comparison } from "../../parts/comparison.tsx";
import { Speech } from "../../parts/speech.ts";
import type { Edition } from "../../rules/editions.ts";
import { stepsShown, type Task } from "../../rules/ladder.ts";
import { explain, sentence, words, type Feedback } from "../../rules/scoring.ts";

/** A pair to answer, with as many steps done as the rung shows, or with a wrong answer to mend. */
export function TaskView({ box, task, turn, onAnswer }: {
  box: Edition;
  task: Task;
  /** When this changes, another pair is asked. */
  turn: unknown;
  onAnswer: (answer: Feedback) => void;
}) {
  const { lang, say } = useContext(Speech);
  const { secret, guess, why, level, filled } = task;
  const shown = filled ? 0 : stepsShown(box, level);
  const steps = explain(secret, guess, box.hole).slice(0, shown);
  const left = box.positions - shown;
  return (
    <>
      {why !== "next" && <p>{say(`scoring.why.${why}`)}</p>}
      <Comparison box={box} codes={{ secret, guess }} steps={steps} answer={filled ?? undefined} covered={!filled} />
      {shown > 0 && (
        <>
          <ol>
            {steps.map((step, k) => (
              <li key={k}>{sentence(step, box, lang)}</li>
            ))}
          </ol>
          <p>{left ? say("scoring.left", { count: left }) : say("scoring.count")}</p>
        </>
      )}
      {filled && <p>{say("scoring.mend", { answer: words(filled, lang) })}</p>}
      <AnswerForm box={box} action={say("worked.check")} first={filled ?? undefined} turn={turn} free onAnswer={onAnswer} />
    </>
  );
}
