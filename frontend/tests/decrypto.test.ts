import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as decrypto from "../rules/decrypto.ts";
import type { Game, Move, Team } from "../rules/decrypto.ts";
import { Refusal } from "../rules/refusal.ts";

const OWLS: Team = { name: "Owls", players: ["Ada", "Bo"], keywords: ["river", "candle", "violin", "winter"] };
const FOXES: Team = { name: "Foxes", players: ["Cleo", "Dan", "Eve"], keywords: ["bridge", "lemon", "pirate", "clock"] };
const CODE: decrypto.Card = [3, 1, 4];
const WRONG: decrypto.Card = [1, 2, 3];

const fresh = (settings = decrypto.STANDARD) => decrypto.start(OWLS, FOXES, settings);

function writeBoth(game: Game): Game {
  return decrypto.SIDES.reduce((before, side) => {
    const clues = ["x", "y", "z"].map((mark) => `${side} ${game.rounds.length} ${mark}`);
    return decrypto.play(before, { move: "write_clues", side, clues, overruled: false });
  }, game);
}

/** Whole rounds: "i/m" means white's code intercepted, black's own guess wrong. */
function playRounds(...plans: string[]): Game {
  return plans.reduce((game, plan) => {
    const turns = plan.split("/").flatMap((turn): Move[] => [
      { move: "intercept", card: turn.includes("i") ? CODE : WRONG },
      { move: "decode", card: turn.includes("m") ? WRONG : CODE },
      { move: "open_card", card: CODE },
    ]);
    return turns.reduce(decrypto.play, writeBoth(game));
  }, fresh());
}

function refusedKey(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.key.replace("decrypto.", "");
    throw error;
  }
  return "taken";
}

describe("cards", () => {
  it("are 24, and a guess agrees in 3, 2, 1, 0 places with 1, 3, 9, 11 of them", () => {
    const places = decrypto.CARDS.map((card) => decrypto.agreement(card, CODE));
    expect([3, 2, 1, 0].map((n) => places.filter((found) => found === n).length)).toEqual([1, 3, 9, 11]);
  });

  it("are read however they are written, and nothing else is", () => {
    for (const text of ["314", "3-1-4", "3–1–4", "3.1.4", " 3, 1 / 4 "]) expect(decrypto.parseCard(text)).toEqual(CODE);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const key = refusedKey(() => decrypto.parseCard(value));
        expect(["taken", "error.card"]).toContain(key);
      }),
    );
  });
});

describe("clues", () => {
  it("are compared whatever their form, case and accents", () => {
    expect(decrypto.fold("  STRASSE ")).toBe(decrypto.fold("Straße"));
    expect(decrypto.fold("CRÈME")).toBe(decrypto.fold("cre\u0300me"));
    expect(decrypto.fold("か")).not.toBe(decrypto.fold("が"));
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => decrypto.fold(decrypto.fold(text)) === decrypto.fold(text)));
  });

  it("meet every mechanical objection by name and slot", () => {
    const found = decrypto.checkClues(["RIVER", "candlelight", "", "win", "old"], OWLS.keywords, ["Old"]);
    expect(found.map(({ fault, clue, slot }) => [fault, clue, slot])).toEqual([
      ["equal", 1, 1],
      ["contains", 2, 2],
      ["empty", 3, undefined],
      ["contained", 4, 4],
      ["used", 5, undefined],
    ]);
    expect(decrypto.sayObjection(found[0]!, "en")).toContain('Clue 1, "RIVER"');
  });

  it("count keywords found slot by slot", () => {
    expect(decrypto.countRight(["RIVER", "violin", "", "winter"], OWLS.keywords)).toBe(2);
  });
});

