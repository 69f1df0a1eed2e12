import type { ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import { Comparison, type Place } from "../../parts/comparison.tsx";
import { LineEditor } from "../../parts/line-editor.tsx";
import { Speech } from "../../parts/speech.ts";
import { checked, type Code, type Edition } from "../../rules/editions.ts";
import type { Question } from "../../rules/questions.ts";

/** A code and a guess of one's own choice; `children` are the buttons below them. */
export function PairEntry({ box, pair, onPair, children }: {
  box: Edition;
  pair: Question;
  onPair: (pair: Question) => void;
  children: ComponentChildren;
}) {
  const { lang, attempt } = useContext(Speech);
  const [open, setOpen] = useState<Place | null>(null);
  const set = (side: Place["side"], code: Code) => attempt(() => onPair({ ...pair, [side]: checked(box, code, lang) }));
  const put = ({ side, at }: Place, symbol: number) => set(side, pair[side].map((old, p) => (p === at ? symbol : old)));
  return (
    <>
      <Comparison
        box={box} codes={pair} steps={[]} covered open={open} onChange={put}
        onOpen={(place) => setOpen(open?.side === place.side && open.at === place.at ? null : place)}
      />
      {open && (
        <LineEditor
          key={open.side} box={box} place={open} onClose={() => setOpen(null)} onCode={(code) => set(open.side, code)}
          onPick={(symbol) => {
            put(open, symbol);
            setOpen({ ...open, at: (open.at + 1) % box.positions });
          }}
        />
      )}
      <div class="mm-row">{children}</div>
    </>
  );
}
