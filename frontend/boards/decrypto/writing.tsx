import { SIDES, byLetters, cardIn, check, cluesIn, deckOf, drawCard, onTheClock, team, type Side } from "../../rules/decrypto.ts";
import { ClueFields, Keywords } from "./clues.tsx";
import { Cover } from "./cover.tsx";
import { CardFields, SwitchField } from "./fields.tsx";
import { Sandglass } from "./sandglass.tsx";
import { encryptorOf, nameOf, useTable } from "./table.ts";

/** Both encryptors write: each draws a card and gives three clues, behind a cover of its own. */
export function Writing() {
  const { say, game, announce, draft, write } = useTable();
  const round = game.rounds.at(-1)!;
  const late = onTheClock(game);
  return (
    <>
      {late && <Sandglass key={game.rounds.length} seconds={game.settings.sandglass} announce={announce} draft={draft} write={write}
        action={say("decrypto_sheet.turn_glass", { team: nameOf(game, late) })} />}
      {SIDES.map((side) => (
        round[side].clues ? (
          <p key={side} class="mm-done">{say("decrypto_sheet.clues_ready", { team: nameOf(game, side) })}</p>
        ) : (
          <Cover key={side} part={`clues ${side}`} who={encryptorOf(game, side)}
            title={say("decrypto_sheet.writes", { team: nameOf(game, side), player: encryptorOf(game, side) })}>
            <CluesForm side={side} />
          </Cover>
        )
      ))}
    </>
  );
}

function CluesForm({ side }: { side: Side }) {
  const { say, game, draft, write, make } = useTable();
  const { keywords } = team(game, side);
  const { drawn } = game.rounds.at(-1)![side];
  const objections = check(game, side, cluesIn(draft, side)).filter(({ fault }) => fault !== "empty");
  const submit = (event: Event) => {
    event.preventDefault();
    make({ move: "write_clues", side, clues: cluesIn(draft, side), overruled: draft[`${side}.overruled`] === "yes" });
  };
  return (
    <>
      {keywords.length > 0 && <Keywords words={keywords} />}
      {drawn ? <p>{say("decrypto_sheet.card", { code: drawn.join("-") })}</p> : <CardForm side={side} />}
      <form class="mm-stack" onSubmit={submit}>
        <ClueFields name={side} card={drawn} keywords={keywords} objections={objections} draft={draft} write={write} />
        {objections.some(byLetters) && <SwitchField name={`${side}.overruled`} label={say("decrypto_sheet.overrule")} standard={false} draft={draft} write={write} />}
        <button type="submit" class="mm-main">{say("decrypto_sheet.give_clues")}</button>
      </form>
    </>
  );
}

/** The card: drawn here, entered from the table's own deck, or left out until it is opened. */
function CardForm({ side }: { side: Side }) {
  const { say, game, draft, write, make, attempt } = useTable();
  const name = `${side}.card`;
  return (
    <div class="mm-stack">
      <p class="mm-label">{say("decrypto_sheet.card_hint")}</p>
      <button type="button" onClick={() => make({ move: "draw", side, card: drawCard(deckOf(game, side)) })}>{say("decrypto_sheet.draw")}</button>
      <div class="mm-row">
        <CardFields name={name} label={say("decrypto_sheet.own_card")} draft={draft} write={write} />
        <button type="button" onClick={() => attempt(() => make({ move: "draw", side, card: cardIn(draft, name) }))}>{say("decrypto_sheet.enter_card")}</button>
      </div>
    </div>
  );
}
