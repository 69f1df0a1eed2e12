import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isolated } from "../parts/bidi.ts";
import * as decrypto from "../rules/decrypto.ts";
import { NEW_PRACTICE, readPractice, type Draft, type Move, type SampleSet, type Sheet } from "../rules/decrypto.ts";
import { LANGUAGES } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { refusal } from "./boxes.ts";

const TEAMS: Draft = {
  "white.name": "Owls", "white.player.1": "Ada", "white.player.2": "Bo", "white.player.4": "Dee",
  "black.name": "البوم", "black.player.1": "Cleo", "black.player.2": "<img onerror=x>",
};
const CLUES: Draft = { "white.clue.1": "one", "white.clue.2": "two", "white.clue.3": "three" };

function sheetOf(...moves: Move[]): Sheet {
  const [white, black] = decrypto.SIDES.map((side) => decrypto.teamIn(TEAMS, side));
  const fresh: Sheet = { game: decrypto.start(white!, black!), draft: {} };
  return moves.reduce(decrypto.moved, fresh);
}
const write = (side: decrypto.Side): Move => ({ move: "write_clues", side, clues: ["a", "b", "c"].map((c) => side + c), overruled: false });
const samples = (lang: string) => JSON.parse(readFileSync(`${import.meta.dirname}/../../mmteach/data/decrypto/${lang}.json`, "utf8")) as SampleSet;

describe("the teams as they are written down", () => {
  it("leave out players and keywords that nobody wrote", () => {
    expect(decrypto.teamIn(TEAMS, "white")).toEqual({ name: "Owls", players: ["Ada", "Bo", "Dee"], keywords: [] });
  });

  it("keep two players to be asked for, and all four keywords once there is one", () => {
    const team = decrypto.teamIn({ "white.keyword.3": "sea" }, "white");
    expect(team).toEqual({ name: "", players: ["", ""], keywords: ["", "", "sea", ""] });
    expect(() => decrypto.checkTeam(team)).toThrow(Refusal);
  });

  it("come back as they were, any script and all", () => {
    const { game } = sheetOf();
    const again = decrypto.setupFields(game!);
    expect(decrypto.SIDES.map((side) => decrypto.teamIn(again, side))).toEqual(game!.teams);
    expect(decrypto.settingsIn(again)).toEqual(game!.settings);
  });

  it("come back with what was agreed when the game is taken back to them", () => {
    const settings = { cards_return: false, sandglass: 0, covers: false };
    const sheet: Sheet = { game: { ...sheetOf().game!, settings }, draft: {} };
    const before = decrypto.takenBack(sheet);
    expect([decrypto.covered(sheet), decrypto.covered(before)]).toEqual([false, false]);
    expect(decrypto.settingsIn(before.draft)).toEqual(settings);
  });
});

describe("the settings", () => {
  it("are the box's when nobody touches them; an empty sandglass is none, and what is no number is refused", () => {
    expect(decrypto.settingsIn({})).toEqual(decrypto.STANDARD);
    expect(decrypto.settingsIn({ cards_return: "no", sandglass: " ", covers: "no" })).toEqual({ cards_return: false, sandglass: 0, covers: false });
    expect(refusal(() => decrypto.settingsIn({ sandglass: "half" }), "fr")).toMatch(/^Sablier en secondes, 0 pour aucun\u202f: "half" est hors limites/);
  });
});

