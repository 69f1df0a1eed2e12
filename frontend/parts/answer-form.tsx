import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Edition } from "../rules/editions.ts";
import { Refusal } from "../rules/refusal.ts";
import { possible, type Feedback } from "../rules/scoring.ts";
import { Key } from "./tray.tsx";
import { Speech } from "./speech.ts";

const KINDS = ["exact", "misplaced"] as const;
const NOTHING: Feedback = { exact: 0, misplaced: 0 };

/**
 * Two numbers, exact and misplaced, by buttons or typing. What no code could answer is refused with the reason, in the
 * status line if not elsewhere.
 */
export function AnswerForm({ box, action, first = NOTHING, turn, free = false, onAnswer, onRefusal }: {
  box: Edition;
  action: string;
  /** What the form begins with. */
  first?: Feedback | undefined;
  /** When this changes, the form begins anew, with its focus. */
  turn?: unknown;
  /** Whether any answer is taken, even one that no code could give. */
  free?: boolean;
  onAnswer: (answer: Feedback) => void;
  onRefusal?: (sentence: string) => void;
}) {
  const { lang, say, announce } = useContext(Speech);
  const [answer, setAnswer] = useState<Feedback>(first);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    setAnswer(first);
    const typing = form.current!.querySelector<HTMLInputElement>("input:focus");
    if (typing) form.current!.querySelector("input")!.focus();
    form.current!.querySelector<HTMLInputElement>("input:focus")?.select();
  }, [turn]);
  const set = (kind: (typeof KINDS)[number], value: number) =>
    setAnswer({ ...answer, [kind]: Math.max(0, Math.min(box.positions, value || 0)) });
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      onAnswer(free ? answer : possible(answer, box, lang));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      (onRefusal ?? announce)(error.in(lang));
    }
  };
  return (
    <form class="mm-row mm-answer-form" ref={form} onSubmit={submit}>
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
