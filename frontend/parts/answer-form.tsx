import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Edition } from "../rules/editions.ts";
import { Refusal, shown } from "../rules/refusal.ts";
import { possible, type Feedback } from "../rules/scoring.ts";
import { Key } from "./tray.tsx";
import { Speech } from "./speech.ts";

const KINDS = ["exact", "misplaced"] as const;
type Kind = (typeof KINDS)[number];
const NOTHING: Feedback = { exact: 0, misplaced: 0 };
const texts = ({ exact, misplaced }: Feedback): Record<Kind, string> => ({ exact: String(exact), misplaced: String(misplaced) });

/** The whole number that was typed, in digits of any width; null for what is none. */
export function countIn(text: string): number | null {
  const plain = text.normalize("NFKC").trim();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : null;
}

/**
 * Two numbers, exact and misplaced, by buttons or typing, which stays as it was typed. What is no number or what no code
 * could answer is refused with the reason, in the status line.
 */
export function AnswerForm({ box, action, first = NOTHING, turn, free = false, onAnswer }: {
  box: Edition;
  action: string;
  /** What the form begins with. */
  first?: Feedback | undefined;
  /** When this changes, the form begins anew, with its focus. */
  turn?: unknown;
  /** Whether any answer is taken, even one that no code could give. */
  free?: boolean;
  onAnswer: (answer: Feedback) => void;
}) {
  const { lang, say, attempt } = useContext(Speech);
  const [answer, setAnswer] = useState(() => texts(first));
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    setAnswer(texts(first));
    const typing = form.current!.querySelector<HTMLInputElement>("input:focus");
    if (typing) form.current!.querySelector("input")!.focus();
    form.current!.querySelector<HTMLInputElement>("input:focus")?.select();
  }, [turn]);
  const type = (kind: Kind, text: string) => setAnswer({ ...answer, [kind]: text });
  const step = (kind: Kind, by: number) => type(kind, String(Math.max(0, Math.min(box.positions, (countIn(answer[kind]) ?? 0) + by))));
  const read = (kind: Kind) => {
    const count = countIn(answer[kind]);
    if (count !== null && count <= box.positions) return count;
    throw new Refusal("board.not_a_count", { what: say(`board.${kind}`), value: shown(answer[kind]), most: box.positions });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(() => {
      const given = { exact: read("exact"), misplaced: read("misplaced") };
      onAnswer(free ? given : possible(given, box, lang));
    });
  };
  return (
    <form class="mm-row mm-answer-form" ref={form} onSubmit={submit}>
      {KINDS.map((kind) => (
        <span key={kind} class="mm-row mm-count">
          <Key kind={kind} /> {say(`board.${kind}`)}
          <button type="button" aria-label={say("board.less", { what: say(`board.${kind}`) })} onClick={() => step(kind, -1)}>
            −
          </button>
          <input
            type="text"
            inputMode="numeric"
            size={2}
            aria-label={say(`board.${kind}`)}
            value={answer[kind]}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => type(kind, event.currentTarget.value)}
          />
          <button type="button" aria-label={say("board.more", { what: say(`board.${kind}`) })} onClick={() => step(kind, 1)}>
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
