// The match on the board: what its people and the computer do with it, and the match before it.
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Model } from "../../host.ts";
import type { BoardState } from "../../parts/frame.tsx";
import { askedOf, useKept } from "../../parts/kept.ts";
import type { Move, Player } from "../../rules/moves.ts";
import { sentence } from "../../rules/referee.ts";
import { fromTraits, make, newsSince, pondered, resting, sheetData, takeBack, type Sheet } from "../../rules/sheet.ts";
import { think } from "../../think.ts";

export interface MatchState {
  readonly sheet: Sheet;
  /** Whether a move has been made. */
  readonly begun: boolean;
  /** Who has the device in hand: forgotten at every visit, so that no code is shown. */
  readonly holder: Player | null;
  hand(holder: Player): void;
  act(...moves: Move[]): void;
  /** Changes what is agreed before the first move. */
  agree(next: Sheet): void;
  /** Starts another match. */
  start(next: Sheet): void;
  /** Takes the last move back, or the start of this match as long as it is as it came; null when there is neither. */
  readonly undo: (() => void) | null;
}

export function useMatch(model: Model, { lang, say, announce, attempt }: BoardState): MatchState {
  const asked = useMemo(() => askOf(model), [model]);
  const { value: sheet, set, begin, back } = useKept(model, fromTraits, sheetTraits, (last) => last ?? asked, {
    ask: asked.match.moves.length ? JSON.stringify(sheetTraits(asked)) : "", attempt,
  });
  const [holder, hand] = useState<Player | null>(null);
  const [earlier, setEarlier] = useState<Sheet | null>(null);
  const begun = sheet.match.moves.length > 0;
  useLayoutEffect(() => {
    if (begun) announce(sentence(sheet.match, lang));
  }, [lang]);

  function show(put: (next: Sheet) => void, next: Sheet, before: Sheet | null, said = sentence(next.match, lang)): void {
    put(next);
    setEarlier(before);
    announce(said);
  }
  function act(...moves: Move[]): void {
    attempt(() => {
      const next = make(sheet, moves, lang);
      show(set, next, null, newsSince(sheet.match, next.match, lang));
    });
  }
  function start(next: Sheet): void {
    hand(null);
    show(begin, next, sheet);
  }
  function undo(): void {
    const last = earlier ?? takeBack(sheet);
    show(earlier ? back : set, last, null, `${say("check.undone")} ${sentence(last.match, lang)}`);
  }
  useComputer(sheet, act);
  return { sheet, begun, holder, hand, act, start, agree: (next) => show(set, next, earlier), undo: begun || earlier ? undo : null };
}

/** Has the computer move where a file or a kernel leaves it to it, and play what it had to think about. */
function useComputer(sheet: Sheet, act: MatchState["act"]): void {
  useEffect(() => {
    if (sheet.mode !== "computer" || resting(sheet)) return undefined;
    const position = pondered(sheet);
    if (!position) {
      act();
      return undefined;
    }
    let wanted = true;
    void think(position).then((code) => wanted && act({ move: "guess", code }));
    return () => void (wanted = false);
  }, [sheet]);
}

/** The sheet as traits: what a board has no need to say of itself is left out. */
function sheetTraits(sheet: Sheet): object {
  const { format: _, ...traits } = sheetData(sheet);
  return traits;
}

function askOf(model: Model): Sheet {
  return fromTraits(askedOf(model, { edition: "f6423", players: ["", ""], rounds: 2, learning: false, moves: [], mode: "players" }));
}
