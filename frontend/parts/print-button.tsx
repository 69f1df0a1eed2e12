import { useContext } from "preact/hooks";
import { printOnly } from "../print.ts";
import { Speech } from "./speech.ts";

/** Prints the board it stands on, alone. */
export function PrintButton() {
  const { say } = useContext(Speech);
  return <button type="button" onClick={(event) => printOnly(event.currentTarget.closest<HTMLElement>(".mm")!)}>{say("board.print")}</button>;
}
