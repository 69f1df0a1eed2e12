import { useContext, useMemo, useState } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import { Candidates } from "../../parts/candidates.tsx";
import { CodeLine, type Draft } from "../../parts/code-line.tsx";
import { ContradictionPanel } from "../../parts/contradiction.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { History } from "../../parts/history.tsx";
import { Speech } from "../../parts/speech.ts";
import { clashSentence, clashes, narrowing } from "../../rules/consistency.ts";
import { contradiction } from "../../rules/contradictions.ts";
import { format, type Code } from "../../rules/editions.ts";
import { answered, over, solved } from "../../rules/practice.ts";
import { explain, same, score, sentence, words, type Feedback } from "../../rules/scoring.ts";
import { goodGuess } from "../../rules/strategy.ts";
import type { SeatProps } from "./breaker.tsx";

/** The codemaker's seat: the computer guesses, the student answers. */
export function Maker({ round, setRound, helps, announce, again }: SeatProps) {
  const { lang, say } = useContext(Speech);
  const { box, rows, secret } = round;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const [why, setWhy] = useState<Feedback | null>(null);
  const path = narrowing(box, rows);
  const left = path.at(-1)!;
  const guess = useMemo(() => (left.length && !over(round) ? goodGuess(box, left) : null), [round]);
  const conflict = left.length ? null : contradiction(box, rows);

  function answer(given: Feedback): void {
    if (!guess) return;
    if (secret && !same(given, score(secret, guess, box.hole))) {
      setWhy(given);
      announce(say("practice.answer_wrong", { answer: words(given, lang) }));
      return;
    }
    setWhy(null);
    const next = answered(round, { guess, answer: given });
    setRound(next);
    announce(say(solved(next) ? "practice.computer_found" : "practice.answer_taken", { count: next.rows.length }));
  }
  function check(code: Code): void {
    const wrong = clashes(box, code, rows);
    setRound({ ...round, secret: code, open: wrong.length === 0 && !over(round) });
    announce(wrong.length ? wrong.map((clash) => clashSentence(clash, lang)).join(" ") : say("practice.all_right"));
  }
  function mend(row: number, right: Feedback): void {
    setRound({ ...round, rows: rows.map((old, i) => (i === row - 1 ? { ...old, answer: right } : old)) });
    announce(say("practice.mended", { row, answer: words(right, lang) }));
  }
  const counts = helps.has("count") ? path.map((codes) => codes.length) : undefined;
  return (
    <>
      {secret ? (
        <div class="mm-row">
          <span class="mm-label">{say("board.secret")}</span>
          <CodeLine box={box} label={say("board.secret")} code={secret} />
        </div>
      ) : (
        <Entry box={box} draft={draft} onDraft={setDraft} onCode={check} onRefusal={announce} label={say("practice.lay_code")} action={say("practice.lay")} />
      )}
      <History box={box} rows={rows} counts={counts} chart={helps.has("chart")} marked={conflict?.rows ?? []} />
      {conflict && <ContradictionPanel found={conflict} rows={rows} onMend={mend} />}
      {guess && (
        <div class="mm-panel">
          <span class="mm-label">{say("practice.computer_guesses", { row: rows.length + 1, rows: box.rows })}</span>
          <CodeLine box={box} label={format(box, guess, lang)} code={guess} />
          <AnswerForm key={rows.length} box={box} action={say("practice.give_answer")} onAnswer={answer} onRefusal={announce} />
          {why && secret && (
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
          <button type="button" class="mm-main" onClick={again}>{say("practice.again")}</button>
        </div>
      )}
      {helps.has("undo") && rows.length > 0 && (
        <button type="button" class="mm-quiet" onClick={() => {
          setRound({ ...round, rows: rows.slice(0, -1) });
          announce(say("practice.undone", { row: rows.length }));
        }}>{say("practice.undo")}</button>
      )}
      {helps.has("candidates") && <Candidates box={box} left={left} announce={announce} />}
    </>
  );
}
