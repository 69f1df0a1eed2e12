import { useMemo, useState } from "preact/hooks";
import type { Model } from "../host.ts";
import { BoxPicker } from "../parts/boxes.tsx";
import { Frame, Status, useBoard } from "../parts/frame.tsx";
import { askedOf, useKept } from "../parts/kept.ts";
import { Now } from "../parts/now.tsx";
import { CopyLink } from "../parts/share.tsx";
import { outcomeName } from "../rules/diagnosis.ts";
import { F6423, editionText, format, type Edition } from "../rules/editions.ts";
import { answersIn, fittingRules, hiddenRule, huntData, isFound, newHunt, readHunt, refutedBy, type Hunt } from "../rules/hunt.ts";
import { answerBy, type RuleKey } from "../rules/misconceptions.ts";
import { nextQuestion, type Question } from "../rules/questions.ts";
import { words } from "../rules/scoring.ts";
import { newSeed, readSeed } from "../rules/seeds.ts";
import { Asked } from "./hunt/asked.tsx";
import { FoundRule } from "./hunt/found-rule.tsx";
import { PairEntry } from "./hunt/pair-entry.tsx";
import { RuleEntry } from "./hunt/rule-entry.tsx";

/** For teachers: a hidden learner answers pairs of one's own choice; which rule is it, and in how few pairs? */
export function BugHunt({ model }: { model: Model }) {
  const board = useBoard(model, "hunt.start");
  const { lang, say, announce, attempt } = board;
  const asked = useMemo(() => askOf(model), [model]);
  const { value: hunt, set, begin } = useKept(model, readHunt, huntData, (last) => last ?? asked.first, {
    ask: asked.said, attempt,
  });
  const { box } = hunt;
  // A pair is laid for one learner and one box, and does not outlive them.
  const learner = `${hunt.seed} ${editionText(box)}`;
  const [laid, setLaid] = useState<{ learner: string; pair: Question } | null>(null);
  const pair = laid?.learner === learner ? laid.pair : plainPair(box);
  const setPair = (next: Question) => setLaid({ learner, pair: next });
  const found = isFound(hunt);

  function start(next: Hunt): void {
    begin(next);
    announce(say("hunt.started"));
  }
  function ask(): void {
    const next = { ...hunt, asked: [...hunt.asked, pair] };
    set(next);
    announce(say("hunt.said", { answer: words(answersIn(next).at(-1)!.answer, lang) }));
  }
  function suggest(): void {
    const next = nextQuestion(box, answersIn(hunt));
    setPair(next);
    announce(say("hunt.suggested", { secret: format(box, next.secret, lang), guess: format(box, next.guess, lang) }));
  }
  function name(rule: RuleKey): void {
    set({ ...hunt, named: [...hunt.named, rule] });
    announce(rule === hiddenRule(hunt) ? say("hunt.found", { name: outcomeName(rule, lang) }) : whyNot(rule));
  }
  function whyNot(rule: RuleKey): string {
    const row = refutedBy(hunt, rule);
    if (row < 0) return say("hunt.not_it", { count: fittingRules(hunt).length - 1 });
    const { secret, guess, answer } = answersIn(hunt)[row]!;
    return say("hunt.refuted", { row: row + 1, would: words(answerBy(rule, secret, guess, box.hole), lang), said: words(answer, lang) });
  }
  return (
    <Frame board={board} title={say("hunt.title")} placed tools={
      <>
        <button type="button" onClick={() => start(newHunt(box, newSeed()))}>{say("hunt.new")}</button>
        {model.place && (
          <CopyLink place={model.place} announce={announce} label={say("hunt.friend")} traits={() => ({ edition: editionText(box), seed: String(hunt.seed), lang })} />
        )}
      </>
    }>
      <div class="mm-row mm-settings">
        <BoxPicker box={box} onBox={(next: Edition) => start(newHunt(next, newSeed()))} />
      </div>
      <Asked hunt={hunt} />
      <Status board={board} />
      <Now step={found ? "found" : "asking"}>
        {found ? (
          <FoundRule hunt={hunt} />
        ) : (
          <>
            <PairEntry key={learner} box={box} pair={pair} onPair={setPair}>
              <button type="button" class="mm-main" onClick={ask}>{say("hunt.ask")}</button>
              <button type="button" onClick={suggest}>{say("hunt.suggest")}</button>
            </PairEntry>
            <RuleEntry key={hunt.seed} hunt={hunt} onName={name} />
          </>
        )}
      </Now>
    </Frame>
  );
}

/** Every colour once, and the same from right to left: a pair that tells little. */
function plainPair({ positions, symbols }: Edition): Question {
  const secret = Array.from({ length: positions }, (_, p) => p % symbols.length);
  return { secret, guess: [...secret].reverse() };
}

const PLAIN = huntData(newHunt(F6423, 0));

/** What the page, its link or the kernel asks for: the hunt to start from, and as text, empty where it is nothing special. */
function askOf(model: Model): { readonly first: Hunt; readonly said: string } {
  const wanted = readHunt(askedOf(model, PLAIN));
  const said = JSON.stringify(huntData(wanted));
  return { first: { ...wanted, seed: readSeed(wanted.seed) || newSeed() }, said: said === JSON.stringify(PLAIN) ? "" : said };
}
