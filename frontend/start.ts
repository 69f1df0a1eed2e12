// What makes a bundle of boards a front end: for notebooks by anywidget, and for the islands of a static page.
import { h, render, type ComponentType } from "preact";
import { type Model } from "./host.ts";
import { startIslands } from "./islands.ts";
import { adoptStyles } from "./styles/adopt.ts";

export type Board = ComponentType<{ model: Model }>;
export type Boards = Readonly<Record<string, Board>>;

/** Starts the islands of these `boards`, dressed in these style sheets; gives the anywidget module for notebooks. */
export function frontEnd(boards: Boards, styles: readonly string[]): { render(host: { model: Model; el: HTMLElement }): () => void } {
  function start(kind: string, model: Model, el: HTMLElement): void {
    const board = boards[kind];
    if (!board) throw new Error(`mmteach has no board named ${kind}`);
    adoptStyles(el, styles);
    el.replaceChildren();
    render(h(board, { model }), el);
  }
  const wake = () => startIslands(Object.keys(boards), start);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", wake);
  else wake();
  return {
    render({ model, el }) {
      start(String(model.get("board")), model, el);
      return () => render(null, el);
    },
  };
}
