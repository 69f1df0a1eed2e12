import { useContext } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import { useFocusHere } from "../../parts/focus.ts";
import { Status } from "../../parts/frame.tsx";
import { Speech } from "../../parts/speech.ts";
import { CARDS, CLUES, NO_GUESSES, SLOTS, atGame, cardIn, fileClues, judged, other, parseCard, place, readingCounts, readingRound, readings, sayLeft, sayPin, turnPin, turnSentences, without } from "../../rules/decrypto.ts";
import type { Pin, Sample } from "../../rules/decrypto.ts";
import { ReadOut } from "./clues.tsx";
import { CardFields } from "./fields.tsx";
import { GamePicker, within } from "./game-picker.tsx";
import { NoteTable } from "./notes.tsx";
import type { PartProps } from "./part.ts";

/** Practice as interceptor: the other team's note sheet, its new clues, what one is sure of, and the codes left. */
export function Intercepting(given: PartProps) {
  const { samples, change } = given;
  const { lang, say } = useContext(Speech);
  const number = within(given.practice.game, samples.games);
  const sample = samples.games[number - 1]!;
  const practice = atGame(given.practice, sample);
  const props = { ...given, practice };
  const sender = other(practice.reader);
  const round = readingRound(practice);
  const past = sample.rounds.slice(0, practice.shown ? round : round - 1).map((played) => ({ card: parseCard(played[sender].code), clues: played[sender].clues.map(({ clue }) => clue) }));
  const { name, keywords } = sample.teams[place(sender)];
  const over = practice.shown && round === sample.rounds.length;
  const results = judged(sample, practice);
  const hits = results.filter(({ interception }) => interception === "token").length;
  const here = useFocusHere<HTMLElement>(`${practice.guesses.length} ${practice.shown}`);
  const afresh = (part: { game: number }) => change({ ...part, ...NO_GUESSES, draft: without(practice.draft, "intercept") }, say("decrypto_round.start_intercept"));
  const clues = sample.rounds[round - 1]![sender].clues.map(({ clue }) => clue);
  return (
    <>
      <GamePicker games={samples.games} game={number} onGame={(chosen) => afresh({ game: chosen })} />
      <p>{say("decrypto_round.intercepted", { round, rounds: sample.rounds.length, team: isolated(name), count: hits })}</p>
      <NoteTable caption={say("decrypto_round.notes_on", { team: isolated(name) })} filed={fileClues(past)} words={over ? keywords : null} />
      <section role="group" class="mm-stack" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")}>
        <ReadOut team={isolated(name)} clues={clues} />
        {practice.shown ? (
          <Answer sample={sample} {...props} />
        ) : (
          <div class="mm-stack">
            <PinGrid clues={clues} pins={practice.pins} onPins={(pins) => change({ pins }, sayLeft(readings(pins).length, lang))} />
            <CodesLeft pins={practice.pins} />
            {round === 1 && <p>{say("decrypto_round.too_early")}</p>}
          </div>
        )}
        <Status board={given.board} />
        {!practice.shown ? (
          <Guess clues={clues} sample={sample} {...props} />
        ) : over ? (
          <button type="button" class="mm-main" onClick={() => afresh({ game: within(number + 1, samples.games) })}>{say("decrypto_round.next_game")}</button>
        ) : (
          <button type="button" class="mm-main" onClick={() => change({ shown: false, pins: [] }, say("decrypto_round.round_begins", { round: round + 1 }))}>{say("decrypto_round.next_round")}</button>
        )}
      </section>
    </>
  );
}

