/** Gives the document or shadow root that `el` stands in these style sheets, each of them once. */
export function adoptStyles(el: HTMLElement, styles: readonly string[]): void {
  if (el.isConnected) return adopt(el.getRootNode(), styles);
  // Notebooks draw a board before it stands on their page. It is given a size when it does, before it is painted.
  new ResizeObserver((_, observer) => {
    if (!el.isConnected) return;
    observer.disconnect();
    adopt(el.getRootNode(), styles);
  }).observe(el);
}

/** A constructed sheet needs no style element, so it also works under a strict content security policy. */
function adopt(root: Node, styles: readonly string[]): void {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const styled = root as typeof root & { mmteachStyles?: Set<string> };
  const worn = (styled.mmteachStyles ??= new Set());
  const fresh = styles.filter((style) => !worn.has(style));
  const sheets = fresh.map((style) => {
    worn.add(style);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
