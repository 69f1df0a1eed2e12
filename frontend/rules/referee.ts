// What the referee of a match says and writes down: sentences, the state as plain JSON, and the score table.
import { format, title, type Code } from "./editions.ts";
import { number, t, type Lang } from "./i18n.ts";
import * as play from "./match.ts";
import { pair, plain, type Event, type Json, type Player } from "./moves.ts";
import { completed, points, rowCount, type Round } from "./round.ts";
import { words, type Feedback } from "./scoring.ts";

/** The player's name, or "Player 1". */
export function playerName(match: play.Match, player: Player, lang: Lang): string {
  return match.players[player] || t("match.player", lang, { number: player + 1 });
}

/** What the referee says now: about the last move, or to open the match. */
export function sentence(match: play.Match, lang: Lang): string {
  return joined(match, match.log.at(-1)!, lang);
}

/** What the referee said at the start and after each move. */
export function sentences(match: play.Match, lang: Lang): readonly string[] {
  return match.log.map((news) => joined(match, news, lang));
}

/** Where a match stands, as plain JSON; the Python package gives the same. */
export function state(match: play.Match): Json {
  return {
    phase: play.phase(match),
    turn: play.turn(match),
    number: play.roundNumber(match),
    total: match.total,
    scores: play.scores(match),
    winner: play.winner(match),
    legal: play.legal(match),
    rounds: match.rounds.map((round) => roundState(round, match)),
    log: match.log.map((news) => news.map(({ key, values }) => ({ key, ...plain(values) }))),
  };
}

/** The score table's lines: a heading, a line a round, the total. */
export function scoreTable(match: play.Match, lang: Lang): readonly (readonly string[])[] {
  const names = ([0, 1] as const).map((player) => playerName(match, player, lang));
  const heads = ["round", "codemaker", "rows", "result"].map((head) => t(`match.table.${head}`, lang));
  const shown = (pair: readonly number[]): string[] => pair.map((n) => number(n, lang));
  let place = 1;
  const lines = match.rounds.map((round) => {
    const result = t(`match.outcome.${round.outcome ?? "open"}`, lang);
    const numbers = shown([place, rowCount(round)]);
    if (completed(round)) place += 1;
    return [numbers[0]!, names[round.codemaker]!, numbers[1]!, result, ...shown(points(round, match))];
  });
  return [[...heads, ...names], ...lines, [t("match.table.total", lang), "", "", "", ...shown(play.scores(match))]];
}

function roundState(round: Round, match: play.Match): Json {
  const { rows, ...rest } = round;
  return { ...rest, rows: rows.map(({ guess, answer }) => [guess, pair(answer)]), points: points(round, match) };
}

function joined(match: play.Match, news: readonly Event[], lang: Lang): string {
  const edition = title(match.box, lang);
  return news
    .map(({ key, values }) => {
      const named = Object.entries(values).map(([name, value]) => [name, inWords(name, value, match, lang)] as const);
      return t(`match.event.${key}`, lang, { edition, ...Object.fromEntries(named) });
    })
    .join(" ");
}

function inWords(name: string, value: number | Code | Feedback, match: play.Match, lang: Lang): string | number {
  if (typeof value === "number") {
    if (name === "points") return t("match.points", lang, { count: value });
    return ["codemaker", "codebreaker", "player"].includes(name) ? playerName(match, value as Player, lang) : value;
  }
  return "exact" in value ? words(value, lang) : format(match.box, value, lang);
}
