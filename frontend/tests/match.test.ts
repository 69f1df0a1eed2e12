import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDITIONS, F6423, edition, parse, type Edition } from "../rules/editions.ts";
import {
  fromJson, legal, phase, play, present, rightAnswer, scores, startMatch, toJson, turn, undo, winner,
  type Match, type Settings,
} from "../rules/match.ts";
import { MOVES, TurnRefusal, type Move } from "../rules/moves.ts";
import { scoreTable, sentence, state } from "../rules/referee.ts";
import { Refusal, SavedRefusal } from "../rules/refusal.ts";
import { refusal } from "./boxes.ts";
import { completed } from "../rules/round.ts";
import { exampleMatch } from "../rules/sample-match.ts";

const code = (letters: string) => parse(F6423, letters, "en");
const start = (settings: Settings = {}) => startMatch(F6423, { players: ["Ada", "Bo"], ...settings });
const playAll = (match: Match, ...moves: Move[]) => moves.reduce((before, move) => play(before, move), match);
const set = (letters: string): Move => ({ move: "set_code", code: code(letters) });
const reveal: Move = { move: "reveal" };
const next: Move = { move: "next_round" };
const record = (rows: number): Move => ({ move: "record_round", rows, broken: true });
const claim = (proof: "no_code" | "secret"): Move => ({ move: "claim_error", proof });

/** Rows as "RRBY", rightly answered, or as "RRBY 12". */
function rows(match: Match, ...played: string[]): Match {
  return played.reduce((before, row) => {
    const [letters, said] = row.split(" ");
    const guessed = play(before, { move: "guess", code: code(letters!) });
    const answer = said ? { exact: Number(said[0]), misplaced: Number(said[1]) } : rightAnswer(guessed)!;
    return play(guessed, { move: "answer", answer });
  }, match);
}

describe("a round", () => {
  it("gives the codemaker a point a row, the winning row too", () => {
    const match = rows(play(start(), set("RBRG")), "RRBY", "RBGR", "RBRG");
    expect(scores(match)).toEqual([3, 0]);
    expect(sentence(match, "en")).toBe("Row 3: 4 exact, 0 misplaced. The code is found in row 3: 3 points for Ada.");
  });

  it("gives 11 when the tenth row has not found the code", () => {
    expect(scores(rows(play(start(), set("RBRG")), ...Array<string>(10).fill("YYYY")))).toEqual([11, 0]);
  });

  it("keeps its code from the first row on", () => {
    const match = playAll(start(), set("RBRG"), set("YYYY"), { move: "guess", code: code("RRBY") });
    expect(present(match).secret).toEqual(code("YYYY"));
    expect(() => play(match, set("RBRG"))).toThrow(TurnRefusal);
  });

  it("lets a slip be mended until the next row is played", () => {
    const match = rows(play(start(), set("RBRG")), "RRBY 11");
    expect(present(play(match, { move: "mend_answer", answer: { exact: 1, misplaced: 2 } })).rows).toHaveLength(1);
    const late: Move = { move: "mend_answer", row: 1, answer: { exact: 1, misplaced: 2 } };
    expect(() => play(rows(match, "BBBB"), late)).toThrow(Refusal);
  });
});

describe("a wrong answer", () => {
  const contradictory = (settings: Settings = {}) => rows(play(start(settings), set("RBRG")), "RBRG 00", "RRRR");

  it("is proven because no code fits", () => {
    const match = play(contradictory(), claim("no_code"));
    expect(scores(match)).toEqual([0, 3]);
    expect(present(play(match, next)).codemaker).toBe(0);
  });

  it("is proven by the code that is shown", () => {
    const match = playAll(rows(play(start(), set("RBRG")), "RRBY 11"), claim("secret"), reveal);
    expect(scores(match)).toEqual([0, 3]);
    expect(sentence(match, "en")).toContain("Proven: row 1 earns 1 exact, 2 misplaced, not 1 exact, 1 misplaced.");
  });

  it("is not proven while a code fits, and a code shown for nothing counts as not found", () => {
    const match = rows(play(start(), set("RBRG")), "RRBY");
    expect(phase(play(match, claim("no_code")))).toBe("guess");
    expect(scores(playAll(match, claim("secret"), reveal))).toEqual([11, 0]);
  });

  it("costs nothing with the learning option", () => {
    const match = play(contradictory({ learning: true }), claim("no_code"));
    expect([phase(match), turn(match), scores(match)]).toEqual(["mend", 0, [0, 0]]);
    const mended = play(match, { move: "mend_answer", row: 1, answer: { exact: 3, misplaced: 0 } });
    expect(phase(mended)).toBe("guess");
  });
});

