// The boxes: their colours, sizes and points, and how their codes are read and written.
import presets from "../../mmteach/data/editions.json" with { type: "json" };
import vocabulary from "../../mmteach/data/vocabulary.json" with { type: "json" };
import { LANGUAGES, has, t, type Lang } from "./i18n.ts";
import { Refusal, inRow, shown, type Spoken } from "./refusal.ts";

/** One symbol a position, from 0; the hole is the last symbol. */
export type Code = readonly number[];

export interface Colour {
  readonly key: string;
  readonly letters: Readonly<Record<Lang, string>>;
  readonly names: Readonly<Record<Lang, string>>;
  readonly shape: string;
  readonly fill: string;
  readonly ink: string;
}

/** A box as a file or the Python package describes it. */
export interface EditionData {
  readonly key: string;
  readonly name: string;
  readonly positions: number;
  readonly colours: number | readonly string[];
  readonly rows?: number;
  readonly repeats?: boolean;
  readonly holes?: boolean;
  readonly row_points?: number;
  readonly failure_bonus?: number;
  readonly error_award?: number;
  readonly key_names?: readonly string[];
}

export interface Edition {
  readonly data: string | EditionData;
  readonly key: string;
  readonly name: string;
  readonly positions: number;
  readonly symbols: readonly Colour[];
  readonly rows: number;
  readonly repeats: boolean;
  readonly hole: number | null;
  readonly rowPoints: number;
  readonly failureBonus: number;
  readonly errorAward: number;
  readonly keyNames: readonly [string, string];
  readonly size: number;
}

export const SHAPES: Readonly<Record<string, { readonly path: string; readonly letter_y: number }>> = vocabulary.shapes;
export const COLOURS: readonly Colour[] = vocabulary.colours;
export const HOLE: Colour = vocabulary.hole;
/** The hole is one of the colours here. */
const BOUNDS = { positions: [1, 8], colours: [2, 12], rows: [1, 1000] } as const;
const SEPARATORS = /[\s,;/|‐-―−-]+/g;

/** Text made comparable: case, accents and width folded away. */
export function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  // By way of upper case, where ı is I and ß is SS; ς is σ also at a word's end.
  return bare.toUpperCase().toLowerCase().replaceAll("ς", "σ").trim();
}

export const EDITIONS: ReadonlyMap<string, Edition> = new Map(presets.map((p) => [p.key, make(p, p.key)]));
export const F6423 = EDITIONS.get("f6423")!;

/** The box behind a key or a description. Throws `Refusal` naming what is out of bounds. */
export function edition(value: string | EditionData): Edition {
  if (typeof value !== "string") return make(value, value);
  const found = EDITIONS.get(value);
  if (!found) throw new Refusal("error.unknown_edition", { value: shown(value), accepted: [...EDITIONS.keys()].join(", ") });
  return found;
}

/** The box as a text that a link can carry: its key, or its description as JSON. */
export function editionText({ data }: Edition): string {
  return typeof data === "string" ? data : JSON.stringify(data);
}

/** The box's name; a name of one's own stays as it is. */
export function title(box: Edition, lang: Lang): string {
  return typeof box.data === "string" ? t(`edition.${box.key}`, lang) : box.name;
}

/** Reads letters of `lang`, or full names of any language, or digits. Throws `Refusal` naming the peg. */
export function parse(box: Edition, text: string, lang: Lang, row?: number): Code {
  return inRow(row, () => checked(box, readPegs(box, text, lang), lang, shown(text)));
}

/** Checks a code made of symbols. Throws `Refusal` naming the peg. */
export function checked(box: Edition, code: Code, lang: Lang, value = shown(code.join(" "))): Code {
  if (code.length !== box.positions) {
    throw new Refusal("error.code_length", {
      value, found: code.length, positions: box.positions, accepted: (spoken) => accepted(box, spoken, lang),
    });
  }
  code.forEach((symbol, p) => {
    if (!(symbol in box.symbols)) throw unknownPeg(box, p + 1, String(symbol), lang);
    const first = code.indexOf(symbol);
    if (!box.repeats && first < p) {
      throw new Refusal("error.repeat", { peg: p + 1, value: (spoken) => box.symbols[symbol]!.names[spoken], first: first + 1 });
    }
  });
  return code;
}

