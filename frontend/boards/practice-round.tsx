import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { BoxPicker } from "../parts/boxes.tsx";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { narrowing } from "../rules/consistency.ts";
import { edition } from "../rules/editions.ts";
import {
  HELPS, fromData, newCodemakerRound, newRound, over, practiceData, readHelps, readPractice, toData,
  type Help, type Practice, type Role, type Round, type RoundData,
} from "../rules/practice.ts";
import { newSeed, readSeed } from "../rules/seeds.ts";
import { Breaker } from "./practice/breaker.tsx";
import { HelpSwitches } from "./practice/helps.tsx";
import { Maker } from "./practice/maker.tsx";
import { SoFar } from "./practice/so-far.tsx";

/** A round to play: as codebreaker against a hidden or open code, or as codemaker against the computer. */
export function PracticeRound({ model }: { model: Model }) {
  const asked = useMemo(() => askOf(model), [model]);
  const { value: { round, helps }, set, amend, begin, back } = useKept(
    model, readPractice, practiceData, (last, resumed) => firstPractice(asked, last, resumed),
    { ask: asked.said, attempt: (read) => attempt(read) },
  );
  const board = useBoard(model, over(round) ? "practice.over" : round.role === "codemaker" ? "practice.new_codemaker" : "practice.start");
  const { say, announce, attempt } = board;
  const [previous, setPrevious] = useState<Round | null>(null);
  // The round as it came, from a file perhaps with rows: the last one can be taken up again while it stands so.
  const [came, setCame] = useState(round);
  const path = useMemo(() => narrowing(round.box, round.rows), [round.box, round.rows]);

  const setRound = (next: Round) => set({ round: next, helps });
  // A round that was played stays on the device, and can be taken up again until the next one is played.
  function start(next: Round, said: string): void {
    if (round.rows.length) {
      setPrevious(round);
      begin({ round: next, helps });
    } else setRound(next);
    setCame(next);
    announce(said);
  }
  function startAs(role: Role, open: boolean): void {
    start(role === "codemaker" ? newCodemakerRound(round.box) : newRound(round.box, newSeed(), open), say(`practice.new_${role}`));
  }
  const seat = { model, round, setRound, path, helps: new Set(helps), announce, again: () => startAs(round.role, round.open) };
  return (
    <Frame board={board} title={say("practice.title")} placed tools={
      <>
        <button type="button" onClick={seat.again}>{say("practice.new")}</button>
        {previous && (round === came || !round.rows.length) && <button type="button" onClick={() => {
          back({ round: previous, helps });
          setPrevious(null);
          announce(say("practice.back_again"));
        }}>{say("practice.back")}</button>}
        <SaveAndOpen name="mmteach-round.json" value={() => toData(round)} announce={announce}
          onValue={(value) => start(fromData(value), say("practice.opened"))} />
      </>
    }>
      <div class="mm-row mm-settings">
        <BoxPicker box={round.box} onBox={(box) =>
          start(round.role === "codemaker" ? newCodemakerRound(box) : newRound(box, newSeed(), round.open), say(`practice.new_${round.role}`))} />
        <label class="mm-row">
          <span>{say("practice.you_are")}</span>
          <select value={round.role === "codemaker" ? "codemaker" : round.open ? "open" : "hidden"}
            onChange={({ currentTarget: { value } }) => startAs(value === "codemaker" ? "codemaker" : "codebreaker", value === "open")}>
            <option value="hidden">{say("practice.as_hidden")}</option>
            <option value="open">{say("practice.as_open")}</option>
            <option value="codemaker">{say("practice.as_codemaker")}</option>
          </select>
        </label>
        <HelpSwitches on={helps} role={round.role} onChange={(next) => amend({ round, helps: next })} />
      </div>
      <SoFar {...seat} />
      <Status board={board} />
      {round.role === "codemaker" ? <Maker {...seat} /> : <Breaker {...seat} />}
    </Frame>
  );
}

interface Ask {
  readonly data: RoundData;
  readonly helps: readonly Help[];
  /** Whether any code will do: then the last round goes on. */
  readonly free: boolean;
  /** All of it as text; empty for what every board is without being asked. */
  readonly said: string;
}

const PLAIN = { ...toData(newCodemakerRound(edition("f6423"))), role: "codebreaker" as Role };

/** What the page, its link or the kernel asks for. Throws `Refusal`. */
function askOf(model: Model): Ask {
  const given = askedOf(model, PLAIN);
  const seed = readSeed(given.seed);
  const data = { ...given, seed, open_code: Boolean(given.open_code) };
  const helps = readHelps(model.get("helps"));
  const said = JSON.stringify({ ...data, helps: helps.length < HELPS.length ? helps : undefined });
  return { data, helps, free: !data.secret && !seed && !data.rows.length, said: said === JSON.stringify(PLAIN) ? "" : said };
}

/** The round this tab was playing; else what is asked for, taken up where it was left; else the last one, or a new one. */
function firstPractice({ data, helps, free }: Ask, last: Practice | null, resumed: boolean): Practice {
  if (last && (resumed || free)) return last;
  const asked = fromData(data.role === "codebreaker" && !data.secret && !data.seed ? { ...data, seed: newSeed() } : data);
  return last && toData(last.round).secret === toData(asked).secret ? last : { round: asked, helps };
}
