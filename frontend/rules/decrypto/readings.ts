// Which codes three clues can still mean, given what a player is sure of: candidates, as in Mastermind.
import { t, type Lang } from "../i18n.ts";
import { shown } from "../refusal.ts";
import { CARDS, SLOTS, type Card } from "./cards.ts";
import { refuse } from "./refuse.ts";

/** One thing a player is sure of: clue 1, 2 or 3 belongs, or does not belong, to a slot. */
export interface Pin {
  readonly clue: number;
  readonly slot: number;
  readonly belongs: boolean;
}

/** Reads "2=4", "1≠1" or "1!=1". Throws `Refusal`. */
export function parsePin(text: string): Pin {
  const [, clue, sign, slot] = /^ *([123]) *(=|≠|!=) *([1234]) *$/.exec(text) ?? [];
  if (!clue) refuse("pin", { value: shown(text) });
  return { clue: Number(clue), slot: Number(slot), belongs: sign === "=" };
}

export function formatPin({ clue, slot, belongs }: Pin): string {
  return `${clue}${belongs ? "=" : "≠"}${slot}`;
}

/** "Clue 2 belongs to slot 4." */
export function sayPin({ clue, slot, belongs }: Pin, lang: Lang): string {
  return t(belongs ? "decrypto.pin.belongs" : "decrypto.pin.not", lang, { clue, slot });
}

/** The codes of `cards` that agree with everything pinned; one over their number is the chance of a right guess. */
export function readings(pins: readonly Pin[], cards: readonly Card[] = CARDS): Card[] {
  return cards.filter((card) => pins.every(({ clue, slot, belongs }) => (card[clue - 1] === slot) === belongs));
}

/** The codes left after each pinned fact, start included. */
export function readingCounts(pins: readonly Pin[], cards: readonly Card[] = CARDS): number[] {
  return [0, ...pins.map((_, i) => i + 1)].map((known) => readings(pins.slice(0, known), cards).length);
}

/** The slots that a clue, 1 to 3, can still belong to. */
export function slotsOf(clue: number, codes: readonly Card[]): number[] {
  return SLOTS.filter((slot) => codes.some((card) => card[clue - 1] === slot));
}

/** How many codes are left, and the chance of a right guess. */
export function sayLeft(count: number, lang: Lang): string {
  return count ? t("decrypto.pin.left", lang, { count }) : t("decrypto.pin.none", lang);
}
