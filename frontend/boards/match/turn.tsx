import { useContext, useRef, useState } from "preact/hooks";
import { AnswerForm } from "../../parts/answer-form.tsx";
import type { Draft } from "../../parts/code-line.tsx";
import { Entry, emptyDraft } from "../../parts/entry.tsx";
import { Now } from "../../parts/now.tsx";
import { Speech } from "../../parts/speech.ts";
import type { Code } from "../../rules/editions.ts";
import { phase, present, turn } from "../../rules/match.ts";
import type { Move, Player } from "../../rules/moves.ts";
import { playerName, sentence } from "../../rules/referee.ts";
import { pondered, type Sheet } from "../../rules/sheet.ts";
import { Disputes, MendForm } from "./disputes.tsx";
import { RecordForm } from "./record-form.tsx";

export type Act = (...moves: Move[]) => void;

interface TurnProps {
  readonly sheet: Sheet;
  readonly act: Act;
  readonly renew: () => void;
  readonly holder: Player | null;
  readonly onHolder: (player: Player) => void;
}

/** What is to be done now, and by whom; two people at one screen hand it over first. */
export function Turn({ sheet, act, renew, holder, onHolder }: TurnProps) {
  const { lang, say } = useContext(Speech);
  const { mode, match } = sheet;
  const at = turn(match);
  const pass = mode === "players" && at !== null && at !== holder;
  const turnStep = `${match.rounds.length} ${present(match).rows.length} ${phase(match)}`;
  const step = `${turnStep} ${pass}`;
  const names = { player: playerName(match, at ?? 0, lang), other: playerName(match, at === 0 ? 1 : 0, lang) };
  return (
    <>
      <Now step={step}>
        <div class="mm-panel" key={step}>
          {pass ? (
            <>
              <p>{say("sheet.pass", names)}</p>
              <button type="button" class="mm-main" onClick={() => onHolder(at)}>{say("sheet.here", names)}</button>
            </>
          ) : (
            <Step sheet={sheet} act={act} renew={renew} />
          )}
        </div>
      </Now>
      <Disputes key={turnStep} sheet={sheet} act={act} pass={pass} holder={holder} onHolder={onHolder} />
    </>
  );
}

function Step({ sheet: { mode, match }, act, renew }: { sheet: Sheet; act: Act; renew: () => void }) {
  const { lang, say } = useContext(Speech);
  const round = present(match);
  const { box } = match;
  const player = playerName(match, turn(match) ?? 0, lang);
  const found = round.outcome === "broken" || round.secret;
  if (pondered({ mode, match })) return <p>{say("practice.thinking")}</p>;
  const main = (move: "reveal" | "next_round") => (
    <button type="button" class="mm-main" onClick={() => act({ move })}>{say(`match.move.${move}`)}</button>
  );
  switch (phase(match)) {
    case "code":
      if (mode === "score") return <RecordForm match={match} act={act} />;
      return <CodeEntry sheet={{ mode, match }} label={say("sheet.lay", { player })} move="set_code" act={act} />;
    case "guess":
      if (mode === "score") return <RowEntry sheet={{ mode, match }} act={act} />;
      return <CodeEntry sheet={{ mode, match }} label={say("sheet.guess", { player, row: round.rows.length + 1, rows: box.rows })} move="guess" act={act} />;
    case "answer":
      return (
        <>
          <span class="mm-label">{say("sheet.answer", { player, row: round.rows.length + 1 })}</span>
          <AnswerForm box={box} action={say("match.move.answer")} onAnswer={(answer) => act({ move: "answer", answer })} />
        </>
      );
    case "mend":
      return <MendForm match={match} act={act} />;
    case "reveal":
      return found ? main("reveal") : <CodeEntry sheet={{ mode, match }} label={say("sheet.shown", { player })} move="reveal" act={act} />;
    case "review":
      return main("next_round");
    case "tie":
      return (
        <>
          <p>{sentence(match, lang)}</p>
          {(["share", "another_pair"] as const).map((move) => (
            <button key={move} type="button" onClick={() => act({ move })}>{say(`match.move.${move}`)}</button>
          ))}
        </>
      );
    case "over":
      return (
        <>
          <strong>{sentence(match, lang)}</strong>
          <button type="button" class="mm-main" onClick={renew}>{say("sheet.new")}</button>
        </>
      );
  }
}

/** A line to lay, which makes the move. */
function CodeEntry({ sheet: { match: { box } }, label, move, act }: { sheet: Sheet; label: string; move: "set_code" | "guess" | "reveal"; act: Act }) {
  const { say } = useContext(Speech);
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const lay = (code: Code) => act({ move, code });
  return <Entry box={box} label={label} action={say(`match.move.${move}`)} draft={draft} onDraft={setDraft} onCode={lay} />;
}

/** A row of a real box: what was played and what was answered. */
function RowEntry({ sheet: { match }, act }: { sheet: Sheet; act: Act }) {
  const { say, attempt } = useContext(Speech);
  const { box } = match;
  const row = present(match).rows.length + 1;
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(box));
  const line = useRef<() => Code>(null);
  return (
    <>
      <Entry box={box} label={say("check.new_row", { row })} draft={draft} onDraft={setDraft} taken={line} onCode={setDraft} />
      <AnswerForm box={box} action={say("check.add")} onAnswer={(answer) => {
        attempt(() => act({ move: "guess", code: line.current!() }, { move: "answer", answer }));
      }} />
    </>
  );
}
