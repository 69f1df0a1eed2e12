// One round of a match: a code, the rows played against it, how it ends, and what that is worth. The decisions that
// the rule sheets leave open are named in mmteach/rounds.py.
import { clashes, remaining, type Row } from "./consistency.ts";
import { accepted, format, type Code, type Edition } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import type { Event, MoveName, Player, Proof } from "./moves.ts";
import { Refusal } from "./refusal.ts";
import { score, type Feedback } from "./scoring.ts";

/** What is awaited. In `review` the round is over and the next can start. */
export type Phase = "code" | "guess" | "answer" | "mend" | "reveal" | "review";
/** How a round ended: `error` by an answer proven wrong, `anew` for no points at all. */
export type Outcome = "broken" | "unbroken" | "given_up" | "error" | "anew";

export interface Round {
  readonly codemaker: Player;
  readonly phase: Phase;
  /** Null until it is set, and while it lies in a real box. */
  readonly secret: Code | null;
  /** The rows that have an answer. */
  readonly rows: readonly Row[];
  /** The row that awaits its answer. */
  readonly guess: Code | null;
  readonly outcome: Outcome | null;
  /** Whether the code is to be shown because an answer is said to be wrong. */
  readonly claimed: boolean;
  /** Rows played, for a round of which only the result was written down. */
  readonly recorded: number | null;
}

/** A round after a move, and what the referee says about it. */
export type Moved = readonly [Round, readonly Event[]];

/** What stays the same through a match: the box, and whether a wrong answer is corrected together. */
export interface Rules {
  readonly box: Edition;
  readonly learning: boolean;
}

export function newRound(codemaker: Player): Round {
  return {
    codemaker, phase: "code", secret: null, rows: [], guess: null, outcome: null, claimed: false, recorded: null,
  };
}

export function codebreaker(round: Round): Player {
  return round.codemaker === 0 ? 1 : 0;
}

/** Whether it counts as one of the match's rounds; after any other end the same codemaker starts anew. */
export function completed({ outcome }: Round): boolean {
  return outcome === "broken" || outcome === "unbroken" || outcome === "given_up";
}

/** Rows played so far, or written down. */
export function rowCount({ rows, guess, recorded }: Round): number {
  return recorded ?? rows.length + (guess ? 1 : 0);
}

/** What the round is worth to each player as it stands: the only source of points in a match. */
export function points(round: Round, { box }: Rules): readonly [number, number] {
  let [maker, breaker] = [0, 0];
  if (round.outcome === "broken") maker = rowCount(round) * box.rowPoints;
  else if (completed(round)) maker = box.rows * box.rowPoints + box.failureBonus;
  else if (round.outcome === "error") breaker = box.errorAward;
  return round.codemaker === 0 ? [maker, breaker] : [breaker, maker];
}

/** The moves that are possible now. */
export function legalIn(round: Round, { learning }: Rules): readonly MoveName[] {
  const { phase, rows, claimed, outcome } = round;
  const unseen = phase === "reveal" && outcome !== "given_up" && !claimed;
  const moves: readonly (readonly [MoveName, boolean])[] = [
    ["set_code", phase === "code" || (phase === "guess" && !rows.length)],
    ["guess", phase === "guess"],
    ["answer", phase === "answer"],
    ["mend_answer", rows.length > 0 && (phase === "guess" || phase === "mend" || unseen)],
    ["claim_error", rows.length > 0 && (phase === "guess" || (completed(round) && !claimed))],
    ["reveal", phase === "reveal"],
    ["give_up", phase === "guess"],
    ["next_round", phase === "review"],
    ["record_round", phase === "code"],
    ["record_error", phase === "code" && !learning],
  ];
  return moves.filter(([, possible]) => possible).map(([name]) => name);
}

/** The true answer to the row that awaits one; null when the code lies in a real box. */
export function trueAnswer({ secret, guess }: Round, { box }: Rules): Feedback | null {
  return secret && guess && score(secret, guess, box.hole);
}

export function setCode(round: Round, code: Code | null): Moved {
  return [{ ...round, phase: "guess", secret: code }, [event(round, "code_set")]];
}

export function playRow(round: Round, code: Code): Moved {
  const row = round.rows.length + 1;
  return [{ ...round, phase: "answer", guess: code }, [event(round, "guessed", { row, code })]];
}

export function answerRow(round: Round, rules: Rules, answer: Feedback): Moved {
  const rows = [...round.rows, { guess: round.guess!, answer }];
  return settle({ ...round, guess: null }, rules, rows, event(round, "answered", { row: rows.length, answer }));
}

/** Another answer to the last row, or with the learning option to any row (from 1). */
export function mend(round: Round, rules: Rules, answer: Feedback, row?: number): Moved {
  const last = round.rows.length;
  const place = row ?? last;
  if (place < 1 || place > last) throw new Refusal("match.refuse.row", { value: String(place), last });
  if (place < last && !rules.learning) throw new Refusal("match.refuse.late", { place, last });
  const rows = untilFound(rules, round.rows.with(place - 1, { guess: round.rows[place - 1]!.guess, answer }));
  const news = event(round, "mended", { row: place, answer });
  if (round.phase === "mend" && !remaining(rules.box, rows).length) return [{ ...round, rows }, [news]];
  return settle(round, rules, rows, news);
}

