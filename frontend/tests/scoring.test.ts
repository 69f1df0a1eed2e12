import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import tables from "../../tests/data/feedback_counts.json";
import cases from "../../tests/data/scoring_cases.json";
import { EDITIONS, F6423, parse, type Code, type Edition } from "../rules/editions.ts";
import { LANGUAGES, type Lang } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";
import { explain, keys, parseFeedback, possible, same, score, sentence, words } from "../rules/scoring.ts";
import { boxes, everyCode, own, pairs, refusal } from "./boxes.ts";

const SUPER_HOLES = EDITIONS.get("super-holes")!;
const BULLS = EDITIONS.get("bulls-and-cows")!;

function answer(secret: string, guess: string, box: Edition = F6423): [number, number] {
  const { exact, misplaced } = score(parse(box, secret, "en"), parse(box, guess, "en"), box.hole);
  return [exact, misplaced];
}

describe("score", () => {
  test.each<[string, [number, number]]>([
    ["Red-Red-Blue-Yellow", [1, 2]],
    ["Red-Blue-Green-Red", [2, 2]],
    ["Red-Blue-Red-Green", [4, 0]],
  ])("Red-Blue-Red-Green answers %s with %o", (guess, right) => {
    expect(answer("Red-Blue-Red-Green", guess)).toEqual(right);
  });

  test.each(cases.cases)("$secret and $guess, which programs and pages got wrong", ({ secret, guess, right }) => {
    const [s, g] = [secret, guess].map((code) => [...code].map((c) => c.codePointAt(0)!)) as [number[], number[]];
    expect(score(s, g)).toEqual(right);
  });

  test.each<[string, string, [number, number]]>([
    ["_____", "_____", [5, 0]],
    ["R___B", "B___R", [3, 2]],
    ["R____", "_R___", [3, 1]],
    ["RBGYO", "_____", [0, 0]],
    ["_BGYO", "R____", [0, 0]],
  ])("a hole is exact or nothing: %s and %s", (secret, guess, right) => {
    expect(answer(secret, guess, SUPER_HOLES)).toEqual(right);
  });
});

describe("laws of every pair of codes", () => {
  const total = (secret: Code, guess: Code) => {
    const { exact, misplaced } = score(secret, guess);
    return exact + misplaced;
  };

  test("secret and guess may change places", () => {
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      expect(score(secret, guess, box.hole)).toEqual(score(guess, secret, box.hole));
    }));
  });

  test("one shuffle of both codes changes nothing", () => {
    const shuffled = pairs.chain((pair) => {
      const places = [...pair.secret.keys()];
      return fc.tuple(fc.constant(pair), fc.shuffledSubarray(places, { minLength: places.length }));
    });
    fc.assert(fc.property(shuffled, ([{ box, secret, guess }, places]) => {
      const [s, g] = [secret, guess].map((code) => places.map((p) => code[p]!)) as [number[], number[]];
      expect(score(s, g, box.hole)).toEqual(score(secret, guess, box.hole));
    }));
  });

  test("renaming the colours changes nothing", () => {
    const renamed = pairs.chain((pair) => {
      const colours = [...pair.box.symbols.keys()].filter((s) => s !== pair.box.hole);
      return fc.tuple(fc.constant(pair), fc.shuffledSubarray(colours, { minLength: colours.length }));
    });
    fc.assert(fc.property(renamed, ([{ box, secret, guess }, names]) => {
      const [s, g] = [secret, guess].map((code) => code.map((c) => names[c] ?? c)) as [number[], number[]];
      expect(score(s, g, box.hole)).toEqual(score(secret, guess, box.hole));
    }));
  });

  test("there are never more keys than pegs, and all but one exact leaves none misplaced", () => {
    fc.assert(fc.property(pairs, fc.nat(), ({ box, secret, guess }, place) => {
      const near = secret.map((s, p) => (p === place % box.positions ? guess[p]! : s));
      expect(score(near, secret, box.hole).misplaced).toBe(0);
      const { exact, misplaced } = score(secret, guess, box.hole);
      expect(exact + misplaced).toBeLessThanOrEqual(box.positions);
    }));
  });

  test("all exact means equal", () => {
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      const equal = secret.every((s, p) => s === guess[p]);
      expect(score(secret, guess, box.hole).exact === box.positions).toBe(equal);
      expect(score(secret, secret, box.hole)).toEqual({ exact: box.positions, misplaced: 0 });
    }));
  });

  test("a guess of one colour has no misplaced key", () => {
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      const symbol = guess[0]!;
      const exact = secret.filter((s) => s === symbol).length;
      expect(score(secret, secret.map(() => symbol), box.hole)).toEqual({ exact, misplaced: 0 });
    }));
  });

  test("the same pegs in another order have the same total, the smaller count of each colour", () => {
    fc.assert(fc.property(pairs, ({ secret, guess }) => {
      const count = (code: Code, symbol: number) => code.filter((s) => s === symbol).length;
      const shared = [...new Set(guess)].reduce((n, c) => n + Math.min(count(secret, c), count(guess, c)), 0);
      expect(total(secret, guess)).toBe(shared);
      expect(total(secret, guess.toReversed())).toBe(shared);
    }));
  });
});

