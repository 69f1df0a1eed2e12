import { useContext, useMemo, useState } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import { Candidates } from "../../parts/candidates.tsx";
import { CodeLine, type Draft } from "../../parts/code-line.tsx";
import { ContradictionPanel } from "../../parts/contradiction.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { Now } from "../../parts/now.tsx";
import { Speech } from "../../parts/speech.ts";
import { useThought } from "../../parts/thought.ts";
import { fitting } from "../../rules/consistency.ts";
import { contradiction, contradictionSentence } from "../../rules/contradictions.ts";
import { editionText, format, type Code } from "../../rules/editions.ts";
import { answered, mended, over, solved, takenBack } from "../../rules/practice.ts";
import { explain, same, score, sentence, words, type Feedback } from "../../rules/scoring.ts";
import { verdictSentence, wrongAnswers } from "../../rules/verdict.ts";
import type { SeatProps } from "./breaker.tsx";
import { Verdict } from "./verdict.tsx";

/** The codemaker's seat: the computer guesses, the student answers. */
export function Maker({ round, setRound, path, helps, announce, again }: SeatProps) {
  const { lang, say } = useContext(Speech);
  const { box, rows, secret } = round;
  const [why, setWhy] = useState<Code | null>(null);
  const left = path.at(-1)!;
  const position = useMemo(() => (left.length && !over(round) ? { box, rows, left } : null), [box, rows]);
  const guess = useThought(position);
  const wrong = useMemo(() => secret && wrongAnswers(box, secret, rows), [box, rows, secret]);
  const conflict = useMemo(() => (left.length ? null : contradiction(box, rows)), [box, rows]);

  function answer(given: Feedback): void {
    if (!guess) return;
    if (secret && !same(given, score(secret, guess, box.hole))) {
      setWhy(guess);
      announce(say("practice.answer_wrong", { answer: words(given, lang) }));
      return;
    }
    const row = { guess, answer: given };
    const next = answered(round, row);
    setRound(next);
    const against = fitting(box, left, row).length ? null : contradiction(box, next.rows);
    if (against) announce(contradictionSentence(against, lang));
    else if (solved(next)) announce(say("practice.computer_found", { count: next.rows.length }));
    else announce(say(over(next) ? "practice.computer_lost" : "practice.answer_taken", { count: next.rows.length }));
  }
  function lay(code: Code): void {
    setRound({ ...round, secret: code });
    announce(rows.length ? verdictSentence(wrongAnswers(box, code, rows), lang) : say("practice.laid"));
  }
  function mend(row: number, right: Feedback): void {
    setRound(mended(round, row, right));
    announce(say("practice.mended", { row, answer: words(right, lang) }));
  }
  return (
    <>
      {wrong?.answers.length ? <Verdict found={wrong} onMend={mend} /> : conflict && <ContradictionPanel found={conflict} rows={rows} onMend={mend} />}
      <Now step={`${over(round)} ${guess === null}`}>
        {position && !guess && <p class="mm-panel">{say("practice.thinking")}</p>}
        {guess && (
          <div class="mm-panel">
            <span class="mm-label">{say("practice.computer_guesses", { row: rows.length + 1, rows: box.rows })}</span>
            <CodeLine box={box} label={format(box, guess, lang)} code={guess} />
            <AnswerForm box={box} turn={rows} action={say("practice.give_answer")} onAnswer={answer} />
            {secret && why === guess && (
              <ol>
                {explain(secret, guess, box.hole).map((step, k) => (
                  <li key={k}>{sentence(step, box, lang)}</li>
                ))}
              </ol>
            )}
          </div>
        )}
        {over(round) && (
          <div class="mm-panel">
            <strong>{say(solved(round) ? "practice.computer_found" : "practice.computer_lost", { count: rows.length })}</strong>
            {secret && !wrong?.answers.length && <p>{say("practice.all_right")}</p>}
            <button type="button" class="mm-main" onClick={again}>{say("practice.again")}</button>
          </div>
        )}
        {helps.has("undo") && rows.length > 0 && (
          <button type="button" class="mm-quiet" onClick={() => {
            setRound(takenBack(round));
            announce(say("practice.undone", { row: rows.length }));
          }}>{say("practice.undo")}</button>
        )}
      </Now>
      {!secret && <LayCode key={editionText(box)} box={box} open={!rows.length || !position} onCode={lay} />}
      {helps.has("candidates") && <Candidates box={box} left={left} announce={announce} />}
    </>
  );
}

/** The place for the codemaker's own code, before the first answer or when all is said. */
function LayCode({ box, open, onCode }: { box: SeatProps["round"]["box"]; open: boolean; onCode: (code: Code) => void }) {
  const { say } = useContext(Speech);
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  return (
    <details class="mm-panel" open={open}>
      <summary>{say("practice.your_code")}</summary>
      <Entry box={box} draft={draft} onDraft={setDraft} onCode={onCode} label={say("practice.lay_code")} action={say("practice.lay")} />
    </details>
  );
}
