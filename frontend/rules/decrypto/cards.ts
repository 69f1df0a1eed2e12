// The 24 code cards, and the deck they are drawn from.
import { shown } from "../refusal.ts";
import { refuse } from "./refuse.ts";

/** A code: three different slots out of 1 to 4, in the order of the clues. */
export type Card = readonly [number, number, number];

export const SLOTS = [1, 2, 3, 4] as const;
export const CARDS: readonly Card[] = SLOTS.flatMap((a) =>
  SLOTS.flatMap((b) => SLOTS.map((c): Card => [a, b, c])),
).filter((card) => new Set(card).size === 3);

// Written out, not \s or \d: Python and JavaScript disagree on both.
const BETWEEN = /[ .,;/|\u00a0\u2010-\u2015\u2212-]/g;

/** Reads "3-1-4", "314", "3.1.4" or [3, 1, 4]. Throws `Refusal`. */
export function parseCard(card: unknown): Card {
  const slots = typeof card === "string" ? [...card.replace(BETWEEN, "")].map((d) => "01234".indexOf(d)) : card;
  const found = Array.isArray(slots) && slots.length === 3 && CARDS.find((c) => sameCard(c, slots as unknown as Card));
  return found || refuse("card", { value: shown(card) });
}

/** "3-1-4". */
export function formatCard(card: Card): string {
  return card.join("-");
}

export function sameCard(a: Card | null, b: Card | null): boolean {
  return a === b || (a !== null && b !== null && a.every((slot, place) => slot === b[place]));
}

/** The cards that a team which has drawn `drawn` can draw next: all 24 where cards return. */
export function deck(drawn: readonly Card[] = [], cardsReturn = true): readonly Card[] {
  return cardsReturn ? CARDS : CARDS.filter((card) => !drawn.some((gone) => sameCard(gone, card)));
}

/** One card of `cards` by chance. */
export function drawCard(cards: readonly Card[] = CARDS): Card {
  return cards[Math.floor(Math.random() * cards.length)]!;
}

/** In how many of the three places a guess agrees with the code. */
export function agreement(guess: Card, code: Card): number {
  return guess.filter((slot, place) => slot === code[place]).length;
}