describe("a match", () => {
  it("ends after an even number of rounds, and most points win", () => {
    const match = playAll(start(), record(5), next, record(7), next);
    expect([phase(match), winner(match), sentence(match, "en")]).toEqual(["over", 1, "Bo wins, 7 to 5."]);
    expect(() => play(match, next)).toThrow(TurnRefusal);
  });

  it("shows a tie as a tie, to be shared or played on", () => {
    const tie = playAll(start(), record(5), next, record(5), next);
    expect([phase(tie), winner(tie), legal(tie)]).toEqual(["tie", null, ["share", "another_pair"]]);
    expect(phase(play(tie, { move: "share" }))).toBe("over");
    expect(winner(playAll(tie, { move: "another_pair" }, record(2), next, record(1), next))).toBe(0);
  });

  it("refuses what it cannot be set up with", () => {
    expect(refusal(() => start({ rounds: 3 }))).toMatch(/^Rounds: 3 is not possible, as both make the same number of codes\./);
    expect(refusal(() => start({ rounds: 3 }), "de")).toMatch(/^Runden: 3 ist nicht möglich/);
    expect(refusal(() => start({ rounds: "null" as unknown as number }))).toMatch(/^Rounds: "null" is not possible/);
    expect(refusal(() => start({ players: ["Ada", " Ada"] }))).toMatch(/^First codemaker and First codebreaker: "Ada", " Ada" is not possible\./);
  });

  it("refuses a round written down by the words of its form", () => {
    expect(refusal(() => play(start(), record(11)))).toBe("Rows used: 11 is out of bounds. Accepted: a whole number from 1 to 10.");
    expect(refusal(() => play(start(), { move: "record_round", rows: 4, broken: false }), "fr")).toMatch(/^Lignes jouées\u202f: 4 ne va pas/);
  });

  it("is written down as a table", () => {
    expect(scoreTable(play(start(), record(4)), "en")).toEqual([
      ["Round", "Codemaker", "Rows", "Result", "Ada", "Bo"],
      ["1", "Ada", "4", "code found", "4", "0"],
      ["Total", "", "", "", "4", "0"],
    ]);
  });

  it("is proven both ways in the example, in every box", () => {
    for (const box of EDITIONS.values()) {
      const outcomes = exampleMatch(box).rounds.map((round) => round.outcome);
      expect(outcomes).toEqual(["error", "broken", "error", "broken"]);
    }
  });
});

describe("a saved match", () => {
  it("names the move that is damaged, in every language", () => {
    const saved = toJson(playAll(start(), set("RBRG")));
    const damaged = { ...saved, moves: [...(saved.moves as unknown[]), { move: "reveal" }] };
    try {
      fromJson(damaged);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SavedRefusal);
      expect((error as Refusal).in("de")).toMatch(/^Zug 2: Jetzt nicht möglich: Code zeigen\./);
    }
  });

  it.each([null, 3, "", [], {}, { format: "mmteach-match-1" }])("is refused when it is %j", (saved) => {
    expect(() => fromJson(saved)).toThrow(Refusal);
  });

  it.each(["edition", "players", "rounds", "learning", "moves"])("is refused when its %s are spoilt", (field) => {
    for (const junk of [null, [1], { a: 1 }, Number.NaN]) {
      expect(() => fromJson({ ...toJson(exampleMatch()), [field]: junk })).toThrow(Refusal);
    }
  });
});

const TINY = edition({ key: "tiny", name: "Tiny", positions: 2, colours: 3, rows: 3, failure_bonus: 5, error_award: 7 });

/** A legal move of any kind, drawn by a stream of numbers. */
function anyMove(match: Match, draw: (below: number) => number): Move {
  const { box } = match;
  const name = legal(match)[draw(legal(match).length)]!;
  const pegs = () => Array.from({ length: box.positions }, () => draw(box.symbols.length));
  const answer = () => rightAnswer(match) ?? { exact: draw(box.positions + 1), misplaced: 0 };
  switch (name) {
    case "set_code":
    case "guess":
      return { move: name, code: pegs() };
    case "answer":
    case "mend_answer":
      return { move: name, answer: draw(2) ? answer() : { exact: draw(box.positions + 1), misplaced: 0 } };
    case "claim_error":
      return claim(draw(2) ? "no_code" : "secret");
    case "record_round":
      return record(1 + draw(box.rows));
    default:
      return { move: name };
  }
}

describe("any match", () => {
  const boxes = fc.constantFrom<Edition>(TINY, F6423, EDITIONS.get("kids")!);
  const numbers = fc.infiniteStream(fc.nat({ max: 1 << 20 }));

  it("alternates roles, knows whose move it is, and is the same after saving and undoing", () => {
    fc.assert(
      fc.property(boxes, fc.boolean(), fc.nat({ max: 60 }), numbers, (box, learning, length, stream) => {
        const draw = (below: number) => stream.next().value! % below;
        let match = startMatch(box, { learning });
        for (let n = 0; n < length && legal(match).length; n += 1) {
          const after = play(match, anyMove(match, draw));
          expect(state(undo(after))).toEqual(state(match));
          match = after;
        }
        const makers = match.rounds.filter(completed).map((round) => round.codemaker);
        expect(makers).toEqual(makers.map((_, n) => n % 2));
        expect(legal(match).length === 0).toBe(phase(match) === "over");
        for (const name of MOVES.filter((move) => !legal(match).includes(move))) {
          expect(() => play(match, { move: name } as Move)).toThrow(TurnRefusal);
        }
        const loaded = fromJson(JSON.parse(JSON.stringify(toJson(match))));
        expect(state(loaded)).toEqual(state(match));
      }),
    );
  });
});
