import { useContext, useState } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { outcomeName } from "../../rules/diagnosis.ts";
import { fittingRules, learnerRules, type Hunt } from "../../rules/hunt.ts";
import { about, type RuleKey } from "../../rules/misconceptions.ts";

/** Every rule that the learner may use, to name one; and, for who wants to see it, which of them still fit. */
export function RuleEntry({ hunt, onName }: { hunt: Hunt; onName: (rule: RuleKey) => void }) {
  const { lang, say } = useContext(Speech);
  const [chosen, setChosen] = useState<RuleKey | "">("");
  const fitting = fittingRules(hunt);
  return (
    <>
      <form class="mm-panel" onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        onName(chosen);
        setChosen("");
      }}>
        <label class="mm-row">
          <span>{say("hunt.rule")}</span>
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value as RuleKey)}>
            <option value="">{say("hunt.choose")}</option>
            {learnerRules(hunt.box).map((rule) => (
              <option key={rule} value={rule} disabled={hunt.named.includes(rule)}>{outcomeName(rule, lang)}</option>
            ))}
          </select>
        </label>
        {chosen && <p>{chosen === "true" ? say("hunt.true") : about(chosen, "belief", lang)}</p>}
        <button type="submit" class="mm-main" aria-disabled={!chosen}>{say("hunt.name")}</button>
      </form>
      <details class="mm-panel">
        <summary>{say("hunt.fits", { count: fitting.length })}</summary>
        <ul>
          {fitting.map((rule) => <li key={rule}>{outcomeName(rule, lang)}</li>)}
        </ul>
      </details>
    </>
  );
}
