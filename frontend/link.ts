// Links that open a page with one board as it stands: #mm=worked-example-1&secret=RBRG&guess=RRBY

const BOARD = "mm";

/** What the page's address says of the board at `place`, if it speaks of it. */
export function linked(place: string): Record<string, string> | null {
  const { [BOARD]: board, ...traits } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return board === place ? traits : null;
}

/** The address of this page with the board at `place` showing `traits`. */
export function linkTo(place: string, traits: Readonly<Record<string, string>>): string {
  const url = new URL(location.href);
  url.hash = new URLSearchParams({ [BOARD]: place, ...traits }).toString();
  return url.href;
}
