import { useContext } from "preact/hooks";
import { useFocusHere } from "../../parts/focus.ts";
import { Status } from "../../parts/frame.tsx";
import { Speech } from "../../parts/speech.ts";
import { OWN_CARD, SLOTS, checkClues, checkKeywords, cluesIn, drawCard, drawWords, fileClues, keywordsIn, numbered, objectionSentence, parseCard, without } from "../../rules/decrypto.ts";
import { Refusal } from "../../rules/refusal.ts";
import { ClueFields, Keywords } from "./clues.tsx";
import { SwitchField, TextField } from "./fields.tsx";
import { NoteTable } from "./notes.tsx";
import type { PartProps } from "./part.ts";
import { Sandglass } from "./sandglass.tsx";

const SECONDS = 30;
const MINE = "mine";

/** Practice as encryptor: keywords, a card, three clues, and what the letters alone have against them. */
export function Encrypting(props: PartProps) {
  const { practice, change } = props;
  const { say } = useContext(Speech);
  const { keywords, given } = practice;
  const here = useFocusHere<HTMLElement>(`${keywords.length} ${given.length} ${Boolean(practice.draft[OWN_CARD])}`);
  return (
    <>
      <section role="group" class="mm-stack" ref={here} tabIndex={-1} aria-label={say("decrypto_sheet.now")}>
        {keywords.length ? <Clues {...props} /> : <KeywordFields {...props} />}
      </section>
      <Status board={props.board} />
      {keywords.length > 0 && (
        <>
          <NoteTable caption={say("decrypto_round.your_notes")} filed={fileClues(given)} words={keywords} />
          <button type="button" class="mm-quiet" onClick={() => change({ keywords: [], given: [], draft: without(practice.draft, MINE, "glass") }, say("decrypto_round.start_encrypt"))}>
            {say("decrypto_round.other_keywords")}
          </button>
        </>
      )}
    </>
  );
}

function KeywordFields({ practice, samples, change, write }: PartProps) {
  const { say, attempt } = useContext(Speech);
  const { draft } = practice;
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => {
      const keywords = keywordsIn(draft, MINE);
      checkKeywords(keywords);
      change({ keywords, given: [], draft: without(draft, MINE) }, say("decrypto_round.keywords_set"));
    });
  };
  return (
    <form class="mm-panel" onSubmit={submit}>
      <strong>{say("decrypto_round.keywords")}</strong>
      <div class="mm-fields">
        {SLOTS.map((slot) => (
          <TextField key={slot} name={`${MINE}.keyword.${slot}`} label={say("decrypto_sheet.slot", { slot })} draft={draft} write={write} />
        ))}
      </div>
      <div class="mm-row">
        <button type="button" onClick={() => write(numbered(`${MINE}.keyword`, drawWords(samples.words, SLOTS.length)))}>{say("decrypto_round.our_words")}</button>
        <button type="submit" class="mm-main">{say("decrypto_round.use_keywords")}</button>
      </div>
    </form>
  );
}

function Clues({ board, practice, change, write }: PartProps) {
  const { say, announce, attempt } = board;
  const { keywords, given, draft } = practice;
  const text = draft[OWN_CARD];
  const card = text ? parseCard(text) : null;
  const clues = cluesIn(draft, MINE);
  const objections = checkClues(clues, keywords, given.flatMap((round) => round.clues));
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => {
      const [objection] = objections;
      if (objection) {
        const { key, values } = objectionSentence(objection);
        throw new Refusal(key, values);
      }
      change({ given: [...given, { card: card!, clues }], draft: without(draft, MINE, "glass") }, say("decrypto_round.clues_pass"));
    });
  };
  if (!card) {
    return (
      <div class="mm-panel">
        <Keywords words={keywords} />
        {given.length > 0 && <Judge />}
        <button type="button" class="mm-main" onClick={() => {
          write({ [OWN_CARD]: drawCard().join("-") });
          announce(say("decrypto_sheet.did_draw"));
        }}>{say("decrypto_sheet.draw")}</button>
      </div>
    );
  }
  return (
    <form class="mm-panel mm-writing" onSubmit={submit}>
      <p>{say("decrypto_sheet.card", { code: card.join("-") })}</p>
      <ClueFields name={MINE} card={card} keywords={keywords} objections={objections.filter(({ fault }) => fault !== "empty")} draft={draft} write={write} />
      <SwitchField name="glass" label={say("decrypto_round.glass")} standard draft={draft} write={write} />
      {draft["glass"] !== "no" && <Sandglass key={given.length} seconds={SECONDS} action={say("decrypto_round.turn_glass")} announce={announce} draft={draft} write={write} />}
      <button type="submit" class="mm-main">{say("decrypto_sheet.give_clues")}</button>
    </form>
  );
}

/** What no letters tell: for the table to judge. */
function Judge() {
  const { say } = useContext(Speech);
  return (
    <div>
      <p>{say("decrypto_round.judge")}</p>
      <ul>
        {["meaning", "own_team", "others"].map((question) => (
          <li key={question}>{say(`decrypto_round.judge_${question}`)}</li>
        ))}
      </ul>
    </div>
  );
}
