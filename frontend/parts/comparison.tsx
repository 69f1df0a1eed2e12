import { useContext } from "preact/hooks";
import type { Code, Edition } from "../rules/editions.ts";
import type { Feedback, Step } from "../rules/scoring.ts";
import { CodeLine } from "./code-line.tsx";
import { Speech } from "./speech.ts";
import { Tray } from "./tray.tsx";

export type Side = "secret" | "guess";

export interface Place {
  readonly side: Side;
  readonly at: number;
}

/** A code above a guess, with what has been struck so far, a line for each pair, and the tray apart from them. */
export function Comparison({ box, codes, steps, answer, covered = false, open = null, onOpen, onChange }: {
  box: Edition;
  codes: Readonly<Record<Side, Code>>;
  /** The steps taken so far; the last one is the one being shown. */
  steps: readonly Step[];
  /** What lies in the tray; by itself the answer so far, and before the first step none yet. */
  answer?: Feedback | undefined;
  /** Whether the answer is hidden, for a class to predict it. */
  covered?: boolean;
  open?: Place | null;
  onOpen?: (place: Place) => void;
  onChange?: (place: Place, symbol: number) => void;
}) {
  const { say } = useContext(Speech);
  const last = steps.at(-1);
  const line = (side: Side) => (
    <CodeLine
      box={box}
      label={say(`board.${side}`)}
      code={codes[side]}
      marks={codes[side].map((_, p) => (last?.[side] === p ? `mm-now mm-${last.kind}` : ""))}
      struck={codes[side].map((_, p) => steps.some((step) => step[side] === p))}
      open={open?.side === side ? open.at : null}
      onOpen={(at) => onOpen?.({ side, at })}
      onChange={onChange && ((at, symbol) => symbol !== null && onChange({ side, at }, symbol))}
    />
  );
  return (
    <div class="mm-comparison" style={{ "--mm-positions": box.positions }}>
      <div class="mm-lines">
        <span class="mm-label">{say("board.secret")}</span>
        {line("secret")}
        <div class="mm-between">
          <Links positions={box.positions} steps={steps} />
          <span class="mm-label">{say("board.guess")}</span>
        </div>
        {line("guess")}
        <div class="mm-numbers" aria-hidden="true">
          {codes.guess.map((_, p) => (
            <span key={p}>{p + 1}</span>
          ))}
        </div>
      </div>
      <Tray box={box} answer={covered ? null : (answer ?? last?.soFar ?? null)} />
    </div>
  );
}

/** Which guess peg goes with which code peg: solid for exact, dashed for misplaced. */
function Links({ positions, steps }: { positions: number; steps: readonly Step[] }) {
  return (
    <svg class="mm-links" viewBox={`0 0 ${positions} 1`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map(({ kind, secret, guess }, k) =>
        secret === null || guess === null ? null : (
          <path class={`mm-link-${kind} ${k === steps.length - 1 ? "mm-link-now" : ""}`} d={`M${secret + 0.5} 0L${guess + 0.5} 1`} />
        ),
      )}
    </svg>
  );
}
