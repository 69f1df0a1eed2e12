// A game as a value: each move gives the next game or is refused by name.
import { Refusal, shown } from "../refusal.ts";
import { SLOTS, deck, formatCard, parseCard, sameCard, type Card } from "./cards.ts";
import { byLetters, checkClues, objectionSentence, type Objection } from "./clues.ts";
import { NEW_ROUND, start, type Game, type Move, type Round, type Team, type Turn } from "./record.ts";
import { refuse } from "./refuse.ts";
import { SIDES, countTokens, judgeEnd, judgeKeywords, judgeTurn, other, place } from "./result.ts";
import type { Both, Side, Tokens, TurnResult, Verdict } from "./result.ts";

export type Phase = "clues" | "intercept" | "decode" | "open" | "keywords" | "over";

/** A past clue on a note sheet. */
export interface Filed {
  readonly round: number;
  readonly clue: string;
}

/** A card, and the clues given for it. */
export interface Given {
  readonly card: Card;
  readonly clues: readonly string[];
}

/** What is to be done next. In round 1 `decode` may follow at once where `intercept` is due. */
export function phase(game: Game): Phase {
  const end = verdict(game);
  if (end) return end.by === "keywords_due" ? "keywords" : "over";
  if (late(game).length) return "clues";
  const { intercept, decode } = turn(game);
  if (decode) return "open";
  return intercept ? "decode" : "intercept";
}

/** The team whose code is being sent: white until its card is open, then black. */
export function side(game: Game): Side {
  return now(game).white.code ? "black" : "white";
}

/** The turn of the team whose code is being sent. */
export function turn(game: Game): Turn {
  return now(game)[side(game)];
}

export function team(game: Game, which: Side): Team {
  return game.teams[place(which)];
}

export function names({ teams: [white, black] }: Game): Both<string> {
  return [white.name, black.name];
}

/** The team that writes against the sandglass: the other one has its clues ready. */
export function onTheClock(game: Game): Side | null {
  const missing = late(game);
  return missing.length === 1 && game.settings.sandglass ? missing[0]! : null;
}

/** What each opened card earned, in the order of play. */
export function results({ rounds }: Game): TurnResult[] {
  return rounds.flatMap((round, i) =>
    SIDES.flatMap((which) => {
      const { code, intercept, decode } = round[which];
      return code && decode ? [judgeTurn(i + 1, which, code, intercept, decode)] : [];
    }),
  );
}

/** The tokens of white and of black. */
export function tokens(game: Game): Both<Tokens> {
  return countTokens(results(game));
}

/** How the game ended; null while a round is under way or another one follows. */
export function verdict(game: Game): Verdict | null {
  if (!now(game).black.code) return null;
  const end = judgeEnd(tokens(game), game.rounds.length);
  const [white, black] = game.right;
  return end?.by === "keywords_due" && white !== null && black !== null ? judgeKeywords(end, [white, black]) : end;
}

/** The cards that `which` can draw. */
export function deckOf(game: Game, which: Side): readonly Card[] {
  const opened = game.rounds.map((round) => round[which].code).filter((card) => card !== null);
  return deck(opened, game.settings.cards_return);
}

/** The note sheet on `which`: under each slot, 1 to 4, its past clues with their rounds. */
export function notes({ rounds }: Game, which: Side): Filed[][] {
  return fileClues(rounds.flatMap((round) => (round[which].code ? [{ card: round[which].code, clues: round[which].clues! }] : [])));
}

/** The clues of past cards, round by round from the first, filed under their slots. */
export function fileClues(past: readonly Given[]): Filed[][] {
  return SLOTS.map((slot) =>
    past.flatMap(({ card, clues }, i) => (card.includes(slot) ? [{ round: i + 1, clue: clues[card.indexOf(slot)]! }] : [])),
  );
}

/** The clues that `which` has given so far. */
export function used(game: Game, which: Side): string[] {
  return game.rounds.flatMap((round) => round[which].clues ?? []);
}

/** What the mechanical checks object to in clues that `which` means to give. */
export function check(game: Game, which: Side, clues: readonly string[]): Objection[] {
  return checkClues(clues, team(game, which).keywords, used(game, which));
}

