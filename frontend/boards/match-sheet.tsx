import { useContext, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { Frame, useBoard } from "../parts/frame.tsx";
import { PrintButton } from "../parts/print-button.tsx";
import { SaveAndOpen } from "../parts/share.tsx";
import { Speech } from "../parts/speech.ts";
import { phase, turn, upTo, type Match } from "../rules/match.ts";
import { sentence } from "../rules/referee.ts";
import { exampleMatch } from "../rules/sample-match.ts";
import { newSeed } from "../rules/seeds.ts";
import { anew, readSheet, sheetData } from "../rules/sheet.ts";
import { RoundView } from "./match/round-view.tsx";
import { LookBack, PastRounds, RefereeLog, ScoreTable } from "./match/score.tsx";
import { Settings } from "./match/settings.tsx";
import { Turn } from "./match/turn.tsx";
import { useMatch, type MatchState } from "./match/use-match.ts";

/** A match of two at one screen, against the computer, or at a real box: roles, turns, points and disputes. */
export function MatchSheet({ model }: { model: Model }) {
  const board = useBoard(model, "sheet.start");
  const state = useMatch(model, board);
  const { sheet, begun, holder, hand, act, agree, start } = state;
  const { mode, match } = sheet;
  const over = phase(match) === "over";
  // Whether the cover is open, and what of a match that is over is shown: both until the match changes.
  const [opened, setOpened] = useState<Match | null>(null);
  const [past, setPast] = useState({ of: match, shown: match });
  const shown = past.of === match ? past.shown : match;

  function lookBack(count: number): void {
    const then = upTo(match, count);
    setPast({ of: match, shown: then });
    board.announce(sentence(then, board.lang));
  }
  return (
    <Frame board={board} title={board.say("sheet.title")} tools={<Tools {...state} />}>
      {!begun && <Settings sheet={sheet} onSheet={agree} />}
      <ScoreTable match={shown} />
      <RoundView sheet={{ mode, match: shown }} open={over || opened === match}
        onOpen={mode === "players" && holder === turn(match) ? (open) => setOpened(open ? match : null) : undefined} />
      <Turn sheet={sheet} act={act} renew={() => start(anew(sheet))} holder={holder} onHolder={hand} />
      {over && <LookBack count={shown.moves.length} of={match.moves.length} go={lookBack} />}
      <PastRounds match={shown} />
      <RefereeLog match={match} />
    </Frame>
  );
}

/** A step back, other matches, paper and files. */
function Tools({ sheet, begun, start, undo }: MatchState) {
  const { lang, say, announce, attempt } = useContext(Speech);
  const { mode, match: { box, players } } = sheet;
  const example = () => start({ mode: "players", match: exampleMatch(box, newSeed(), mode === "computer" ? ["", ""] : players) });
  return (
    <>
      {undo && <button type="button" onClick={undo}>{say("practice.undo")}</button>}
      {begun && <button type="button" onClick={() => start(anew(sheet))}>{say("sheet.new")}</button>}
      <button type="button" onClick={() => attempt(example)}>{say("sheet.example")}</button>
      <PrintButton />
      <SaveAndOpen name="mmteach-match.json" value={() => sheetData(sheet)} announce={announce} onValue={(value) => start(readSheet(value, lang))} />
    </>
  );
}
