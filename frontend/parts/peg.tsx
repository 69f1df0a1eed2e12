import { SHAPES, type Colour } from "../rules/editions.ts";
import type { Lang } from "../rules/i18n.ts";

/** One peg as a picture: its colour, its shape and its letter. A null colour is an empty place. */
export function Peg({ colour, lang, struck = false }: { colour: Colour | null; lang: Lang; struck?: boolean }) {
  const shape = colour && SHAPES[colour.shape]!;
  return (
    <svg class={struck ? "mm-peg mm-struck" : "mm-peg"} viewBox="-4 -4 108 108" aria-hidden="true">
      {shape ? <path class="mm-peg-body" d={shape.path} fill={colour.fill} /> : <circle class="mm-peg-empty" cx="50" cy="50" r="22" />}
      {struck && <path class="mm-strike" d="M-2 102L102 -2" />}
      {shape && (
        <text x="50" y={shape.letter_y} fill={colour.ink} stroke={colour.fill} stroke-width={struck ? 14 : 0} paint-order="stroke">
          {colour.letters[lang]}
        </text>
      )}
    </svg>
  );
}