describe("a game", () => {
  it.each([
    [["/", "i/", "i/"], "interceptions", "tokens", "black"],
    [["/m", "/m"], "miscommunications", "tokens", "white"],
    [["/", "i/", "m/", "im/"], "both", "tokens", "black"],
    [["/", "i/i", "im/i"], "interceptions", "points", "black"],
    [["/", "i/i", "i/i"], "interceptions", "keywords_due", null],
    [["/", "i/", "/", "/", "/", "/", "/", "/"], "round_8", "points", "black"],
    [["/", "/", "/", "/", "/", "/", "/", "/"], "round_8", "keywords_due", null],
  ] as const)("%j ends by %s, decided by %s", (plans, cause, by, winner) => {
    expect(decrypto.verdict(playRounds(...plans.slice(0, -1)))).toBeNull();
    expect(decrypto.verdict(playRounds(...plans))).toMatchObject({ cause, by, winner });
  });

  it.each([
    [3, 1, "keywords", "white"],
    [0, 4, "keywords", "black"],
    [2, 2, "draw", null],
  ] as const)("with %i and %i keywords found is decided by %s", (white, black, by, winner) => {
    const tied = playRounds("/", "i/i", "i/i");
    const one = decrypto.play(tied, { move: "guess_keywords", side: "black", right: black });
    expect(decrypto.phase(one)).toBe("keywords");
    const over = decrypto.play(one, { move: "guess_keywords", side: "white", right: white });
    expect(decrypto.phase(over)).toBe("over");
    expect(decrypto.verdict(over)).toMatchObject({ by, winner });
  });

  it("gives no token for a right guess in round 1, and says why", () => {
    const game = playRounds("i/");
    expect(decrypto.tokens(game)[1].interceptions).toBe(0);
    const [first] = decrypto.turnSentences(decrypto.results(game)[0]!, decrypto.names(game));
    expect(decrypto.say(first!, "en")).toContain("In round 1 nobody can intercept, so there is no token");
  });

  it("refuses a move out of its turn and names the one due", () => {
    const decode: Move = { move: "decode", card: CODE };
    expect(refusedKey(() => decrypto.play(fresh(), decode))).toBe("error.due_clues");
    expect(refusedKey(() => decrypto.play(writeBoth(fresh()), decode))).toBe("taken");
    expect(refusedKey(() => decrypto.play(writeBoth(playRounds("/")), decode))).toBe("error.due_intercept");
    expect(refusedKey(() => decrypto.play(playRounds("/", "i/", "i/"), decode))).toBe("error.due_over");
  });

  it("lets the table overrule letters that meet by chance, and nothing else", () => {
    const write = (clue: string, overruled: boolean) =>
      refusedKey(() => decrypto.play(fresh(), { move: "write_clues", side: "black", clues: [clue, "a b", "c d"], overruled }));
    expect([write("drawbridge", false), write("drawbridge", true)]).toEqual(["clue.contains", "taken"]);
    expect(write("Bridge", true)).toBe("clue.equal");
  });

  it("keeps opened cards out of the deck where they do not return", () => {
    const open: Move[] = [{ move: "decode", card: WRONG }, { move: "open_card", card: CODE }];
    const game = open.reduce(decrypto.play, writeBoth(fresh({ ...decrypto.STANDARD, cards_return: false })));
    expect([decrypto.deckOf(game, "white").length, decrypto.deckOf(game, "black").length]).toEqual([23, 24]);
  });

  it("runs the sandglass for the team still writing, unless it is off", () => {
    const move: Move = { move: "write_clues", side: "white", clues: ["aa", "bb", "cc"], overruled: false };
    const silent = { ...decrypto.STANDARD, sandglass: 0 };
    expect([fresh(), fresh(silent)].map((game) => decrypto.onTheClock(decrypto.play(game, move)))).toEqual(["black", null]);
  });

  it("takes its last move back", () => {
    const game = playRounds("i/m", "i/");
    const undone = decrypto.undo(game);
    expect(decrypto.play(undone, game.moves.at(-1)!)).toEqual(game);
    expect(refusedKey(() => decrypto.undo(fresh()))).toBe("error.nothing_to_undo");
  });
});

describe("a saved game", () => {
  const saved = decrypto.toJson(playRounds("i/m", "i/"));

  it("comes back equal from its text", () => {
    expect(decrypto.fromJson(JSON.stringify(saved))).toEqual(playRounds("i/m", "i/"));
  });

  it("keeps its settings, and an older one has its parts covered", () => {
    const bare = decrypto.toJson(fresh({ ...decrypto.STANDARD, covers: false }));
    expect(decrypto.fromJson(bare).settings.covers).toBe(false);
    const { covers, ...older } = bare.settings;
    expect([covers, decrypto.fromJson({ ...bare, settings: older }).settings.covers]).toEqual([false, true]);
  });

  it("is refused with the place and the reason when it is damaged", () => {
    const moves = saved.moves.map((move, i) => (i === 10 ? { move: "intercept", card: [1, 1, 2] } : move));
    try {
      decrypto.fromJson({ ...saved, moves });
      expect.unreachable();
    } catch (error) {
      expect((error as Refusal).in("en")).toBe(
        "Saved game, at moves[10]: [1,1,2] is not a code. Accepted: three different digits from 1 to 4, like 3-1-4.",
      );
    }
  });

  it("is refused when it is cut anywhere", () => {
    const text = JSON.stringify(saved);
    fc.assert(
      fc.property(fc.nat(text.length - 1), (cut) => {
        expect(refusedKey(() => decrypto.fromJson(text.slice(0, cut)))).toBe("error.saved_shape");
      }),
    );
  });
});

describe("readings", () => {
  it("leave 24, 6, 2 and 1 as the code is pinned clue by clue", () => {
    expect(decrypto.readingCounts(["1=3", "2=1", "3=4"].map(decrypto.parsePin))).toEqual([24, 6, 2, 1]);
  });

  it("tell which slots a clue can still belong to", () => {
    const codes = decrypto.readings(["2=4", "1≠1"].map(decrypto.parsePin));
    expect([1, 2, 3].map((clue) => decrypto.slotsOf(clue, codes))).toEqual([[2, 3], [4], [1, 2, 3]]);
    expect(decrypto.sayLeft(codes.length, "en")).toBe("4 codes are left: a guess is right with chance 1 in 4.");
  });
});
