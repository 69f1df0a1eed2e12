// Practice at the round: which sample game is on, what has been pinned and guessed, and the clues one has given.
import type { Lang } from "../i18n.ts";
import { parseCard, type Card } from "./cards.ts";
import type { Given } from "./game.ts";
import { formatPin, parsePin, type Pin } from "./readings.ts";
import { checkKeywords } from "./record.ts";
import { judgeTurn, other, type Side, type TurnResult } from "./result.ts";
import type { Sample } from "./samples.ts";
import { readDraft, type Draft } from "./sheet.ts";

/** The field that holds the encryptor's card while its clues are being written. */
export const OWN_CARD = "mine.card";

export const MODES = ["watch", "encrypt", "intercept"] as const;
export type Mode = (typeof MODES)[number];

/**
 * Attributes: `game` and `round`, from 1, and `step` are those of the worked round; `reader` is the team that
 * intercepts, `guesses` its guesses round by round in the sample game of the language `spoken`, and `shown` whether the
 * last one is answered on the board; `keywords` and `given` are the encryptor's.
 */
export interface Practice {
  readonly mode: Mode;
  readonly game: number;
  readonly round: number;
  readonly step: number;
  readonly reader: Side;
  readonly spoken: string;
  readonly pins: readonly Pin[];
  readonly guesses: readonly Card[];
  readonly shown: boolean;
  readonly keywords: readonly string[];
  readonly given: readonly Given[];
  readonly draft: Draft;
}

/** The same as plain values: codes as "3-1-4", pins as "2=4". */
export interface PracticeData extends Omit<Practice, "mode" | "reader" | "pins" | "guesses" | "given"> {
  readonly mode: string;
  readonly reader: string;
  readonly pins: readonly string[];
  readonly guesses: readonly string[];
  readonly given: readonly { readonly card: string; readonly clues: readonly string[] }[];
}

export const NEW_PRACTICE: PracticeData = {
  mode: "watch", game: 1, round: 1, step: 0, reader: "black", spoken: "", pins: [], guesses: [], shown: false, keywords: [], given: [], draft: {},
};

/** Reads what `practiceData` wrote, numbers as text too. Throws `Refusal` for codes, pins or keywords that are none. */
export function readPractice(value: unknown): Practice {
  const data = { ...NEW_PRACTICE, ...(value as Partial<PracticeData>) };
  const { mode, game, round, step, reader, pins, guesses, keywords, given, draft } = data;
  checkKeywords(keywords);
  const fields = readDraft(draft);
  if (fields[OWN_CARD]) parseCard(fields[OWN_CARD]);
  return {
    mode: MODES.find((known) => known === mode) ?? "watch",
    game: Number(game) || 1,
    round: Number(round) || 1,
    step: Number(step) || 0,
    reader: reader === "white" ? "white" : "black",
    spoken: String(data.spoken),
    pins: pins.map(parsePin),
    guesses: guesses.map(parseCard),
    shown: data.shown === true,
    keywords,
    given: given.map(({ card, clues }) => ({ card: parseCard(card), clues: clues.map(String) })),
    draft: fields,
  };
}

export function practiceData(practice: Practice): PracticeData {
  const { pins, guesses, given } = practice;
  return {
    ...practice,
    pins: pins.map(formatPin),
    guesses: guesses.map((card) => card.join("-")),
    given: given.map(({ card, clues }) => ({ card: card.join("-"), clues })),
  };
}

/** The practice as it stands in that language: sample games differ, so guesses at another one's start anew. */
export function inLanguage(practice: Practice, lang: Lang): Practice {
  return practice.spoken === lang || !practice.spoken ? { ...practice, spoken: lang } : { ...practice, ...NO_GUESSES, spoken: lang };
}

export const NO_GUESSES = { pins: [], guesses: [], shown: false } as const;

/** `count` of these words, different ones, by chance. */
export function drawWords(words: readonly string[], count: number): string[] {
  const left = [...words];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** The practice with no more guesses than the game has rounds; only a guess can be answered, and the last one always is. */
export function atGame(practice: Practice, { rounds }: Sample): Practice {
  const guesses = practice.guesses.slice(0, rounds.length);
  return { ...practice, guesses, shown: guesses.length > 0 && (practice.shown || guesses.length === rounds.length) };
}

/** The round that the interceptor is at, from 1. */
export function readingRound({ guesses, shown }: Practice): number {
  return guesses.length + (shown ? 0 : 1);
}

/** The pins after a click on a clue's slot: unknown, belongs, does not belong, unknown again. */
export function turnPin(pins: readonly Pin[], clue: number, slot: number): Pin[] {
  const here = pins.find((pin) => pin.clue === clue && pin.slot === slot);
  const rest = pins.filter((pin) => pin !== here);
  if (!here) return [...rest, { clue, slot, belongs: true }];
  return here.belongs ? [...rest, { clue, slot, belongs: false }] : rest;
}

/** What each of the interceptor's guesses earned. */
export function judged(sample: Sample, { guesses, reader }: Practice): TurnResult[] {
  const sender = other(reader);
  return guesses.map((guess, i) => {
    const { code, decode } = sample.rounds[i]![sender];
    return judgeTurn(i + 1, sender, parseCard(code), guess, parseCard(decode));
  });
}
