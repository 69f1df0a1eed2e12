// The sheet of a real table: the game so far, and whatever is half written in its fields.
import { t, type Lang } from "../i18n.ts";
import { Refusal, retold } from "../refusal.ts";
import { SLOTS, parseCard, type Card } from "./cards.ts";
import { phase, play, undo } from "./game.ts";
import { STANDARD, refuseSetting, type Game, type Move, type Settings, type Team } from "./record.ts";
import { SIDES, type Side } from "./result.ts";
import { fromJson, toJson, type SavedGame } from "./saving.ts";

/** Text by the field's name, as "white.clue.2"; a field that nobody has touched is absent. */
export type Draft = Readonly<Record<string, string>>;

/** No game means that the teams are being written down. */
export interface Sheet {
  readonly game: Game | null;
  readonly draft: Draft;
}

/** A sheet as a widget's traits and kept records have it. */
export interface SheetData {
  readonly game: SavedGame | null;
  readonly draft: Draft;
}

export const PLAYERS = [1, 2, 3, 4] as const;
export const CLUES = [1, 2, 3] as const;

/** Reads what `sheetData` wrote. Throws `Refusal` for a game that is damaged; a draft that is, starts anew. */
export function readSheet(value: unknown): Sheet {
  const { game, draft } = (value ?? {}) as Partial<Record<keyof SheetData, unknown>>;
  return { game: game ? fromJson(game) : null, draft: readDraft(draft) };
}

/** The fields of a draft that are text; others are damage. */
export function readDraft(draft: unknown): Draft {
  return Object.fromEntries(Object.entries(draft ?? {}).filter((field): field is [string, string] => typeof field[1] === "string"));
}

export function sheetData({ game, draft }: Sheet): SheetData {
  return { game: game && toJson(game), draft };
}

/** The fields of `draft` that begin with none of these words. */
export function without(draft: Draft, ...words: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !words.some((word) => name.startsWith(`${word}.`))));
}

/** The card in the fields "name.1" to "name.3". Throws `Refusal`, with a question mark for what is missing. */
export function cardIn(draft: Draft, name: string): Card {
  return parseCard(CLUES.map((place) => draft[`${name}.${place}`] || "?").join("-"));
}

/** The fields that `cardIn` reads as `card`. */
export function cardFields(name: string, card: Card): Draft {
  return numbered(name, card.map(String));
}

/** The clues in the fields "name.clue.1" to "name.clue.3". */
export function cluesIn(draft: Draft, name: string): string[] {
  return CLUES.map((clue) => draft[`${name}.clue.${clue}`] ?? "");
}

/** The keywords in the fields "name.keyword.1" to "name.keyword.4". */
export function keywordsIn(draft: Draft, name: string): string[] {
  return SLOTS.map((slot) => draft[`${name}.keyword.${slot}`] ?? "");
}

/** The team as it is written down: two players and any others named; no keywords when all four are left empty. */
export function teamIn(draft: Draft, side: Side): Team {
  const field = (name: string) => draft[`${side}.${name}`] ?? "";
  const players = PLAYERS.map((n) => field(`player.${n}`)).filter((name, i) => i < 2 || name.trim());
  const keywords = keywordsIn(draft, side);
  return { name: field("name"), players, keywords: keywords.some((word) => word.trim()) ? keywords : [] };
}

/** Runs `check`; a refusal from it names the team. */
export function ofTeam(side: Side, check: () => void): void {
  const team = (lang: Lang) => t(`decrypto_sheet.${side}`, lang);
  retold(check, (refusal) => new Refusal("decrypto_sheet.in_team", { team, sentence: (lang) => refusal.in(lang) }));
}

/** What the table agreed on; an empty sandglass is none. Throws `Refusal` for one that is no number. */
export function settingsIn(draft: Draft): Settings {
  const { cards_return, sandglass = String(STANDARD.sandglass), covers } = draft;
  const seconds = Number(sandglass.normalize("NFKC"));
  if (Number.isNaN(seconds)) refuseSetting("sandglass", sandglass);
  return { cards_return: cards_return !== "no", sandglass: seconds, covers: covers !== "no" };
}

/** Whether hidden parts stay covered until their turn. */
export function covered({ game, draft }: Sheet): boolean {
  return game ? game.settings.covers : draft["covers"] !== "no";
}

/** The sheet after a move; the fields it was made in are empty again. Throws `Refusal`. */
export function moved(sheet: Sheet, move: Move): Sheet {
  const game = play(sheet.game!, move);
  return { game, draft: without(sheet.draft, ...fieldsOf(move)) };
}

/** The sheet before the last move, which stands in its fields again to be mended; before the first, the teams do. */
export function takenBack({ game, draft }: Sheet): Sheet {
  const last = game!.moves.at(-1);
  return last ? { game: undo(game!), draft: { ...draft, ...written(last) } } : { game: null, draft: { ...draft, ...setupFields(game!) } };
}

/** Whether the team `side` may write its guess at its own code now: in round 1 nobody has to try to intercept first. */
export function mayDecode(game: Game): boolean {
  return phase(game) === "decode" || (phase(game) === "intercept" && game.rounds.length === 1);
}

/** The fields from which a game like this one starts. */
export function setupFields({ teams, settings }: Game): Draft {
  const named = SIDES.map((side, i) => {
    const { name, players, keywords } = teams[i]!;
    return { [`${side}.name`]: name, ...numbered(`${side}.player`, players), ...numbered(`${side}.keyword`, keywords) };
  });
  const { cards_return, sandglass, covers } = settings;
  return { ...named[0], ...named[1], cards_return: yesNo(cards_return), covers: yesNo(covers), sandglass: String(sandglass) };
}

function fieldsOf(move: Move): readonly string[] {
  if (move.move === "draw") return [`${move.side}.card`];
  // A guess that round 1 left out goes when the card lies open, not with the other team's guess.
  if (move.move === "open_card") return ["open_card", "intercept"];
  if (move.move === "write_clues") return [move.side, "glass"];
  return ["side" in move ? move.side : move.move];
}

function written(move: Move): Draft {
  switch (move.move) {
    case "draw":
      return cardFields(`${move.side}.card`, move.card);
    case "write_clues":
      return { ...numbered(`${move.side}.clue`, move.clues), [`${move.side}.overruled`]: yesNo(move.overruled) };
    case "guess_keywords":
      return { [`${move.side}.right`]: String(move.right) };
    default:
      return move.card ? cardFields(move.move, move.card) : {};
  }
}

/** A switch as its field holds it. */
export function yesNo(on: boolean): string {
  return on ? "yes" : "no";
}

/** The texts under "name.1", "name.2" and so on. */
export function numbered(name: string, texts: readonly string[]): Draft {
  return Object.fromEntries(texts.map((text, i) => [`${name}.${i + 1}`, text]));
}