export function format(box: Edition, code: Code, lang: Lang): string {
  return code.map((s) => box.symbols[s]!.names[lang]).join("-");
}

export function letters(box: Edition, code: Code, lang: Lang): string {
  return code.map((s) => box.symbols[s]!.letters[lang]).join("");
}

/** What may stand at a peg, named in `lang`, with the letters of the language that is read: "Red (R), Blue (B), …". */
export function accepted(box: Edition, lang: Lang, read = lang): string {
  return box.symbols
    .map(({ names, letters: own }) => (names[lang] === own[read] ? names[lang] : `${names[lang]} (${own[read]})`))
    .join(", ");
}

/** The symbol of a typed letter, or undefined. */
export function symbolOf(box: Edition, letter: string, lang: Lang): number | undefined {
  const found = box.symbols.findIndex((c) => fold(c.letters[lang]) === fold(letter));
  return found < 0 ? undefined : found;
}

/** The box's own word for `count` keys of that name: "2 grey", "2 grises". */
export function keyWord(name: string, count: number, lang: Lang): string {
  return has(`key.${name}`) ? t(`key.${name}`, lang, { count }) : `${count} ${name}`;
}

function readPegs(box: Edition, text: string, lang: Lang): number[] {
  const names = new Map(box.symbols.flatMap((c, s) => LANGUAGES.map((l) => [plain(c.names[l]), s] as const)));
  const longest = Math.max(...[...names.keys()].map((n) => n.split(" ").length));
  const symbol = (part: string, peg: number): number => {
    const found = names.get(plain(part)) ?? symbolOf(box, part, lang);
    if (found === undefined) throw unknownPeg(box, peg, part, lang);
    return found;
  };
  const spells = (word: string) => [...word].every((c) => symbolOf(box, c, lang) !== undefined);
  let words = text.split(SEPARATORS).filter(Boolean);
  const alone = words.length === 1;
  // A whole code in letters is no name, even where it looks like one: "ROT" in German.
  const code = alone && box.positions > 1 && [...words[0]!].length === box.positions && spells(words[0]!);
  const pegs: number[] = [];
  while (words.length) {
    let taken = code ? 0 : Math.min(longest, words.length);
    while (taken && !names.has(plain(words.slice(0, taken).join(" ")))) taken -= 1;
    const word = words.slice(0, taken || 1).join(" ");
    words = words.slice(taken || 1);
    const run = !taken && (spells(word) || (alone && [...word].length <= BOUNDS.positions[1]));
    for (const part of run ? word : [word]) pegs.push(symbol(part, pegs.length + 1));
  }
  return pegs;
}

/** A name made comparable: folded, with one space for whatever stands between its words. */
function plain(name: string): string {
  return fold(name).replace(SEPARATORS, " ").trim();
}

function unknownPeg(box: Edition, peg: number, value: string, lang: Lang): Refusal {
  return new Refusal("error.unknown_peg", { peg, value: shown(value), accepted: (spoken) => accepted(box, spoken, lang) });
}

function make(data: EditionData, origin: string | EditionData): Edition {
  const { key, name, positions, rows = 10, repeats = true, holes = false } = data;
  text("key", key);
  text("name", name);
  within("positions", positions);
  within("rows", rows);
  const own = palette(data.colours, holes);
  const symbols = holes ? [...own, HOLE] : own;
  if (!repeats && positions > symbols.length) {
    throw new Refusal("error.too_few_colours", { positions, symbols: symbols.length });
  }
  return {
    data: origin, key, name, positions, symbols, rows, repeats,
    hole: holes ? own.length : null,
    rowPoints: points("row_points", data.row_points ?? 1),
    failureBonus: points("failure_bonus", data.failure_bonus ?? 0),
    errorAward: points("error_award", data.error_award ?? 0),
    keyNames: keyNames(data.key_names ?? ["black", "white"]),
    size: count(symbols.length, positions, repeats),
  };
}

