import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { SLOTS, notes, team, type Filed, type Game, type Side } from "../../rules/decrypto.ts";

/** The note sheet on `side`; its keywords are shown only where they are no secret any more. */
export function NoteSheet({ game, side, keywords = false }: { game: Game; side: Side; keywords?: boolean }) {
  const { say } = useContext(Speech);
  const { name, keywords: words } = team(game, side);
  const caption = (
    <>
      {say("decrypto_sheet.notes")} <bdi>{name}</bdi>
    </>
  );
  return <NoteTable caption={caption} filed={notes(game, side)} words={keywords ? words : null} />;
}

/** Under each slot the clues that opened cards have filed there, each with its round, and beside it the keyword. */
export function NoteTable({ caption, filed, words }: { caption: ComponentChildren; filed: readonly (readonly Filed[])[]; words: readonly string[] | null }) {
  const { say } = useContext(Speech);
  return (
    <table class="mm-notes">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say("decrypto_sheet.slot_head")}</th>
          {words && <th scope="col">{say("decrypto_sheet.keyword")}</th>}
          <th scope="col">{say("decrypto_sheet.filed")}</th>
        </tr>
      </thead>
      <tbody>
        {SLOTS.map((slot) => (
          <tr key={slot}>
            <th scope="row">{slot}</th>
            {words && <td><bdi>{words[slot - 1] ?? "–"}</bdi></td>}
            <td>
              <ul>
                {filed[slot - 1]!.map(({ round, clue }) => (
                  <li key={round}>
                    <bdi>{clue}</bdi> <small>{say("decrypto_sheet.in_round", { round })}</small>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
