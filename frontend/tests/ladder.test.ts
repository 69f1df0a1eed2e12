import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDITIONS, F6423, edition, parse, type Edition } from "../rules/editions.ts";
import {
  climb, finding, isRight, lastRung, newProgress, nextTask, record, recoloured, stepsShown, type Progress, type Task,
} from "../rules/ladder.ts";
import { MISCONCEPTIONS, answerBy, type RuleKey } from "../rules/misconceptions.ts";
import { progressData, readProgress } from "../rules/progress.ts";
import { shapeOf } from "../rules/questions.ts";
import { Refusal } from "../rules/refusal.ts";
import { dueAgain } from "../rules/returns.ts";
import { same, score, type Feedback } from "../rules/scoring.ts";

// A place that sets its clocks twice a year.
process.env["TZ"] = "Europe/Paris";
const NOON = new Date(2026, 2, 2, 12).getTime();
const ALONE = F6423.positions + 1;

type Learner = (box: Edition, task: Task) => Feedback;
const believing = (rule: RuleKey): Learner => (box, { secret, guess }) => answerBy(rule, secret, guess, box.hole);
const right = believing("true");
const wrong: Learner = (box, task) => ({ exact: right(box, task).exact === 0 ? 1 : 0, misplaced: 0 });

/** Every step of a learner's way, the start first; one answer a minute. */
function way(progress: Progress, learner: Learner, answers: number, start = NOON): Progress[] {
  const steps = [progress];
  for (let n = 0; n < answers; n += 1) {
    const at = start + n * 60_000;
    const task = nextTask(steps.at(-1)!, at);
    steps.push(record(steps.at(-1)!, task, learner(progress.box, task), at));
  }
  return steps;
}
const after = (...args: Parameters<typeof way>) => way(...args).at(-1)!;
const levels = (steps: readonly Progress[]) => steps.map(({ level }) => level);
const later = (days: number, hour = 12) => new Date(2026, 2, 2 + days, hour).getTime();

describe("the ladder", () => {
  it("leads from every step to none, then to repeats in both codes", () => {
    expect(lastRung(F6423)).toBe(6);
    expect([1, 2, 3, 4, 5, 6].map((level) => stepsShown(F6423, level))).toEqual([4, 3, 2, 1, 0, 0]);
    expect(lastRung(EDITIONS.get("bulls-and-cows")!)).toBe(5);
  });

  it("goes up after two right answers in a row, as far as it goes", () => {
    expect(levels(way(newProgress(F6423, 1), right, 12))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]);
  });

  it("starts to count anew after a wrong answer", () => {
    const first = after(newProgress(F6423, 1), right, 1);
    const steps = way(after(first, wrong, 1), right, 2);
    expect(levels(steps)).toEqual([1, 1, 2]);
  });

  it("lets a rung be skipped, and holds at both ends", () => {
    expect(climb(newProgress(F6423, 1), 3).level).toBe(4);
    expect(climb(newProgress(F6423, 1), -1).level).toBe(1);
    expect(climb(newProgress(F6423, 1), 9).level).toBe(6);
  });

  it.each([...MISCONCEPTIONS])("names %s, leads down and practises on pairs where it shows", (rule) => {
    const steps = way(newProgress(F6423, 5, ALONE + 1), believing(rule), 12);
    const named = steps.findIndex(({ focus }) => focus !== null);
    expect(steps.map(({ focus }) => focus)).toEqual(steps.map((_, n) => (n < named ? null : rule)));
    expect(steps[named]!.attempts.length).toBeGreaterThanOrEqual(4);
    expect(steps[named]!.level).toBe(ALONE);
    expect(steps.at(-1)!.level).toBeLessThan(ALONE);
    const chosen = steps.slice(named).map((p) => nextTask(p, NOON)).filter(({ why }) => why === "rule");
    expect(chosen.length).toBeGreaterThan(0);
    for (const task of chosen) expect(same(right(F6423, task), believing(rule)(F6423, task))).toBe(false);
  });

  it.each([...MISCONCEPTIONS])("names %s within 13 answers to a learner who starts with every step shown, mostly within 8", (rule) => {
    const seeds = [0, 1, 2, 3, 5, 8, 13, 77, 123, 1000, 54_321, 999_999];
    const counts = seeds.map((seed) => {
      const named = way(newProgress(F6423, seed), believing(rule), 13).find(({ focus }) => focus !== null)!;
      expect(named.focus).toBe(rule);
      return named.attempts.length;
    });
    expect(counts.sort((a, b) => a - b)[seeds.length / 2]).toBeLessThanOrEqual(8);
  });

  it("puts in pairs without help after two wrong answers with it, until they say enough or are eight", () => {
    const first = way(newProgress(F6423, 1), wrong, 2).at(-1)!;
    const learners = { right, mixed: ((box, task) => (task.secret[0]! % 2 ? right : wrong)(box, task)) as Learner };
    for (const learner of Object.values(learners)) {
      const steps = way(first, learner, 12);
      const probes = steps.map((p) => nextTask(p, NOON)).filter(({ why }) => why === "probe");
      expect(probes.length).toBeGreaterThanOrEqual(4);
      expect(probes.length).toBeLessThanOrEqual(8);
      for (const probe of probes) expect([stepsShown(F6423, probe.level), probe.filled]).toEqual([0, null]);
    }
    expect(finding(way(first, right, 12).at(-1)!).verdict).toBe("true");
  });

  it("lets a rule go after two right answers in a row where it shows", () => {
    const named = way(newProgress(F6423, 5, ALONE), believing("swapped"), 12).find(({ focus }) => focus)!;
    const free = way(named, right, 6).find(({ focus }) => focus === null)!;
    expect(free.since).toBe(free.attempts.length);
    expect(finding(free).answers).toBe(0);
  });

  it("never names a rule to a learner who is right, and ends with the true rule", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(...EDITIONS.values()), (seed, box) => {
      const steps = way(newProgress(box, seed, box.positions + 1), right, 12);
      expect(steps.every(({ focus }) => focus === null)).toBe(true);
      expect(["true", null]).toContain(finding(steps.at(-1)!).verdict);
    }), { numRuns: 30 });
  });

  it("takes no answer with help, and no mended one, for the learner's own rule", () => {
    expect(finding(after(newProgress(F6423, 1), right, 8)).answers).toBe(0);
    expect(finding(after(newProgress(F6423, 1, ALONE), right, 4)).answers).toBe(3);
  });
});

