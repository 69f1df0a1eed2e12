import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { SIDES, encryptor, place, team, tokens, type Game, type Side, type Tokens } from "../../rules/decrypto.ts";

const KINDS = ["interceptions", "miscommunications"] as const;

/** Both teams with their tokens, and who writes the clues now. Roles are written out because narrow screens lay out a grid. */
export function Scores({ game, round = game.rounds.length }: { game: Game; round?: number }) {
  const { say } = useContext(Speech);
  return (
    <table class="mm-scores" role="table">
      <caption>{say("decrypto_sheet.round_of", { round })}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">{say("decrypto_sheet.team")}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" role="columnheader">{say(`decrypto_sheet.${kind}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {SIDES.map((side) => (
          <tr key={side} role="row">
            <th scope="row" role="rowheader">
              <TeamName game={game} side={side} round={round} />
            </th>
            {KINDS.map((kind) => (
              <td key={kind} role="cell" data-head={say(`decrypto_sheet.${kind}`)}>
                <Count of={tokens(game)[place(side)]} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A white or a black disc, the team's name, its side in words, and its encryptor of this round. */
export function TeamName({ game, side, round = game.rounds.length }: { game: Game; side: Side; round?: number }) {
  const { say } = useContext(Speech);
  return (
    <span class="mm-team">
      <span class={`mm-side mm-side-${side}`} aria-hidden="true" />
      <span>
        <bdi>{team(game, side).name}</bdi>
        <small>
          {say(`decrypto_sheet.${side}`)} · {say("decrypto_sheet.encryptor")} <bdi>{encryptor(team(game, side), round)}</bdi>
        </small>
      </span>
    </span>
  );
}

function Count({ of, kind }: { of: Tokens; kind: (typeof KINDS)[number] }) {
  const count = of[kind];
  return (
    <span class={`mm-tokens mm-${kind}`}>
      <span aria-hidden="true">{"●".repeat(count)}{"○".repeat(Math.max(0, 2 - count))}</span> {count}
    </span>
  );
}