function count(symbols: number, positions: number, repeats: boolean): number {
  let size = 1;
  for (let p = 0; p < positions; p += 1) size *= repeats ? symbols : symbols - p;
  return size;
}

/** The refusal of a field of the box, by what its form calls it; one that the form does not have stands as itself. */
function unfit(key: string, field: string, values: Spoken): Refusal {
  return new Refusal(key, { field: (lang) => (has(`boxes.${field}`) ? t(`boxes.${field}`, lang) : field), ...values });
}

function within(field: keyof typeof BOUNDS, value: number): void {
  const [low, high] = BOUNDS[field];
  if (Number.isInteger(value) && value >= low && value <= high) return;
  throw unfit(field === "colours" ? "error.edition_symbols" : "error.bounds", field, { value: shown(value), low, high });
}

function text(field: string, value: unknown): void {
  if (typeof value !== "string" || !value.trim()) throw unfit("error.edition_text", field, { value: shown(value) });
}

function points(field: string, value: number): number {
  if (!Number.isInteger(value) || value < 0) throw unfit("error.edition_points", field, { value: shown(value) });
  return value;
}

function keyNames(names: readonly string[]): readonly [string, string] {
  const [exact, misplaced, more] = Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name.trim() : "")) : [];
  if (!exact || !misplaced || more !== undefined || fold(exact) === fold(misplaced)) {
    throw unfit("error.edition_key_names", "key_names", { value: shown(Array.isArray(names) ? names.join(", ") : names) });
  }
  return [names[0]!, names[1]!];
}

function palette(colours: number | readonly string[], holes: boolean): readonly Colour[] {
  const extra = holes ? 1 : 0;
  if (typeof colours === "number") {
    within("colours", colours + extra);
    return COLOURS.slice(0, colours);
  }
  if (!Array.isArray(colours)) throw unfit("error.edition_colours", "colours", { value: shown(colours) });
  within("colours", colours.length + extra);
  const own = named(colours);
  const taken = holes ? [...LANGUAGES.map((l) => plain(HOLE.names[l])), plain(HOLE.letters.en)] : [];
  own.forEach((colour, i) => {
    const names = LANGUAGES.map((l) => plain(colour.names[l]));
    if (names.some((a) => taken.some((b) => begins(a, b) || begins(b, a)))) throw badName(colours, i);
    taken.push(...names);
  });
  return own;
}

/** Whether the words of `name` are the first ones of `other`: then no text could tell the two apart. */
function begins(name: string, other: string): boolean {
  return `${other} `.startsWith(`${name} `);
}

function badName(names: readonly string[], i: number): Refusal {
  return unfit("error.edition_names", "colours", { value: shown(names[i]), place: i + 1 });
}

/** Our colours where all the names are ours, in any language; else plain pegs with those names. */
function named(names: readonly string[]): readonly Colour[] {
  const ours = new Map(COLOURS.flatMap((c) => [c.key, ...LANGUAGES.map((l) => c.names[l])].map((n) => [fold(n), c] as const)));
  names.forEach((name, i) => {
    if (typeof name !== "string" || !plain(name)) throw badName(names.map(String), i);
  });
  if (names.every((n) => ours.has(fold(n)))) return names.map((n) => ours.get(fold(n))!);
  const own = ownLetters(names);
  return names.map((raw, i) => {
    const name = raw.trim();
    const { shape, fill, ink } = /^\d+$/.test(name) ? vocabulary.plain : COLOURS[i]!;
    return { key: fold(name), letters: inAll(own[i]!), names: inAll(name), shape, fill, ink };
  });
}

/** A letter for each name: the first of its own that is still free, else any; a name of one sign is its own. */
function ownLetters(names: readonly string[]): readonly string[] {
  const folded = names.map((name) => [...fold(name).toUpperCase()]);
  const taken = new Set(folded.filter((name) => name.length === 1).flat());
  return folded.map((name) => {
    if (name.length === 1) return name[0]!;
    const free = [...name.filter((c) => /[\p{L}\p{N}]/u.test(c)), ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((c) => !taken.has(c))!;
    taken.add(free);
    return free;
  });
}

function inAll(text: string): Record<Lang, string> {
  return { en: text, fr: text, de: text };
}
