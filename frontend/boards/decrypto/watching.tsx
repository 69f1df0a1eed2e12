import { useContext, useLayoutEffect } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import { Status } from "../../parts/frame.tsx";
import { Speech } from "../../parts/speech.ts";
import { Stepper } from "../../parts/stepper.tsx";
import { CLUES, SIDES, other, sampleGame, team, workedRound, type Card, type Game, type Side, type WorkedStep } from "../../rules/decrypto.ts";
import { GamePicker, NumberPicker, within } from "./game-picker.tsx";
import { NoteSheet } from "./notes.tsx";
import type { PartProps } from "./part.ts";
import { Scores, TeamName } from "./scores.tsx";

const NOTHING = { moves: 0, side: null, clues: 0 };

/** A round of a sample game, step by step from the cards to the tokens, with everything in view for both teams. */
export function Watching({ board, practice, samples, change }: PartProps) {
  const { lang, say, announce } = board;
  const number = within(practice.game, samples.games);
  const sample = samples.games[number - 1]!;
  const round = within(practice.round, sample.rounds);
  const steps = workedRound(sample, round);
  const at = Math.max(0, Math.min(practice.step, steps.length));
  const { moves, side: active, clues } = steps[at - 1] ?? NOTHING;
  const game = sampleGame(sample, round - 1, moves);
  const told = (step: WorkedStep) => step.sentences.map(({ key, values }) => say(key, values)).join(" ");
  const go = (to: number) => change({ game: number, round, step: to }, to ? told(steps[to - 1]!) : say("decrypto_round.start_watch"));
  // Come back to, or in another language, the board says the step it stands at.
  useLayoutEffect(() => {
    if (at) announce(told(steps[at - 1]!));
  }, [lang]);
  const enter = (part: { game: number; round: number }) => change({ ...part, step: 0 }, say("decrypto_round.start_watch"));
  return (
    <>
      <div class="mm-row">
        <GamePicker games={samples.games} game={number} onGame={(chosen) => enter({ game: chosen, round: 1 })} />
        <NumberPicker label={say("decrypto_round.round")} value={round} onValue={(chosen) => enter({ game: number, round: chosen })}
          names={sample.rounds.map((_, i) => String(i + 1))} />
      </div>
      <Stepper step={at} last={steps.length} go={go} />
      <Status board={board} />
      <div class="mm-two">
        {SIDES.map((side) => (
          <div key={side} class={active === side ? "mm-half mm-half-now" : "mm-half"}>
            <TeamName game={game} side={side} round={round} />
            <TurnSoFar game={game} side={side} round={round}
              written={sample.rounds[round - 1]![side].clues.slice(0, active === side ? clues : 0).map(({ clue }) => clue)} />
            <NoteSheet game={game} side={side} keywords />
          </div>
        ))}
      </div>
      <Scores game={game} round={round} />
      <ol class="mm-strip">
        {steps.map((each, i) => (
          <li key={i}>{told(each)}</li>
        ))}
      </ol>
    </>
  );
}

/** Card, clues and guesses of one team, as far as they have come. */
function TurnSoFar({ game, side, round, written }: { game: Game; side: Side; round: number; written: readonly string[] }) {
  const { say } = useContext(Speech);
  const { drawn, clues, intercept, decode } = game.rounds[round - 1]![side];
  const shown = clues ?? written;
  const code = (card: Card | null) => (card ? card.join("-") : "· · ·");
  const lines = [
    [say("decrypto_round.card"), code(drawn)],
    ...CLUES.map((clue) => [say("decrypto_sheet.clue", { clue }), shown[clue - 1] ?? "·"]),
    [say("decrypto_round.guess_of", { team: isolated(team(game, other(side)).name) }), code(intercept)],
    [say("decrypto_round.guess_of", { team: isolated(team(game, side).name) }), code(decode)],
  ];
  return (
    <dl class="mm-turn">
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd><bdi>{text}</bdi></dd>
        </div>
      ))}
    </dl>
  );
}
