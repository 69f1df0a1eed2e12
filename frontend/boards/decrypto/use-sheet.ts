// The sheet on the board: its game, what is half written, and the game before it.
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../../host.ts";
import type { BoardState } from "../../parts/frame.tsx";
import { askedOf, useKept } from "../../parts/kept.ts";
import {
  SIDES, checkKeywords, checkTeam, covered, endSentences, moved, ofTeam, readSheet, results, setupFields, settingsIn, sheetData, start,
  takenBack, teamIn, turnSentences, verdict, without, type Draft, type Game, type Move, type Sheet, type SheetData,
} from "../../rules/decrypto.ts";
import { namesOf } from "./table.ts";
import { useCovers, type Covers } from "./use-covers.ts";

const EMPTY: SheetData = { game: null, draft: {} };

export interface SheetState extends Covers {
  readonly sheet: Sheet;
  /** Changes fields; an empty text empties them. */
  write(fields: Draft): void;
  /** Makes a move, of the hidden `part` if of any, and says what it did or why it is refused. */
  make(move: Move, part?: string): void;
  /** Starts the game of the teams that are written down. */
  launch(): void;
  takeBack(): void;
  /** Has the teams written down for another game. */
  renew(): void;
  /** Puts a game on the sheet in the place of this one. */
  replace(game: Game): void;
  /** Goes back to the game before this one, until this one's first move; null when there is none. */
  readonly goBack: (() => void) | null;
}

export function useSheet(model: Model, board: BoardState): SheetState {
  const { say, lang, announce } = board;
  const asked = useMemo(() => readSheet(askedOf(model, EMPTY)), [model]);
  const { value: sheet, set, amend, begin, back } = useKept(model, readSheet, sheetData, (last) => last ?? asked, {
    ask: asked.game ? JSON.stringify(sheetData(asked)) : "", attempt: board.attempt,
  });
  const { game, draft } = sheet;
  const covers = useCovers(!covered(sheet), board);
  const { attempt, uncover } = covers;
  const [earlier, setEarlier] = useState<Sheet | null>(null);
  useLayoutEffect(() => {
    if (game) announce(say("decrypto_sheet.resumed", { round: game.rounds.length }));
  }, [lang]);

  function show(put: (next: Sheet) => void, next: Sheet, said: string, before = earlier): void {
    put(next);
    setEarlier(before);
    uncover(null);
    announce(say(`decrypto_sheet.${said}`));
  }
  function make(move: Move, part?: string): void {
    attempt(() => {
      const next = moved(sheet, move);
      set(next);
      setEarlier(null);
      // The card of one's own is drawn in the middle of writing: that part stays open.
      if (move.move !== "draw") uncover(null);
      announce(sayMove(move, next.game!, say));
    }, part);
  }
  // What is wrong with keywords is said where only those read it who wrote them.
  function launch(): void {
    const teams = SIDES.map((side) => teamIn(draft, side));
    if (!attempt(() => SIDES.forEach((side, i) => ofTeam(side, () => checkTeam({ ...teams[i]!, keywords: [] }))))) return;
    const wrong = SIDES.find((side, i) => !attempt(() => ofTeam(side, () => checkKeywords(teams[i]!.keywords)), side));
    if (!wrong) {
      attempt(() => show(set, { game: start(teams[0]!, teams[1]!, settingsIn(draft)), draft: without(draft, ...SIDES) }, "begun"));
    } else if (covered(sheet)) {
      announce(say("decrypto_sheet.in_team", { team: say(`decrypto_sheet.${wrong}`), sentence: say("decrypto_sheet.keywords_hint") }));
    }
  }
  return {
    ...covers, sheet, make, launch,
    write: (fields) => amend({ game, draft: { ...draft, ...fields } }),
    takeBack: () => show(set, takenBack(sheet), "undone"),
    renew: () => show(begin, { game: null, draft: setupFields(game!) }, "start", sheet),
    replace: (next) => show(begin, { game: next, draft: {} }, "opened", game && sheet),
    goBack: earlier && (() => show(back, earlier, "back_again", null)),
  };
}

/** What a move did, in a sentence that gives nothing covered away. */
function sayMove(move: Move, game: Game, say: BoardState["say"]): string {
  const names = namesOf(game);
  const end = verdict(game);
  const said = [...(move.move === "open_card" ? turnSentences(results(game).at(-1)!, names) : []), ...(end ? endSentences(end, names) : [])];
  return said.map(({ key, values }) => say(key, values)).join(" ") || say(`decrypto_sheet.did_${move.move}`);
}
