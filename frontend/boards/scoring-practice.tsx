import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { Now } from "../parts/now.tsx";
import { CopyLink, SaveAndOpen } from "../parts/share.tsx";
import { meaning } from "../rules/constraints.ts";
import { F6423, editionText, format } from "../rules/editions.ts";
import { climb, finding, isRight, newProgress, nextTask, record, type Progress, type Task } from "../rules/ladder.ts";
import type { Diagnosis } from "../rules/diagnosis.ts";
import { progressData, readProgress } from "../rules/progress.ts";
import { whyRight, whyWrong } from "../rules/reply.ts";
import { dueAgain } from "../rules/returns.ts";
import { possible, words, type Feedback } from "../rules/scoring.ts";
import { newSeed, readSeed } from "../rules/seeds.ts";
import { FindingView } from "./scoring/finding-view.tsx";
import { LadderBar, rungName } from "./scoring/ladder-bar.tsx";
import { ReplyView } from "./scoring/reply-view.tsx";
import { TaskView } from "./scoring/task-view.tsx";

/** An answer just given, and how likely each rule was with it. */
interface Reply {
  readonly task: Task;
  readonly answer: Feedback;
  readonly likely: Diagnosis["probabilities"];
}

/** Practice in giving answers: a ladder from the full example to two codes with repeats, and a tutor that finds wrong rules. */
export function ScoringPractice({ model }: { model: Model }) {
  const board = useBoard(model, "scoring.start");
  const { lang, say, announce, attempt } = board;
  const asked = useMemo(() => askOf(model), [model]);
  const { value: progress, set, begin, back } = useKept(model, readProgress, progressData, (last) => last ?? asked.first, {
    ask: asked.said, attempt,
  });
  const { box, level, attempts } = progress;
  const [reply, setReply] = useState<Reply | null>(null);
  const [previous, setPrevious] = useState<Progress | null>(null);
  const task = useMemo(() => nextTask(progress, Date.now()), [progress]);
  const due = dueAgain(box, attempts, Date.now()).length;
  const right = reply !== null && isRight(box, { ...reply.task, answer: reply.answer });
  const reasons = reply && (right ? whyRight(box, reply.task, lang) : whyWrong(box, reply.task, reply.answer, reply.likely, lang));

  function answer(given: Feedback): void {
    const good = isRight(box, { ...task, answer: given });
    // What no pair of codes could earn tells something where a wrong rule gives it; else it is a slip of the fingers.
    if (!good && !meaning(box, task.secret, task.guess, given, lang).length) possible(given, box, lang);
    const next = record(progress, task, given, Date.now());
    const { probabilities: likely } = finding(next);
    setReply({ task, answer: given, likely });
    setPrevious(null);
    set(next);
    announce([
      say(good ? "scoring.right" : "scoring.wrong", { answer: words(given, lang) }),
      ...(progress.focus && !next.focus ? [say("scoring.overcome")] : []),
      ...moved(next),
    ].join(" "));
  }
  function moved(next: Progress): readonly string[] {
    if (next.level === level) return [];
    return [say(next.level > level ? "scoring.up" : "scoring.down", { rung: rungName(box, next.level, say) })];
  }
  function ask(): void {
    setReply(null);
    announce(say("scoring.task", { secret: format(box, task.secret, lang), guess: format(box, task.guess, lang) }));
  }
  function show(put: (next: Progress) => void, next: Progress, before: Progress | null, said: string): void {
    put(next);
    setReply(null);
    setPrevious(before);
    announce(say(said));
  }
  return (
    <Frame board={board} title={say("scoring.title")} placed tools={
      <>
        {attempts.length > 0 && (
          <button type="button" onClick={() => show(begin, newProgress(box, newSeed(), asked.first.level), progress, "scoring.started")}>{say("scoring.again")}</button>
        )}
        {previous && <button type="button" onClick={() => show(back, previous, null, "scoring.back_again")}>{say("scoring.back")}</button>}
        <SaveAndOpen name="mmteach-answers.json" value={attempts.length ? () => progressData(progress) : null} announce={announce}
          onValue={(value) => show(begin, readProgress(value), progress, "scoring.opened")} />
        {model.place && (
          <CopyLink place={model.place} announce={announce} traits={() => ({ edition: editionText(box), level: String(level), lang })} />
        )}
      </>
    }>
      <LadderBar progress={progress} onLevel={(to) => set(climb(progress, to - level))} />
      {due > 0 && <p>{say("scoring.due", { count: due })}</p>}
      <Status board={board} />
      <Now step={`${reply ? "reply" : "task"} ${attempts.length}`}>
        {reply && reasons ? (
          <ReplyView key={attempts.length} box={box} pair={reply.task} right={right} reasons={reasons}
            label={say(task.why === "like" ? "scoring.next_like" : "scoring.next")} onNext={ask} />
        ) : (
          <TaskView box={box} task={task} turn={`${level} ${attempts.length}`} onAnswer={answer} />
        )}
      </Now>
      <FindingView progress={progress} />
    </Frame>
  );
}

const PLAIN = progressData(newProgress(F6423, 0));

/** What the page, its link or the kernel asks for: the progress to start from, and as text, empty where it is nothing special. */
function askOf(model: Model): { readonly first: Progress; readonly said: string } {
  const given = askedOf(model, PLAIN);
  const wanted = readProgress(given);
  const said = JSON.stringify(progressData(wanted));
  return {
    first: { ...wanted, seed: readSeed(given.seed) || newSeed() },
    said: said === JSON.stringify(PLAIN) ? "" : said,
  };
}
