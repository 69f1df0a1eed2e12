import { useContext } from "preact/hooks";
import { Speech } from "../../parts/speech.ts";
import { HELPS, type Help, type Role } from "../../rules/practice.ts";

const FOR_THE_CODEMAKER: readonly Help[] = ["count", "chart", "candidates", "undo"];

export function HelpSwitches({ on, role, onChange }: { on: readonly Help[]; role: Role; onChange: (helps: readonly Help[]) => void }) {
  const { say } = useContext(Speech);
  const offered = role === "codemaker" ? FOR_THE_CODEMAKER : HELPS;
  return (
    <details class="mm-panel">
      <summary>{say("practice.helps")}</summary>
      <div class="mm-row">
        {offered.map((help) => (
          <label key={help} class="mm-switch">
            <input
              type="checkbox"
              checked={on.includes(help)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...on, help] : on.filter((h) => h !== help))}
            />
            {say(`practice.help_${help}`)}
          </label>
        ))}
      </div>
    </details>
  );
}
