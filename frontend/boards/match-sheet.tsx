import { useEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { Frame, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { printOnly } from "../print.ts";
import { phase, startMatch, turn } from "../rules/match.ts";
import type { Move, Player } from "../rules/moves.ts";
import { sentence } from "../rules/referee.ts";
import { Refusal } from "../rules/refusal.ts";
import { exampleMatch } from "../rules/sample-match.ts";
import { newSeed } from "../rules/seeds.ts";
import { fromTraits, make, newsSince, pondered, readSheet, resting, sheetData, takeBack, upTo, type Sheet } from "../rules/sheet.ts";
import { think } from "../think.ts";
import { RoundView } from "./match/round-view.tsx";
import { LookBack, PastRounds, RefereeLog, ScoreTable } from "./match/score.tsx";
import { Settings } from "./match/settings.tsx";
import { Turn } from "./match/turn.tsx";

/** A match of two at one screen, against the computer, or at a real box: roles, turns, points and disputes. */
export function MatchSheet({ model }: { model: Model }) {
  const board = useBoard(model, "sheet.start");
  const { lang, say, announce } = board;
  const given = useMemo(() => asked(model), [model]);
  const { value: sheet, set, begin, back } = useKept(model, fromTraits, sheetTraits, (last) => last ?? given, {
    ask: given.match.moves.length ? JSON.stringify(sheetTraits(given)) : "",
    onRefusal: (refusal) => announce(refusal.in(lang)),
  });
  const { mode, match } = sheet;
  // Who has the device in hand, and whether the cover is open: forgotten at every visit, so that no code is shown.
  const [holder, setHolder] = useState<Player | null>(null);
  const [open, setOpen] = useState(false);
  // The match that was on the board before this one, as long as this one is as it came.
  const [earlier, setEarlier] = useState<Sheet | null>(null);
  // How many moves of a match that is over are shown, to look back at it.
  const [count, setCount] = useState<number | null>(null);
  const begun = match.moves.length > 0;
  const over = phase(match) === "over";
  const shown = useMemo(() => (over && count !== null ? upTo(match, count) : match), [match, count]);

  useEffect(() => {
    if (begun) announce(sentence(match, lang));
  }, [lang]);
  // A file or a kernel may leave it to the computer to move.
  useEffect(() => {
    if (mode !== "computer" || resting(sheet)) return undefined;
    const position = pondered(sheet);
    if (!position) return act();
    let asked = true;
    void think(position).then((code) => asked && act({ move: "guess", code }));
    return () => void (asked = false);
  }, [sheet]);

  function show(put: (next: Sheet) => void, next: Sheet, said: string): void {
    setOpen(false);
    setCount(null);
    put(next);
    announce(said);
  }
  function guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      announce(error.in(lang));
    }
  }
  const act = (...moves: Move[]) => guarded(() => {
    const next = make(sheet, moves, lang);
    setEarlier(null);
    show(set, next, newsSince(match, next.match, lang));
  });
  const start = (next: Sheet) => {
    setHolder(null);
    setEarlier(sheet);
    show(begin, next, sentence(next.match, lang));
  };
  const renew = () => start({ mode, match: startMatch(match.box, { players: match.players, rounds: match.agreed, learning: match.learning }) });
  const example = () => guarded(() =>
    start({ mode: "players", match: exampleMatch(match.box, newSeed(), mode === "computer" ? ["", ""] : match.players) }));
  function undo(): void {
    const last = earlier ?? takeBack(sheet);
    show(earlier ? back : set, last, `${say("check.undone")} ${sentence(last.match, lang)}`);
    setEarlier(null);
  }
  function lookBack(to: number): void {
    setCount(to);
    announce(sentence(upTo(match, to), lang));
  }

  return (
    <Frame board={board} title={say("sheet.title")} tools={
      <>
        {(begun || earlier) && <button type="button" onClick={undo}>{say("practice.undo")}</button>}
        {begun && <button type="button" onClick={renew}>{say("sheet.new")}</button>}
        <button type="button" onClick={example}>{say("sheet.example")}</button>
        <button type="button" onClick={(event) => printOnly(event.currentTarget.closest<HTMLElement>(".mm")!)}>{say("board.print")}</button>
        <SaveAndOpen name="mmteach-match.json" value={() => sheetData(sheet)} announce={announce} onValue={(value) => start(readSheet(value, lang))} />
      </>
    }>
      {!begun && <Settings sheet={sheet} onSheet={(next) => show(set, next, sentence(next.match, lang))} guarded={guarded} />}
      <ScoreTable match={shown} />
      <RoundView sheet={{ mode, match: shown }} open={open || over} onOpen={mode === "players" && holder === turn(match) ? setOpen : undefined} />
      <Turn sheet={sheet} act={act} renew={renew} holder={holder} onHolder={setHolder} />
      {over && <LookBack count={count ?? match.moves.length} of={match.moves.length} go={lookBack} />}
      <PastRounds match={shown} />
      <RefereeLog match={match} />
    </Frame>
  );
}

/** The sheet as traits: what a board has no need to say of itself is left out. */
function sheetTraits(sheet: Sheet): object {
  const { format: _, ...traits } = sheetData(sheet);
  return traits;
}

function asked(model: Model): Sheet {
  return fromTraits(askedOf(model, { edition: "f6423", players: ["", ""], rounds: 2, learning: false, moves: [], mode: "players" }));
}
