// What every part of the sheet needs: the game, its half-written fields, and how to change them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import type { SpeechOf } from "../../parts/speech.ts";
import { encryptor, team, type Both, type Draft, type Game, type Move, type Side } from "../../rules/decrypto.ts";

export interface Table extends SpeechOf {
  readonly game: Game;
  readonly draft: Draft;
  /** Changes fields; an empty text empties them. */
  write(fields: Draft): void;
  /** Makes a move, of the hidden `part` if of any, and says what it did or why it is refused. */
  make(move: Move, part?: string): void;
  /** Runs what may be refused, and says the refusal: inside the hidden `part`, where it is of one. */
  attempt(act: () => void, part?: string): void;
  announce(sentence: string): void;
  /** The hidden part that lies open; null while all are covered. */
  readonly open: string | null;
  uncover(part: string | null): void;
  readonly refused: Refused | null;
}

/** A refusal that may quote what only those may read who have uncovered that part. */
export interface Refused {
  readonly part: string;
  readonly sentence: string;
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
