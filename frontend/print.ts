/** Prints one board alone, by marking it while the browser lays out the paper. */
export function printOnly(board: HTMLElement): void {
  board.classList.add("mm-printing");
  document.documentElement.classList.add("mm-print-one");
  const done = () => {
    board.classList.remove("mm-printing");
    document.documentElement.classList.remove("mm-print-one");
  };
  addEventListener("afterprint", done, { once: true });
  print();
}
