"""What a browser test needs: the book served, a browser, a page that is watched, and a board on it.

A new board's tests need a page from the `visit` fixture and a `Board`::

    page = visit("lessons/the-game.html", width=360)
    board = Board(page, "worked-example")
    board.press("Next")
    board.says("Position 1: Red and Red: exact.")
"""

import re
import shutil
from datetime import datetime, timedelta
from pathlib import Path

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Error,
    FilePayload,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    expect,
)

from .book import LOCAL, ROOT

# How long a test waits for what must come, in ms: a machine at work on other things is slow, and that is no failure.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

NOON = datetime(2026, 3, 2, 12)  # a day like any other; no test sees midnight

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # No other host can be reached; `Watch` reports each one that a page asks for.
    f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE {LOCAL}",
)
_BLOCK_STORAGE = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new Error("storage is blocked"); } });
"""

# A board does a frame after it is drawn what it does by itself, such as saying where a game was left.
_A_FRAME = "() => new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)))"
_WATCH = """(board) => {
  const seen = { change: false };
  new MutationObserver(() => { seen.change = true; })
    .observe(board, { subtree: true, childList: true, characterData: true, attributes: true });
  return seen;
}"""
_UNDER = """(board) => [...board.querySelectorAll(".mm-comparison")].flatMap((picture) => {
  const columns = (selector) => [...picture.querySelectorAll(selector)]
    .map((el) => el.getBoundingClientRect()).filter(({ width }) => width);
  const text = ({ left, right }) => `${Math.round(left)}-${Math.round(right)}`;
  return columns(".mm-key").flatMap((key) => columns(".mm-line .mm-slot")
    .filter((peg) => key.left < peg.right && peg.left < key.right)
    .map((peg) => `a key at x ${text(key)} is in the column ${text(peg)}`));
})"""


def launch(playwright: Playwright) -> Browser:
    """The Chromium on the PATH. Raises ``RuntimeError`` when there is none."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise RuntimeError("There is no `chromium` on the PATH: run make chromium first.")
    return playwright.chromium.launch(executable_path=chromium, args=list(_FLAGS), timeout=PATIENCE)


class Watch:
    """Everything that went wrong on the pages it follows: `faults`, one sentence each."""

    def __init__(self, base: str) -> None:
        self.faults: list[str] = []
        self._base = base
        self._expected: dict[str, bool] = {}

    def expect(self, pattern: str, *, because: str, always: bool = True) -> None:
        """Let faults that match `pattern` pass, for a reason; one that should always come must come."""
        assert because, "an exception needs its reason"
        self._expected[pattern] = always

    def follow(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("dialog", self._dialog)

    def unexpected(self) -> list[str]:
        """The faults nobody expected, and the expected ones that never came."""
        others = [f for f in self.faults if not any(re.search(p, f) for p in self._expected)]
        due = (pattern for pattern, always in self._expected.items() if always)
        unmet = [pattern for pattern in due if not any(re.search(pattern, f) for f in self.faults)]
        return others + [f"expected, but never came: {pattern}" for pattern in unmet]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: Error) -> None:
        places = re.findall(r"https?:[^\s)]+", error.stack or "")
        self.faults.append(f"page error: {error} ({places[-1] if places else 'nowhere'})")

    def _dialog(self, dialog: Dialog) -> None:
        self.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._base, "data:", "blob:", "about:")):
            self.faults.append(f"request to another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.url}")