describe("the tasks", () => {
  it("have one in four a wrong answer to mend", () => {
    const steps = way(newProgress(F6423, 2), right, 16);
    const tasks = steps.map((p) => nextTask(p, NOON));
    expect(tasks.map(({ filled }) => filled !== null)).toEqual(tasks.map((_, n) => n % 4 === 3));
    for (const task of tasks) if (task.filled) expect(same(task.filled, right(F6423, task))).toBe(false);
  });

  it("follow a wrong answer with one of the same shape, once", () => {
    const [, first, second] = way(newProgress(F6423, 2, ALONE), wrong, 2);
    const [asked, like, other] = [first!.attempts[0]!, nextTask(first!, NOON), nextTask(second!, NOON)];
    expect(like.why).toBe("like");
    expect(shapeOf(like)).toEqual(shapeOf(asked));
    expect(like.secret).not.toEqual(asked.secret);
    expect(other.why).toBe("next");
  });

  it("repeat a colour in both codes on the last rung", () => {
    for (const progress of way(newProgress(F6423, 8, 6), right, 12)) {
      const { secret, guess } = nextTask(progress, NOON);
      expect([secret, guess].map((code) => new Set(code).size < 4)).toEqual([true, true]);
    }
  });

  it("are codes of their box, in every box, and stay the same until they are answered", () => {
    const own = edition({ key: "own", name: "Own", positions: 1, colours: 2 });
    fc.assert(fc.property(
      fc.constantFrom(own, ...EDITIONS.values()), fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 7 }),
      fc.constantFrom<Learner>(right, wrong, believing("swapped")),
      (box, seed, level, learner) => {
        for (const progress of way(newProgress(box, seed, level), learner, 6)) {
          const task = nextTask(progress, NOON);
          expect(task.secret.concat(task.guess).every((s) => s >= 0 && s < box.symbols.length)).toBe(true);
          if (!box.repeats) expect([task.secret, task.guess].map((c) => new Set(c).size)).toEqual([box.positions, box.positions]);
          expect(nextTask(progress, NOON + 1)).toEqual(task);
        }
      },
    ), { numRuns: 60 });
  });

  it("leave holes where they are when colours change", () => {
    const box = EDITIONS.get("super-holes")!;
    expect(recoloured(box, { secret: [8, 0, 7, 1, 8], guess: [0, 8, 8, 7, 7] }, 1)).toEqual({ secret: [8, 1, 0, 2, 8], guess: [1, 8, 8, 0, 0] });
  });
});