describe("half-written fields", () => {
  it("survive the other team's move and go with their own", () => {
    const before = { ...sheetOf(), draft: CLUES };
    const black = decrypto.moved(before, write("black"));
    expect(black.draft).toEqual(CLUES);
    expect(decrypto.moved(black, write("white")).draft).toEqual({});
  });

  it("of a guess that round 1 leaves out stay until the card lies open, and then go: the next guess is the other team's", () => {
    const half: Draft = { "intercept.1": "3" };
    const guessed = decrypto.moved({ ...sheetOf(write("white"), write("black")), draft: half }, { move: "decode", card: [1, 2, 3] });
    expect(guessed.draft).toEqual(half);
    expect(decrypto.moved(guessed, { move: "open_card", card: [1, 2, 3] }).draft).toEqual({});
  });

  it("are kept with the game, and what is no text is left out", () => {
    const sheet = { ...sheetOf(write("white")), draft: CLUES };
    const kept = JSON.parse(JSON.stringify(decrypto.sheetData(sheet)));
    expect(decrypto.readSheet(kept)).toEqual(sheet);
    expect(decrypto.readSheet({ game: null, draft: { a: 1, b: "x" } }).draft).toEqual({ b: "x" });
    expect(() => decrypto.readSheet({ game: { ...kept.game, moves: [{}] } })).toThrow(Refusal);
  });

  it("make a card, or are refused with a question mark for what is missing", () => {
    expect(decrypto.cardIn(decrypto.cardFields("x", [3, 1, 4]), "x")).toEqual([3, 1, 4]);
    const refused = (() => {
      try {
        return decrypto.cardIn({ "x.1": "3" }, "x");
      } catch (error) {
        return (error as Refusal).values;
      }
    })();
    expect(refused).toEqual({ value: '"3-?-?"' });
  });
});

describe("a move taken back", () => {
  const guesses: Move[] = [{ move: "intercept", card: [1, 2, 3] }, { move: "decode", card: [3, 2, 1] }, { move: "open_card", card: [3, 2, 1] }];
  const moves: Move[] = [{ move: "draw", side: "black", card: [4, 2, 1] }, write("white"), write("black"), ...guesses];

  it.each(moves.map((move, i) => [move.move, i] as const))("%s stands in its fields again, to be made anew", (_, i) => {
    const before = sheetOf(...moves.slice(0, i));
    const after = decrypto.moved(before, moves[i]!);
    const back = decrypto.takenBack(after);
    expect(back.game).toEqual(before.game);
    expect(Object.values(back.draft).length).toBeGreaterThan(0);
    expect(decrypto.moved(back, moves[i]!).game).toEqual(after.game);
  });

  it("before the first, the teams are written down again", () => {
    const back = decrypto.takenBack(sheetOf());
    expect(back.game).toBeNull();
    expect(decrypto.teamIn(back.draft, "black").name).toBe("البوم");
  });
});

describe("the own guess", () => {
  it("may come first in round 1, when nobody can intercept, and only then", () => {
    const first = sheetOf(write("white"), write("black"));
    expect(decrypto.mayDecode(first.game!)).toBe(true);
    const open = (sheet: Sheet) => [[2, 1, 3], [2, 1, 3]].reduce((s, card) => decrypto.moved(decrypto.moved(s, { move: "decode", card: card as unknown as decrypto.Card }), { move: "open_card", card: [1, 2, 3] }), sheet);
    const second = decrypto.SIDES.reduce((s, side) => decrypto.moved(s, { ...write(side), clues: ["x", "y", "z"].map((c) => side + c) } as Move), open(first));
    expect(second.game!.rounds.length).toBe(2);
    expect(decrypto.mayDecode(second.game!)).toBe(false);
  });
});

describe("pins", () => {
  it("turn from unknown to yes to no and back", () => {
    const yes = decrypto.turnPin([], 2, 4);
    const no = decrypto.turnPin(yes, 2, 4);
    expect([yes, no, decrypto.turnPin(no, 2, 4)].map((pins) => pins.map(decrypto.formatPin))).toEqual([["2=4"], ["2≠4"], []]);
  });
});

