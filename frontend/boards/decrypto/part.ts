import type { BoardState } from "../../parts/frame.tsx";
import type { Draft, Practice, SampleSet } from "../../rules/decrypto.ts";

/** What each part of the practice board is given. */
export interface PartProps {
  readonly board: BoardState;
  readonly practice: Practice;
  readonly samples: SampleSet;
  /** Changes the practice as one step to take back, and says a sentence. */
  readonly change: (part: Partial<Practice>, said?: string) => void;
  /** Changes fields while they are being written. */
  readonly write: (fields: Draft) => void;
}
