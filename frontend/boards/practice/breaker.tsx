import { useContext, useRef, useState } from "preact/hooks";
import type { Model } from "../../host.ts";
import { Candidates } from "../../parts/candidates.tsx";
import type { Draft } from "../../parts/code-line.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { Now } from "../../parts/now.tsx";
import { Speech } from "../../parts/speech.ts";
import { clashSentence, clashes, fitting } from "../../rules/consistency.ts";
import { editionText, type Code } from "../../rules/editions.ts";
import { over, play, solved, takenBack, type Round } from "../../rules/practice.ts";
import { words } from "../../rules/scoring.ts";
import { isQuick, isThorough } from "../../rules/strategy.ts";
import { think } from "../../think.ts";
import { Ending } from "./ending.tsx";

export interface SeatProps {
  readonly model: Model;
  readonly round: Round;
  readonly setRound: (round: Round) => void;
  /** The candidates at the start and after each row. */
  readonly path: readonly Uint32Array[];
  readonly helps: ReadonlySet<string>;
  readonly announce: (sentence: string) => void;
  readonly again: () => void;
}

/** The codebreaker's seat. */
export function Breaker({ model, round, setRound, path, helps, announce, again }: SeatProps) {
  const { lang, say } = useContext(Speech);
  const { box, rows } = round;
  // A draft and a warning are good for one turn. They carry it with them, so that nothing typed at once gets lost.
  const turn = [round.seed, round.secret, rows.length, editionText(box)].join();
  const [written, setWritten] = useState<{ turn: string; draft: Draft }>({ turn, draft: emptyDraft(box) });
  const [warned, setWarned] = useState("");
  const draft = written.turn === turn ? written.draft : emptyDraft(box);
  const setDraft = (line: Draft) => setWritten({ turn, draft: line });
  const now = (code: Code | Draft) => `${turn} ${code.join()}`;
  const present = useRef(round);
  present.current = round;
  const left = path.at(-1)!;
  const secret = round.secret!;

  function guess(code: Code): boolean {
    const [clash] = helps.has("warning") ? clashes(box, code, rows) : [];
    if (clash && warned !== now(code)) {
      setDraft(code);
      setWarned(now(code));
      announce(`${say("practice.warn")} ${clashSentence(clash, lang)} ${say("practice.play_anyway")}`);
      return false;
    }
    const next = play(round, code);
    const row = next.rows.at(-1)!;
    const said = [say("practice.answered", { row: next.rows.length, answer: words(row.answer, lang) })];
    if (over(next)) said.push(say(solved(next) ? "practice.found" : "practice.not_found", { count: next.rows.length }));
    else if (helps.has("count")) said.push(say("practice.left", { count: fitting(box, left, row).length }));
    setRound(next);
    announce(said.join(" "));
    return true;
  }
  async function hint(): Promise<void> {
    const question = { box, rows, left, consistent: true };
    if (!isQuick(question)) announce(say("practice.thinking"));
    const code = await think(question);
    if (present.current !== round) return;
    setDraft(code);
    announce(say(isThorough(question) ? "practice.hinted" : "practice.hinted_some"));
  }
  function reveal(): void {
    const hidden = [...secret.keys()].filter((p) => !round.revealed.includes(p));
    const place = hidden[Math.floor(Math.random() * hidden.length)]!;
    setRound({ ...round, revealed: [...round.revealed, place] });
    announce(say("practice.revealed", { place: place + 1, colour: box.symbols[secret[place]!]!.names[lang] }));
  }
  const undo = helps.has("undo") && (rows.length > 0 || round.givenUp) && (
    <button type="button" onClick={() => {
      setRound(takenBack(round));
      announce(round.givenUp ? say("check.undone") : say("practice.undone", { row: rows.length }));
    }}>{say("practice.undo")}</button>
  );
  return (
    <>
      <Now step={`${over(round)} ${round.seed} ${secret.join()} ${rows.length}`}>
        {over(round) ? <Ending model={model} round={round} announce={announce} again={again} undo={undo} /> : (
          <>
            <Entry
              box={box} draft={draft} onDraft={setDraft} onCode={guess}
              label={say("practice.your_guess", { row: rows.length + 1, rows: box.rows })}
              action={say(warned === now(draft) ? "practice.anyway" : "practice.guess")}
            />
            <p class="mm-label">{say(box.repeats ? "practice.repeats" : "practice.no_repeats")}</p>
            <div class="mm-row">
              {helps.has("hint") && <button type="button" onClick={hint}>{say("practice.hint")}</button>}
              {helps.has("reveal") && !round.open && round.revealed.length < box.positions && <button type="button" onClick={reveal}>{say("practice.reveal")}</button>}
              {undo}
              <button type="button" class="mm-quiet" onClick={() => {
                setRound({ ...round, givenUp: true });
                announce(say("practice.gave_up"));
              }}>{say("practice.give_up")}</button>
            </div>
          </>
        )}
      </Now>
      {helps.has("candidates") && <Candidates box={box} left={left} announce={announce} />}
    </>
  );
}
