import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { outcomeName } from "../../rules/diagnosis.ts";
import { fewestQuestions, fittingRules, hiddenRule, type Hunt } from "../../rules/hunt.ts";
import { about } from "../../rules/misconceptions.ts";

/** The rule that was found, what to say to such a learner, and how few pairs would have been enough. */
export function FoundRule({ hunt }: { hunt: Hunt }) {
  const { lang, say } = useContext(Speech);
  const rule = hiddenRule(hunt);
  const others = fittingRules(hunt).length - 1;
  const misses = hunt.named.length - 1;
  const score = [
    others ? say("hunt.lucky", { count: others }) : say("hunt.sure"),
    say("hunt.score", { count: hunt.asked.length }),
    say("hunt.fewest", { count: fewestQuestions(hunt.box) }),
    ...(misses ? [say("hunt.misses", { count: misses })] : []),
  ];
  return (
    <div class="mm-panel">
      <strong>{say("hunt.found", { name: outcomeName(rule, lang) })}</strong>
      {rule === "true" ? <p>{say("hunt.true")}</p> : (["belief", "correction"] as const).map((what) => <p key={what}>{about(rule, what, lang)}</p>)}
      <p>{score.join(" ")}</p>
    </div>
  );
}
