import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { AnswerForm } from "../parts/answer-form.tsx";
import { BoxPicker } from "../parts/boxes.tsx";
import { Candidates } from "../parts/candidates.tsx";
import type { Draft } from "../parts/code-line.tsx";
import { ContradictionPanel } from "../parts/contradiction.tsx";
import { Entry, emptyDraft } from "../parts/entry.tsx";
import { useFocusHere } from "../parts/focus.ts";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { History } from "../parts/history.tsx";
import { held } from "../parts/hooks.ts";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { boardData, boardPath, conflictOf, counted, readBoard, withRow, type BoardData, type CheckedBoard, type CheckedRow } from "../rules/board.ts";
import { clashSentence, clashes, remaining } from "../rules/consistency.ts";
import { contradictionSentence } from "../rules/contradictions.ts";
import { letters, type Code } from "../rules/editions.ts";
import { readRows, writeRows } from "../rules/rows.ts";
import { words, type Feedback } from "../rules/scoring.ts";
import { CouldItBe } from "./check/could-it-be.tsx";
import { RowActions } from "./check/row-actions.tsx";
import { RowsAsText } from "./check/rows-as-text.tsx";

const EMPTY: BoardData = { edition: "f6423", rows: [], aside: [] };

/** Checks the rows of any game: what they leave, where they clash, and which answer is likely wrong. */
export function BoardCheck({ model }: { model: Model }) {
  const state = useBoard(model, "check.start");
  const { lang, say, announce, attempt } = state;
  const asked = useMemo(() => askedOf(model, EMPTY), [model]);
  const { value: board, set, undo } = useKept(model, readBoard, boardData, (last) => last ?? readBoard(asked), {
    ask: JSON.stringify(asked), attempt,
  });
  const { box, rows } = board;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  // The row being changed, from 1; null while a new one is written.
  const [changing, setChanging] = useState<number | null>(null);

  const line = useRef<() => Code>(null);
  const entry = useFocusHere<HTMLDivElement>(board);
  useLayoutEffect(() => {
    if (changing) entry.current!.querySelector("button")!.focus();
  }, [changing]);
  const left = useMemo(() => remaining(box, counted(board)), [board]);
  const conflict = useMemo(() => conflictOf(board), [board]);

  function change(next: CheckedBoard, said: string): void {
    const against = conflictOf(next);
    const codes = remaining(next.box, counted(next)).length;
    set(next);
    write(null, emptyDraft(next.box));
    announce(`${said} ${against ? contradictionSentence(against, lang) : say("practice.left", { count: codes })}`);
  }
  function write(row: number | null, line: Draft): void {
    setChanging(row);
    setDraft(line);
  }
  const put = (answer: Feedback) => attempt(() => {
    const guess = line.current!();
    const aside = changing !== null && rows[changing - 1]!.aside;
    const row = changing ?? rows.length + 1;
    change(withRow(board, row, { guess, answer, aside }), say(changing ? "check.changed" : "check.added", { row }));
  });
  const part = (row: number, part: Partial<CheckedRow>, said: string) => change(withRow(board, row, { ...rows[row - 1]!, ...part }), said);
  const actions = (row: number) => (
    <RowActions row={row} aside={rows[row - 1]!.aside}
      onAside={(aside) => part(row, { aside }, say(aside ? "check.put_aside" : "check.put_back", { row }))}
      onChange={() => {
        write(row, rows[row - 1]!.guess);
        announce(say("check.changing", { row }));
      }}
      onRemove={() => change({ box, rows: rows.filter((_, i) => i !== row - 1) }, say("check.removed", { row }))} />
  );
  const judge = (code: Code) => {
    const found = clashes(box, code, rows).filter(({ row }) => !rows[row - 1]!.aside);
    const text = letters(box, code, lang);
    announce(found.length ? `${say("check.cannot_be", { code: text })} ${found.map((c) => clashSentence(c, lang)).join(" ")}` : say("check.can_be", { code: text }));
  };

  return (
    <Frame board={state} title={say("check.title")} placed tools={
      <>
        {undo && <button type="button" onClick={() => {
          undo();
          write(null, emptyDraft(box));
          announce(say("check.undone"));
        }}>{say("practice.undo")}</button>}
        <button type="button" {...held(!rows.length, () => change({ box, rows: [] }, say("check.cleared")))}>{say("check.clear")}</button>
        <SaveAndOpen name="mmteach-board.json" value={() => boardData(board)} announce={announce}
          onValue={(value) => change(readBoard(value), say("check.opened"))} />
      </>
    }>
      <div class="mm-row mm-settings">
        <BoxPicker box={box} onBox={(next) => change({ box: next, rows: [] }, say("check.cleared"))} />
      </div>
      <History box={box} rows={rows} counts={boardPath(board)} marked={conflict?.rows ?? []} aside={rows.map((row) => row.aside)} actions={actions} />
      {conflict && <ContradictionPanel found={conflict} rows={rows}
        onMend={(row, answer) => part(row, { answer }, say("practice.mended", { row, answer: words(answer, lang) }))} />}
      <Status board={state} />
      <div class="mm-panel" ref={entry} tabIndex={-1}>
        <Entry box={box} label={changing ? say("check.changing", { row: changing }) : say("check.new_row", { row: rows.length + 1 })}
          draft={draft} onDraft={setDraft} taken={line} onCode={setDraft} />
        <div class="mm-row">
          <AnswerForm box={box} first={changing ? rows[changing - 1]!.answer : undefined} turn={changing ?? rows}
            action={say(changing ? "check.save" : "check.add", { row: changing ?? 0 })} onAnswer={put} />
          {changing && <button type="button" class="mm-quiet" onClick={() => write(null, emptyDraft(box))}>{say("board.close")}</button>}
        </div>
      </div>
      <RowsAsText text={writeRows(box, rows, lang)} onText={(text) => attempt(() => {
        const read = readRows(box, text, lang);
        change({ box, rows: read.map((row) => ({ ...row, aside: false })) }, say("check.pasted", { count: read.length }));
      })} />
      <CouldItBe box={box} onCode={judge} />
      <Candidates box={box} left={left} open announce={announce} />
    </Frame>
  );
}