/** The codebreaker says that an answer is wrong, because no code fits or the secret will show it. */
export function claim(round: Round, rules: Rules, proof: Proof): Moved {
  const over = round.phase === "review";
  if (proof === "secret") {
    return over ? judge(round, rules, []) : [{ ...round, phase: "reveal", claimed: true }, [event(round, "claim")]];
  }
  if (remaining(rules.box, round.rows).length) return [round, [event(round, "code_fits")]];
  const proven = event(round, "no_code_fits");
  if (!rules.learning) return award(round, rules, [proven]);
  if (over) return judge(round, rules, [proven]);
  return [{ ...round, phase: "mend", outcome: null }, [proven, event(round, "correct")]];
}

/** The codemaker shows the code: `code` where it lay in a real box, by default the row that found it. */
export function reveal(round: Round, rules: Rules, code: Code | null, lang: Lang): Moved {
  const secret = shownCode(round, rules.box, code, lang);
  const after: Round = { ...round, phase: "review", secret, claimed: false };
  const news = [event(round, "revealed", { code: secret })];
  return round.claimed ? judge(after, rules, news) : [after, news];
}

export function giveUp(round: Round, rules: Rules): Moved {
  return withPoints({ ...round, phase: "reveal", outcome: "given_up" }, rules, "given_up", []);
}

/** The result of a round played with a real box; `rows` may be left out when the code was not found. */
export function recordRound(round: Round, rules: Rules, broken: boolean, rows?: number): Moved {
  const most = rules.box.rows;
  const recorded = rows ?? (broken ? 0 : most);
  if (!Number.isInteger(recorded) || recorded < 1 || recorded > most || (recorded < most && !broken)) {
    const field = (lang: Lang) => t("sheet.rows_used", lang);
    throw new Refusal(broken ? "error.bounds" : "match.refuse.rows_all", { field, value: rows ?? "–", low: 1, high: most });
  }
  const outcome = broken ? "broken" : "unbroken";
  return withPoints({ ...round, phase: "review", recorded, outcome }, rules, outcome, []);
}

/** An answer proven wrong: the codebreaker gets the box's award, the codemaker nothing. */
export function award(round: Round, rules: Rules, news: readonly Event[]): Moved {
  const key = rules.box.errorAward ? "award" : "award_none";
  return withPoints({ ...round, phase: "review", outcome: "error" }, rules, key, news);
}

/** The round with these rows: over at the first that is all exact or at the last, else it goes on. */
function settle(round: Round, rules: Rules, played: readonly Row[], news: Event): Moved {
  const rows = untilFound(rules, played);
  const found = rows.at(-1)!.answer.exact === rules.box.positions;
  if (!found && rows.length < rules.box.rows) return [{ ...round, phase: "guess", outcome: null, rows }, [news]];
  const outcome = found ? "broken" : "unbroken";
  return withPoints({ ...round, phase: "reveal", outcome, rows }, rules, outcome, [news]);
}

function untilFound({ box }: Rules, rows: readonly Row[]): readonly Row[] {
  const found = rows.findIndex(({ answer }) => answer.exact === box.positions);
  return found < 0 ? rows : rows.slice(0, found + 1);
}

/** Every answer against the code that is shown. */
function judge(round: Round, rules: Rules, news: readonly Event[]): Moved {
  const wrong = clashes(rules.box, round.secret!, round.rows)[0];
  if (!wrong) {
    const fit = [...news, event(round, "answers_fit")];
    return round.outcome ? [round, fit] : withPoints({ ...round, outcome: "given_up" }, rules, "seen", fit);
  }
  const values = { row: wrong.row, right: wrong.wouldSay, answer: wrong.said };
  const proven = [...news, event(round, "wrong_answer", values)];
  return rules.learning ? correct(round, rules, proven) : award(round, rules, proven);
}

/** The learning option, once the code has been seen. */
function correct(round: Round, rules: Rules, news: readonly Event[]): Moved {
  const right = round.rows.map(({ guess }) => ({ guess, answer: score(round.secret!, guess, rules.box.hole) }));
  const [after, settled] = settle(round, rules, right, event(round, "corrected"));
  if (after.outcome) return [{ ...after, phase: "review" }, [...news, ...settled]];
  return [{ ...after, phase: "review", outcome: "anew" }, [...news, event(round, "void")]];
}

function withPoints(round: Round, rules: Rules, key: string, news: readonly Event[]): Moved {
  const [first, second] = points(round, rules);
  return [round, [...news, event(round, key, { row: rowCount(round), points: first + second })]];
}

function shownCode(round: Round, box: Edition, code: Code | null, lang: Lang): Code {
  if (round.secret) {
    if (code && code.join() !== round.secret.join()) {
      throw new Refusal("match.refuse.changed", { value: format(box, code, lang) });
    }
    return round.secret;
  }
  const found = round.outcome === "broken" ? round.rows.at(-1)!.guess : null;
  const secret = code ?? found;
  if (!secret) throw new Refusal("match.refuse.code", { accepted: accepted(box, lang) });
  return secret;
}

function event(round: Round, key: string, values: Event["values"] = {}): Event {
  return { key, values: { codemaker: round.codemaker, codebreaker: codebreaker(round), ...values } };
}
