import { useContext, useEffect, useState } from "preact/hooks";
import type { Model } from "../../host.ts";
import { Candidates } from "../../parts/candidates.tsx";
import { CodeLine, type Draft } from "../../parts/code-line.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { History } from "../../parts/history.tsx";
import { Speech } from "../../parts/speech.ts";
import { codeAt } from "../../rules/codes.ts";
import { clashSentence, clashes, narrowing } from "../../rules/consistency.ts";
import type { Code } from "../../rules/editions.ts";
import { over, play, solved, type Round } from "../../rules/practice.ts";
import { words } from "../../rules/scoring.ts";
import { Ending } from "./ending.tsx";

export interface SeatProps {
  readonly model: Model;
  readonly round: Round;
  readonly setRound: (round: Round) => void;
  readonly helps: ReadonlySet<string>;
  readonly announce: (sentence: string) => void;
  readonly again: () => void;
}

/** The codebreaker's seat. */
export function Breaker({ model, round, setRound, helps, announce, again }: SeatProps) {
  const { lang, say } = useContext(Speech);
  const { box, rows } = round;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const [warned, setWarned] = useState("");
  useEffect(() => setDraft(emptyDraft(box)), [box, rows.length, round.seed, round.secret?.join()]);

  const path = narrowing(box, rows);
  const left = path.at(-1)!;
  const secret = round.secret!;

  function guess(code: Code): void {
    const [clash] = helps.has("warning") ? clashes(box, code, rows) : [];
    if (clash && warned !== code.join()) {
      setDraft(code);
      setWarned(code.join());
      announce(`${say("practice.warn")} ${clashSentence(clash, lang)} ${say("practice.play_anyway")}`);
      return;
    }
    const next = play(round, code);
    const now = narrowing(box, next.rows).at(-1)!.length;
    const answer = words(next.rows.at(-1)!.answer, lang);
    const count = helps.has("count") && !over(next) ? ` ${say("practice.left", { count: now })}` : "";
    const end = over(next) ? ` ${say(solved(next) ? "practice.found" : "practice.not_found", { count: next.rows.length })}` : "";
    setRound(next);
    announce(`${say("practice.answered", { row: next.rows.length, answer })}${count}${end}`);
  }
  function hint(): void {
    setDraft(codeAt(box, left[Math.floor(Math.random() * left.length)]!));
    announce(say("practice.hinted"));
  }
  function reveal(): void {
    const hidden = [...secret.keys()].filter((p) => !round.revealed.includes(p));
    const place = hidden[Math.floor(Math.random() * hidden.length)]!;
    setRound({ ...round, revealed: [...round.revealed, place] });
    announce(say("practice.revealed", { place: place + 1, colour: box.symbols[secret[place]!]!.names[lang] }));
  }
  const seen = secret.map((symbol, p) => (round.open || over(round) || round.revealed.includes(p) ? symbol : null));
  return (
    <>
      {seen.some((symbol) => symbol !== null) && (
        <div class="mm-row">
          <span class="mm-label">{say("board.secret")}</span>
          <CodeLine box={box} label={say("board.secret")} code={seen} />
        </div>
      )}
      <History box={box} rows={rows} counts={helps.has("count") ? path.map((codes) => codes.length) : undefined} chart={helps.has("chart")} />
      {over(round) ? (
        <Ending model={model} round={round} announce={announce} again={again} />
      ) : (
        <>
          <Entry
            box={box} draft={draft} onDraft={setDraft} onCode={guess} onRefusal={announce}
            label={say("practice.your_guess", { row: rows.length + 1, rows: box.rows })}
            action={say(warned && warned === draft.join() ? "practice.anyway" : "practice.guess")}
          />
          <p class="mm-label">{say(box.repeats ? "practice.repeats" : "practice.no_repeats")}</p>
          <div class="mm-row">
            {helps.has("hint") && <button type="button" onClick={hint}>{say("practice.hint")}</button>}
            {helps.has("reveal") && !round.open && round.revealed.length < box.positions && <button type="button" onClick={reveal}>{say("practice.reveal")}</button>}
            {helps.has("undo") && rows.length > 0 && <button type="button" onClick={() => {
              setRound({ ...round, rows: rows.slice(0, -1) });
              announce(say("practice.undone", { row: rows.length }));
            }}>{say("practice.undo")}</button>}
            <button type="button" class="mm-quiet" onClick={() => {
              setRound({ ...round, givenUp: true });
              announce(say("practice.gave_up"));
            }}>{say("practice.give_up")}</button>
          </div>
        </>
      )}
      {helps.has("candidates") && <Candidates box={box} left={left} announce={announce} />}
    </>
  );
}