/** Three clues by four slots; a click says that a clue belongs to a slot, another that it does not, a third neither. */
function PinGrid({ clues, pins, onPins }: { clues: readonly string[]; pins: readonly Pin[]; onPins: (pins: Pin[]) => void }) {
  const { say } = useContext(Speech);
  const held = (clue: number, slot: number) => pins.find((pin) => pin.clue === clue && pin.slot === slot)?.belongs;
  return (
    <div>
      <p class="mm-label">{say("decrypto_round.pins_hint")}</p>
      <table class="mm-pins">
        <thead>
          <tr>
            <th scope="col">{say("decrypto_round.pins")}</th>
            {SLOTS.map((slot) => (
              <th key={slot} scope="col">{slot}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CLUES.map((clue) => (
            <tr key={clue}>
              <th scope="row">{clue}. <bdi>{clues[clue - 1]}</bdi></th>
              {SLOTS.map((slot) => {
                const belongs = held(clue, slot);
                const state = belongs === undefined ? "open" : belongs ? "yes" : "no";
                return (
                  <td key={slot}>
                    <button type="button" class={`mm-pin-${state}`} aria-label={say(`decrypto_round.pin_${state}`, { clue, slot })} onClick={() => onPins(turnPin(pins, clue, slot))}>
                      {state === "yes" ? "✓" : state === "no" ? "✕" : "?"}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The codes left after each pinned fact, with a bar as long as the logarithm of their number, and the codes. */
function CodesLeft({ pins }: { pins: readonly Pin[] }) {
  const { lang, say } = useContext(Speech);
  const counts = readingCounts(pins);
  const left = readings(pins);
  return (
    <div class="mm-left">
      <ol class="mm-bars" aria-label={say("decrypto_round.left_after")}>
        {counts.map((count, i) => (
          <li key={i}>
            <span>{i ? sayPin(pins[i - 1]!, lang) : say("decrypto_round.nothing_pinned")}</span> <strong>{say("decrypto_round.codes", { count })}</strong>
            <svg class="mm-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="mm-bar-all" width="100" height="10" />
              <rect class="mm-bar-left" width={count ? Math.max(1.5, (100 * Math.log(count)) / Math.log(CARDS.length)) : 0} height="10" />
            </svg>
          </li>
        ))}
      </ol>
      <p>{sayLeft(left.length, lang)}</p>
      <ul class="mm-codes">
        {left.map((card) => (
          <li key={card.join()}>{card.join("-")}</li>
        ))}
      </ul>
    </div>
  );
}

function Guess({ practice, sample, clues, change, write }: PartProps & { sample: Sample; clues: readonly string[] }) {
  const { say, attempt } = useContext(Speech);
  const { draft, guesses } = practice;
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => {
      const next = { ...practice, guesses: [...guesses, cardIn(draft, "intercept")], shown: true, draft: without(draft, "intercept") };
      change(next, resultOf(sample, next).map(({ key, values }) => say(key, values)).join(" "));
    });
  };
  return (
    <form class="mm-stack" onSubmit={submit}>
      <CardFields name="intercept" label={say("decrypto_sheet.guess")} clues={clues} draft={draft} write={write} />
      <button type="submit" class="mm-main">{say("decrypto_round.intercept")}</button>
    </form>
  );
}

/** What the guess earned, and why each clue belongs where it does. */
function Answer({ practice, sample }: PartProps & { sample: Sample }) {
  const { say } = useContext(Speech);
  const { guesses, reader } = practice;
  const { clues, code } = sample.rounds[guesses.length - 1]![other(reader)];
  const card = parseCard(code);
  return (
    <div class="mm-said">
      <strong>{say("decrypto_round.you_guessed", { guess: guesses.at(-1)!.join("-"), code: card.join("-") })}</strong>
      {resultOf(sample, practice).map(({ key, values }) => (
        <p key={key}>{say(key, values)}</p>
      ))}
      <ol>
        {clues.map(({ clue, why }, i) => (
          <li key={i}>{say("decrypto_round.because", { text: clue, slot: card[i]!, why })}</li>
        ))}
      </ol>
    </div>
  );
}

function resultOf(sample: Sample, practice: PartProps["practice"]) {
  const [white, black] = sample.teams;
  return turnSentences(judged(sample, practice).at(-1)!, [isolated(white.name), isolated(black.name)]);
}
