// The moves of a match as they are made and saved, and what the referee says about them, as values.
import type { Code } from "./editions.ts";
import { t, type Lang } from "./i18n.ts";
import { Refusal, shown } from "./refusal.ts";
import type { Feedback } from "./scoring.ts";

/** A player's place in the match. */
export type Player = 0 | 1;

export const PROOFS = ["no_code", "secret"] as const;
export type Proof = (typeof PROOFS)[number];

/** A move as it is made. Without a code, `set_code` and `reveal` leave it in a real box; without a row, the last. */
export type Move =
  | { readonly move: "set_code" | "reveal"; readonly code?: Code }
  | { readonly move: "guess"; readonly code: Code }
  | { readonly move: "answer"; readonly answer: Feedback }
  | { readonly move: "mend_answer"; readonly answer: Feedback; readonly row?: number }
  | { readonly move: "claim_error"; readonly proof: Proof }
  | { readonly move: "record_round"; readonly rows?: number; readonly broken: boolean }
  | { readonly move: "give_up" | "next_round" | "record_error" | "share" | "another_pair" };
export type MoveName = Move["move"];

/** What each move is made with; a question mark where it may be left out. */
const FIELDS: Readonly<Record<MoveName, readonly string[]>> = {
  set_code: ["code?"],
  guess: ["code"],
  answer: ["answer"],
  mend_answer: ["answer", "row?"],
  claim_error: ["proof"],
  reveal: ["code?"],
  give_up: [],
  next_round: [],
  record_round: ["rows?", "broken"],
  record_error: [],
  share: [],
  another_pair: [],
};
export const MOVES = Object.keys(FIELDS) as MoveName[];

/** Something the referee says: a key under `match.event`, and what it is about. */
export interface Event {
  readonly key: string;
  readonly values: Readonly<Record<string, number | Code | Feedback>>;
}

/** A move that is not possible now. */
export class TurnRefusal extends Refusal {
  readonly move: MoveName;
  readonly accepted: readonly MoveName[];

  constructor(move: MoveName, accepted: readonly MoveName[], over: boolean) {
    super(over ? "match.refuse.over" : "match.refuse.turn", {});
    this.move = move;
    this.accepted = accepted;
  }

  override in(lang: Lang): string {
    const label = (name: MoveName): string => t(`match.move.${name}`, lang);
    return t(this.key, lang, { move: label(this.move), accepted: this.accepted.map(label).join(", ") });
  }
}

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values as plain JSON: an answer is a list of two numbers. */
export function plain(values: object): Json {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, isFeedback(value) ? pair(value) : value]),
  );
}

export function pair({ exact, misplaced }: Feedback): readonly [number, number] {
  return [exact, misplaced];
}

/** The move that `plain` described. Throws `Refusal` naming the field. */
export function readMove(value: unknown): Move {
  if (!isObject(value) || !MOVES.includes(value.move as MoveName)) {
    throw new Refusal("match.refuse.move", { value: shown(isObject(value) ? value.move : value), accepted: MOVES.join(", ") });
  }
  const fields = FIELDS[value.move as MoveName];
  const expected = fields.map((f) => f.replace("?", ""));
  const given = Object.keys(value).filter((name) => name !== "move");
  const wrong = given.find((n) => !expected.includes(n)) ?? fields.find((f) => !f.endsWith("?") && !given.includes(f));
  if (wrong !== undefined) {
    throw new Refusal("match.refuse.field", { field: shown(wrong), accepted: expected.join(", ") || "-" });
  }
  const read = given.map((name) => [name, readField(name, value[name])] as const);
  return { move: value.move, ...Object.fromEntries(read) } as Move;
}

function readField(name: string, value: unknown): unknown {
  const whole = Array.isArray(value) && value.every(Number.isInteger);
  if (name === "code" && whole) return value;
  if (name === "answer" && whole && value.length === 2) return { exact: value[0], misplaced: value[1] };
  if (name === "broken" && typeof value === "boolean") return value;
  if (name === "proof" && typeof value === "string") return value;
  if ((name === "row" || name === "rows") && Number.isInteger(value)) return value;
  throw unlike(name, value);
}

/** The refusal of a value of the wrong kind. */
export function unlike(field: string, value: unknown): Refusal {
  return new Refusal("match.refuse.value", { field, value: shown(value) });
}

function isFeedback(value: unknown): value is Feedback {
  return isObject(value) && "exact" in value && "misplaced" in value;
}
