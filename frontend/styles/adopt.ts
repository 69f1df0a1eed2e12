import boards from "./boards.css";
import rows from "./rows.css";

/**
 * Gives a document or shadow root the boards' styles, once. A constructed sheet needs no style element, so it also
 * works under a strict content security policy.
 */
export function adoptStyles(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const styled = root as typeof root & { mmteachStyles?: true };
  if (styled.mmteachStyles) return;
  styled.mmteachStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([boards, rows].join("\n"));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
