// A match on a board: who sits there, the moves that the computer makes by itself, and how far one step back goes.
import { checkSize } from "./codes.ts";
import { clashes, remaining } from "./consistency.ts";
import { randomCode, type Random } from "./examples.ts";
import { t, type Lang } from "./i18n.ts";
import { FORMAT, fromJson, legal, phase, play, present, rightAnswer, toJson, turn, undo, upTo, type Match } from "./match.ts";
import { isObject, type Json, type Move, type Player } from "./moves.ts";
import { sentences } from "./referee.ts";
import { Refusal, SavedRefusal, shown } from "./refusal.ts";
import { completed } from "./round.ts";
import { bestGuess, isQuick, type Position } from "./strategy.ts";

/** Two people at one screen, one against the computer, or the score sheet of a real box. */
export const MODES = ["players", "computer", "score"] as const;
export type Mode = (typeof MODES)[number];

/** The computer's place; a person makes the first code. */
export const COMPUTER: Player = 1;

export interface Sheet {
  readonly mode: Mode;
  readonly match: Match;
}

/**
 * The sheet after the moves, and after those with which the computer replies, up to a guess that it must think about
 * (see `pondered`). Throws `Refusal`.
 */
export function make(sheet: Sheet, moves: readonly Move[], lang: Lang, random: Random = Math.random): Sheet {
  let match = moves.reduce((before, move) => play(before, move, lang), sheet.match);
  while (sheet.mode === "computer") {
    const reply = computerMove(match, random);
    if (!reply) break;
    match = play(match, reply, lang);
  }
  return { ...sheet, match };
}

/** The sheet before a person's last decision: what followed from it by itself goes too. */
export function takeBack({ mode, match }: Sheet): Sheet {
  let before = match;
  do before = undo(before);
  while (before.moves.length && !resting({ mode, match: before }));
  return { mode, match: before };
}

/** A new match by what was agreed for this one. */
export function anew({ mode, match }: Sheet): Sheet {
  return { mode, match: upTo(match, 0) };
}

/** What the referee has said since `before`. */
export function newsSince(before: Match, after: Match, lang: Lang): string {
  return sentences(after, lang).slice(before.moves.length + 1).join(" ");
}

export function sheetData({ mode, match }: Sheet): Json {
  return { ...toJson(match), mode };
}

/** Reads a sheet, or a match that another tool saved. Throws `Refusal`, naming the move where one is wrong. */
export function readSheet(value: unknown, lang: Lang = "en"): Sheet {
  const match = fromJson(value, lang);
  const { mode = "players" } = value as Json;
  if (!MODES.includes(mode as Mode)) {
    throw new Refusal("sheet.mode_unknown", { value: shown(mode), accepted: MODES.join(", ") });
  }
  if (mode === "computer") checkForComputer(match);
  return { mode: mode as Mode, match };
}

/** Refuses a box too large for the computer, and what takes a real one: a round written down, or its own code in one. */
function checkForComputer({ box, moves, log }: Match): void {
  checkSize(box);
  const taken = ({ move, ...given }: Move, i: number) =>
    move.startsWith("record_") || (move === "set_code" && !("code" in given) && log[i + 1]![0]!.values.codemaker === COMPUTER);
  const number = moves.findIndex(taken) + 1;
  const move = (lang: Lang) => t(`match.move.${moves[number - 1]!.move}`, lang);
  if (number) throw new SavedRefusal("match.refuse.at", { number }, new Refusal("sheet.real_box", { move }));
}

/** Reads a sheet from the traits of a board, which do not name their format. */
export function fromTraits(value: unknown): Sheet {
  return readSheet(isObject(value) ? { format: FORMAT, ...value } : value);
}

/** Whether the people are to decide: neither the computer, nor a row of a real box that still lacks its answer. */
export function resting({ mode, match }: Sheet): boolean {
  return !(mode === "computer" && turn(match) === COMPUTER) && !(mode === "score" && phase(match) === "answer");
}

/** The position that the computer must think about before it can guess; null where it need not. */
export function pondered({ mode, match }: Sheet): Position | null {
  if (mode !== "computer" || turn(match) !== COMPUTER || phase(match) !== "guess" || proves(match)) return null;
  const position = positionOf(match);
  return position.left.length && !isQuick(position) ? position : null;
}

function positionOf(match: Match): Position {
  const { rows } = present(match);
  return { box: match.box, rows, left: remaining(match.box, rows) };
}

/** The computer's honest move, or null where a person is to move or it must think. It never looks at the other's code. */
function computerMove(match: Match, random: Random): Move | null {
  if (proves(match)) return { move: "claim_error", proof: "secret" };
  if (turn(match) !== COMPUTER) return null;
  switch (phase(match)) {
    case "code":
      return { move: "set_code", code: randomCode(match.box, random) };
    case "answer":
      return { move: "answer", answer: rightAnswer(match)! };
    case "guess": {
      const position = positionOf(match);
      if (!position.left.length) return { move: "claim_error", proof: "no_code" };
      return isQuick(position) ? { move: "guess", code: bestGuess(position) } : null;
    }
    default:
      return { move: "reveal" };
  }
}

/** Whether the code that a person has shown proves one of that person's answers wrong. */
function proves(match: Match): boolean {
  const round = present(match);
  const shown = phase(match) === "review" && round.codemaker !== COMPUTER && completed(round) && round.secret;
  return Boolean(shown && legal(match).includes("claim_error") && clashes(match.box, shown, round.rows).length);
}