/** How often each answer occurs when each of `guesses`, with its weight, is played against every code. */
function tally(guesses: Iterable<readonly [Code, number]>, positions: number, symbols: number, hole: number | null) {
  const secrets = everyCode(positions, symbols);
  const counts = new Map<string, number>();
  for (const [guess, weight] of guesses) {
    for (const secret of secrets) {
      const { exact, misplaced } = score(secret, guess, hole);
      const key = `${exact},${misplaced}`;
      counts.set(key, (counts.get(key) ?? 0) + weight);
    }
  }
  return Object.fromEntries(counts);
}

/** One guess of each shape and how many share it: the others follow by renaming colours and shuffling places. */
function shapes(positions: number, symbols: number, hole: number | null): Iterable<readonly [Code, number]> {
  const found = new Map<string, readonly [Code, number]>();
  for (const code of everyCode(positions, symbols)) {
    const counts = Array.from({ length: symbols }, (_, s) => code.filter((c) => c === s).length);
    const holes = hole === null ? 0 : counts.splice(hole, 1)[0]!;
    const shape = [holes, ...counts.sort()].join();
    const [first, weight] = found.get(shape) ?? [code, 0];
    found.set(shape, [first, weight + 1]);
  }
  return found.values();
}

describe("how often each answer occurs", () => {
  test.each([
    ["3x6", 3, 6, null],
    ["4x6", 4, 6, null],
    ["2x3+hole", 2, 4, 3],
  ] as const)("%s, by scoring every pair", (name, positions, symbols, hole) => {
    const guesses = everyCode(positions, symbols).map((code) => [code, 1] as const);
    expect(tally(guesses, positions, symbols, hole)).toEqual(tables.tables[name].counts);
  });

  test.each([
    ["5x8", 5, 8, null],
    ["5x8+hole", 5, 9, 8],
  ] as const)("%s, by scoring one guess of each shape", { timeout: 60_000 }, (name, positions, symbols, hole) => {
    expect(tally(shapes(positions, symbols, hole), positions, symbols, hole)).toEqual(tables.tables[name].counts);
  });
});

describe("explain", () => {
  test("says the worked example step by step", () => {
    const steps = explain(parse(F6423, "RBRG", "en"), parse(F6423, "RRBY", "en"));
    expect(steps.map((step) => sentence(step, F6423, "en"))).toEqual([
      "Position 1: Red and Red: exact.",
      "Guess position 2, code position 3: Red and Red: misplaced.",
      "Guess position 3, code position 2: Blue and Blue: misplaced.",
      "Guess position 4: Yellow is not in the code: no key.",
      "Total: 1 exact, 2 misplaced.",
    ]);
  });

  test("speaks of each guess peg once, strikes each code peg once, and adds up to the score", () => {
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      const steps = explain(secret, guess, box.hole);
      const spoken = steps.flatMap(({ guess: here }) => (here === null ? [] : [here]));
      const struck = steps.flatMap(({ secret: there }) => (there === null ? [] : [there]));
      const { exact, misplaced } = score(secret, guess, box.hole);
      expect(spoken.toSorted()).toEqual([...guess.keys()]);
      expect(new Set(struck).size).toBe(struck.length);
      expect(struck.length).toBe(exact + misplaced);
      expect(steps.at(-1)).toMatchObject({ kind: "total", soFar: { exact, misplaced } });
    }));
  });

  test("takes exact pairs first, then misplaced ones, then what earns nothing, each from the left", () => {
    const order = ["exact", "misplaced", "nothing", "total"];
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      const told = explain(secret, guess, box.hole).map((s) => 100 * order.indexOf(s.kind) + (s.guess ?? 0));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }));
  });

  test("pairs pegs of one colour, and gives the reason where a peg earns nothing", () => {
    fc.assert(fc.property(pairs, ({ box, secret, guess }) => {
      for (const step of explain(secret, guess, box.hole)) {
        if (step.secret !== null) {
          expect([secret[step.secret], guess[step.guess!]]).toEqual([step.symbol, step.symbol]);
          expect(step.kind === "exact").toBe(step.secret === step.guess);
        }
        const reason = step.symbol === box.hole ? "hole" : secret.includes(step.symbol!) ? "used" : "absent";
        expect(step.reason).toBe(step.kind === "nothing" ? reason : null);
      }
    }));
  });
});

