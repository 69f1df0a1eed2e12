import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { SIDES, judgeTurn, other, turnSentences, type Card, type Game, type Side } from "../../rules/decrypto.ts";
import { TeamName } from "./scores.tsx";
import { nameOf, namesOf } from "./table.ts";

/** Every opened card with its clues and guesses, and what the referee said. */
export function Log({ game }: { game: Game }) {
  const { say } = useContext(Speech);
  const opened = game.rounds.flatMap((round, i) => SIDES.filter((side) => round[side].code).map((side) => ({ round: i + 1, side })));
  if (!opened.length) return null;
  return (
    <table class="mm-log" role="table">
      <caption>{say("decrypto_sheet.log")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {["turn", "clues", "guesses", "code", "tokens"].map((head) => (
            <th key={head} scope="col" role="columnheader">{say(`decrypto_sheet.head_${head}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {opened.map(({ round, side }) => (
          <Opened key={`${round} ${side}`} game={game} round={round} side={side} />
        ))}
      </tbody>
    </table>
  );
}

function Opened({ game, round, side }: { game: Game; round: number; side: Side }) {
  const { say } = useContext(Speech);
  const { clues, intercept, decode, code } = game.rounds[round - 1]![side];
  const sender = nameOf(game, side);
  const reader = nameOf(game, other(side));
  const result = judgeTurn(round, side, code!, intercept, decode!);
  const guess = (card: Card | null) => (card ? card.join("-") : "–");
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span class="mm-label">{say("decrypto_sheet.round", { round })}</span> <TeamName game={game} side={side} round={round} />
      </th>
      <td role="cell">
        <ol>
          {clues!.map((clue, i) => (
            <li key={i}><bdi>{clue}</bdi></li>
          ))}
        </ol>
      </td>
      <td role="cell">
        {say("decrypto_sheet.guess_of", { team: reader, code: guess(intercept) })}
        <br />
        {say("decrypto_sheet.guess_of", { team: sender, code: guess(decode) })}
      </td>
      <td role="cell"><strong>{result.code}</strong></td>
      <td role="cell">
        {turnSentences(result, namesOf(game)).map(({ key, values }) => say(key, values)).join(" ")}
      </td>
    </tr>
  );
}
