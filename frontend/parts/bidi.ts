const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;
// Marks, embeddings, overrides and isolates: what a name must not do to the sentence around it.
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of a person to stand inside a sentence: written from right to left it keeps to itself, and moves no digit near it. */
export function isolated(text: string): string {
  const plain = text.replace(CONTROLS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
