import type { Ref, RefObject } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { useFocusHere } from "../parts/focus.ts";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { printOnly } from "../print.ts";
import { FORMAT, SIDES, checkKeywords, checkTeam, covered, endSentences, fromJson, moved, phase, readSheet, results, setupFields, settingsIn, sheetData, start, takenBack, teamIn, toJson, turnSentences, verdict, without } from "../rules/decrypto.ts";
import type { Draft, Game, Move, SavedGame, Sheet, SheetData } from "../rules/decrypto.ts";
import { Refusal } from "../rules/refusal.ts";
import { Guessing, Opening } from "./decrypto/guessing.tsx";
import { Log } from "./decrypto/log.tsx";
import { NoteSheet } from "./decrypto/notes.tsx";
import { Scores } from "./decrypto/scores.tsx";
import { Setup } from "./decrypto/setup.tsx";
import { TableContext, namesOf, useTable, type Refused, type Table } from "./decrypto/table.ts";
import { TieBreak } from "./decrypto/tie-break.tsx";
import { Writing } from "./decrypto/writing.tsx";

const EMPTY: SheetData = { game: null, draft: {} };
const PARTS = { clues: Writing, intercept: Guessing, decode: Guessing, open: Opening, keywords: TieBreak, over: () => null };

/** Referee and note sheet of a real table: one device that goes round, with every hidden part covered until its turn. */
export function DecryptoSheet({ model }: { model: Model }) {
  const board = useBoard(model, "decrypto_sheet.start");
  const { say, lang, announce } = board;
  const asked = useMemo(() => readSheet(askedOf(model, EMPTY)), [model]);
  const { value: sheet, set, amend, begin, back } = useKept(model, readSheet, sheetData, (last) => last ?? asked, {
    ask: asked.game ? JSON.stringify(sheetData(asked)) : "",
    onRefusal: (refusal) => announce(refusal.in(lang)),
  });
  const { game, draft } = sheet;
  // Which hidden part lies open is not kept: after a reload all are covered.
  const [open, setOpen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  // The game that was on the sheet before this one, until this one's first move.
  const [earlier, setEarlier] = useState<Sheet | null>(null);
  const here = useFocusHere<HTMLElement>(game);
  useEffect(() => {
    if (game) announce(say("decrypto_sheet.resumed", { round: game.rounds.length }));
  }, [lang]);

  /** Whoever the device goes to next reads the status line: it is emptied, and a refusal stays with its part. */
  function uncover(part: string | null): void {
    setOpen(part);
    setRefused(refused?.part === part ? refused : null);
    announce("");
  }
  function attempt(act: () => void, part?: string): boolean {
    setRefused(null);
    try {
      act();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const sentence = error.in(lang);
      if (part) setRefused({ part, sentence });
      if (!part || !covered(sheet)) announce(sentence);
      return false;
    }
  }
  function write(fields: Draft): void {
    amend({ game, draft: { ...draft, ...fields } });
  }
  const make = (move: Move, part?: string) => attempt(() => {
    const next = moved(sheet, move);
    set(next);
    setEarlier(null);
    // The card of one's own is drawn in the middle of writing: that part stays open.
    if (move.move !== "draw") uncover(null);
    announce(sayMove(move, next.game!, say));
  }, part);
  const launch = () => {
    const teams = SIDES.map((side) => teamIn(draft, side));
    const named = (i: number, check: () => void) => attemptTeam(say(`decrypto_sheet.${SIDES[i]}`), lang, check);
    const fit = attempt(() => teams.forEach((team, i) => named(i, () => checkTeam({ ...team, keywords: [] }))));
    if (!fit) return;
    const wrong = teams.findIndex(({ keywords }, i) => !attempt(() => named(i, () => checkKeywords(keywords)), SIDES[i]));
    if (wrong < 0) attempt(() => begun(start(teams[0]!, teams[1]!, settingsIn(draft))));
    else if (covered(sheet)) announce(say("decrypto_sheet.in_team", { team: say(`decrypto_sheet.${SIDES[wrong]}`), sentence: say("decrypto_sheet.keywords_hint") }));
  };
  function begun(next: Game): void {
    set({ game: next, draft: without(draft, ...SIDES) });
    uncover(null);
    announce(say("decrypto_sheet.begun"));
  }
  function show(put: (next: Sheet) => void, next: Sheet, before: Sheet | null, said: string): void {
    put(next);
    setEarlier(before);
    uncover(null);
    announce(say(said));
  }
  const takeBack = () => {
    set(takenBack(sheet));
    uncover(null);
    announce(say("decrypto_sheet.undone"));
  };
  const table: Table | null = game && { ...board, game, draft, write, make, attempt, open, uncover, refused };
  return (
    <Frame board={board} title={say("decrypto_sheet.title")} placed tools={
      <>
        {game && <button type="button" onClick={takeBack}>{say(game.moves.length ? "decrypto_sheet.undo" : "decrypto_sheet.change_teams")}</button>}
        {game && (
          <button type="button" onClick={() => show(begin, { game: null, draft: setupFields(game) }, sheet, "decrypto_sheet.start")}>
            {say("decrypto_sheet.new")}
          </button>
        )}
        {earlier && <button type="button" onClick={() => show(back, earlier, null, "decrypto_sheet.back_again")}>{say("decrypto_sheet.back")}</button>}
        <SaveAndOpen name="mmteach-decrypto.json" value={game && (() => toJson(game))} announce={announce}
          onValue={(value) => show(begin, { game: gameIn(value), draft: {} }, game && sheet, "decrypto_sheet.opened")} />
        <button type="button" onClick={(event) => printOnly(event.currentTarget.closest<HTMLElement>(".mm")!)}>{say("board.print")}</button>
      </>
    }>
      <TableContext.Provider value={table}>
        {table ? <Standing /> : <Setup {...{ draft, write, open, uncover, refused }} here={here as RefObject<HTMLFormElement>} onStart={launch} />}
        <Status board={board} />
        {table && <Due here={here} />}
      </TableContext.Provider>
      <p class="mm-label">{say("decrypto_sheet.not_connected")}</p>
    </Frame>
  );
}

/** What is agreed, and how it stands. */
function Standing() {
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
        <div class={over ? "mm-said mm-verdict" : "mm-said"}>
          <strong>{say(over ? "decrypto_sheet.over" : "decrypto_sheet.referee")}</strong>
          {said.map(({ key, values }) => (
            <p key={key}>{say(key, values)}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** What is due now, and everything on record. */
function Due({ here }: { here: Ref<HTMLElement> }) {
  const { say, game } = useTable();
  const due = phase(game);
  const Part = PARTS[due];
  return (
    <>
      <section role="group" class="mm-stack" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")}>
        <Part />
      </section>
      <div class="mm-two">
        {SIDES.map((side) => (
          <NoteSheet key={side} game={game} side={side} keywords={due === "over"} />
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

/** The game of a file. Throws `Refusal` where it is damaged, and another error for what is no saved game at all. */
function gameIn(value: unknown): Game {
  if ((value as Partial<SavedGame> | null)?.format !== FORMAT) throw new TypeError("no saved game");
  return fromJson(value);
}

/** A refusal of one team names that team. */
function attemptTeam(team: string, lang: Table["lang"], check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal("decrypto_sheet.in_team", { team, sentence: error.in(lang) }) : error;
  }
}
