import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import type { Sample } from "../../rules/decrypto.ts";

/** Which of the sample games, from easy to hard; numbers count from 1. */
export function GamePicker({ games, game, onGame }: { games: readonly Sample[]; game: number; onGame: (game: number) => void }) {
  const { say } = useContext(Speech);
  return (
    <NumberPicker label={say("decrypto_round.game")} value={game} onValue={onGame}
      names={games.map(({ title, level }) => say(`decrypto_round.level_${level}`, { title }))} />
  );
}

/** One of several named things, by its number from 1. */
export function NumberPicker({ label, names, value, onValue }: { label: string; names: readonly string[]; value: number; onValue: (value: number) => void }) {
  return (
    <label class="mm-field">
      <span>{label}</span>
      <select value={String(value)} onChange={(event) => onValue(Number(event.currentTarget.value))}>
        {names.map((name, i) => (
          <option key={name} value={String(i + 1)}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** The number, if there is a thing of that number; else the first's. */
export function within(number: number, things: readonly unknown[]): number {
  return number >= 1 && number <= things.length ? number : 1;
}
