import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Model } from "../host.ts";
import { Frame, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { MODES, NEW_PRACTICE, inLanguage, practiceData, readPractice, samplesIn, type Draft, type Practice, type Samples } from "../rules/decrypto.ts";
import { Encrypting } from "./decrypto/encrypting.tsx";
import { Intercepting } from "./decrypto/intercepting.tsx";
import { Watching } from "./decrypto/watching.tsx";

const PARTS = { watch: Watching, encrypt: Encrypting, intercept: Intercepting };

/** A round of Decrypto to learn by: to watch step by step, to give clues in, and to intercept in. */
export function DecryptoRound({ model }: { model: Model }) {
  const asked = useMemo(() => practiceData(readPractice(askedOf(model, NEW_PRACTICE))), [model]);
  const board = useBoard(model, `decrypto_round.start_${MODES.find((mode) => mode === model.get("mode")) ?? asked.mode}`);
  const { say, lang, announce, attempt } = board;
  const kept = useKept(model, readPractice, practiceData, (last) => last ?? readPractice(asked), {
    ask: JSON.stringify(asked) === JSON.stringify(NEW_PRACTICE) ? "" : JSON.stringify(asked),
    attempt,
  });
  const practice = inLanguage(kept.value, lang);
  // Come back to, the board says what there is to do in the mode it stands in.
  useLayoutEffect(() => {
    if (practice.mode !== asked.mode && practice.mode !== "watch") announce(say(`decrypto_round.start_${practice.mode}`));
  }, []);
  const Part = PARTS[practice.mode];

  function change(part: Partial<Practice>, said = ""): void {
    kept.set({ ...practice, ...part });
    if (said) announce(said);
  }
  const write = (fields: Draft) => kept.amend({ ...practice, draft: { ...practice.draft, ...fields } });
  return (
    <Frame board={board} title={say("decrypto_round.title")} placed tools={
      practice.mode !== "watch" && kept.undo && <button type="button" onClick={() => {
        kept.undo!();
        announce(say("decrypto_round.undone"));
      }}>{say("decrypto_round.undo")}</button>
    }>
      <div class="mm-row" role="group" aria-label={say("decrypto_round.modes")}>
        {MODES.map((mode) => (
          <button key={mode} type="button" aria-pressed={mode === practice.mode} onClick={() => change({ mode }, say(`decrypto_round.start_${mode}`))}>
            {say(`decrypto_round.mode_${mode}`)}
          </button>
        ))}
      </div>
      <Part {...{ board, practice, change, write, samples: samplesIn(model.get("samples") as Samples | undefined, lang) }} />
      <p class="mm-label">{say("decrypto_sheet.not_connected")}</p>
    </Frame>
  );
}
