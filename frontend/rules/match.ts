// A whole match: two players, an even number of rounds, points, and a referee's word on every move.
import { checked, edition, EDITIONS, F6423, type Code, type Edition, type EditionData } from "./editions.ts";
import { listed, t, type Lang } from "./i18n.ts";
import {
  isObject, plain, PROOFS, readMove, TurnRefusal, unlike,
  type Event, type Json, type Move, type MoveName, type Player,
} from "./moves.ts";
import { inRow, Refusal, retold, SavedRefusal, shown } from "./refusal.ts";
import * as rounds from "./round.ts";
import { possible, type Feedback } from "./scoring.ts";

/** What a saved match says it is. */
export const FORMAT = "mmteach-match-1";
const MOST_ROUNDS = 100;
const LONGEST_NAME = 40;

export interface Match extends rounds.Rules {
  readonly players: readonly [string, string];
  /** Rounds agreed before the first: an even number. */
  readonly agreed: number;
  readonly moves: readonly Move[];
  /** Every round, those played anew as well; the last is the present one. */
  readonly rounds: readonly rounds.Round[];
  /** Rounds to be completed, added pairs included. */
  readonly total: number;
  readonly ending: "tie" | "won" | "shared" | null;
  /** What the referee said at the start and after each move. */
  readonly log: readonly (readonly Event[])[];
}

export interface Settings {
  readonly players?: readonly [string, string];
  readonly rounds?: number;
  readonly learning?: boolean;
}

export function startMatch(box: Edition = F6423, settings: Settings = {}): Match {
  const { rounds: agreed = 2, learning = false } = settings;
  const players = checkedPlayers(settings.players ?? ["", ""]);
  if (!Number.isInteger(agreed) || agreed % 2 || agreed < 2 || agreed > MOST_ROUNDS) {
    throw new Refusal("match.refuse.rounds", { field: (lang) => t("sheet.rounds", lang), value: shown(agreed), most: MOST_ROUNDS });
  }
  const start = { key: "start", values: { rounds: agreed, codemaker: 0 } };
  const log = [learning ? [start, { key: "learning", values: {} }] : [start]];
  return { box, players, agreed, learning, moves: [], rounds: [rounds.newRound(0)], total: agreed, ending: null, log };
}

/** The match after a move. Throws `TurnRefusal` for one that is not possible now, `Refusal` for its values. */
export function play(match: Match, move: Move, lang: Lang = "en"): Match {
  const accepted = legal(match);
  if (!accepted.includes(move.move)) throw new TurnRefusal(move.move, accepted, phase(match) === "over");
  switch (move.move) {
    case "next_round":
      return nextRound(match, move);
    case "another_pair":
      return begin(match, move, rounds.codebreaker(present(match)), "another_pair", {}, 2);
    case "share":
      return end(match, move, "shared", {});
    default: {
      const [after, news] = playInRound(match, move, lang);
      return { ...withMove(match, move, news), rounds: match.rounds.with(-1, after) };
    }
  }
}

/** The present round, or the last. */
export function present(match: Match): rounds.Round {
  return match.rounds.at(-1)!;
}

/** The present round's number, from 1; a round played anew keeps its number. */
export function roundNumber(match: Match): number {
  return match.rounds.slice(0, -1).filter(rounds.completed).length + 1;
}

/** What is awaited: the phase of the present round, a decision about a `tie`, or nothing: `over`. */
export function phase(match: Match): rounds.Phase | "tie" | "over" {
  if (match.ending === null) return present(match).phase;
  return match.ending === "tie" ? "tie" : "over";
}

/** The player who is to move, or null where both look at what there is. */
export function turn(match: Match): Player | null {
  const now = phase(match);
  if (now === "guess") return rounds.codebreaker(present(match));
  return now === "review" || now === "tie" || now === "over" ? null : present(match).codemaker;
}

/** The moves that are possible now. */
export function legal(match: Match): readonly MoveName[] {
  if (match.ending === null) return rounds.legalIn(present(match), match);
  return match.ending === "tie" ? ["share", "another_pair"] : [];
}

export function scores(match: Match): readonly [number, number] {
  const points = match.rounds.map((round) => rounds.points(round, match));
  return [points.reduce((sum, [first]) => sum + first, 0), points.reduce((sum, [, second]) => sum + second, 0)];
}

/** The winner once the match is won; null before, and for a tie. */
export function winner(match: Match): Player | null {
  const [first, second] = scores(match);
  return match.ending === "won" ? (first > second ? 0 : 1) : null;
}

/** The true answer to the row that awaits one; null when the code lies in a real box. */
export function rightAnswer(match: Match): Feedback | null {
  return rounds.trueAnswer(present(match), match);
}

/** The match as it stood after its first `count` moves. */
export function upTo({ box, players, agreed, learning, moves }: Match, count: number): Match {
  const start = startMatch(box, { players, rounds: agreed, learning });
  return moves.slice(0, count).reduce((match, move) => play(match, move), start);
}

/** The match before its last move; at the start, the same. */
export function undo(match: Match): Match {
  return upTo(match, match.moves.length - 1);
}

