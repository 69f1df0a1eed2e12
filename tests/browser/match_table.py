"""The match's board as its players use it, on the book's page or alone on a page of its own."""

from playwright.sync_api import Locator, Page

from mmteach.widgets import MatchSheet

from .book import Site
from .conftest import Visit
from .drive import Board

PAGE = "practice/match.html"
NAMES = ("Ada", "Bo")


class Sheet(Board):
    """The match's board, and what its players do."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "match-sheet")

    def choose(self, setting: str, value: str) -> None:
        """Choose from a list."""
        self.root.get_by_role("combobox", name=setting, exact=True).select_option(value)

    def set(self, setting: str, value: str) -> None:
        """Write into a field, and leave it."""
        field = self.root.get_by_label(setting, exact=True)
        field.fill(value)
        field.press("Tab")

    def name(self, *names: str) -> None:
        for role, name in zip(("First codemaker", "First codebreaker"), names, strict=True):
            self.set(role, name)

    def write(self, code: str) -> None:
        """Type a code, and Enter."""
        field = self.root.locator(".mm-entry form input")
        field.fill(code)
        field.press("Enter")

    def answer(self, exact: int, misplaced: int) -> None:
        self.root.get_by_role("textbox", name="exact", exact=True).fill(str(exact))
        field = self.root.get_by_role("textbox", name="misplaced")
        field.fill(str(misplaced))
        field.press("Enter")

    def row(self, code: str, exact: int, misplaced: int) -> None:
        """A row of a real box, written down."""
        self.write(code)
        self.answer(exact, misplaced)

    def record(self, rows: int) -> None:
        """A round of a real box whose code was found in that many rows."""
        self.root.get_by_label("Rows used").fill(str(rows))
        self.press("Enter a round")

    def claim(self, proof: str) -> None:
        self.press("Claim a wrong answer")
        self.press(proof)

    @property
    def points(self) -> list[str]:
        """The total of each player."""
        return self.root.locator(".mm-score tfoot td").all_text_contents()[-2:]

    @property
    def played(self) -> Locator:
        """The rows of the present round that have an answer."""
        return self.root.locator(":scope > .mm-scroll .mm-rows tbody tr")

    def covered(self) -> bool:
        """Whether the code is on the board, and cannot be seen."""
        cover = self.root.get_by_role("img", name="The code is under its cover.")
        return cover.count() == 1 and self.group("Code").count() == 0


def on_page(visit: Visit, mode: str) -> Sheet:
    """The board of the book's page, with names where they are asked for."""
    sheet = Sheet(visit(PAGE))
    sheet.choose("You play", mode)
    if mode != "computer":
        sheet.name(*NAMES)
    return sheet


def alone(visit: Visit, site: Site, mode: str = "players", **look: object) -> Sheet:
    """A board alone on its page, which is quicker; it plays in that mode, with names."""
    players = NAMES if mode != "computer" else ("", "Computer")
    island = MatchSheet(mode=mode, players=players).island()
    return Sheet(visit(site.add(f"match-{mode}.html", island), **look))
