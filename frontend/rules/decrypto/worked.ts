// A round of a sample game told step by step, from the cards to the tokens.
import { formatCard, parseCard } from "./cards.ts";
import { names, results, verdict } from "./game.ts";
import { encryptor } from "./record.ts";
import { SIDES, endSentences, other, place, turnSentences, type Sentence, type Side } from "./result.ts";
import { roundMoves, sampleGame, type Sample } from "./samples.ts";

/** One step: what is said, how many of the round's moves are made by then, and how many clues of `side` are written. */
export interface WorkedStep {
  readonly sentences: readonly Sentence[];
  readonly moves: number;
  readonly side: Side | null;
  readonly clues: number;
}

/** The steps of a round, from 1, of a sample game. */
export function workedRound(sample: Sample, round: number): WorkedStep[] {
  const [white, black] = sample.teams;
  const players = { white: encryptor(white, round), black: encryptor(black, round) };
  const begun = step(0, [said("encryptors", { white_player: players.white, black_player: players.black, white: white.name, black: black.name })]);
  const writing = SIDES.flatMap((side, i) => writingSteps(sample, round, side, 2 * i));
  const first = 4 + guessMoves(sample, round, "white");
  const last = roundMoves(sample.rounds[round - 1]!).length;
  const guessing = [...guessingSteps(sample, round, "white", first), ...guessingSteps(sample, round, "black", last)];
  const game = sampleGame(sample, round);
  const end = verdict(game);
  return [begun, ...writing, ...guessing, step(last, end ? endSentences(end, names(game)) : [said("goes_on")])];
}

function writingSteps(sample: Sample, round: number, side: Side, made: number): WorkedStep[] {
  const { code, clues } = sample.rounds[round - 1]![side];
  const { name, keywords } = sample.teams[place(side)];
  const card = parseCard(code);
  const drawn = step(made + 1, [said("card", { team: name, code })], side);
  const written = clues.map(({ clue, why }, i) => {
    const values = { clue: i + 1, slot: card[i]!, keyword: keywords[card[i]! - 1]!, text: clue, why };
    return step(made + (i === 2 ? 2 : 1), [said("clue", values)], side, i + 1);
  });
  return [drawn, ...written];
}

/** From reading out to the open card; `last` moves are made when it lies open. */
function guessingSteps(sample: Sample, round: number, side: Side, last: number): WorkedStep[] {
  const turn = sample.rounds[round - 1]![side];
  const team = sample.teams[place(side)].name;
  const reader = sample.teams[place(other(side))].name;
  const clues = turn.clues.map(({ clue }) => clue).join(", ");
  const tried = turn.intercept
    ? said("intercept", { team: reader, code: formatCard(parseCard(turn.intercept)) })
    : said("not_tried", { team: reader });
  const game = sampleGame(sample, round - 1, last);
  return [
    step(last - guessMoves(sample, round, side), [said("read_out", { team, other: reader, clues })], side, 3),
    step(last - 2, [tried], side, 3),
    step(last - 1, [said("decode", { team, code: formatCard(parseCard(turn.decode)) })], side, 3),
    step(last, [...turnSentences(results(game).at(-1)!, names(game)), said("filed")], side, 3),
  ];
}

/** The moves of one team's guesses and card. */
function guessMoves(sample: Sample, round: number, side: Side): number {
  return sample.rounds[round - 1]![side].intercept ? 3 : 2;
}

function step(moves: number, sentences: readonly Sentence[], side: Side | null = null, clues = 0): WorkedStep {
  return { sentences, moves, side, clues };
}

function said(key: string, values: Sentence["values"] = {}): Sentence {
  return { key: `decrypto_round.step.${key}`, values };
}
