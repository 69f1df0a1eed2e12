// Boxes and codes for the property tests.
import fc from "fast-check";
import { EDITIONS, edition, type Code, type Edition } from "../rules/editions.ts";
import type { Lang } from "../rules/i18n.ts";
import { Refusal } from "../rules/refusal.ts";

/** A box with what the test is about, and the rest as usual. */
export function own(positions: number, colours: number | readonly string[], more: object = {}): Edition {
  return edition({ key: "own", name: "My box", positions, colours, ...more });
}

const ownBoxes = fc
  .record({ positions: fc.integer({ min: 1, max: 8 }), symbols: fc.integer({ min: 2, max: 12 }), holes: fc.boolean() })
  .chain(({ positions, symbols, holes }) =>
    fc.boolean().map((wish) => own(positions, symbols - Number(holes), { holes, repeats: wish || positions > symbols })),
  );

/** The seven boxes, and any other by number of colours. */
export const boxes: fc.Arbitrary<Edition> = fc.oneof(fc.constantFrom(...EDITIONS.values()), ownBoxes);

export function codes(box: Edition): fc.Arbitrary<Code> {
  const size = { minLength: box.positions, maxLength: box.positions };
  const symbol = fc.nat(box.symbols.length - 1);
  return box.repeats ? fc.array(symbol, size) : fc.uniqueArray(symbol, size);
}

export interface Pair {
  readonly box: Edition;
  readonly secret: Code;
  readonly guess: Code;
}

export const pairs: fc.Arbitrary<Pair> = boxes.chain((box) =>
  fc.record({ box: fc.constant(box), secret: codes(box), guess: codes(box) }),
);

/** Every code of as many positions and symbols, in order. */
export function everyCode(positions: number, symbols: number): number[][] {
  let all: number[][] = [[]];
  for (let p = 0; p < positions; p += 1) {
    all = all.flatMap((code) => Array.from({ length: symbols }, (_, s) => [...code, s]));
  }
  return all;
}

/** The sentence with which `read` refuses. */
export function refusal(read: () => unknown, lang: Lang = "en"): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error.in(lang);
    throw error;
  }
  throw new Error("nothing was refused");
}
