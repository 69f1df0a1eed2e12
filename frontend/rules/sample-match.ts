// A whole match to look at, computed: two rounds, and a wrong answer proven in each of the two ways.
import { codeAt } from "./codes.ts";
import { clashes, remaining } from "./consistency.ts";
import { F6423, type Code, type Edition } from "./editions.ts";
import { phase, play, present, rightAnswer, startMatch, winner, type Match } from "./match.ts";
import { PROOFS, type Proof } from "./moves.ts";
import { accepts } from "./rows.ts";
import { possible, type Feedback } from "./scoring.ts";

type Choose = (below: number) => number;

const TRIES = 20;
const SLIPS = [[0, -1], [0, 1], [1, -1], [-1, 1], [-1, 0]] as const;

/**
 * A match of two rounds in which each codemaker slips once, in row 2, and the codebreaker proves it. The same box and
 * seed (0 or more) give the same match as `example_match` in Python, whose words hold here as well.
 */
export function exampleMatch(box: Edition = F6423, seed = 1, players: readonly [string, string] = ["", ""]): Match {
  const choose = chooser(seed);
  const start = startMatch(box, { players });
  let match = start;
  for (let n = 0; n < TRIES && winner(match) === null; n += 1) {
    match = PROOFS.reduce((before, proof) => honestRound(provenRound(before, proof, choose), choose), start);
  }
  return match;
}

/** The same choices for the same seed: Lehmer's generator, whose numbers every language holds exactly. */
function chooser(seed: number): Choose {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function honestRound(start: Match, choose: Choose): Match {
  let match = play(start, { move: "set_code", code: pick(start, choose) });
  while (phase(match) === "guess") {
    match = play(match, { move: "guess", code: pick(match, choose) });
    match = play(match, { move: "answer", answer: rightAnswer(match)! });
  }
  return play(play(match, { move: "reveal" }), { move: "next_round" });
}

/** The match after a round with a slip that was proven, or the same match when no try leads there. */
function provenRound(start: Match, proof: Proof, choose: Choose): Match {
  for (let n = 0; n < TRIES; n += 1) {
    let match = play(start, { move: "set_code", code: pick(start, choose) });
    while (phase(match) === "guess" && fitting(match).length && !provable(match, proof)) {
      match = play(match, { move: "guess", code: pick(match, choose) });
      const slipped = present(match).rows.length === 1 ? slip(match, choose) : null;
      match = play(match, { move: "answer", answer: slipped ?? rightAnswer(match)! });
    }
    if (phase(match) === "guess" && provable(match, proof)) {
      match = play(match, { move: "claim_error", proof });
      if (proof === "secret") match = play(match, { move: "reveal" });
      return play(match, { move: "next_round" });
    }
  }
  return start;
}

/** Whether this proof is the one to choose: the code only while some code fits, and when it is too late to mend. */
function provable(match: Match, proof: Proof): boolean {
  const { secret, rows } = present(match);
  const left = fitting(match).length;
  if (proof === "no_code") return left === 0;
  return left > 0 && rows.length > 2 && clashes(match.box, secret!, rows).length > 0;
}

/** The codes that fit the answers of the present round, as places in the order of all codes. */
function fitting(match: Match): Uint32Array {
  return remaining(match.box, present(match).rows);
}

function pick(match: Match, choose: Choose): Code {
  const left = fitting(match);
  return codeAt(match.box, left[choose(left.length)]!);
}

/** The right answer with one key too few, too many or of the wrong colour. */
function slip(match: Match, choose: Choose): Feedback | null {
  const { exact, misplaced } = rightAnswer(match)!;
  if (exact === match.box.positions) return null;
  const slips = SLIPS.map(([e, m]) => ({ exact: exact + e, misplaced: misplaced + m }));
  const left = slips.filter((answer) => accepts(() => possible(answer, match.box, "en")));
  return left.length ? left[choose(left.length)]! : null;
}
