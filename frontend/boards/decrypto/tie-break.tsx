import { isolated } from "../../parts/bidi.ts";
import { SIDES, SLOTS, countRight, other, place, team, type Side } from "../../rules/decrypto.ts";
import { TextField } from "./fields.tsx";
import { nameOf, useTable } from "./table.ts";

const COUNTS = ["0", "1", "2", "3", "4"];

/** Equal points: each team guesses the other's keywords, and the table says how many are right. */
export function TieBreak() {
  const { game } = useTable();
  return (
    <>
      {SIDES.filter((side) => game.right[place(side)] === null).map((side) => (
        <KeywordGuesses key={side} side={side} />
      ))}
    </>
  );
}

function KeywordGuesses({ side }: { side: Side }) {
  const { say, game, draft, write, make } = useTable();
  const compared = draft[`${side}.right`] !== undefined;
  const words = team(game, other(side)).keywords;
  const title = say("decrypto_sheet.guesses_keywords", { team: nameOf(game, side), other: nameOf(game, other(side)) });
  const compare = () => write({ [`${side}.right`]: String(countRight(SLOTS.map((slot) => draft[`${side}.guess.${slot}`] ?? ""), words)) });
  const submit = (event: Event) => {
    event.preventDefault();
    make({ move: "guess_keywords", side, right: Number(draft[`${side}.right`] ?? 0) });
  };
  return (
    <form class="mm-panel" aria-label={title} onSubmit={submit}>
      <strong>{title}</strong>
      {words.length > 0 && (
        <div class="mm-fields">
          {SLOTS.map((slot) => (
            <div key={slot}>
              <TextField name={`${side}.guess.${slot}`} label={say("decrypto_sheet.slot", { slot })} draft={draft} write={write} />
              {compared && <p>{say("decrypto_sheet.keyword_is", { keyword: isolated(words[slot - 1]!) })}</p>}
            </div>
          ))}
        </div>
      )}
      {words.length > 0 && !compared && <button type="button" onClick={compare}>{say("decrypto_sheet.compare")}</button>}
      {(compared || !words.length) && (
        <div class="mm-row">
          <label class="mm-field">
            <span>{say("decrypto_sheet.right")}</span>
            <select value={draft[`${side}.right`] ?? "0"} onChange={(event) => write({ [`${side}.right`]: event.currentTarget.value })}>
              {COUNTS.map((count) => (
                <option key={count} value={count}>{count}</option>
              ))}
            </select>
          </label>
          <button type="submit" class="mm-main">{say("decrypto_sheet.enter_right")}</button>
        </div>
      )}
    </form>
  );
}
