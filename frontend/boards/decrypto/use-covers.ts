import { useState } from "preact/hooks";
import type { Voice } from "../../parts/speech.ts";
import { refusalOf } from "../../rules/refusal.ts";

/** A refusal that may quote what only those may read who have uncovered that part. */
export interface Refused {
  readonly part: string;
  readonly sentence: string;
}

export interface Covers {
  /** The hidden part that lies open; null while all are covered. It is not kept: after a reload all are. */
  readonly open: string | null;
  readonly refused: Refused | null;
  uncover(part: string | null): void;
  /** Runs what may be refused, and says the refusal: inside the hidden `part`, where it is of one. False when there was one. */
  attempt(act: () => unknown, part?: string): boolean;
}

/** The covers over hidden parts; `bare` while the table has none. */
export function useCovers(bare: boolean, { lang, announce }: Voice): Covers {
  const [open, setOpen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    open,
    refused,
    // Whoever the device goes to next reads the status line: it is emptied, and a refusal stays with its part.
    uncover(part) {
      setOpen(part);
      setRefused(refused?.part === part ? refused : null);
      announce("");
    },
    attempt(act, part) {
      setRefused(null);
      const refusal = refusalOf(act);
      if (!refusal) return true;
      const sentence = refusal.in(lang);
      if (part) setRefused({ part, sentence });
      if (!part || bare) announce(sentence);
      return false;
    },
  };
}