describe("an answer in words", () => {
  test.each<[Lang, string, string]>([
    ["en", "1 exact, 2 misplaced", "1 black, 2 grey"],
    ["fr", "1 bien placé, 2 mal placés", "1 noire, 2 grises"],
    ["de", "1 richtig platziert, 2 falsch platziert", "1 schwarz, 2 grau"],
  ])("in %s", (lang, field, box) => {
    expect(words({ exact: 1, misplaced: 2 }, lang)).toBe(field);
    expect(keys({ exact: 1, misplaced: 2 }, F6423, lang)).toBe(box);
  });

  test("in the words of a box of one's own", () => {
    expect(keys({ exact: 1, misplaced: 2 }, own(4, 6, { key_names: ["tick", "dot"] }), "de")).toBe("1 tick, 2 dot");
    expect(keys({ exact: 1, misplaced: 2 }, BULLS, "en")).toBe("1 bull, 2 cows");
  });
});

describe("parseFeedback", () => {
  test.each([
    "1 2", "1,2", " 1 , 2 ", "1-2", "1b2g", "1B2G", "2g1b", "1 black 2 grey", "1 black, 2 gray", "1 BLACK and 2 GREY",
    "1 exact, 2 misplaced", "1 noire et 2 grises", "1 bien place, 2 mal places", "1 schwarz und 2 grau",
    "1 richtig platziert, 2 falsch platziert", "１ｂ２ｇ",
  ])("reads %s", (text) => {
    expect(parseFeedback(text, F6423, "en")).toEqual({ exact: 1, misplaced: 2 });
  });

  test.each<[Lang, string]>([["en", "1b2g"], ["fr", "1n2g"], ["de", "1s2g"]])("reads initials of %s alone", (lang, text) => {
    expect(parseFeedback(text, F6423, lang)).toEqual({ exact: 1, misplaced: 2 });
    for (const other of LANGUAGES.filter((l) => l !== lang)) expect(() => parseFeedback(text, F6423, other)).toThrow(Refusal);
  });

  it("reads back what it wrote, for every answer that a pair of codes can give", () => {
    fc.assert(fc.property(pairs, fc.constantFrom(...LANGUAGES), ({ box, secret, guess }, lang) => {
      const given = score(secret, guess, box.hole);
      for (const text of [words(given, lang), keys(given, box, lang), `${given.exact} ${given.misplaced}`]) {
        expect(same(parseFeedback(text, box, lang), given)).toBe(true);
      }
    }));
  });

  test.each(["", "12", "1 2 3", "b1g2", "1x2y", "1b2b", "1b 2", "-1 2", "9999999999 0"])("refuses %o", (text) => {
    expect(refusal(() => parseFeedback(text, F6423, "en"))).toContain("is not an answer. Accepted: two numbers, exact first");
  });

  it("refuses more keys than pegs, and the answer that can't be", () => {
    expect(refusal(() => parseFeedback("3b2g", F6423, "en"))).toBe(
      "3 exact, 2 misplaced is not possible: a code of 4 pegs earns 0 to 4 keys in all.",
    );
    fc.assert(fc.property(boxes.filter((box) => box.positions > 1), (box) => {
      const exact = box.positions - 1;
      expect(() => possible({ exact, misplaced: 1 }, box, "en")).toThrow(Refusal);
    }));
  });

  it("names the row, in the language asked for", () => {
    expect(refusal(() => parseFeedback("3 1", F6423, "de", 7), "de")).toMatch(/^Zeile 7: 3 richtig platziert, 1 falsch platziert ist unmöglich/);
  });
});
