import { useEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { Frame, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { printOnly } from "../print.ts";
import { SIDES, checkTeam, covered, endSentences, moved, phase, readSheet, results, setupFields, settingsIn, sheetData, start, takenBack, teamIn, toJson, turnSentences, verdict, without } from "../rules/decrypto.ts";
import type { Draft, Game, Move, SheetData } from "../rules/decrypto.ts";
import { Refusal } from "../rules/refusal.ts";
import { Guessing, Opening } from "./decrypto/guessing.tsx";
import { Log } from "./decrypto/log.tsx";
import { NoteSheet } from "./decrypto/notes.tsx";
import { Scores } from "./decrypto/scores.tsx";
import { Setup } from "./decrypto/setup.tsx";
import { TableContext, namesOf, useFocusHere, useTable, type Table } from "./decrypto/table.ts";
import { TieBreak } from "./decrypto/tie-break.tsx";
import { Writing } from "./decrypto/writing.tsx";

const EMPTY: SheetData = { game: null, draft: {} };
const PARTS = { clues: Writing, intercept: Guessing, decode: Guessing, open: Opening, keywords: TieBreak, over: () => null };

/** Referee and note sheet of a real table: one device that goes round, with every hidden part covered until its turn. */
export function DecryptoSheet({ model }: { model: Model }) {
  const board = useBoard(model, "decrypto_sheet.start");
  const { say, lang, announce } = board;
  const asked = useMemo(() => readSheet(askedOf(model, EMPTY)), [model]);
  const { value: sheet, set, amend, begin } = useKept(model, readSheet, sheetData, (last) => last ?? asked, {
    ask: asked.game ? JSON.stringify(sheetData(asked)) : "",
    onRefusal: (refusal) => announce(refusal.in(lang)),
  });
  const { game, draft } = sheet;
  // Which hidden part lies open is not kept: after a reload all are covered.
  const [open, uncover] = useState<string | null>(null);
  useEffect(() => {
    if (game) announce(say("decrypto_sheet.resumed", { round: game.rounds.length }));
  }, [lang]);

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announce(error.in(lang));
    }
  }
  function write(fields: Draft): void {
    amend({ game, draft: { ...draft, ...fields } });
  }
  const make = (move: Move) => attempt(() => {
    const next = moved(sheet, move);
    set(next);
    // The card of one's own is drawn in the middle of writing: that part stays open.
    if (move.move !== "draw") uncover(null);
    announce(sayMove(move, next.game!, say));
  });
  const launch = () => attempt(() => {
    const [white, black] = SIDES.map((side) => {
      const team = teamIn(draft, side);
      attemptTeam(say(`decrypto_sheet.${side}`), lang, () => checkTeam(team));
      return team;
    });
    const next = start(white!, black!, settingsIn(draft));
    set({ game: next, draft: without(draft, ...SIDES) });
    uncover(null);
    announce(say("decrypto_sheet.begun"));
  });
  const back = () => {
    set(takenBack(sheet));
    uncover(null);
    announce(say("decrypto_sheet.undone"));
  };
  const table: Table | null = game && { ...board, game, draft, write, make, attempt, open, uncover };
  return (
    <Frame board={board} title={say("decrypto_sheet.title")} tools={
      <>
        {game && <button type="button" onClick={back}>{say(game.moves.length ? "decrypto_sheet.undo" : "decrypto_sheet.change_teams")}</button>}
        {game && <button type="button" onClick={() => {
          begin({ game: null, draft: { ...setupFields(game), covers: draft["covers"] ?? "yes" } });
          uncover(null);
          announce(say("decrypto_sheet.start"));
        }}>{say("decrypto_sheet.new")}</button>}
        <SaveAndOpen name="mmteach-decrypto.json" value={game && (() => toJson(game))} announce={announce} onValue={(value) => {
          begin(readSheet({ game: value, draft: {} }));
          uncover(null);
          announce(say("decrypto_sheet.opened"));
        }} />
        <button type="button" onClick={(event) => printOnly(event.currentTarget.closest<HTMLElement>(".mm")!)}>{say("board.print")}</button>
      </>
    }>
      {table ? (
        <TableContext.Provider value={table}>
          <Playing />
        </TableContext.Provider>
      ) : (
        <Setup draft={draft} write={write} onStart={launch} open={open} uncover={uncover} />
      )}
      <p class="mm-label">{say("decrypto_sheet.not_connected")}</p>
    </Frame>
  );
}

/** What is agreed, how it stands, what is due now, and everything on record. */
function Playing() {
  const { say, game, draft } = useTable();
  const due = phase(game);
  const Part = PARTS[due];
  const here = useFocusHere<HTMLElement>(`${due} ${game.moves.length}`);
  const last = results(game).at(-1);
  const end = verdict(game);
  const over = due === "over";
  const said = [...(last ? turnSentences(last, namesOf(game)) : []), ...(end ? endSentences(end, namesOf(game)) : [])];
  const { cards_return, sandglass } = game.settings;
  return (
    <>
      <p class="mm-label mm-agreed">
        {say(cards_return ? "decrypto_sheet.agreed_return" : "decrypto_sheet.agreed_stay")}{" "}
        {say(sandglass ? "decrypto_sheet.agreed_glass" : "decrypto_sheet.agreed_no_glass", { count: sandglass })}{" "}
        {say(covered(draft) ? "decrypto_sheet.agreed_covers" : "decrypto_sheet.agreed_no_covers")}{" "}
        {say("decrypto_sheet.agreed_rounds")}
      </p>
      <Scores game={game} />
      {said.length > 0 && (
        <div class={over ? "mm-said mm-verdict" : "mm-said"}>
          <strong>{say(over ? "decrypto_sheet.over" : "decrypto_sheet.referee")}</strong>
          {said.map(({ key, values }) => (
            <p key={key}>{say(key, values)}</p>
          ))}
        </div>
      )}
      <section class="mm-stack" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")}>
        <Part />
      </section>
      <div class="mm-two">
        {SIDES.map((side) => (
          <NoteSheet key={side} game={game} side={side} keywords={over} />
        ))}
      </div>
      <Log game={game} />
    </>
  );
}

/** What a move did, in a sentence that gives nothing covered away. */
function sayMove(move: Move, game: Game, say: Table["say"]): string {
  const names = namesOf(game);
  if (move.move !== "open_card") return say(`decrypto_sheet.did_${move.move}`);
  const end = verdict(game);
  const said = [...turnSentences(results(game).at(-1)!, names), ...(end ? endSentences(end, names) : [])];
  return said.map(({ key, values }) => say(key, values)).join(" ");
}

/** A refusal of one team names that team. */
function attemptTeam(team: string, lang: Table["lang"], check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("decrypto_sheet.in_team", { team, sentence: error.in(lang) }) : error;
  }
}
