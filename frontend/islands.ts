// Finds the boards of a static page and brings each to life in the place of its printed self.
import { pageModel, type Model } from "./host.ts";
import { linked } from "./link.ts";
import { language } from "./rules/i18n.ts";
import { Refusal } from "./rules/refusal.ts";

export type Start = (kind: string, model: Model, el: HTMLElement) => void;
type Traits = Readonly<Record<string, unknown>>;

/**
 * Starts every `[data-mmteach]` element of these `kinds` that is not alive yet; others are another module's. Its state
 * is the JSON it carries, or its `data-` attributes; a link to the page may change them. What a link or a page asks for
 * in vain is said above the board.
 */
export function startIslands(kinds: readonly string[], start: Start): void {
  const met = new Map<string, number>();
  for (const printed of document.querySelectorAll<HTMLElement>("[data-mmteach]")) {
    const { mmteach: kind = "", name, alive, ...attributes } = printed.dataset;
    if (!kinds.includes(kind)) continue;
    const nth = (met.get(kind) ?? 0) + 1;
    met.set(kind, nth);
    if (alive !== undefined) continue;
    const place = name ?? `${kind}-${nth}`;
    const carried = printed.querySelector('script[type="application/json"]')?.textContent;
    const traits = carried ? (JSON.parse(carried) as Traits) : attributes;
    const wake = (given: Traits) => replace(printed, (el) => start(kind, pageModel(given, place), el), given);
    const link = linked(place);
    const board = (link && wake({ ...traits, ...link })) ?? wake(traits);
    if (link) board?.scrollIntoView({ block: "center" });
    addEventListener("hashchange", () => linked(place) && location.reload());
  }
}

/** The live element in place of the printed one; if its state is refused, the printed one stays, and null. */
function replace(printed: HTMLElement, start: (el: HTMLElement) => void, given: Traits): HTMLElement | null {
  const el = printed.cloneNode() as HTMLElement;
  el.dataset.alive = "";
  printed.after(el);
  try {
    start(el);
    printed.remove();
    return el;
  } catch (error) {
    el.remove();
    if (!(error instanceof Refusal)) throw error;
    printed.before(alert(error.in(language(String(given["lang"] || document.documentElement.lang)))));
    return null;
  }
}

function alert(sentence: string): HTMLElement {
  const el = document.createElement("p");
  el.setAttribute("role", "alert");
  el.textContent = sentence;
  return el;
}
