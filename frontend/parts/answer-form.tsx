import { useContext, useState } from "preact/hooks";
import { type Edition } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { possible, type Feedback } from "../rules/scoring.ts";
import { Key } from "./tray.tsx";
import { Speech } from "./speech.ts";

const KINDS = ["exact", "misplaced"] as const;

/** Two numbers, exact and misplaced, by buttons or typing. What no code could answer is refused with the reason. */
export function AnswerForm({ box, action, onAnswer, onRefusal }: {
  box: Edition;
  action: string;
  onAnswer: (answer: Feedback) => void;
  onRefusal: (sentence: string) => void;
}) {
  const { lang, say } = useContext(Speech);
  const [answer, setAnswer] = useState<Feedback>({ exact: 0, misplaced: 0 });
  const set = (kind: (typeof KINDS)[number], value: number) =>
    setAnswer({ ...answer, [kind]: Math.max(0, Math.min(box.positions, value || 0)) });
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      onAnswer(possible(answer, box, lang));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onRefusal(error.in(lang));
    }
  };
  return (
    <form class="mm-row mm-answer-form" onSubmit={submit}>
      {KINDS.map((kind) => (
        <span key={kind} class="mm-row mm-count">
          <Key kind={kind} /> {say(`board.${kind}`)}
          <button type="button" aria-label={say("board.less", { what: say(`board.${kind}`) })} onClick={() => set(kind, answer[kind] - 1)}>
            −
          </button>
          <input
            type="text"
            inputMode="numeric"
            size={2}
            aria-label={say(`board.${kind}`)}
            value={String(answer[kind])}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => set(kind, Number(event.currentTarget.value.replace(/\D/g, "").slice(-1)))}
          />
          <button type="button" aria-label={say("board.more", { what: say(`board.${kind}`) })} onClick={() => set(kind, answer[kind] + 1)}>
            +
          </button>
        </span>
      ))}
      <button type="submit" class="mm-main">
        {action}
      </button>
    </form>
  );
}
