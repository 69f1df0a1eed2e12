import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSentence, constraints, meaning } from "../rules/constraints.ts";
import { OUTCOMES, diagnose, outcomeName, said, type Response } from "../rules/diagnosis.ts";
import { EDITIONS, F6423, parse, type Code } from "../rules/editions.ts";
import { LANGUAGES } from "../rules/i18n.ts";
import { MISCONCEPTIONS, RULES, RULE_KEYS, about, answerBy, type RuleKey } from "../rules/misconceptions.ts";
import { examples, nextQuestion, shapeOf } from "../rules/questions.ts";
import { same, score } from "../rules/scoring.ts";

const code = (text: string): Code => parse(F6423, text, "en");
const anyCode = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 });

/** The first answers of a learner who never slips. */
function answered(rule: RuleKey, count: number, box = F6423): Response[] {
  const responses: Response[] = [];
  for (let n = 0; n < count; n += 1) {
    const { secret, guess } = nextQuestion(box, responses);
    responses.push({ secret, guess, answer: RULES[rule](secret, guess) });
  }
  return responses;
}

describe("wrong rules", () => {
  it("are ten, beside the true one", () => {
    expect(MISCONCEPTIONS).toHaveLength(10);
    expect(RULE_KEYS).toEqual(["true", ...MISCONCEPTIONS]);
  });

  it("answer the pair that tells most apart", () => {
    const [secret, guess] = [code("RRBG"), code("BRBR")];
    const answers = RULE_KEYS.map((key) => Object.values(answerBy(key, secret, guess)).join());
    expect(answers).toEqual(["2,1", "2,2", "2,1", "2,2", "0,3", "1,2", "2,0", "2,0", "2,3", "0,3", "1,2"]);
  });

  it("answer alike whatever the colours are called", () => {
    const renaming = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(fc.property(fc.constantFrom(...RULE_KEYS), anyCode, anyCode, renaming, (key, secret, guess, names) => {
      const named = (c: Code) => c.map((symbol) => names[symbol]!);
      expect(RULES[key](named(secret), named(guess))).toEqual(RULES[key](secret, guess));
    }));
  });

  it("count a hole opposite a hole, and no other", () => {
    const hole = EDITIONS.get("super-holes")!.hole;
    for (const key of MISCONCEPTIONS) {
      const answer = answerBy(key, [0, 8, 8, 1, 2], [8, 8, 0, 1, 8], hole);
      expect(answer).toEqual(RULES[key]([0, 3, 4, 1, 2], [5, 3, 0, 1, 6]));
    }
  });

  it.each(LANGUAGES)("have words in %s", (lang) => {
    const words = MISCONCEPTIONS.flatMap((key) => (["name", "belief", "correction"] as const).map((w) => about(key, w, lang)));
    expect(new Set(words).size).toBe(30);
  });
});

describe("the next question", () => {
  it("begins with the best single pair", () => {
    expect(nextQuestion(F6423)).toEqual({ secret: [0, 0, 1, 2], guess: [1, 0, 1, 0] });
  });

  it("never has one shape twice in a row", () => {
    for (const box of EDITIONS.values()) {
      const shapes = answered("true", 8, box).map((r) => JSON.stringify(shapeOf(r)));
      shapes.slice(1).forEach((shape, n) => expect(shape).not.toBe(shapes[n]));
    }
  });

  it("is a pair of codes of its box", () => {
    for (const box of EDITIONS.values()) {
      for (const { secret, guess } of answered("swapped", 6, box)) {
        for (const c of [secret, guess]) {
          expect(c).toHaveLength(box.positions);
          expect(c.every((s) => s in box.symbols && s !== box.hole)).toBe(true);
          expect(box.repeats || new Set(c).size === c.length).toBe(true);
        }
      }
    }
  });
});

describe("examples", () => {
  it.each(MISCONCEPTIONS)("show where %s goes wrong", (key) => {
    const found = examples(F6423, key);
    expect(found.length).toBeGreaterThan(0);
    for (const { secret, guess } of found) expect(same(RULES[key](secret, guess), score(secret, guess))).toBe(false);
  });
});

describe("a diagnosis", () => {
  it("adds up to 1 and names nothing without answers", () => {
    const { probabilities, verdict } = diagnose(F6423, []);
    expect(Object.values(probabilities).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    expect(verdict).toBeNull();
  });

  it.each(RULE_KEYS)("names %s after four answers and not before", (rule) => {
    const responses = answered(rule, 4);
    const verdicts = [0, 1, 2, 3, 4].map((n) => diagnose(F6423, responses.slice(0, n)).verdict);
    expect(verdicts).toEqual([null, null, null, null, rule]);
  });

  it("is none of these when the answers fit nothing", () => {
    const responses = answered("true", 6).map((r) => ({ ...r, answer: { exact: 4, misplaced: 4 } }));
    expect(diagnose(F6423, responses).verdict).toBe("none");
  });

  it.each(LANGUAGES)("speaks %s", (lang) => {
    const responses = answered("swapped", 4);
    expect(said(diagnose(F6423, responses), lang)).toContain(about("swapped", "belief", lang));
    expect(new Set([...OUTCOMES, null].map((o) => outcomeName(o, lang))).size).toBe(13);
  });
});

describe("constraints", () => {
  it("hold for the true answer", () => {
    fc.assert(fc.property(anyCode, anyCode, (secret, guess) => {
      expect(constraints(F6423, secret, guess, score(secret, guess)).every((c) => c.holds)).toBe(true);
    }));
  });

  it("say what is wrong, and what is right", () => {
    const checks = constraints(F6423, code("RBRG"), code("RRBY"), { exact: 1, misplaced: 3 });
    expect(checks.map((c) => checkSentence(c, "en")).slice(0, 2)).toEqual([
      "Exact is right: one key for each equal place (1).",
      "Keys in all: 3, for each colour the smaller of its two counts. You gave 4.",
    ]);
  });
});

describe("the meaning of a wrong answer", () => {
  it("names the colour that was counted too often", () => {
    const found = meaning(F6423, code("RBRG"), code("RBBY"), { exact: 2, misplaced: 1 }, "en");
    expect(found[0]).toEqual({
      rule: "every_guess_peg",
      sentence: "Blue: you counted every peg of the guess, 2 keys instead of 1.",
    });
  });

  it("is nothing for the right answer", () => {
    expect(meaning(F6423, code("RBRG"), code("RRBY"), { exact: 1, misplaced: 2 }, "en")).toEqual([]);
  });
});
