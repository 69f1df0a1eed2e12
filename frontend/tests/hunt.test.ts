import { describe, expect, it } from "vitest";
import { EDITIONS, F6423, edition, parse } from "../rules/editions.ts";
import { answersIn, fewestQuestions, fittingRules, hiddenRule, huntData, isFound, learnerRules, newHunt, readHunt, refutedBy, type Hunt } from "../rules/hunt.ts";
import { RULES, RULE_KEYS, type RuleKey } from "../rules/misconceptions.ts";
import { kinds, nextQuestion, type Question } from "../rules/questions.ts";
import { Refusal } from "../rules/refusal.ts";
import { whyRight, whyWrong } from "../rules/reply.ts";
import { diagnose } from "../rules/diagnosis.ts";

const pair = (secret: string, guess: string): Question => ({ secret: parse(F6423, secret, "en"), guess: parse(F6423, guess, "en") });
/** A hunt for a learner with that rule. */
function huntFor(rule: RuleKey, asked: readonly Question[] = []): Hunt {
  const seed = Array.from({ length: 999 }, (_, i) => i + 1).find((n) => hiddenRule(newHunt(F6423, n)) === rule)!;
  return { ...newHunt(F6423, seed), asked };
}

describe("the learner", () => {
  it("may have any rule that a pair of the box can show", () => {
    expect(learnerRules(F6423)).toEqual(RULE_KEYS);
    expect(learnerRules(EDITIONS.get("bulls-and-cows")!)).toEqual(["true", "grey_includes_black", "total_only", "swapped"]);
    expect(learnerRules(EDITIONS.get("kids")!)).not.toContain("shared_minus_black");
  });

  it("answers by the rule behind the seed", () => {
    const hunt = huntFor("swapped", [pair("RBRG", "RRBY")]);
    expect(answersIn(hunt)).toEqual([{ ...pair("RBRG", "RRBY"), answer: { exact: 2, misplaced: 1 } }]);
  });
});

describe("the fewest questions", () => {
  it("are two in most boxes, three where codes have two pegs, one where few rules show", () => {
    expect([...EDITIONS.keys()].map((key) => fewestQuestions(EDITIONS.get(key)!))).toEqual([2, 2, 2, 2, 2, 2, 1]);
    expect(fewestQuestions(edition({ key: "two", name: "Two", positions: 2, colours: 6 }))).toBe(3);
  });

  it("are no fewer, by the most answers that one pair can tell apart", () => {
    const most = Math.max(...kinds(F6423).map((kind) => new Set(kind).size));
    expect(most).toBeLessThan(RULE_KEYS.length);
    expect(most ** 2).toBeGreaterThanOrEqual(RULE_KEYS.length);
  });

  it("leave one rule when asked well: two known pairs tell all eleven apart", () => {
    const pairs = [pair("RRRB", "BRBR"), pair("RBRG", "RRRB")];
    for (const rule of RULE_KEYS) expect(fittingRules(huntFor(rule, pairs))).toEqual([rule]);
  });
});

describe("naming a rule", () => {
  it("is refuted by the first answer it would not have given", () => {
    const hunt = huntFor("swapped", [pair("RBGY", "RBOG"), pair("RBGY", "RBOG")]);
    expect(refutedBy(hunt, "true")).toBe(0);
    expect(refutedBy(hunt, "swapped")).toBe(-1);
  });

  it("ends the hunt when it is the one", () => {
    const hunt = huntFor("total_only");
    expect(isFound({ ...hunt, named: ["swapped"] })).toBe(false);
    expect(isFound({ ...hunt, named: ["swapped", "total_only"] })).toBe(true);
  });

  it("comes soon with the pairs suggested", () => {
    for (const rule of RULE_KEYS) {
      let hunt = huntFor(rule);
      while (fittingRules(hunt).length > 1) hunt = { ...hunt, asked: [...hunt.asked, nextQuestion(F6423, answersIn(hunt))] };
      expect(fittingRules(hunt)).toEqual([rule]);
      expect(hunt.asked.length).toBeLessThanOrEqual(4);
    }
  });
});

describe("a hunt in a record", () => {
  it("comes back as it was", () => {
    const hunt: Hunt = { ...huntFor("swapped", [pair("RBRG", "RRBY")]), named: ["true", "total_only"] };
    expect(readHunt(JSON.parse(JSON.stringify(huntData(hunt))))).toEqual(hunt);
  });

  it.each([null, {}, { ...huntData(newHunt(F6423, 1)), asked: [["RBRG", "RRBX"]] }, { ...huntData(newHunt(F6423, 1)), asked: [7] },
    { ...huntData(newHunt(F6423, 1)), seed: -1 }])("is refused when damaged: %j", (value) => {
    expect(() => readHunt(value)).toThrow(Refusal);
  });
});

describe("what is said to an answer", () => {
  const even = diagnose(F6423, []).probabilities;
  const asked = pair("RBRG", "RRBR");

  it("praises what holds where it is right", () => {
    expect(whyRight(F6423, pair("RBRG", "RBRY"), "en")).toEqual([
      "Exact is right: one key for each equal place (3).",
      "The number of keys is right: for each colour the smaller of its two counts (3).",
      "With 3 exact nothing is misplaced: the last peg has no other place to belong to.",
    ]);
  });

  it("tells what a wrong answer would mean", () => {
    expect(whyWrong(F6423, asked, { exact: 1, misplaced: 3 }, even, "en")).toEqual([
      "Red: you counted every peg of the guess, 3 keys instead of 2.",
    ]);
  });

  it("tells of the likelier rule where several give the answer", () => {
    const answer = RULES.every_guess_peg(asked.secret, asked.guess);
    expect(RULES.black_reused(asked.secret, asked.guess)).toEqual(answer);
    const say = (likely: RuleKey) => whyWrong(F6423, asked, answer, { ...even, [likely]: 1 }, "en")[0];
    expect(say("every_guess_peg")).toMatch("you counted every peg of the guess");
    expect(say("black_reused")).toMatch("already struck as exact");
  });

  it("adds why no code could earn it", () => {
    expect(whyWrong(F6423, pair("RRRB", "RRRR"), { exact: 3, misplaced: 1 }, even, "en")).toHaveLength(2);
  });

  it("leaves it to the constraints where no rule gives the answer", () => {
    expect(whyWrong(F6423, asked, { exact: 1, misplaced: 0 }, even, "en")).toEqual([
      "Exact is right: one key for each equal place (1).",
      "Keys in all: 3, for each colour the smaller of its two counts. You gave 1.",
    ]);
  });
});