describe("practice", () => {
  it("is kept whole, and starts anew with the games of another language", () => {
    const given = { ...NEW_PRACTICE, mode: "intercept", spoken: "en", pins: ["2=4"], guesses: ["1-2-3"], shown: true, keywords: ["a", "b", "c", "d"], given: [{ card: "3-1-4", clues: ["x", "y", "z"] }] };
    const practice = readPractice(given);
    expect(decrypto.practiceData(practice)).toEqual(given);
    expect(decrypto.inLanguage(practice, "en")).toEqual(practice);
    expect(decrypto.inLanguage(practice, "fr")).toMatchObject({ spoken: "fr", pins: [], guesses: [], shown: false, keywords: given.keywords });
  });

  it.each([{ pins: ["5=1"] }, { guesses: ["1-1-2"] }, { keywords: ["one"] }, { given: [{ card: "9", clues: [] }] }, { draft: { "mine.card": "x" } }])("refuses %j", (damage) => {
    expect(() => readPractice({ ...NEW_PRACTICE, ...damage })).toThrow(Refusal);
  });

  it("judges a right guess in round 1 as too early, and later as an interception", () => {
    const sample = samples("en").games[0]!;
    const codes = sample.rounds.map((round) => round.white.code);
    const practice = readPractice({ ...NEW_PRACTICE, guesses: codes.slice(0, 2) });
    expect(decrypto.judged(sample, practice).map((result) => result.interception)).toEqual(["too_early", "token"]);
    expect(decrypto.readingRound(practice)).toBe(3);
    expect(decrypto.readingRound({ ...practice, shown: true })).toBe(2);
  });

  it("has no more guesses than the game has rounds, and answers only a guess", () => {
    const sample = samples("en").games[0]!;
    const many = readPractice({ ...NEW_PRACTICE, guesses: Array(9).fill("1-2-3") });
    expect(decrypto.judged(sample, decrypto.atGame(many, sample))).toHaveLength(sample.rounds.length);
    expect(decrypto.atGame(many, sample).shown).toBe(true);
    expect(decrypto.atGame(readPractice({ ...NEW_PRACTICE, shown: true }), sample).shown).toBe(false);
  });

  it("draws different words", () => {
    expect(new Set(decrypto.drawWords(samples("en").words, 20)).size).toBe(20);
  });
});

describe("sample games", () => {
  const all = LANGUAGES.flatMap((lang) => samples(lang).games.map((sample) => [`${lang} ${sample.title}`, sample] as const));

  it.each(all)("%s is played to its end by the rules", (_, sample) => {
    const game = decrypto.sampleGame(sample, sample.rounds.length);
    expect(decrypto.phase(game)).toBe("over");
  });

  it.each(all)("%s is told with every move of every round made once, in order", (_, sample) => {
    sample.rounds.forEach((round, i) => {
      const made = decrypto.workedRound(sample, i + 1).map(({ moves }) => moves);
      expect(made).toEqual([...made].sort((a, b) => a - b));
      expect(new Set(made)).toEqual(new Set(Array.from({ length: decrypto.roundMoves(round).length + 1 }, (_, n) => n)));
    });
  });

  it("come in the board's language, or in the one that the board carries", () => {
    const [en, fr] = [samples("en"), samples("fr")];
    expect(decrypto.samplesIn({ en, fr }, "fr")).toBe(fr);
    expect(decrypto.samplesIn({ fr }, "de")).toBe(fr);
    expect(() => decrypto.samplesIn(undefined, "en")).toThrow(Refusal);
  });
});

describe("names in a sentence", () => {
  it("keep to themselves when they are written from right to left, and are as typed otherwise", () => {
    expect(["Owls", "<b>", "😀", "ẍ"].map(isolated)).toEqual(["Owls", "<b>", "😀", "ẍ"]);
    expect(isolated("البوم")).toBe("\u2068البوم\u2069");
    expect(isolated("ינשוף 3")).toBe("\u2068ינשוף 3\u2069");
  });

  it("cannot turn the sentence around them", () => {
    expect(isolated("\u202eOw\u2069ls\u200f")).toBe("Owls");
    expect(isolated("\u2067البوم")).toBe("\u2068البوم\u2069");
  });
});
