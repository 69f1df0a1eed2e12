import { describe, expect, it, test } from "vitest";
import { LANGUAGES, has, language, listed, number, t, type Lang } from "../rules/i18n.ts";
import { Refusal, inRow, shown } from "../rules/refusal.ts";
import { refusal } from "./boxes.ts";

describe("t", () => {
  it("fills in values, and leaves braces in a value alone", () => {
    const values = { peg: 1, value: '"{peg}"', accepted: "Red (R)" };
    expect(t("error.unknown_peg", "en", values)).toBe('Peg 1: "{peg}" is not a symbol of this box. Accepted: Red (R).');
  });

  test.each<[Lang, string[]]>([
    ["en", ["0 bulls", "1 bull", "2 bulls"]],
    ["fr", ["0 taureau", "1 taureau", "2 taureaux"]],
    ["de", ["0 Bullen", "1 Bulle", "2 Bullen"]],
  ])("takes the plural that %s asks for", (lang, said) => {
    expect([0, 1, 2].map((count) => t("key.bull", lang, { count }))).toEqual(said);
  });

  it("has no sentence for an unknown key", () => {
    expect([has("error.repeat"), has("error.no_such_thing"), has("error.repeat.more")]).toEqual([true, false, false]);
    expect(() => t("error.no_such_thing", "en")).toThrow("error.no_such_thing");
  });
});

test.each<[Lang, string[]]>([
  ["en", ["2", "2 and 4", "2, 4 and 5"]],
  ["fr", ["2", "2 et 4", "2, 4 et 5"]],
  ["de", ["2", "2 und 4", "2, 4 und 5"]],
])("a list is joined as %s does", (lang, said) => {
  expect([1, 2, 3].map((n) => listed(["2", "4", "5"].slice(0, n), lang))).toEqual(said);
});

test("number is written as the language writes it", () => {
  expect(LANGUAGES.map((lang) => number(59_049, lang))).toEqual(["59,049", "59\u202f049", "59.049"]);
  expect(LANGUAGES.map((lang) => number(4.5, lang))).toEqual(["4.5", "4,5", "4,5"]);
});

test.each([
  ["fr", "fr"], ["fr-CA", "fr"], ["DE_at", "de"], ["en-GB", "en"], ["it", "en"], ["den", "en"], ["", "en"], [null, "en"], [undefined, "en"],
])("language of %s is %s", (tag, lang) => {
  expect(language(tag)).toBe(lang);
});

describe("a refusal", () => {
  it("can be said of a row, in each language", () => {
    const beginnings = ["Row 2: Peg 3: ", "Ligne 2\u202f: Pion 3\u202f: ", "Zeile 2: Stecker 3: "];
    const said = (lang: Lang) =>
      refusal(() => inRow(2, () => { throw new Refusal("error.repeat", { peg: 3, value: "Red", first: 1 }); }), lang);
    LANGUAGES.forEach((lang, i) => expect(said(lang).startsWith(beginnings[i]!)).toBe(true));
  });

  it("lets other errors pass as they are", () => {
    expect(() => inRow(2, () => { throw new RangeError("other"); })).toThrow(RangeError);
    expect(inRow(2, () => "read")).toBe("read");
  });

  it("shows a value cut at forty characters", () => {
    expect(shown("RBX")).toBe('"RBX"');
    expect(shown("x".repeat(38))).toBe(`"${"x".repeat(38)}"`);
    expect(shown("x".repeat(39))).toBe(`"${"x".repeat(38)}…`);
  });
});