describe("what was wrong", () => {
  const missed = after(newProgress(F6423, 2), wrong, 1);
  const [pair] = missed.attempts;
  const due = (progress: Progress, now: number) => dueAgain(F6423, progress.attempts, now).length;
  const answeredOn = (progress: Progress, days: number, learner: Learner) =>
    record(progress, { ...pair!, why: "due", filled: null }, learner(F6423, { ...pair!, why: "due", filled: null }), later(days));

  it("comes back on the next day, not before, and stays until it is answered", () => {
    expect(due(missed, later(0, 23))).toBe(0);
    expect(due(missed, later(1, 0))).toBe(1);
    expect(due(missed, later(40))).toBe(1);
    const onTheDay = record(missed, nextTask(missed, NOON), right(F6423, nextTask(missed, NOON)), NOON);
    const task = nextTask(onTheDay, later(1));
    expect([task.why, task.secret, task.guess]).toEqual(["due", pair!.secret, pair!.guess]);
  });

  it("comes back after 1, 3 and 7 days, and then no more", () => {
    const seen = [];
    let progress = missed;
    for (let day = 0; day < 30; day += 1) {
      if (!due(progress, later(day))) continue;
      seen.push(day);
      progress = answeredOn(progress, day, right);
    }
    expect(seen).toEqual([1, 3, 7]);
  });

  it("begins anew when it is wrong again", () => {
    const again = answeredOn(answeredOn(missed, 1, right), 3, wrong);
    expect([3, 4, 5, 6, 10].map((day) => due(again, later(day)))).toEqual([0, 1, 1, 1, 1]);
    expect(due(answeredOn(again, 4, right), later(5))).toBe(0);
    expect(due(answeredOn(again, 4, right), later(6))).toBe(1);
  });

  it("is not forgiven by a right answer on the same day", () => {
    expect(due(answeredOn(missed, 0, right), later(1))).toBe(1);
  });

  it("comes back by the calendar, whatever the clocks do", () => {
    const evening = record(newProgress(F6423, 2), { ...pair!, why: "next", filled: null }, { exact: 4, misplaced: 4 }, later(0, 23));
    expect(due(evening, later(1, 0))).toBe(1);
    expect(new Set([0, 180].map((day) => new Date(later(day)).getTimezoneOffset())).size).toBe(2);
    for (let day = 1; day < 366; day += 1) {
      const made = record(newProgress(F6423, 2), { ...pair!, why: "next", filled: null }, { exact: 4, misplaced: 4 }, later(day, 1));
      expect([due(made, later(day, 23)), due(made, later(day + 1, 0))]).toEqual([0, 1]);
    }
  });
});

describe("progress in a file", () => {
  it("comes back as it was", () => {
    fc.assert(fc.property(fc.constantFrom(...EDITIONS.values()), fc.constantFrom<RuleKey>("true", ...MISCONCEPTIONS), (box, rule) => {
      const progress = after(newProgress(box, 7, box.positions + 1), believing(rule), 7);
      expect(readProgress(JSON.parse(JSON.stringify(progressData(progress))))).toEqual(progress);
    }), { numRuns: 40 });
  });

  const good = progressData(after(newProgress(F6423, 1), right, 2));
  it.each([
    ["nothing", null], ["a list", []], ["no attempts", { ...good, attempts: 3 }], ["an attempt that is none", { ...good, attempts: [5] }],
    ["a letter that is none", { ...good, attempts: [{ ...good.attempts[0], secret: "RRRX" }] }],
    ["too many keys", { ...good, attempts: [{ ...good.attempts[0], answer: [5, 0] }] }],
    ["a day that is none", { ...good, attempts: [{ ...good.attempts[0], at: "yesterday" }] }],
    ["an unknown box", { ...good, edition: "nowhere" }], ["a seed that is none", { ...good, seed: "many" }],
  ])("is refused with %s", (_, value) => {
    expect(() => readProgress(value)).toThrow(Refusal);
  });

  it("names the answer that is wrong", () => {
    const attempts = [good.attempts[0]!, { ...good.attempts[1]!, guess: "RR<script>" }];
    try {
      readProgress({ ...good, attempts });
      expect.unreachable();
    } catch (error) {
      expect((error as Refusal).in("en")).toMatch(/^Row 2: .*RR<script>/);
    }
  });

  it("reads what is out of bounds as the nearest that is in", () => {
    const read = readProgress({ ...good, level: 99, since: 99, focus: "nothing" });
    expect([read.level, read.since, read.focus]).toEqual([6, 2, null]);
  });
});

it("an answer is right when it is the true one", () => {
  const [secret, guess] = [parse(F6423, "RBRG", "en"), parse(F6423, "RRBY", "en")];
  expect(isRight(F6423, { secret, guess, answer: score(secret, guess) })).toBe(true);
  expect(isRight(F6423, { secret, guess, answer: { exact: 2, misplaced: 1 } })).toBe(false);
});
