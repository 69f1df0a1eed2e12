// Games as JSON: teams, settings and moves. Loading plays the moves again, so no illegal game gets in.
import { Refusal, SavedRefusal, retold, shown } from "../refusal.ts";
import { play } from "./game.ts";
import { STANDARD, checkSettings, checkTeam, start, type Game, type Move, type Settings, type Team } from "./record.ts";

export const FORMAT = "mmteach.decrypto";
export const VERSION = 1;

const FIELDS: Readonly<Record<Move["move"], readonly string[]>> = {
  draw: ["side", "card"],
  write_clues: ["side", "clues", "overruled"],
  intercept: ["card"],
  decode: ["card"],
  open_card: ["card"],
  guess_keywords: ["side", "right"],
};

/** The settings of a saved game; older files have none with a question mark. */
const SETTINGS = ["cards_return", "sandglass", "covers?"];

export interface SavedGame {
  readonly format: string;
  readonly version: number;
  readonly teams: readonly Team[];
  readonly settings: Settings;
  readonly moves: readonly Move[];
}

/** The game as plain JSON values; `fromJson` gives an equal game back. */
export function toJson({ teams, settings, moves }: Game): SavedGame {
  return { format: FORMAT, version: VERSION, teams, settings, moves };
}

/** The game that `toJson` wrote, from its values or their text. Throws `Refusal` naming the damaged place. */
export function fromJson(saved: unknown): Game {
  const data = object(decoded(saved), "$", ["format", "version", "teams", "settings", "moves"]);
  expect(data.format === FORMAT, "format", data.format, FORMAT);
  expect(data.version === VERSION, "version", data.version, String(VERSION));
  const teams = array(data.teams, "teams");
  expect(teams.length === 2, "teams", teams, "[…, …]");
  const [white, black] = teams.map((value, i) => readTeam(value, `teams[${i}]`));
  const settings = { ...STANDARD, ...object(data.settings, "settings", SETTINGS) };
  at("settings", () => checkSettings(settings));
  const game = at("teams", () => start(white!, black!, settings));
  return array(data.moves, "moves").reduce<Game>((before, value, i) => replay(before, value, `moves[${i}]`), game);
}

function replay(game: Game, value: unknown, place: string): Game {
  const move = readMove(value, place);
  const next = at(place, () => play(game, move));
  const kept = next.moves[next.moves.length - 1]! as unknown as Record<string, unknown>;
  const given = move as unknown as Record<string, unknown>;
  const same = Object.keys(kept).every((field) => JSON.stringify(kept[field]) === JSON.stringify(given[field]));
  expect(same, place, value, shown(kept));
  return next;
}

function readTeam(value: unknown, place: string): Team {
  const team = object(value, place, ["name", "players", "keywords"]) as unknown as Team;
  at(place, () => checkTeam(team));
  return team;
}

function readMove(value: unknown, place: string): Move {
  const isMove = typeof value === "object" && value !== null && "move" in value;
  expect(isMove, place, value, '{"move": …}');
  const name = (value as { move: unknown }).move;
  expect(typeof name === "string" && Object.hasOwn(FIELDS, name), `${place}.move`, name, Object.keys(FIELDS).join(", "));
  const move = object(value, place, ["move", ...FIELDS[name as Move["move"]]]);
  if (name === "write_clues") expect(typeof move.overruled === "boolean", place, value, '"overruled": true | false');
  return move as unknown as Move;
}

function decoded(saved: unknown): unknown {
  if (typeof saved !== "string") return saved;
  try {
    return JSON.parse(saved);
  } catch {
    throw misshapen("$", saved, "JSON");
  }
}

/**
 * A JSON object with exactly those names: one more would be lost, one less is damage. A name with a question mark may be
 * missing.
 */
function object(value: unknown, place: string, names: readonly string[]): Record<string, unknown> {
  const found = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const known = names.map((name) => name.replace("?", ""));
  const fits = names.every((name) => name.endsWith("?") || found.includes(name)) && found.every((name) => known.includes(name));
  expect(fits, place, value, `{${names.join(", ")}}`);
  return value as Record<string, unknown>;
}

function array(value: unknown, place: string): readonly unknown[] {
  expect(Array.isArray(value), place, value, "[…]");
  return value as readonly unknown[];
}

function expect(fits: boolean, place: string, value: unknown, accepted: string): void {
  if (!fits) throw misshapen(place, value, accepted);
}

function misshapen(place: string, value: unknown, accepted: string): Refusal {
  return new Refusal("decrypto.error.saved_shape", { place, value: shown(value), accepted });
}

/** Names the place of the file in which a refusal arose. */
function at<T>(place: string, read: () => T): T {
  return retold(read, (reason) => new SavedRefusal("decrypto.error.saved", { place }, reason));
}
