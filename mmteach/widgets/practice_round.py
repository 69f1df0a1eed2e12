"""A round to play, with the count of what is left."""

from typing import Any

import traitlets

from mmteach.consistency import Remaining, remaining
from mmteach.editions import F6423, CodeLike, Edition
from mmteach.i18n import t
from mmteach.render import rows_html, rows_text
from mmteach.rows import Row, parsed
from mmteach.widgets.board import Board

HELPS = ("count", "chart", "candidates", "warning", "hint", "reveal", "undo")


class PracticeRound(Board):
    """A practice round: find a code, or give the answers while the computer looks for yours.

    Attributes:
        secret: the code as letters; empty while the board draws one, or while it is kept in mind.
        seed: a number from 1 to 999,999 that stands for a code; 0 to draw one.
        open_code: whether the code lies in view (``open=`` at creation; a widget has a method of that name).
        role: ``"codebreaker"`` or ``"codemaker"``, the student's seat.
        rows: guesses with their answers; `Row` objects, pairs, or whatever `mmteach.rows.parsed` reads.
        helps: those of `HELPS` that are switched on.
        revealed: positions shown as a help, from 0.
        given_up: whether the round was given up.

    Raises the refusals of `Edition.parse` and of `mmteach.rows.parsed`, at creation and at assignment.
    """

    kind = "practice-round"
    saved = ("secret", "seed", "open_code", "role", "rows", "helps", "revealed", "given_up")

    secret = traitlets.Any("").tag(sync=True)
    seed = traitlets.Int(0, min=0).tag(sync=True)
    open_code = traitlets.Bool(False).tag(sync=True)
    role = traitlets.Enum(["codebreaker", "codemaker"], "codebreaker").tag(sync=True)
    rows = traitlets.Any(()).tag(sync=True)
    helps = traitlets.List(traitlets.Enum(HELPS), list(HELPS)).tag(sync=True)
    revealed = traitlets.List(traitlets.Int()).tag(sync=True)
    given_up = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        edition: Edition | str = F6423,
        secret: CodeLike | None = None,
        seed: int | None = None,
        open: bool = False,
        lang: str = "",
        **traits: Any,
    ) -> None:
        hidden = {"secret": secret or "", "seed": seed or 0, "open_code": open}
        super().__init__(edition=edition, lang=lang, **{**hidden, **traits})

    @property
    def remaining(self) -> Remaining:
        """The codes that fit all rows."""
        return remaining(self.rows, self.box)

    @traitlets.validate("secret")
    def _checked_secret(self, proposal: Any) -> str:
        empty = isinstance(proposal["value"], str) and not proposal["value"]
        return "" if empty else self._letters(proposal["value"])

    @traitlets.validate("rows")
    def _checked_rows(self, proposal: Any) -> list[Row]:
        return [
            Row(self._letters(guess), tuple(answer)) for guess, answer in parsed(proposal["value"], self.box)
        ]

    def text(self) -> str:
        """The rows so far with the count of codes left."""
        return rows_text(self.rows, self.box, self.lang or "en")

    def html(self) -> str:
        """A table of the rows so far with the count of codes left."""
        return rows_html(self.rows, self.box, self.lang or "en", t("practice.title", self.lang or "en"))
