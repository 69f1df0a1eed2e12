import { useContext, useState } from "preact/hooks";
import { download } from "../files.ts";
import { linkTo } from "../link.ts";
import { Refusal } from "../rules/refusal.ts";
import { keepsNothing } from "../store.ts";
import { Speech } from "./speech.ts";

/** Copies a link to this page with the board as it stands, and shows it for those whose browser does not copy. */
export function CopyLink({ place, traits, label, announce }: {
  place: string;
  traits: () => Record<string, string>;
  label?: string;
  announce: (sentence: string) => void;
}) {
  const { say } = useContext(Speech);
  const [shown, setShown] = useState<string | null>(null);
  const name = label ?? say("board.link");
  const copy = async () => {
    const address = linkTo(place, traits());
    setShown(address);
    try {
      await navigator.clipboard.writeText(address);
      announce(say("board.copied"));
    } catch {
      announce(say("board.not_copied")); // refused, or no clipboard at all
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>{name}</button>
      {shown && <input type="text" readOnly class="mm-link" aria-label={name} value={shown} onFocus={(event) => event.currentTarget.select()} />}
    </>
  );
}

/** Saves what the reader made, if anything, as a small file, which may be all that keeps it, and reads one back. What can't be read is refused with the reason. */
export function SaveAndOpen({ name, value, onValue, announce }: {
  name: string;
  value: (() => unknown) | null;
  onValue: (value: unknown) => void;
  announce: (sentence: string) => void;
}) {
  const { lang, say } = useContext(Speech);
  const [unkept] = useState(keepsNothing);
  // Most browsers name the place in a text that is no JSON, each in its own words.
  const unread = (error: unknown, name: string) => {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    return line && column ? say("files.unread_at", { name, line, column }) : say("files.unread", { name });
  };
  const read = async (file: File) => {
    try {
      onValue(JSON.parse(await file.text()));
    } catch (error) {
      announce(error instanceof Refusal ? error.in(lang) : unread(error, file.name));
    }
  };
  return (
    <>
      {value && <button type="button" onClick={() => download(name, value())}>{say("files.save")}</button>}
      <label class="mm-file">
        {say("files.open")}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) void read(file);
          }}
        />
      </label>
      {unkept && <small>{say("files.not_kept")}</small>}
    </>
  );
}
