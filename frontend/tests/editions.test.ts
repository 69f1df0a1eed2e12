import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  COLOURS, EDITIONS, F6423, HOLE, SHAPES, accepted, checked, edition, fold, format, letters, parse, symbolOf, title,
} from "../rules/editions.ts";
import { LANGUAGES, type Lang } from "../rules/i18n.ts";
import { boxes, codes, everyCode, own, refusal } from "./boxes.ts";

const RBRG = [0, 1, 0, 2];
const SUPER_HOLES = EDITIONS.get("super-holes")!;
const BULLS = EDITIONS.get("bulls-and-cows")!;

describe("the seven boxes", () => {
  test.each([
    ["f6423", 4, 6, 10, true, null, 1_296],
    ["super", 5, 8, 12, true, null, 32_768],
    ["super-holes", 5, 9, 12, true, 8, 59_049],
    ["travel", 4, 6, 9, true, null, 1_296],
    ["eight-colours", 4, 8, 12, true, null, 4_096],
    ["kids", 3, 6, 9, true, null, 216],
    ["bulls-and-cows", 4, 10, 7, false, null, 5_040],
  ] as const)("%s is as its rule sheet says", (key, positions, symbols, rows, repeats, hole, size) => {
    const box = edition(key);
    expect(box).toMatchObject({ positions, rows, repeats, hole, size });
    expect(box.symbols).toHaveLength(symbols);
  });

  it("are seven, each with a title in each language", () => {
    expect(EDITIONS.size).toBe(7);
    for (const box of EDITIONS.values()) expect(LANGUAGES.map((lang) => title(box, lang)).every(Boolean)).toBe(true);
  });

  it("have letters that differ within each language, and shapes that can be drawn", () => {
    for (const lang of LANGUAGES) expect(new Set([...COLOURS, HOLE].map((c) => fold(c.letters[lang]))).size).toBe(13);
    for (const { shape } of [...COLOURS, HOLE]) expect(SHAPES).toHaveProperty(shape);
  });
});

describe("a box of one's own", () => {
  it("takes a number of our colours, our names in any language, or other names", () => {
    expect(own(5, 7).symbols.at(-1)!.key).toBe("turquoise");
    expect(own(4, ["Bleu", "grün", "RED"]).symbols.map((c) => c.key)).toEqual(["blue", "green", "red"]);
    expect(format(own(3, ["Cat", "Dog"]), [0, 1, 0], "fr")).toBe("Cat-Dog-Cat");
  });

  it("gives each name a letter of its own", () => {
    const given = (names: string[]) => own(2, names).symbols.map((c) => c.letters.en).join("");
    expect(given(["Cat", "Cow", "Coca", "Cac"])).toBe("COAB");
    expect(given(["10", "AB", "A", "1"])).toBe("0BA1");
  });

  test.each<[string, () => unknown]>([
    ["Places: 9 is out of bounds. Accepted: a whole number from 1 to 8.", () => own(9, 6)],
    ["Rows: 0 is out of bounds. Accepted: a whole number from 1 to 1,000.", () => own(4, 6, { rows: 0 })],
    ["Colours: 13 is out of bounds. Accepted: 2 to 12 symbols, the hole included.", () => own(4, 12, { holes: true })],
    ["Colours: \"six\" is neither a number nor a list of names. Accepted: 2 to 12, or that many names.", () => own(4, "six" as unknown as number)],
    ["Points a row: -1 is out of bounds. Accepted: a whole number, 0 or more.", () => own(4, 6, { row_points: -1 })],
    ["A code of 5 pegs without repeats needs 5 symbols; this box has 4.", () => own(5, 4, { repeats: false })],
  ])("is refused: %s", (sentence, make) => {
    expect(refusal(make)).toBe(sentence);
  });

  test.each<[Lang, string]>([
    ["fr", "Places\u202f: 9 est hors limites."],
    ["de", "Stellen: 9 liegt außerhalb der Grenzen."],
  ])("is refused in %s by the words of its form", (lang, sentence) => {
    expect(refusal(() => own(9, 6), lang).startsWith(sentence)).toBe(true);
  });

  test.each([["cat"], ["CÁT"], ["Ｃat"], ["Cat-"], [""], [" - "], ["Cat food"]])("has no name %o beside Cat", (name) => {
    expect(refusal(() => own(3, ["Dog", "Cat", name]))).toMatch(/^Colours, name 3: /);
  });

  test.each(["Hole", "trou", "LOCH", "_"])("has no name %s beside the hole", (name) => {
    expect(own(2, ["Cat", name]).symbols).toHaveLength(2);
    expect(refusal(() => own(2, ["Cat", name], { holes: true }))).toMatch(/^Colours, name 2: /);
  });

  test.each([[["black"]], [["black", "Black"]], [["a", ""]]])("needs two different key names, not %o", (names) => {
    expect(refusal(() => own(4, 6, { key_names: names }))).toMatch(/^key_names: /);
  });

  it("is not found by an unknown key", () => {
    expect(refusal(() => edition("F-6423"))).toMatch(/^"F-6423" is not a box we know. Accepted: f6423, super, /);
  });
});

