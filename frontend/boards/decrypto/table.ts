// What every part of the sheet needs: the game, its half-written fields, and how to change them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import type { SpeechOf } from "../../parts/speech.ts";
import { encryptor, team, type Both, type Draft, type Game, type Side } from "../../rules/decrypto.ts";
import type { Covers } from "./use-covers.ts";
import type { SheetState } from "./use-sheet.ts";

export interface Table extends SpeechOf, Covers, Pick<SheetState, "write" | "make"> {
  readonly game: Game;
  readonly draft: Draft;
  announce(sentence: string): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  return useContext(TableContext)!;
}

/** The name of a team, for a sentence. */
export function nameOf(game: Game, side: Side): string {
  return isolated(team(game, side).name);
}

export function namesOf(game: Game): Both<string> {
  return [nameOf(game, "white"), nameOf(game, "black")];
}

/** The name of the player of `side` who writes the clues now. */
export function encryptorOf(game: Game, side: Side, round = game.rounds.length): string {
  return isolated(encryptor(team(game, side), round));
}
