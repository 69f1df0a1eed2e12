import type { Ref } from "preact";
import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { PLAYERS, SIDES, SLOTS, covered, type Side } from "../../rules/decrypto.ts";
import { SwitchField, TextField, type FieldsProps } from "./fields.tsx";
import type { SheetState } from "./use-sheet.ts";

/** Teams, players, keywords and what the table agrees on. */
export function Setup({ draft, write, launch, open, uncover, refused, here }: FieldsProps & SheetState & { here: Ref<HTMLFormElement> }) {
  const { say } = useContext(Speech);
  const fields = { draft, write };
  const submit = (event: Event) => {
    event.preventDefault();
    launch();
  };
  return (
    <form class="mm-setup" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")} onSubmit={submit}>
      {SIDES.map((side) => (
        <TeamFields key={side} side={side} shown={open === side} onShown={(shown) => uncover(shown ? side : null)} refused={refused?.part === side ? refused.sentence : ""} {...fields} />
      ))}
      <fieldset class="mm-panel">
        <legend>{say("decrypto_sheet.settings")}</legend>
        <SwitchField name="cards_return" label={say("decrypto_sheet.cards_return")} standard {...fields} />
        <SwitchField name="covers" label={say("decrypto_sheet.covers")} standard {...fields} />
        <TextField name="sandglass" label={say("decrypto_sheet.sandglass")} inputMode="numeric" {...fields} draft={{ sandglass: "30", ...draft }} />
      </fieldset>
      <button type="submit" class="mm-main">{say("decrypto_sheet.begin")}</button>
    </form>
  );
}

function TeamFields({ side, shown, onShown, refused, ...fields }: FieldsProps & {
  side: Side;
  shown: boolean;
  onShown: (shown: boolean) => void;
  refused: string;
}) {
  const { say } = useContext(Speech);
  const { draft } = fields;
  const coverable = covered({ game: null, draft });
  const hidden = coverable && !shown;
  return (
    <fieldset class="mm-panel">
      <legend>{say(`decrypto_sheet.${side}`)}</legend>
      <TextField name={`${side}.name`} label={say("decrypto_sheet.name")} {...fields} />
      <div class="mm-fields">
        {PLAYERS.map((n) => (
          <TextField key={n} name={`${side}.player.${n}`} label={say(n > 2 ? "decrypto_sheet.more_player" : "decrypto_sheet.player", { number: n })} {...fields} />
        ))}
      </div>
      <div role="group" aria-label={say("decrypto_sheet.keywords")} class="mm-keywords">
        <p class="mm-label">{say("decrypto_sheet.keywords_hint")}</p>
        {!hidden && (
          <div class="mm-fields">
            {SLOTS.map((slot) => (
              <TextField key={slot} name={`${side}.keyword.${slot}`} label={say("decrypto_sheet.slot", { slot })} {...fields} />
            ))}
          </div>
        )}
        {!hidden && refused && <p class="mm-objection" role="alert">{refused}</p>}
        {coverable && (
          <button type="button" class="mm-quiet" aria-expanded={shown} onClick={() => onShown(!shown)}>
            {say(shown ? "decrypto_sheet.hide_keywords" : "decrypto_sheet.write_keywords")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
