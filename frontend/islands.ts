// Finds the boards of a static page and brings each to life in the place of its printed self.
import { pageModel, type Model } from "./host.ts";
import { linked } from "./link.ts";
import { language, t } from "./rules/i18n.ts";
import { Refusal } from "./rules/refusal.ts";

export type Start = (kind: string, model: Model, el: HTMLElement) => void;
type Traits = Readonly<Record<string, unknown>>;

/** The module behind each board there is; a page may hold boards of several, and starts each by its own. */
const MODULES: Readonly<Record<string, string>> = {
  "board-check": "mmteach", "match-sheet": "mmteach", "practice-round": "mmteach", "worked-example": "mmteach",
  "decrypto-round": "decrypto", "decrypto-sheet": "decrypto",
  "bug-hunt": "tutor", "scoring-practice": "tutor",
};
/** Codes are texts, "0123" too. */
const CODES = ["secret", "guess"];

/**
 * Starts every `[data-mmteach]` element of these `kinds` that is not alive yet; others are another module's. Its state
 * is the JSON it carries, or its `data-` attributes; a link to the page may change them. What a link or a page asks for
 * in vain is said above the board, and stops no other.
 */
export function startIslands(kinds: readonly string[], start: Start): void {
  const met = new Map<string, number>();
  for (const printed of document.querySelectorAll<HTMLElement>("[data-mmteach]")) {
    const { mmteach: kind = "", name, alive, ...attributes } = printed.dataset;
    if (!kinds.includes(kind)) {
      if (alive === undefined) missed(printed, kind);
      continue;
    }
    const nth = (met.get(kind) ?? 0) + 1;
    met.set(kind, nth);
    if (alive !== undefined) continue;
    const place = name ?? `${kind}-${nth}`;
    const carried = printed.querySelector('script[type="application/json"]')?.textContent;
    const traits = () => (carried ? (JSON.parse(carried) as Traits) : read(attributes));
    const wake = (given: () => Traits) => replace(printed, given, (state, el) => start(kind, pageModel(state, place), el));
    const link = linked(place);
    const board = (link && wake(() => ({ ...traits(), ...read(link) }))) ?? wake(traits);
    if (link) board?.scrollIntoView({ block: "center" });
    addEventListener("hashchange", () => linked(place) && location.reload());
  }
}

/** Says on the console that a board has no module on this page, once all of them have had their turn. */
function missed(printed: HTMLElement, kind: string): void {
  const module = MODULES[kind];
  if (!module) return console.warn(`mmteach has no board named "${kind}"`);
  addEventListener("load", () => {
    const met = !printed.isConnected || printed.previousElementSibling?.role === "alert";
    if (!met) console.warn(`The board "${kind}" needs ${module}.mjs on its page`);
  });
}

/** Attributes and links hold texts: what reads as JSON means that, such as true, 4711 or a box of one's own. */
function read(texts: Readonly<Record<string, string | undefined>>): Traits {
  return Object.fromEntries(Object.entries(texts).map(([name, text = ""]) => {
    try {
      return [name, CODES.includes(name) ? text : JSON.parse(text)];
    } catch {
      return [name, text];
    }
  }));
}

/** The live element in place of the printed one; if it cannot start, the printed one stays, and null. */
function replace(printed: HTMLElement, given: () => Traits, start: (state: Traits, el: HTMLElement) => void): HTMLElement | null {
  let state: Traits = {};
  const el = printed.cloneNode() as HTMLElement;
  el.dataset.alive = "";
  printed.after(el);
  try {
    state = given();
    start(state, el);
    printed.remove();
    return el;
  } catch (error) {
    el.remove();
    const lang = language(String(state["lang"] || document.documentElement.lang));
    const refused = error instanceof Refusal;
    if (!refused) console.error(error);
    printed.before(alert(refused ? error.in(lang) : t("board.failed", lang)));
    return null;
  }
}

function alert(sentence: string): HTMLElement {
  const el = document.createElement("p");
  el.setAttribute("role", "alert");
  el.textContent = sentence;
  return el;
}
