import { useContext } from "preact/hooks";
import { BoxPicker, whole } from "../../parts/boxes.tsx";
import { Speech } from "../../parts/speech.ts";
import { checkSize } from "../../rules/codes.ts";
import type { Edition } from "../../rules/editions.ts";
import { startMatch } from "../../rules/match.ts";
import { playerName } from "../../rules/referee.ts";
import { COMPUTER, MODES, type Mode, type Sheet } from "../../rules/sheet.ts";

interface Chosen {
  readonly mode: Mode;
  readonly box: Edition;
  readonly players: readonly [string, string];
  readonly rounds: number;
  readonly learning: boolean;
}

/** What is agreed before the first code. Each choice takes effect at once; one that cannot be is refused. */
export function Settings({ sheet: { mode, match }, onSheet }: { sheet: Sheet; onSheet: (sheet: Sheet) => void }) {
  const { lang, say, attempt } = useContext(Speech);
  const now: Chosen = { mode, box: match.box, players: match.players, rounds: match.agreed, learning: match.learning };
  const choose = (change: Partial<Chosen>) => attempt(() => {
    const { mode: next, box, ...settings } = { ...now, ...change };
    if (next === "computer") checkSize(box); // it looks at every code
    onSheet({ mode: next, match: startMatch(box, settings) });
  });
  const named = (player: number, name: string) => choose({ players: match.players.with(player, name) as [string, string] });
  return (
    <div class="mm-row mm-settings">
      <BoxPicker box={match.box} onBox={(box) => choose({ box })} />
      <label class="mm-row">
        <span>{say("sheet.mode")}</span>
        <select value={mode} onChange={({ currentTarget: { value } }) => {
          const second = value === "computer" ? say("sheet.computer") : mode === "computer" ? "" : match.players[COMPUTER];
          choose({ mode: value as Mode, players: [match.players[0], second] });
        }}>
          {MODES.map((m) => (
            <option key={m} value={m}>{say(`sheet.mode_${m}`)}</option>
          ))}
        </select>
      </label>
      {([0, 1] as const).filter((player) => mode !== "computer" || player !== COMPUTER).map((player) => (
        <label key={player} class="mm-row">
          <span>{say(`sheet.name_${player}`)}</span>
          <input type="text" size={12} value={match.players[player]} placeholder={playerName(match, player, lang)}
            onChange={(event) => named(player, event.currentTarget.value)} />
        </label>
      ))}
      <label class="mm-row mm-count">
        <span>{say("sheet.rounds")}</span>
        <input type="text" inputMode="numeric" value={String(match.agreed)} onChange={(event) => choose({ rounds: whole(event.currentTarget.value) })} />
      </label>
      <label class="mm-switch">
        <input type="checkbox" checked={match.learning} onChange={(event) => choose({ learning: event.currentTarget.checked })} />
        {say("sheet.learning")}
      </label>
    </div>
  );
}
