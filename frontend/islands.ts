// Finds the boards of a static page and brings each to life in the place of its printed self.
import { pageModel, type Model } from "./host.ts";
import { linked } from "./link.ts";

/**
 * Starts every `[data-mmteach]` element that is not alive yet. Its state is the JSON it carries, or its `data-`
 * attributes; a link to the page may change them.
 */
export function startIslands(start: (kind: string, model: Model, el: HTMLElement) => void): void {
  const met = new Map<string, number>();
  for (const el of document.querySelectorAll<HTMLElement>("[data-mmteach]")) {
    const { mmteach: kind = "", name, alive, ...attributes } = el.dataset;
    const nth = (met.get(kind) ?? 0) + 1;
    met.set(kind, nth);
    if (alive !== undefined) continue;
    el.dataset.alive = "";
    const place = name ?? `${kind}-${nth}`;
    const carried = el.querySelector('script[type="application/json"]')?.textContent;
    const traits = carried ? (JSON.parse(carried) as Record<string, unknown>) : attributes;
    const link = linked(place);
    start(kind, pageModel({ ...traits, ...link }, place), el);
    if (link) el.scrollIntoView({ block: "center" });
  }
}
