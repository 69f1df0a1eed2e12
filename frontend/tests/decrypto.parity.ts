// Answers the questions of tests/test_decrypto_parity.py by the rules in TypeScript: JSON in, JSON out.
import { readFileSync } from "node:fs";
import * as decrypto from "../rules/decrypto.ts";
import { LANGUAGES, type Lang } from "../rules/i18n.ts";
import { Refusal, SavedRefusal } from "../rules/refusal.ts";

interface Questions {
  readonly texts: readonly string[];
  readonly clues: readonly { clues: string[]; keywords: string[]; used: string[] }[];
  readonly pins: readonly (readonly string[])[];
  readonly tokens: readonly (readonly [number, number, number, number])[];
  readonly tables: readonly { saved: unknown; attempts: decrypto.Move[] }[];
  readonly files: readonly unknown[];
  readonly samples: readonly (readonly decrypto.Sample[])[];
}

const asked = JSON.parse(readFileSync(0, "utf8")) as Questions;

function refusal(error: unknown): unknown {
  if (error instanceof SavedRefusal) return [error.key, error.values.place, error.reason.key];
  if (error instanceof Refusal) return [error.key, error.values];
  throw error;
}

function attempt<T>(work: () => T): T | { refused: unknown } {
  try {
    return work();
  } catch (error) {
    return { refused: refusal(error) };
  }
}

function said(sentences: readonly decrypto.Sentence[]): string[][] {
  return LANGUAGES.map((lang) => sentences.map((sentence) => decrypto.say(sentence, lang)));
}

function state(game: decrypto.Game): unknown {
  const names = decrypto.names(game);
  const verdict = decrypto.verdict(game);
  return {
    due: decrypto.phase(game),
    side: decrypto.side(game),
    round: game.rounds.length,
    clock: decrypto.onTheClock(game),
    tokens: decrypto.tokens(game).map((own) => [own.interceptions, own.miscommunications]),
    decks: decrypto.SIDES.map((side) => decrypto.deckOf(game, side).length),
    encryptors: decrypto.SIDES.map((side) => decrypto.encryptor(decrypto.team(game, side), game.rounds.length)),
    notes: decrypto.SIDES.map((side) => decrypto.notes(game, side).map((s) => s.map((f) => [f.round, f.clue]))),
    results: said(decrypto.results(game).flatMap((result) => decrypto.turnSentences(result, names))),
    verdict: verdict && [verdict.cause, verdict.by, verdict.winner],
    end: verdict ? said(decrypto.endSentences(verdict, names)) : [],
  };
}

function playTable({ saved, attempts }: Questions["tables"][number]): unknown {
  let game = decrypto.fromJson(saved);
  const states = attempts.map((move) =>
    attempt(() => {
      game = decrypto.play(game, move);
      return state(game);
    }),
  );
  return { states, saved: decrypto.toJson(game), undone: attempt(() => decrypto.toJson(decrypto.undo(game))) };
}

function ends([wi, wm, bi, bm]: Questions["tokens"][number]): unknown {
  const tokens = [
    { interceptions: wi, miscommunications: wm },
    { interceptions: bi, miscommunications: bm },
  ] as const;
  return [7, 8].map((round) => {
    const end = decrypto.judgeEnd(tokens, round);
    return end && [end.cause, end.by, end.winner];
  });
}

/** Every step of every round of the sample game, in words. */
function told(sample: decrypto.Sample, lang: Lang): string[][] {
  const steps = sample.rounds.flatMap((_, i) => decrypto.workedRound(sample, i + 1));
  return steps.map(({ sentences }) => sentences.map((sentence) => decrypto.say(sentence, lang)));
}

const answers = {
  texts: asked.texts.map(decrypto.fold),
  clues: asked.clues.map(({ clues, keywords, used }) =>
    decrypto.checkClues(clues, keywords, used).map((o) => [o.fault, o.clue, o.slot ?? null, decrypto.sayObjection(o, "fr")]),
  ),
  pins: asked.pins.map((texts) =>
    attempt(() => {
      const pins = texts.map(decrypto.parsePin);
      const codes = decrypto.readings(pins);
      const slots = [1, 2, 3].map((clue) => decrypto.slotsOf(clue, codes));
      const sentences = LANGUAGES.map((lang) => [...pins.map((p) => decrypto.sayPin(p, lang)), decrypto.sayLeft(codes.length, lang)]);
      return { codes, counts: decrypto.readingCounts(pins), slots, sentences, pins: pins.map(decrypto.formatPin) };
    }),
  ),
  ends: asked.tokens.map(ends),
  tables: asked.tables.map(playTable),
  files: asked.files.map((file) => attempt(() => decrypto.toJson(decrypto.fromJson(file)))),
  samples: asked.samples.map((games, i) => games.map((sample) => told(sample, LANGUAGES[i]!))),
};
process.stdout.write(JSON.stringify(answers));
