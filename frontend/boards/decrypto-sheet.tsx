import type { Ref, RefObject } from "preact";
import { useContext } from "preact/hooks";
import type { Model } from "../host.ts";
import { useFocusHere } from "../parts/focus.ts";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { PrintButton } from "../parts/print-button.tsx";
import { SaveAndOpen } from "../parts/share.tsx";
import { Speech } from "../parts/speech.ts";
import { FORMAT, SIDES, SLOTS, endSentences, fromJson, phase, results, toJson, turnSentences, verdict, type Game, type SavedGame } from "../rules/decrypto.ts";
import { Guessing, Opening } from "./decrypto/guessing.tsx";
import { Log } from "./decrypto/log.tsx";
import { NoteSheet, NoteTable } from "./decrypto/notes.tsx";
import { Scores } from "./decrypto/scores.tsx";
import { Setup } from "./decrypto/setup.tsx";
import { TableContext, namesOf, useTable } from "./decrypto/table.ts";
import { TieBreak } from "./decrypto/tie-break.tsx";
import { useSheet, type SheetState } from "./decrypto/use-sheet.ts";
import { Writing } from "./decrypto/writing.tsx";

const PARTS = { clues: Writing, intercept: Guessing, decode: Guessing, open: Opening, keywords: TieBreak };

/** Referee and note sheet of a real table: one device that goes round, with every hidden part covered until its turn. */
export function DecryptoSheet({ model }: { model: Model }) {
  const board = useBoard(model, "decrypto_sheet.start");
  const { say } = board;
  const state = useSheet(model, board);
  const { game, draft } = state.sheet;
  const here = useFocusHere<HTMLElement>(game);
  return (
    <Frame board={board} title={say("decrypto_sheet.title")} placed tools={<Tools {...state} />}>
      <TableContext.Provider value={game && { ...board, ...state, game, draft }}>
        {game ? <Standing here={here} /> : <Setup {...state} draft={draft} here={here as RefObject<HTMLFormElement>} />}
        <Status board={board} />
        {game ? <Due here={here} /> : <EmptyNotes />}
      </TableContext.Provider>
      <p class="mm-label">{say("decrypto_sheet.not_connected")}</p>
    </Frame>
  );
}

/** A step back, other games, files and paper. */
function Tools({ sheet: { game }, takeBack, renew, goBack, replace }: SheetState) {
  const { say, announce } = useContext(Speech);
  return (
    <>
      {game && (game.moves.length // two buttons, so that Enter pressed twice does not end the game
        ? <button key="undo" type="button" onClick={takeBack}>{say("decrypto_sheet.undo")}</button>
        : <button key="teams" type="button" onClick={takeBack}>{say("decrypto_sheet.change_teams")}</button>)}
      {game && <button type="button" onClick={renew}>{say("decrypto_sheet.new")}</button>}
      {goBack && <button type="button" onClick={goBack}>{say("decrypto_sheet.back")}</button>}
      <SaveAndOpen name="mmteach-decrypto.json" value={game && (() => toJson(game))} announce={announce} onValue={(value) => replace(gameIn(value))} />
      <PrintButton />
    </>
  );
}

/** What is agreed, and how it stands. */
function Standing({ here }: { here: Ref<HTMLElement> }) {
  const { say, game } = useTable();
  const last = results(game).at(-1);
  const end = verdict(game);
  const over = phase(game) === "over";
  const said = [...(last ? turnSentences(last, namesOf(game)) : []), ...(end ? endSentences(end, namesOf(game)) : [])];
  const { cards_return, sandglass, covers } = game.settings;
  return (
    <>
      <p class="mm-label mm-agreed">
        {say(cards_return ? "decrypto_sheet.agreed_return" : "decrypto_sheet.agreed_stay")}{" "}
        {say(sandglass ? "decrypto_sheet.agreed_glass" : "decrypto_sheet.agreed_no_glass", { count: sandglass })}{" "}
        {say(covers ? "decrypto_sheet.agreed_covers" : "decrypto_sheet.agreed_no_covers")}{" "}
        {say("decrypto_sheet.agreed_rounds")}
      </p>
      <Scores game={game} />
      {said.length > 0 && (
        <section class={over ? "mm-said mm-verdict" : "mm-said"} ref={over ? here : null} tabIndex={over ? -1 : undefined}>
          <strong>{say(over ? "decrypto_sheet.over" : "decrypto_sheet.referee")}</strong>
          {said.map(({ key, values }) => (
            <p key={key}>{say(key, values)}</p>
          ))}
        </section>
      )}
    </>
  );
}

/** What is due now, and everything on record. */
function Due({ here }: { here: Ref<HTMLElement> }) {
  const { say, game } = useTable();
  const due = phase(game);
  const Part = due === "over" ? null : PARTS[due];
  return (
    <>
      {Part && (
        <section role="group" class="mm-stack" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")}>
          <Part />
        </section>
      )}
      <div class="mm-two">
        {SIDES.map((side) => (
          <NoteSheet key={side} game={game} side={side} keywords={due === "over"} />
        ))}
      </div>
      <Log game={game} />
    </>
  );
}

/** Note sheets to write on, for paper only. */
function EmptyNotes() {
  const { say } = useContext(Speech);
  return (
    <div class="mm-two mm-paper">
      {SIDES.map((side) => (
        <NoteTable key={side} caption={`${say("decrypto_sheet.notes")} ${say(`decrypto_sheet.${side}`)}`} filed={SLOTS.map(() => [])} words={null} />
      ))}
    </div>
  );
}

/** The game of a file. Throws `Refusal` where it is damaged, and another error for what is no saved game at all. */
function gameIn(value: unknown): Game {
  if ((value as Partial<SavedGame> | null)?.format !== FORMAT) throw new TypeError("no saved game");
  return fromJson(value);
}