describe("parse", () => {
  test.each([
    "RBRG", "rbrg", "R B R G", "Red-Blue-Red-Green", "Red–Blue–Red–Green", "red blue red green", "RED, BLUE, RED, GREEN",
    "  Red - Blue - Red - Green  ", "Rouge-Bleu-Rouge-Vert", "Rot Blau Rot Grün", "rot blau rot grun", "ＲＢＲＧ",
  ])("reads %s", (text) => {
    expect(parse(F6423, text, "en")).toEqual(RBRG);
  });

  it("reads the letters of the language asked for", () => {
    expect(parse(F6423, "RBVJ", "fr")).toEqual([0, 1, 2, 3]);
    expect(parse(F6423, "RBVO", "en")).toEqual([0, 1, 5, 4]);
  });

  it("reads digits and holes", () => {
    expect(parse(BULLS, "0941", "en")).toEqual([0, 9, 4, 1]);
    expect(parse(SUPER_HOLES, "R_BG_", "en")).toEqual(parse(SUPER_HOLES, "Rot Loch Blau Grün Loch", "en"));
  });

  it("reads letters as letters where they spell a name", () => {
    expect(parse(own(4, 12), "NOIR", "fr")).toEqual([9, 4, 8, 0]);
    expect(parse(own(3, 12), "ROT", "de")).toEqual([0, 4, 6]);
    expect(parse(own(1, 12), "Noir", "fr")).toEqual([9]);
  });

  it("reads names that hold spaces and hyphens", () => {
    const box = own(3, ["Dark-blue", "Light  sea green", "Off–white", "Blue"]);
    for (const code of everyCode(3, 4)) expect(parse(box, format(box, code, "en"), "en")).toEqual(code);
    expect(parse(box, "light-sea-green, DARK BLUE, blue", "en")).toEqual([1, 0, 3]);
  });

  test.each<[string, string]>([
    ["RBXG", 'Peg 3: "X" is not a symbol of this box. Accepted: Red (R), Blue (B), Green (G), Yellow (Y), Orange (O), Violet (V).'],
    ["Red-Blue-Rad-Green", 'Peg 3: "Rad" is not a symbol'],
    ["R_BG", 'Peg 2: "_" is not a symbol'],
    ["", '"" has 0 pegs; a code of this box has 4.'],
    ["RBRGG", '"RBRGG" has 5 pegs; a code of this box has 4.'],
  ])("refuses %s", (text, sentence) => {
    expect(refusal(() => parse(F6423, text, "en")).startsWith(sentence)).toBe(true);
  });

  it.each(["x", "🔴"])("cuts a long value of %s at forty characters", (sign) => {
    const sentence = `Peg 2: "${sign.repeat(38)}… is not a symbol`;
    expect(refusal(() => parse(F6423, `R-${sign.repeat(500)}`, "en")).startsWith(sentence)).toBe(true);
  });

  it("refuses a repeat where none is allowed, and names the row", () => {
    expect(refusal(() => parse(BULLS, "4241", "en", 3))).toMatch(/^Row 3: Peg 3: 4 is already at peg 1, /);
    expect(refusal(() => parse(F6423, "RBRX", "fr", 3), "fr")).toMatch(/^Ligne 3\u202f: Pion 4\u202f: "X" n’est pas /);
  });

  // Pegs are read one by one, so a third of the codes says as much of a language as all; Python tries all in each.
  test.each([...EDITIONS.keys()])("undoes format and letters for every code of %s, the languages in turn", { timeout: 60_000 }, (key) => {
    const box = edition(key);
    const every = everyCode(box.positions, box.symbols.length).filter((code) => box.repeats || new Set(code).size === code.length);
    const undone = (code: number[], lang: Lang) =>
      [format(box, code, lang), letters(box, code, lang)].every((text) => parse(box, text, lang).join() === code.join());
    expect(every).toHaveLength(box.size);
    expect(every.filter((code) => !undone(code, LANGUAGES[code.reduce((a, b) => a + b) % 3]!))).toEqual([]);
  });

  it("undoes format whatever the box, the separator, the case and the languages", () => {
    const drawn = boxes.chain((box) => fc.tuple(fc.constant(box), codes(box)));
    const lang = fc.constantFrom(...LANGUAGES);
    const between = fc.constantFrom("-", "–", ", ", " ", " - ");
    fc.assert(fc.property(drawn, lang, lang, between, fc.boolean(), ([box, code], written, read, separator, upper) => {
      const text = format(box, code, written).replaceAll("-", separator);
      expect(parse(box, upper ? text.toUpperCase() : text.toLowerCase(), read)).toEqual(code);
    }));
  });
});

describe("checked", () => {
  it("passes a code of the box, and refuses symbols outside it", () => {
    expect(checked(F6423, RBRG, "en")).toBe(RBRG);
    expect(refusal(() => checked(F6423, [0, 1, 6, 2], "en"))).toMatch(/^Peg 3: "6" is not a symbol/);
    expect(refusal(() => checked(F6423, [0, 1], "en"))).toMatch(/has 2 pegs/);
    expect(refusal(() => checked(BULLS, [1, 2, 1, 3], "en"))).toMatch(/^Peg 3: 1 is already at peg 1/);
  });
});

describe("the edges", () => {
  it("folds case, accents and width away, and nothing else", () => {
    for (const [one, other] of [["Grün", "GRUN"], ["Weiß", "WEISS"], ["Ｒ", "r"], ["KIRMIZI", "Kırmızı"], ["ΛΕΥΚΟΣ", "λευκος"]] as const) {
      expect(fold(one)).toBe(fold(other));
    }
    expect(fold("की")).not.toBe(fold("कि"));
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
  });

  it("finds the symbol of a typed letter", () => {
    expect([symbolOf(F6423, "g", "en"), symbolOf(F6423, "g", "fr"), symbolOf(F6423, "v", "fr")]).toEqual([2, undefined, 2]);
  });

  it("says what may stand at a peg", () => {
    expect(accepted(F6423, "de")).toBe("Rot (R), Blau (B), Grün (G), Gelb (E), Orange (O), Lila (L)");
    expect(accepted(BULLS, "fr")).toBe("0, 1, 2, 3, 4, 5, 6, 7, 8, 9");
    expect(accepted(F6423, "fr", "en")).toBe("Rouge (R), Bleu (B), Vert (G), Jaune (Y), Orange (O), Mauve (V)");
  });
});
