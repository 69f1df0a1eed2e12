import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { AnswerForm } from "../parts/answer-form.tsx";
import { BoxPicker } from "../parts/boxes.tsx";
import { Candidates } from "../parts/candidates.tsx";
import type { Draft } from "../parts/code-line.tsx";
import { ContradictionPanel } from "../parts/contradiction.tsx";
import { Entry, completed, emptyDraft } from "../parts/entry.tsx";
import { Frame, useBoard } from "../parts/frame.tsx";
import { History } from "../parts/history.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { boardData, boardPath, counted, placesOf, readBoard, type BoardData, type CheckedBoard } from "../rules/board.ts";
import { clashSentence, clashes, remaining } from "../rules/consistency.ts";
import { contradiction } from "../rules/contradictions.ts";
import { letters, type Code } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { readRows, writeRows } from "../rules/rows.ts";
import { words, type Feedback } from "../rules/scoring.ts";

/** Checks the rows of any game: what they leave, where they clash, and which answer is likely wrong. */
export function BoardCheck({ model }: { model: Model }) {
  const state = useBoard(model, "check.start");
  const { lang, say, announce } = state;
  const { value: board, set, undo } = useKept(model, readBoard, boardData, (last) => last ?? readBoard(askedOf(model, EMPTY)));
  const { box, rows } = board;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));

  const active = useMemo(() => counted(board), [board]);
  const left = useMemo(() => remaining(box, active), [board]);
  const conflict = useMemo(() => (left.length ? null : contradiction(box, active)), [board]);
  const places = placesOf(board);
  const named = conflict && {
    firstRow: places[conflict.firstRow - 1]!,
    rows: conflict.rows.map((row) => places[row - 1]!),
    suspects: conflict.suspects.map((suspect) => ({ ...suspect, row: places[suspect.row - 1]! })),
  };

  function change(next: CheckedBoard, said: string): void {
    const codes = remaining(next.box, counted(next)).length;
    set(next);
    announce(`${said} ${say("practice.left", { count: codes })}`);
  }
  function guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announce(error.in(lang));
    }
  }
  const add = (answer: Feedback) => guarded(() => {
    const guess = completed(box, draft, lang);
    setDraft(emptyDraft(box));
    change({ box, rows: [...rows, { guess, answer, aside: false }] }, say("check.added", { row: rows.length + 1 }));
  });
  const replace = (row: number, part: Partial<CheckedBoard["rows"][number]>, said: string) =>
    change({ box, rows: rows.map((old, i) => (i === row - 1 ? { ...old, ...part } : old)) }, said);
  const judge = (code: Code) => {
    const found = clashes(box, code, rows).filter(({ row }) => !rows[row - 1]!.aside);
    const text = letters(box, code, lang);
    announce(found.length ? `${say("check.cannot_be", { code: text })} ${found.map((c) => clashSentence(c, lang)).join(" ")}` : say("check.can_be", { code: text }));
  };

  return (
    <Frame board={state} title={say("check.title")} tools={
      <>
        {undo && <button type="button" onClick={() => {
          undo();
          announce(say("check.undone"));
        }}>{say("practice.undo")}</button>}
        <button type="button" disabled={!rows.length} onClick={() => change({ box, rows: [] }, say("check.cleared"))}>{say("check.clear")}</button>
        <SaveAndOpen name="mmteach-board.json" value={() => boardData(board)} announce={announce}
          onValue={(value) => change(readBoard(value), say("practice.opened"))} />
      </>
    }>
      <BoxPicker box={box} onBox={(next) => {
        setDraft(emptyDraft(next));
        change({ box: next, rows: [] }, say("check.cleared"));
      }} />
      <History box={box} rows={rows} counts={boardPath(board)} chart marked={named?.rows ?? []}
        aside={rows.map((row) => row.aside)}
        actions={(row) => {
          const { aside } = rows[row - 1]!;
          return (
            <span class="mm-row">
              <label class="mm-switch">
                <input type="checkbox" aria-label={say("check.counts_row", { row })} checked={!aside}
                  onChange={() => replace(row, { aside: !aside }, say(aside ? "check.put_back" : "check.put_aside", { row }))} />
                {say("check.counts")}
              </label>
              <button type="button" class="mm-quiet" aria-label={say("check.remove_row", { row })}
                onClick={() => change({ box, rows: rows.filter((_, i) => i !== row - 1) }, say("check.removed", { row }))}>
                ✕
              </button>
            </span>
          );
        }}
      />
      {named && <ContradictionPanel found={named} rows={rows} onMend={(row, answer) => replace(row, { answer }, say("practice.mended", { row, answer: words(answer, lang) }))} />}
      <div class="mm-panel">
        <Entry box={box} label={say("check.new_row", { row: rows.length + 1 })} draft={draft} onDraft={setDraft} onCode={setDraft} onRefusal={announce} />
        <AnswerForm key={rows.length} box={box} action={say("check.add")} onAnswer={add} onRefusal={announce} />
      </div>
      <PasteRows text={writeRows(box, rows, lang)} onText={(text) => guarded(() => {
        const read = readRows(box, text, lang);
        change({ box, rows: read.map((row) => ({ ...row, aside: false })) }, say("check.pasted", { count: read.length }));
      })} say={say} />
      <CouldItBe box={box} onCode={judge} onRefusal={announce} say={say} />
      <Candidates box={box} left={left} announce={announce} />
    </Frame>
  );
}

const EMPTY: BoardData = { edition: "f6423", rows: [], aside: [] };

type Say = ReturnType<typeof useBoard>["say"];

/** The whole board as text, to paste a game or to copy one. */
function PasteRows({ text, onText, say }: { text: string; onText: (text: string) => void; say: Say }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <details class="mm-panel">
      <summary>{say("check.paste")}</summary>
      <label>
        {say("check.paste_label")}
        <textarea value={typed ?? text} spellcheck={false} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button type="button" onClick={() => {
        onText(typed ?? text);
      }}>{say("check.paste_action")}</button>
    </details>
  );
}

/** Asks of one code whether it fits, and why not. */
function CouldItBe({ box, onCode, onRefusal, say }: { box: CheckedBoard["box"]; onCode: (code: Code) => void; onRefusal: (sentence: string) => void; say: Say }) {
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const fitting = draft.length === box.positions ? draft : emptyDraft(box);
  return (
    <details class="mm-panel">
      <summary>{say("check.could_be")}</summary>
      <Entry box={box} label={say("check.could_be")} action={say("check.ask")} draft={fitting} onDraft={setDraft} onCode={onCode} onRefusal={onRefusal} />
    </details>
  );
}
