import { useContext, useMemo } from "preact/hooks";
import { CodeLine } from "../../parts/code-line.tsx";
import { History } from "../../parts/history.tsx";
import { Speech } from "../../parts/speech.ts";
import { contradiction } from "../../rules/contradictions.ts";
import { over } from "../../rules/practice.ts";
import { wrongAnswers } from "../../rules/verdict.ts";
import type { SeatProps } from "./breaker.tsx";

/** The round so far, the same from both seats: what is seen of the code, and the rows. */
export function SoFar({ round, setRound, path, helps, announce }: SeatProps) {
  const { say } = useContext(Speech);
  const { box, role, rows, secret } = round;
  const inView = round.open || role === "codemaker" || over(round);
  const seen = secret?.map((symbol, p) => (inView || round.revealed.includes(p) ? symbol : null)) ?? [];
  const marked = useMemo(() => {
    if (secret) return wrongAnswers(box, secret, rows).answers.map(({ row }) => row);
    return path.at(-1)!.length ? [] : contradiction(box, rows)!.rows;
  }, [round]);
  return (
    <>
      {seen.some((symbol) => symbol !== null) && (
        <div class="mm-row">
          <span class="mm-label">{say("board.secret")}</span>
          <CodeLine box={box} label={say("board.secret")} code={seen} />
          {role === "codemaker" && <button type="button" class="mm-quiet" onClick={() => {
            setRound({ ...round, secret: null });
            announce(say("practice.code_taken"));
          }}>{say("practice.take_code")}</button>}
        </div>
      )}
      <History box={box} rows={rows} counts={path.map((codes) => codes.length)} show={helps} marked={marked} />
    </>
  );
}
