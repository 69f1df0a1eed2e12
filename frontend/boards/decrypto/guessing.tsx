import { cardIn, mayDecode, other, side, turn } from "../../rules/decrypto.ts";
import { ReadOut } from "./clues.tsx";
import { Cover } from "./cover.tsx";
import { CardFields } from "./fields.tsx";
import { nameOf, useTable } from "./table.ts";

/** The clues are read out, and both teams write a code; the guesses stay covered until both are written. */
export function Guessing() {
  const { say, game } = useTable();
  const sender = side(game);
  const team = nameOf(game, sender);
  const reader = nameOf(game, other(sender));
  const { intercept } = turn(game);
  return (
    <>
      <ReadOut team={team} clues={turn(game).clues!} />
      {intercept ? (
        <p class="mm-done">{say("decrypto_sheet.guess_ready", { team: reader })}</p>
      ) : (
        <Cover part="intercept" who={reader} title={say("decrypto_sheet.intercepts", { team: reader, other: team })}>
          {game.rounds.length === 1 && <p class="mm-label">{say("decrypto_sheet.too_early")}</p>}
          <GuessForm kind="intercept" />
        </Cover>
      )}
      {mayDecode(game) && (
        <Cover part="decode" who={team} title={say("decrypto_sheet.decodes", { team })}>
          <GuessForm kind="decode" />
        </Cover>
      )}
    </>
  );
}

/** Both guesses lie open; the card is next. */
export function Opening() {
  const { say, game, draft, write, make, attempt } = useTable();
  const sender = side(game);
  const team = nameOf(game, sender);
  const { intercept, decode, drawn } = turn(game);
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => make({ move: "open_card", card: drawn ? null : cardIn(draft, "open_card") }));
  };
  return (
    <>
      <ReadOut team={team} clues={turn(game).clues!} />
      <form class="mm-panel" onSubmit={submit}>
        <p>{intercept ? say("decrypto_sheet.guessed", { team: nameOf(game, other(sender)), code: intercept.join("-") }) : say("decrypto_sheet.not_tried", { team: nameOf(game, other(sender)) })}</p>
        <p>{say("decrypto_sheet.guessed", { team, code: decode!.join("-") })}</p>
        {!drawn && <CardFields name="open_card" label={say("decrypto_sheet.card_of", { team })} draft={draft} write={write} />}
        <button type="submit" class="mm-main">{say("decrypto_sheet.open_card", { team })}</button>
      </form>
    </>
  );
}

function GuessForm({ kind }: { kind: "intercept" | "decode" }) {
  const { say, game, draft, write, make, attempt } = useTable();
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => make({ move: kind, card: cardIn(draft, kind) }));
  };
  return (
    <form class="mm-stack" onSubmit={submit}>
      <CardFields name={kind} label={say("decrypto_sheet.guess")} clues={turn(game).clues} draft={draft} write={write} />
      <button type="submit" class="mm-main">{say("decrypto_sheet.write_guess")}</button>
    </form>
  );
}