/** The match as plain JSON: its settings and its moves, from which everything else follows. */
export function toJson(match: Match): Json {
  const { box, players, agreed, learning, moves } = match;
  return { format: FORMAT, edition: box.data, players, rounds: agreed, learning, moves: moves.map(plain) };
}

/**
 * The match that `toJson` described. Throws `Refusal` naming what is missing or wrong, `SavedRefusal` naming the
 * move by its number.
 */
export function fromJson(saved: unknown, lang: Lang = "en"): Match {
  if (!isObject(saved) || saved.format !== FORMAT) {
    throw new Refusal("match.refuse.format", { value: shown(saved), accepted: FORMAT });
  }
  const { players, rounds: agreed, learning, moves } = saved;
  for (const field of ["edition", "players", "rounds", "learning", "moves"]) {
    if (!(field in saved)) throw new Refusal("match.refuse.missing", { field });
  }
  if (typeof learning !== "boolean") throw unlike("learning", learning);
  if (!Array.isArray(moves)) throw unlike("moves", moves);
  const settings = { players: checkedPlayers(players), rounds: agreed as number, learning };
  return replay(startMatch(savedBox(saved.edition), settings), moves, lang);
}

function playInRound(match: Match, move: Move, lang: Lang): rounds.Moved {
  const [now, { box }] = [present(match), match];
  const code = (pegs: Code, row?: number): Code => inRow(row, () => checked(box, pegs, lang));
  const answer = (given: Feedback, row?: number): Feedback => inRow(row, () => possible(given, box, lang));
  switch (move.move) {
    case "set_code":
      return rounds.setCode(now, move.code ? code(move.code) : null);
    case "guess":
      return rounds.playRow(now, code(move.code, rounds.rowCount(now) + 1));
    case "answer":
      return rounds.answerRow(now, match, answer(move.answer, rounds.rowCount(now)));
    case "mend_answer":
      return rounds.mend(now, match, answer(move.answer, move.row), move.row);
    case "claim_error":
      if (PROOFS.includes(move.proof)) return rounds.claim(now, match, move.proof);
      throw new Refusal("match.refuse.proof", { value: shown(move.proof), accepted: PROOFS.join(", ") });
    case "reveal":
      return rounds.reveal(now, match, move.code ? code(move.code) : null, lang);
    case "give_up":
      return rounds.giveUp(now, match);
    case "record_round":
      return rounds.recordRound(now, match, move.broken, move.rows);
    default:
      return rounds.award(now, match, []);
  }
}

/** On from a round that is over: roles swap, or the match ends; after a wrong answer the same codemaker starts anew. */
function nextRound(match: Match, move: Move): Match {
  const [now, number] = [present(match), roundNumber(match)];
  if (!rounds.completed(now)) return begin(match, move, now.codemaker, "anew", { round: number });
  if (number < match.total) {
    return begin(match, move, rounds.codebreaker(now), "round", { round: number + 1, rounds: match.total });
  }
  const [first, second] = scores(match);
  if (first === second) return end(match, move, "tie", { high: first });
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  return end(match, move, "won", { player: first > second ? 0 : 1, high, low });
}

function begin(match: Match, move: Move, codemaker: Player, key: string, values: Event["values"], more = 0): Match {
  return {
    ...withMove(match, move, [{ key, values: { codemaker, ...values } }]),
    rounds: [...match.rounds, rounds.newRound(codemaker)],
    total: match.total + more,
    ending: null,
  };
}

function end(match: Match, move: Move, ending: "tie" | "won" | "shared", values: Event["values"]): Match {
  return { ...withMove(match, move, [{ key: ending, values }]), ending };
}

function withMove(match: Match, move: Move, news: readonly Event[]): Match {
  return { ...match, moves: [...match.moves, move], log: [...match.log, news] };
}

function replay(match: Match, moves: readonly unknown[], lang: Lang): Match {
  const told = (number: number) => (reason: Refusal) => new SavedRefusal("match.refuse.at", { number }, reason);
  return moves.reduce<Match>((before, move, i) => retold(() => play(before, readMove(move), lang), told(i + 1)), match);
}

/** Two names that can be told apart, without the blanks around them. */
function checkedPlayers(value: unknown): readonly [string, string] {
  const names = Array.isArray(value) ? value.map((name) => (typeof name === "string" ? name.trim() : null)) : [];
  const [first, second] = names;
  const good = names.length === 2 && names.every((name) => name !== null && [...name].length <= LONGEST_NAME);
  if (!good || (first && first === second)) {
    const field = (lang: Lang) => listed([t("sheet.name_0", lang), t("sheet.name_1", lang)], lang);
    throw new Refusal("match.refuse.players", { field, value: Array.isArray(value) ? value.map(shown).join(", ") : shown(value), most: LONGEST_NAME });
  }
  return [first!, second!];
}

function savedBox(value: unknown): Edition {
  try {
    if (typeof value === "string" || isObject(value)) return edition(value as string | EditionData);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // a field of the wrong kind
  }
  throw new Refusal("error.unknown_edition", { value: shown(value), accepted: [...EDITIONS.keys()].join(", ") });
}
