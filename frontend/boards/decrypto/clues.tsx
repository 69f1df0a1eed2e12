import { useContext } from "preact/hooks";
import { isolated } from "../../parts/bidi.ts";
import { Speech } from "../../parts/speech.ts";
import { CLUES, sayObjection, type Card, type Objection } from "../../rules/decrypto.ts";
import { TextField, type FieldsProps } from "./fields.tsx";

/** Three clues to write, each with its slot and keyword where they are known, and what speaks against it. */
export function ClueFields({ name, card, keywords, objections, ...fields }: FieldsProps & {
  name: string;
  card: Card | null;
  keywords: readonly string[];
  objections: readonly Objection[];
}) {
  const { lang, say } = useContext(Speech);
  const label = (clue: number) => {
    if (!card) return say("decrypto_sheet.clue", { clue });
    const slot = card[clue - 1]!;
    const keyword = keywords[slot - 1];
    return keyword ? say("decrypto_sheet.clue_keyword", { clue, slot, keyword: isolated(keyword) }) : say("decrypto_sheet.clue_slot", { clue, slot });
  };
  return (
    <>
      {CLUES.map((clue) => (
        <div key={clue}>
          <TextField name={`${name}.clue.${clue}`} label={label(clue)} {...fields} />
          {objections.filter((o) => o.clue === clue).map((o) => (
            <p key={`${o.fault} ${o.slot}`} class="mm-objection">{sayObjection(o, lang)}</p>
          ))}
        </div>
      ))}
    </>
  );
}

export function Keywords({ words }: { words: readonly string[] }) {
  const { say } = useContext(Speech);
  return (
    <ol class="mm-words-list" aria-label={say("decrypto_sheet.keywords")}>
      {words.map((word, i) => (
        <li key={i}><bdi>{word}</bdi></li>
      ))}
    </ol>
  );
}

/** The three clues of `team` as they are read out, numbered in the order of the code. */
export function ReadOut({ team, clues }: { team: string; clues: readonly string[] }) {
  const { say } = useContext(Speech);
  return (
    <div class="mm-read-out">
      <span class="mm-label">{say("decrypto_sheet.read_out", { team })}</span>
      <ol>
        {clues.map((clue, i) => (
          <li key={i}><bdi>{clue}</bdi></li>
        ))}
      </ol>
    </div>
  );
}
