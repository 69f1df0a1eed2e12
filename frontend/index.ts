// The one module behind every board: an anywidget front end, and the islands of a static page.
import { h, render, type ComponentType } from "preact";
import { BoardCheck } from "./boards/board-check.tsx";
import { PracticeRound } from "./boards/practice-round.tsx";
import { WorkedExample } from "./boards/worked-example.tsx";
import { type Model } from "./host.ts";
import { startIslands } from "./islands.ts";
import { adoptStyles } from "./styles/adopt.ts";

export type Board = ComponentType<{ model: Model }>;

const BOARDS: Readonly<Record<string, Board>> = {
  "board-check": BoardCheck,
  "practice-round": PracticeRound,
  "worked-example": WorkedExample,
};

function start(kind: string, model: Model, el: HTMLElement): void {
  const board = BOARDS[kind];
  if (!board) throw new Error(`mmteach has no board named ${kind}`);
  adoptStyles(el.getRootNode());
  el.replaceChildren();
  render(h(board, { model }), el);
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => startIslands(start));
else startIslands(start);

export default {
  render({ model, el }: { model: Model; el: HTMLElement }): () => void {
    start(String(model.get("board")), model, el);
    return () => render(null, el);
  },
};