/** The game after a move; throws `Refusal` and changes nothing for one that is not possible now. */
export function play(game: Game, move: Move): Game {
  switch (move.move) {
    case "draw":
      return draw(game, move);
    case "write_clues":
      return writeClues(game, move);
    case "intercept":
    case "decode": {
      inPhase(game, move.move);
      const card = parseCard(move.card);
      return after(game, { ...move, card }, side(game), { ...turn(game), [move.move]: card });
    }
    case "open_card":
      return openCard(game, move);
    case "guess_keywords":
      return guessKeywords(game, move);
  }
}

/** The game before its last move. Throws `Refusal` before the first. */
export function undo(game: Game): Game {
  if (!game.moves.length) refuse("nothing_to_undo");
  return game.moves.slice(0, -1).reduce(play, start(...game.teams, game.settings));
}

type Named<M extends Move["move"]> = Extract<Move, { move: M }>;

function draw(game: Game, move: Named<"draw">): Game {
  inPhase(game, "clues");
  const own = now(game)[checkSide(move.side)];
  const name = team(game, move.side).name;
  if (own.clues) refuse("clues_written", { team: name });
  if (own.drawn) refuse("card_drawn", { team: name });
  const drawn = free(game, move.side, move.card);
  return after(game, { ...move, card: drawn }, move.side, { ...own, drawn });
}

function writeClues(game: Game, move: Named<"write_clues">): Game {
  inPhase(game, "clues");
  const own = now(game)[checkSide(move.side)];
  if (own.clues) refuse("clues_written", { team: team(game, move.side).name });
  const { clues } = move;
  if (!Array.isArray(clues) || clues.length !== 3 || clues.some((clue: unknown) => typeof clue !== "string")) {
    refuse("three_clues", { value: shown(clues) });
  }
  const objection = check(game, move.side, clues).find((o) => !(move.overruled && byLetters(o)));
  if (objection) {
    const { key, values } = objectionSentence(objection);
    throw new Refusal(key, values);
  }
  return after(game, move, move.side, { ...own, clues });
}

function openCard(game: Game, move: Named<"open_card">): Game {
  inPhase(game, "open");
  const which = side(game);
  const { drawn } = turn(game);
  const card = move.card === null ? drawn : free(game, which, move.card);
  if (!card) return refuse("card_missing", { team: team(game, which).name });
  if (drawn && !sameCard(card, drawn)) refuse("card_other", { value: formatCard(card), card: formatCard(drawn) });
  const opened = after(game, { ...move, card }, which, { ...turn(game), code: card });
  return which === "black" && !verdict(opened) ? { ...opened, rounds: [...opened.rounds, NEW_ROUND] } : opened;
}

function guessKeywords(game: Game, move: Named<"guess_keywords">): Game {
  inPhase(game, "keywords");
  const at = place(checkSide(move.side));
  const { right } = move;
  if (!Number.isInteger(right) || right < 0 || right > 4) refuse("keywords_right", { value: shown(right) });
  if (game.right[at] !== null) refuse("keywords_given", { team: team(game, move.side).name });
  return { ...game, right: at ? [game.right[0], right] : [right, game.right[1]], moves: [...game.moves, move] };
}

/** Refuses a move that is not due, saying what is. */
function inPhase(game: Game, wanted: Phase): void {
  let due = phase(game);
  // Nobody can intercept in round 1 yet, so that guess may be left out.
  if (due === "intercept" && game.rounds.length === 1 && wanted !== due) due = "decode";
  if (due === wanted) return;
  const which = side(game);
  const named = due === "clues" ? late(game)[0]! : which;
  refuse(`due_${due}`, { team: team(game, named).name, other: team(game, other(which)).name });
}

/** The card, if it can still lie in the deck of `which`. */
function free(game: Game, which: Side, card: Card): Card {
  const found = parseCard(card);
  if (deckOf(game, which).some((left) => sameCard(left, found))) return found;
  return refuse("card_gone", { value: formatCard(found), team: team(game, which).name });
}

function after(game: Game, move: Move, which: Side, changed: Turn): Game {
  const round: Round = { ...now(game), [which]: changed };
  return { ...game, rounds: [...game.rounds.slice(0, -1), round], moves: [...game.moves, move] };
}

function now({ rounds }: Game): Round {
  return rounds[rounds.length - 1]!;
}

/** The teams whose clues are not written yet in this round. */
function late(game: Game): Side[] {
  return SIDES.filter((which) => !now(game)[which].clues);
}

function checkSide(which: Side): Side {
  return SIDES.includes(which) ? which : refuse("side", { value: shown(which) });
}
