import { useEffect, useMemo, useState } from "preact/hooks";
import { finish, isQuick, thinking, type Question } from "../rules/strategy.ts";
import { think } from "../think.ts";

interface Thought {
  readonly question: Question;
  readonly answer: readonly number[];
}

/** The answer to a question: at once where it is quick; else null until it has been found. */
export function useThought(question: Question | null): readonly number[] | null {
  const quick = useMemo(() => question && isQuick(question) && finish(thinking(question)), [question]);
  const [found, setFound] = useState<Thought | null>(null);
  useEffect(() => {
    if (!question || quick) return undefined;
    let asked = true;
    void think(question).then((answer) => asked && setFound({ question, answer }));
    return () => void (asked = false);
  }, [question]);
  return quick || (found?.question === question ? found!.answer : null);
}
