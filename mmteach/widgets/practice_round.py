"""A round to play, with the count of what is left."""

from collections.abc import Iterable
from typing import Any

import traitlets

from mmteach.consistency import Remaining, clashes, remaining
from mmteach.editions import F6423, CodeLike, Edition
from mmteach.errors import FeedbackError
from mmteach.i18n import t
from mmteach.render import rows_html, rows_text
from mmteach.rows import ParsedRow, Row, RowError, RowLike, parsed
from mmteach.seeds import checked_seed, code_from_seed
from mmteach.widgets.board import Board

HELPS = ("count", "chart", "candidates", "warning", "hint", "reveal", "undo")


class PracticeRound(Board):
    """A practice round: find a code, or give the answers while the computer looks for yours.

    Attributes:
        secret: the code as letters; empty while the board draws one, or while it is kept in mind.
        seed: a number from 1 to 999,999 that stands for a code, or 0; a `secret` of one's own sets it to 0.
        open_code: whether the code lies in view (``open=`` at creation; a widget has a method of that name).
        role: ``"codebreaker"`` or ``"codemaker"``, the student's seat.
        rows: guesses with their answers; `Row` objects, pairs, or whatever `mmteach.rows.parsed` reads.
        helps: those of `HELPS` that are switched on.
        revealed: positions shown as a help, from 0.
        given_up: whether the round was given up.

    Raises the refusals of `Edition.parse` and of `mmteach.rows.parsed`, `SeedError`, ``RowError`` for a row after the
    one that finds the code or after the last of the box, and `FeedbackError` for a
    codebreaker's row with another answer than the code's; at creation and at assignment.
    """

    kind = "practice-round"
    saved = ("secret", "seed", "open_code", "role", "rows", "helps", "revealed", "given_up")

    secret = traitlets.Any("").tag(sync=True)
    seed = traitlets.Int(0).tag(sync=True)
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
        secret = proposal["value"]
        if isinstance(secret, str) and not secret:
            return ""
        self._check_answers(secret, self.rows)
        return self._letters(secret)

    @traitlets.validate("seed")
    def _checked_seed(self, proposal: Any) -> int:
        seed = checked_seed(proposal["value"])
        if seed:
            self._check_answers(code_from_seed(seed, self.box), self.rows)
        return seed

    @traitlets.validate("rows")
    def _checked_rows(self, proposal: Any) -> tuple[Row, ...]:
        rows = parsed(proposal["value"], self.box)
        self._check_end(rows)
        self._check_answers(self.secret, rows)
        return tuple(Row(self._letters(guess), tuple(answer)) for guess, answer in rows)

    @traitlets.observe("seed")
    def _take_code_of_seed(self, _: Any) -> None:
        if self.seed:
            self.secret = self._letters(code_from_seed(self.seed, self.box))

    @traitlets.observe("secret")
    def _drop_seed_of_another_code(self, _: Any) -> None:
        if self.seed and self.secret and self.box.parse(self.secret) != code_from_seed(self.seed, self.box):
            self.seed = 0

    def _check_end(self, rows: tuple[ParsedRow, ...]) -> None:
        """Raises ``RowError`` for a row after the round was over."""
        box = self.box
        ends = (k for k, row in enumerate(rows, 1) if row.answer.exact == box.positions or k == box.rows)
        last = next(ends, len(rows))
        if len(rows) > last:
            raise RowError("practice.no_row_left", last=last, row=last + 1)

    def _check_answers(self, secret: CodeLike, rows: Iterable[RowLike]) -> None:
        """Raises ``FeedbackError`` where a codebreaker's row has another answer than `secret` gives."""
        if not secret or self.role == "codemaker":
            return
        for wrong in clashes(secret, rows, self.box):
            said, right = (" ".join(map(str, answer)) for answer in (wrong.said, wrong.would_say))
            raise FeedbackError("practice.wrong_answer", said=said, right=right, row=wrong.row)

    def text(self) -> str:
        """The rows so far with the count of codes left."""
        return rows_text(parsed(self.rows, self.box), self.box, self.lang or "en")

    def html(self) -> str:
        """A table of the rows so far with the count of codes left."""
        lang = self.lang or "en"
        return rows_html(parsed(self.rows, self.box), self.box, lang, t("practice.title", lang))
