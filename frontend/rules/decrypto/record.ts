// What is written down of a game: teams, settings, moves, and the turns they fill.
import { t, type Lang } from "../i18n.ts";
import { shown } from "../refusal.ts";
import type { Card } from "./cards.ts";
import { fold } from "./clues.ts";
import { refuse } from "./refuse.ts";
import { type Both, type Side } from "./result.ts";

/**
 * What the table agreed on: the sandglass in seconds, 0 is off; whether the sheet `covers` what is hidden until its turn.
 * The names are those of the saved file.
 */
export interface Settings {
  readonly cards_return: boolean;
  readonly sandglass: number;
  readonly covers: boolean;
}

/** No keywords at all means that they stay behind the screen of a real table. */
export interface Team {
  readonly name: string;
  readonly players: readonly string[];
  readonly keywords: readonly string[];
}

/** One team's code in one round, as far as it has come; `code` is the card once it lies open. */
export interface Turn {
  readonly drawn: Card | null;
  readonly clues: readonly string[] | null;
  readonly intercept: Card | null;
  readonly decode: Card | null;
  readonly code: Card | null;
}

export type Round = Readonly<Record<Side, Turn>>;

export type Move =
  | { readonly move: "draw"; readonly side: Side; readonly card: Card }
  | { readonly move: "write_clues"; readonly side: Side; readonly clues: readonly string[]; readonly overruled: boolean }
  | { readonly move: "intercept"; readonly card: Card }
  | { readonly move: "decode"; readonly card: Card }
  | { readonly move: "open_card"; readonly card: Card | null }
  | { readonly move: "guess_keywords"; readonly side: Side; readonly right: number };

export interface Game {
  readonly teams: Both<Team>;
  readonly settings: Settings;
  readonly rounds: readonly Round[];
  readonly right: Both<number | null>;
  readonly moves: readonly Move[];
}

export const STANDARD: Settings = { cards_return: true, sandglass: 30, covers: true };
const NOTHING: Turn = { drawn: null, clues: null, intercept: null, decode: null, code: null };
export const NEW_ROUND: Round = { white: NOTHING, black: NOTHING };

/** A new game. Throws `Refusal` for teams or settings that cannot be, naming the player, slot or setting. */
export function start(white: Team, black: Team, settings: Settings = STANDARD): Game {
  [white, black].forEach(checkTeam);
  checkSettings(settings);
  if (fold(white.name) === fold(black.name)) refuse("same_name", { value: shown(white.name) });
  return { teams: [white, black], settings, rounds: [NEW_ROUND], right: [null, null], moves: [] };
}

/** The player who writes the clues of that round; the role moves on every round. */
export function encryptor({ players }: Team, round: number): string {
  return players[(round - 1) % players.length]!;
}

/** Throws `Refusal`, naming the setting. */
export function checkSettings({ cards_return, sandglass, covers }: Settings): void {
  if (typeof cards_return !== "boolean") refuseSetting("cards_return", cards_return);
  if (typeof covers !== "boolean") refuseSetting("covers", covers);
  if (!Number.isInteger(sandglass) || sandglass < 0 || sandglass > 3600) refuseSetting("sandglass", sandglass);
}

/** Throws the refusal of a setting, by the words that the sheet has for it. */
export function refuseSetting(name: keyof Settings, value: unknown): never {
  const setting = (lang: Lang) => t(`decrypto_sheet.${name}`, lang);
  return refuse(name === "sandglass" ? "seconds" : "switch", { setting, value: shown(value) });
}

/** Throws `Refusal`, naming the player or the slot. */
export function checkTeam({ name, players, keywords }: Team): void {
  if (!isName(name)) refuse("team_name", { value: shown(name) });
  if (!Array.isArray(players) || players.length < 2 || players.length > 4) refuse("players", { value: shown(players) });
  players.forEach((player, i) => isName(player) || refuse("player", { number: i + 1, value: shown(player) }));
  checkKeywords(keywords);
}

/** Throws `Refusal`, naming the slot. */
export function checkKeywords(keywords: readonly string[]): void {
  if (!Array.isArray(keywords) || ![0, 4].includes(keywords.length)) refuse("keywords", { value: shown(keywords) });
  keywords.forEach((word: unknown, i) => {
    if (!isName(word)) return refuse("keyword", { slot: i + 1, value: shown(word) });
    const first = keywords.findIndex((w) => fold(w) === fold(word));
    if (first < i) refuse("keyword_twice", { slot: i + 1, value: shown(word), first: first + 1 });
  });
}

function isName(value: unknown): value is string {
  return typeof value === "string" && fold(value) !== "";
}
