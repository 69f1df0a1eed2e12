"""The rows of any game, checked."""

from typing import Any

import traitlets

from mmteach.consistency import Remaining, remaining
from mmteach.editions import F6423, Edition
from mmteach.i18n import t
from mmteach.render import rows_html, rows_text
from mmteach.rows import Row, RowLike, parsed
from mmteach.widgets.board import Board


class BoardCheck(Board):
    """Checks the rows of a game: how many codes each leaves, where they clash, which answer is likely wrong.

    Attributes:
        rows: guesses with their answers; `Row` objects, pairs, or whatever `mmteach.rows.parsed` reads.
        aside: numbers of rows, from 1, that do not count for the moment.

    Raises the refusals of `mmteach.rows.parsed`, at creation and at assignment.
    """

    kind = "board-check"
    saved = ("rows", "aside")

    rows = traitlets.Any(()).tag(sync=True)
    aside = traitlets.List(traitlets.Int(min=1)).tag(sync=True)

    def __init__(self, rows: Any = (), edition: Edition | str = F6423, lang: str = "", **traits: Any) -> None:
        super().__init__(edition=edition, lang=lang, rows=rows, **traits)

    @property
    def counted(self) -> list[RowLike]:
        """The rows that are not set aside."""
        return [row for number, row in enumerate(self.rows, 1) if number not in self.aside]

    @property
    def remaining(self) -> Remaining:
        """The codes that fit the rows that are not set aside."""
        return remaining(self.counted, self.box)

    @traitlets.validate("rows")
    def _checked_rows(self, proposal: Any) -> tuple[Row, ...]:
        rows = parsed(proposal["value"], self.box)
        return tuple(Row(self._letters(guess), tuple(answer)) for guess, answer in rows)

    def text(self) -> str:
        """The rows that count, with the count of codes left."""
        return rows_text(parsed(self.counted, self.box), self.box, self.lang or "en")

    def html(self) -> str:
        """A table of the rows that count, with the count of codes left."""
        lang = self.lang or "en"
        return rows_html(parsed(self.counted, self.box), self.box, lang, t("check.title", lang))
