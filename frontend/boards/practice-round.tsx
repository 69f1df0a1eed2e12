import type { Model } from "../host.ts";
import { BoxPicker } from "../parts/boxes.tsx";
import { Frame, useBoard } from "../parts/frame.tsx";
import { useTrait } from "../parts/hooks.ts";
import { askedOf, useKept } from "../parts/kept.ts";
import { SaveAndOpen } from "../parts/share.tsx";
import { edition } from "../rules/editions.ts";
import { fromData, newCodemakerRound, newRound, toData, type Role, type Round, type RoundData } from "../rules/practice.ts";
import { newSeed } from "../rules/seeds.ts";
import { Breaker } from "./practice/breaker.tsx";
import { HelpSwitches } from "./practice/helps.tsx";
import { Maker } from "./practice/maker.tsx";

/** A round to play: as codebreaker against a hidden or open code, or as codemaker against the computer. */
export function PracticeRound({ model }: { model: Model }) {
  const board = useBoard(model, "practice.start");
  const { say, announce } = board;
  const { value: round, set: setRound, begin, undo, before } = useKept(model, fromData, toData, (last) => firstRound(model, last));
  const [helps, setHelps] = useTrait<readonly string[]>(model, "helps");

  function start(next: Round, said: string): void {
    begin(next);
    announce(said);
  }
  function startAs(role: Role, open: boolean): void {
    start(role === "codemaker" ? newCodemakerRound(round.box, null) : newRound(round.box, newSeed(), open), say(`practice.new_${role}`));
  }
  const common = { model, round, setRound, helps: new Set(helps), announce, again: () => startAs(round.role, round.open) };
  return (
    <Frame board={board} title={say("practice.title")} tools={
      <>
        <button type="button" onClick={() => startAs(round.role, round.open)}>{say("practice.new")}</button>
        {undo && before?.rows.length && !round.rows.length && <button type="button" onClick={() => {
          undo();
          announce(say("practice.back_again"));
        }}>{say("practice.back")}</button>}
        <SaveAndOpen name="mmteach-round.json" value={() => toData(round)} announce={announce}
          onValue={(value) => start(fromData(value), say("practice.opened"))} />
      </>
    }>
      <div class="mm-row mm-settings">
        <BoxPicker box={round.box} onBox={(box) => start(newRound(box, newSeed(), round.open), say("practice.new_codebreaker"))} />
        <label class="mm-row">
          <span>{say("practice.you_are")}</span>
          <select value={round.role === "codemaker" ? "codemaker" : round.open ? "open" : "hidden"}
            onChange={({ currentTarget: { value } }) => startAs(value === "codemaker" ? "codemaker" : "codebreaker", value === "open")}>
            <option value="hidden">{say("practice.as_hidden")}</option>
            <option value="open">{say("practice.as_open")}</option>
            <option value="codemaker">{say("practice.as_codemaker")}</option>
          </select>
        </label>
        <HelpSwitches on={helps} role={round.role} onChange={setHelps} />
      </div>
      {round.role === "codemaker" ? <Maker {...common} /> : <Breaker {...common} />}
    </Frame>
  );
}

/** What the page or the kernel asks for; else the round that was going on; else a new one. */
function firstRound(model: Model, last: Round | null): Round {
  const asked = askedOf(model, toData(newRound(edition("f6423"), 0, false)));
  const seed = Number(asked.seed) || 0;
  const box = edition(asked.edition);
  const role = model.get("role") === "codemaker" ? "codemaker" : "codebreaker";
  const wanted = { ...asked, seed, role, open_code: String(asked.open_code) === "true", secret: String(model.get("secret") ?? "") };
  const free = !seed && !wanted.secret && !asked.rows.length;
  const same = last && (seed ? last.seed === seed : toData(last).secret === wanted.secret) && last.box.key === box.key;
  if (last && (free || same)) return last;
  if (role === "codemaker" || wanted.secret) return fromData(wanted);
  return fromData({ ...wanted, ...secretOf(newRound(box, seed || newSeed(), wanted.open_code)) });
}

function secretOf(round: Round): Pick<RoundData, "seed" | "secret"> {
  const { seed, secret } = toData(round);
  return { seed, secret };
}
