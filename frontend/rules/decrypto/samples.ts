// Sample games as the package's data files have them. They come to a board with its state, never with its code.
import type { Lang } from "../i18n.ts";
import { Refusal } from "../refusal.ts";
import { parseCard } from "./cards.ts";
import { play } from "./game.ts";
import { start, type Game, type Move, type Team } from "./record.ts";
import { SIDES, type Side } from "./result.ts";

/** One team's code: its clues in order, each with one sentence why it belongs to its slot. */
export interface SampleTurn {
  readonly code: string;
  readonly clues: readonly { readonly clue: string; readonly why: string }[];
  readonly intercept?: string;
  readonly decode: string;
}

/** `level` 1, 2 or 3: how hard it is to intercept; `right`: keywords found by white and black, where it comes to that. */
export interface Sample {
  readonly title: string;
  readonly level: number;
  readonly teams: readonly [Team, Team];
  readonly rounds: readonly Readonly<Record<Side, SampleTurn>>[];
  readonly right?: readonly [number, number];
}

export interface SampleSet {
  readonly words: readonly string[];
  readonly games: readonly Sample[];
}

export type Samples = Readonly<Partial<Record<Lang, SampleSet>>>;

/** The samples in that language; in another one where the board carries only that. Throws `Refusal` where there are none. */
export function samplesIn(samples: Samples | undefined, lang: Lang): SampleSet {
  const found = samples?.[lang] ?? Object.values(samples ?? {})[0];
  if (!found) throw new Refusal("decrypto_round.no_samples", {});
  return found;
}

/** Every move of one round, cards drawn and opened; in round 1 an interception may be left out. */
export function roundMoves(round: Sample["rounds"][number]): Move[] {
  const writing = SIDES.flatMap((side): Move[] => [
    { move: "draw", side, card: parseCard(round[side].code) },
    { move: "write_clues", side, clues: round[side].clues.map(({ clue }) => clue), overruled: false },
  ]);
  return [...writing, ...SIDES.flatMap((side) => guesses(round[side]))];
}

/** The game when `round` rounds are over, and `moves` more moves are made. */
export function sampleGame(sample: Sample, round: number, moves = 0): Game {
  const before = sample.rounds.slice(0, round).flatMap(roundMoves);
  const now = moves ? roundMoves(sample.rounds[round]!).slice(0, moves) : [];
  const right = (sample.right ?? []).map((count, i): Move => ({ move: "guess_keywords", side: SIDES[i]!, right: count }));
  const played = [...before, ...now].reduce(play, start(...sample.teams));
  const over = round + (moves ? 1 : 0) === sample.rounds.length && played.rounds.at(-1)!.black.code;
  return over ? right.reduce(play, played) : played;
}

function guesses({ intercept, decode, code }: SampleTurn): Move[] {
  const opened: Move[] = [{ move: "decode", card: parseCard(decode) }, { move: "open_card", card: parseCard(code) }];
  return intercept ? [{ move: "intercept", card: parseCard(intercept) }, ...opened] : opened;
}
