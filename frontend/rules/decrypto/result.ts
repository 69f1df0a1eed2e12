// What a turn earns and how a game ends: pure functions, each written once.
import { t, type Lang, type Values } from "../i18n.ts";
import { formatCard, sameCard, type Card } from "./cards.ts";

export type Side = "white" | "black";
export const SIDES = ["white", "black"] as const;
export const LAST_ROUND = 8;
const PAIR = 2;

/** A value of white's and one of black's. */
export type Both<T> = readonly [T, T];

export interface Tokens {
  readonly interceptions: number;
  readonly miscommunications: number;
}

/** One sentence of the referee: a key of the catalogue and what it speaks of. */
export interface Sentence {
  readonly key: string;
  readonly values: Values;
}

export interface TurnResult {
  readonly side: Side;
  readonly code: string;
  readonly interception: "token" | "too_early" | "missed" | "none";
  readonly miscommunication: boolean;
}

export interface Verdict {
  readonly cause: "interceptions" | "miscommunications" | "both" | "round_8";
  readonly by: "tokens" | "points" | "keywords_due" | "keywords" | "draw";
  readonly winner: Side | null;
  readonly tokens: Both<Tokens>;
  readonly right: Both<number> | null;
}

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

export function place(side: Side): 0 | 1 {
  return side === "white" ? 0 : 1;
}

export function points({ interceptions, miscommunications }: Tokens): number {
  return interceptions - miscommunications;
}

export function say({ key, values }: Sentence, lang: Lang): string {
  return t(key, lang, values);
}

/** What the code of `side` earns. In round 1 nothing has been filed yet: a right guess is luck and earns nothing. */
export function judgeTurn(round: number, side: Side, code: Card, intercept: Card | null, decode: Card): TurnResult {
  const hit = round > 1 ? "token" : "too_early";
  return {
    side,
    code: formatCard(code),
    interception: intercept === null ? "none" : sameCard(intercept, code) ? hit : "missed",
    miscommunication: !sameCard(decode, code),
  };
}

/** The tokens that results have earned, white's and black's. */
export function countTokens(results: readonly TurnResult[]): Both<Tokens> {
  const count = (side: Side): Tokens => ({
    interceptions: results.filter((r) => r.side !== side && r.interception === "token").length,
    miscommunications: results.filter((r) => r.side === side && r.miscommunication).length,
  });
  return [count("white"), count("black")];
}

/** The referee's sentences on a turn: first the interception, then the team's own guess. */
export function turnSentences(result: TurnResult, names: Both<string>): Sentence[] {
  const { side, code } = result;
  const values = { team: names[place(side)], other: names[place(other(side))], code };
  const own = result.miscommunication ? "misunderstood" : "understood";
  return [result.interception, own].map((key) => ({ key: `decrypto.result.${key}`, values }));
}

/** How the game stands after a whole round; null while it goes on. Unsettled pairs go to points, then keywords. */
export function judgeEnd(tokens: Both<Tokens>, round: number): Verdict | null {
  const favoured = new Set<Side>();
  for (const side of SIDES) {
    const own = tokens[place(side)];
    if (own.interceptions >= PAIR) favoured.add(side);
    if (own.miscommunications >= PAIR) favoured.add(other(side));
  }
  if (!favoured.size && round < LAST_ROUND) return null;
  const verdict = { cause: cause(tokens), tokens, right: null };
  if (favoured.size === 1) return { ...verdict, by: "tokens", winner: [...favoured][0]! };
  const winner = ahead(points(tokens[0]), points(tokens[1]));
  return { ...verdict, by: winner ? "points" : "keywords_due", winner };
}

/** The end once each team has guessed the other's keywords: `right` by white, by black. */
export function judgeKeywords(verdict: Verdict, right: Both<number>): Verdict {
  const winner = ahead(...right);
  return { ...verdict, by: winner ? "keywords" : "draw", winner, right };
}

/** The referee's sentences on the end: what ended the game, then each step that decides it. */
export function endSentences(verdict: Verdict, names: Both<string>): Sentence[] {
  const { by, winner, tokens, right } = verdict;
  const said = names.flatMap((team, i) =>
    (["interceptions", "miscommunications"] as const)
      .filter((kind) => tokens[i]![kind] >= PAIR)
      .map((kind) => end(kind, { team })),
  );
  if (verdict.cause === "round_8") said.push(end("round_8"));
  if (by !== "tokens") said.push(compared("points", names, [points(tokens[0]), points(tokens[1])]));
  if (by === "keywords_due") said.push(end("keywords_due"));
  if (right) said.push(compared("keywords", names, right));
  if (winner) said.push(end("winner", { team: names[place(winner)] }));
  else if (by === "draw") said.push(end("draw"));
  return said;
}

function end(key: string, values: Values = {}): Sentence {
  return { key: `decrypto.end.${key}`, values };
}

function compared(key: string, [white, black]: Both<string>, counts: Both<number>): Sentence {
  return end(key, { white, black, white_count: counts[0], black_count: counts[1] });
}

function cause([white, black]: Both<Tokens>): Verdict["cause"] {
  const intercepted = white.interceptions >= PAIR || black.interceptions >= PAIR;
  const missed = white.miscommunications >= PAIR || black.miscommunications >= PAIR;
  if (intercepted && missed) return "both";
  return intercepted ? "interceptions" : missed ? "miscommunications" : "round_8";
}

function ahead(white: number, black: number): Side | null {
  return white === black ? null : white > black ? "white" : "black";
}