def open_page(
    browser: Browser,
    watch: Watch,
    address: str,
    *,
    width: int = 1280,
    height: int = 900,
    dark: bool = False,
    theme: str | None = None,
    js: bool = True,
    still: bool = False,
    touch: bool = False,
    storage: bool = True,
    lang: str = "en-GB",
) -> Page:
    """A page of its own, loaded, in a context of its own.

    `dark` is the system's colour scheme, `theme` the choice made with the book's own switch ("light" or "dark"),
    `still` asks for reduced motion, and without `storage` merely touching the browser's storage throws.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        java_script_enabled=js,
        has_touch=touch,
        is_mobile=touch,
        locale=lang,
    )
    context.set_default_timeout(PATIENCE)
    if theme:
        chosen = f"localStorage.mode = localStorage.theme = {theme!r}"
        context.add_init_script(f"if (location.protocol === 'http:') {chosen}")
    if not storage:
        context.add_init_script(_BLOCK_STORAGE)
    context.on("page", watch.follow)
    page = context.new_page()
    page.goto(address)
    return page


class Board:
    """One board, driven by what a reader meets: roles, names and sentences. Names are those of its language."""

    def __init__(self, page: Page, kind: str | None = None, nth: int = 0) -> None:
        """The `nth` board of `kind` on a page of the book; without a kind, the `nth` board in a notebook."""
        place = page.locator(f'[data-mmteach="{kind}"]').nth(nth) if kind else page.locator(".mm").nth(nth)
        self.page = page
        self.root = place.locator(".mm") if kind else place
        expect(self.root, "the board never came to life").to_be_visible()
        self.root.evaluate(_A_FRAME)

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        self.button(name).click()

    def speak(self, lang: str) -> None:
        """Switch the board's language."""
        switch = re.compile("^(Language|Langue|Sprache)$")
        self.root.get_by_role("combobox", name=switch).select_option(lang)

    def group(self, name: str) -> Locator:
        return self.root.get_by_role("group", name=name, exact=True)

    def pegs(self, line: str) -> list[str]:
        """The names of a line's pegs, as "Position 1: Red"."""
        slots = self.group(line).locator(".mm-slot").all()
        return [slot.get_attribute("aria-label") or "" for slot in slots]

    def letters(self, line: str) -> str:
        """The letters on a line's pegs."""
        return "".join(self.group(line).locator("svg text").all_text_contents())

    @property
    def status(self) -> Locator:
        """The sentence said last."""
        return self.root.get_by_role("status")

    def says(self, sentence: str | re.Pattern[str]) -> None:
        """Wait until the board says exactly that."""
        expect(self.status).to_have_text(sentence)

    def choose_file(self, file: Path | FilePayload) -> None:
        """Open a file, and wait for what the board draws when it has read it."""
        seen = self.root.evaluate_handle(_WATCH)
        self.root.locator("input[type=file]").set_input_files(file)
        self.page.wait_for_function("(seen) => seen.change", arg=seen)

    def boxes(self, selector: str) -> list[dict[str, float]]:
        """The bounding boxes of what is visible of `selector` in the board."""
        every = (item.bounding_box() for item in self.root.locator(selector).filter(visible=True).all())
        return [box for box in every if box is not None]

    def moving(self) -> int:
        """How many things of the board are moving or fading right now."""
        return int(self.root.evaluate("(el) => el.getAnimations({ subtree: true }).length"))

    def keys_under_pegs(self) -> list[str]:
        """Each key that shares a column with a peg of its own picture, in words: there should be none."""
        settle(self.page)
        found: list[str] = self.root.evaluate(_UNDER)
        return found


def settle(page: Page) -> None:
    """Wait until nothing moves and no colour fades any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((moving) => moving.finished))")


def darken(page: Page) -> None:
    """Make the system's colours dark, and wait until the book's are too."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def stop_clock(page: Page) -> None:
    """From now on the page's time passes by `page.clock.run_for` alone, however long the test takes."""
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(hours=1))


def in_step(one: Page, two: Page) -> None:
    """Wait until one tab sees on the device what another has written: that takes a moment to come."""
    kept = "JSON.stringify(Object.entries(localStorage).sort())"
    two.wait_for_function(f"(written) => {kept} === written", arg=one.evaluate(kept))


def focused(page: Page) -> str:
    """The accessible name of what has the focus, or its text."""
    script = """() => {
      const at = document.activeElement;
      return at.getAttribute("aria-label") ?? at.labels?.[0]?.textContent.trim() ?? at.textContent.trim();
    }"""
    return str(page.evaluate(script))


def tab_to(page: Page, name: str, *, back: bool = False, most: int = 90) -> None:
    """Press Tab, or Shift+Tab to go `back`, until `name` has the focus."""
    for _ in range(most):
        if focused(page) == name:
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab never reached {name!r}; it ended at {focused(page)!r}")


def sideways(page: Page) -> int:
    """How many pixels the page can be scrolled sideways."""
    script = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(script))


# What axe leaves out, and why.
EXCEPTIONS = {
    "table.dataframe th:empty": "pandas itself leaves the corner above an index without a name empty",
}


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong, one line an element."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js")
    settle(page)
    run = "(exclude) => axe.run({ exclude }, { resultTypes: ['violations'] })"
    found = page.evaluate(run, [[selector] for selector in EXCEPTIONS])
    return [
        f"{rule['id']} ({rule['help']}): {node['target']} {node['html'][:120]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
