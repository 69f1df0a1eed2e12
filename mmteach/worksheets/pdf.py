"""A worksheet as a PDF on A4, with its fonts inside. Lengths are in millimetres."""

from datetime import UTC, datetime
from pathlib import Path

import matplotlib
from fpdf import FPDF

from mmteach.i18n import t
from mmteach.worksheets.ink import FONT, SMALL, TEXT, Ink
from mmteach.worksheets.look import legend, shows_codes
from mmteach.worksheets.parts import Exercise
from mmteach.worksheets.sheet import Solution, Worksheet

_MARGIN, _FOOT, _GUTTER, _NUMBER = 15.0, 20.0, 8.0, 7.0
_WIDTH, _BOTTOM = 210 - 2 * _MARGIN, 297 - _FOOT
_DATE = datetime(2026, 1, 1, tzinfo=UTC)  # always the same one, so that the same sheet has the same bytes


def pdf(sheet: Worksheet) -> bytes:
    """The sheet, then its key from a new page on."""
    return bytes(_filled(sheet, pages=_filled(sheet, pages=0).page_no()).output())


def _filled(sheet: Worksheet, pages: int) -> "_Document":
    document = _Document(sheet, pages)
    document.add_exercises()
    document.add_key()
    return document


class _Document(FPDF):
    """The pages. What does not fit on one goes to the next as a whole; `total` is how many pages there will be."""

    def __init__(self, sheet: Worksheet, total: int) -> None:
        super().__init__(format="A4")
        self.sheet, self.lang, self.total = sheet, sheet.lang, total
        self.ink = Ink(self, sheet.edition, sheet.lang)
        self.set_auto_page_break(False)
        self.set_margins(_MARGIN, _MARGIN)
        self.c_margin = 0
        # Matplotlib brings DejaVu Sans along: it has every letter and sign of the three languages.
        fonts = Path(matplotlib.get_data_path(), "fonts", "ttf")
        self.add_font(FONT, "", fonts / "DejaVuSans.ttf")
        self.add_font(FONT, "B", fonts / "DejaVuSans-Bold.ttf")
        self.set_title(f"{sheet.title} · {sheet.subtitle}")
        self.set_lang(sheet.lang)
        self.set_creator("mmteach")
        self.creation_date = _DATE

    def add_exercises(self) -> None:
        """The heading, then the exercises side by side, each row of them on one page."""
        self.add_page()
        y = self._heading(self.t_margin)
        columns = self.sheet.about.columns
        width = (_WIDTH - _GUTTER * (columns - 1)) / columns
        items = list(enumerate(self.sheet.items, 1))
        for row in (items[k : k + columns] for k in range(0, len(items), columns)):
            needed = max(self._exercise(*item, 0, 0, width, wet=False) for item in row)
            y = self._room(y, needed)
            for place, item in enumerate(row):
                self._exercise(*item, _MARGIN + place * (width + _GUTTER), y, width)
            y += needed

    def add_key(self) -> None:
        """The answers and their reasons."""
        self.add_page()
        y = self.t_margin + self.ink.text(
            t("worksheet.key", self.lang), _MARGIN, self.t_margin, _WIDTH, 18, True
        )
        y += self.ink.text(f"{self.sheet.title} · {self.sheet.subtitle}", _MARGIN, y, _WIDTH) + 3
        for solution in self.sheet.key:
            needed = self._solution(solution, 0, wet=False)
            y = self._room(y, needed)
            y += self._solution(solution, y)

    def footer(self) -> None:
        """What makes the sheet again, and the page's number."""
        y, page = _BOTTOM + 4, t("worksheet.page", self.lang, page=self.page_no(), pages=self.total)
        self.ink.rule(_MARGIN, y - 1.5, _WIDTH)
        self.ink.text(t("worksheet.again", self.lang, seed=str(self.sheet.seed)), _MARGIN, y, _WIDTH, 6.5)
        self.set_xy(_MARGIN, y)
        self.cell(_WIDTH, 3, page, align="R")
        self.ink.text(
            self.sheet.recipe, _MARGIN, y + 3.2, _WIDTH, 6.5 if len(self.sheet.recipe) < 300 else 4.5
        )

    def _heading(self, y: float) -> float:
        sheet, ink = self.sheet, self.ink
        y += ink.text(sheet.title, _MARGIN, y, _WIDTH, 18, bold=True)
        y += ink.text(sheet.subtitle, _MARGIN, y, _WIDTH) + 6
        self._name_and_date(y)
        y += ink.text(sheet.task, _MARGIN, y + 4, _WIDTH) + 6
        y += ink.parts(sheet.preface, _MARGIN, y, _WIDTH)
        if shows_codes(sheet):
            y += ink.text(t("worksheet.keys", self.lang), _MARGIN, y, _WIDTH, SMALL) + 2
        if colours := legend(sheet):
            y += ink.pegs_with_names(colours, _MARGIN, y, _WIDTH)
        return y + 4

    def _name_and_date(self, y: float) -> None:
        for word, x, width in (("name", _MARGIN, 110), ("date", _MARGIN + 118, _WIDTH - 118)):
            self.ink.text(t(f"worksheet.{word}", self.lang), x, y - 3, width)
            self.ink.rule(x + 14, y + 1.5, width - 14)

    def _exercise(
        self, number: int, item: Exercise, x: float, y: float, width: float, *, wet: bool = True
    ) -> float:
        self.ink.wet = wet
        self.ink.rule(x, y, width)
        self.ink.text(str(number), x, y + 3, _NUMBER, TEXT + 1, bold=True)
        height = self.ink.parts(item.parts(self.lang), x + _NUMBER, y + 3, width - _NUMBER)
        self.ink.wet = True
        return height + 6

    def _solution(self, solution: Solution, y: float, *, wet: bool = True) -> float:
        self.ink.wet, top = wet, y
        self.ink.text(str(solution.number), _MARGIN, y, _NUMBER, bold=True)
        y += self.ink.text(solution.answer, _MARGIN + _NUMBER, y, _WIDTH - _NUMBER, bold=True)
        reasons = " ".join(solution.reasons)
        y += self.ink.text(reasons, _MARGIN + _NUMBER, y + 0.5, _WIDTH - _NUMBER, SMALL)
        self.ink.wet = True
        return y + 3 - top

    def _room(self, y: float, needed: float) -> float:
        """`y`, or the top of a new page when the rest of this one is too short."""
        if y + needed <= _BOTTOM:
            return y
        self.add_page()
        return self.t_margin
