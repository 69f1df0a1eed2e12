"""The answer to one guess, step by step."""

from typing import Any

import traitlets

from mmteach.editions import F6423, CodeLike, Edition
from mmteach.render import worked_html, worked_text
from mmteach.scoring import explain
from mmteach.widgets.board import Board


class WorkedExample(Board):
    """Steps through the answer to `guess` when the code is `secret`.

    Attributes:
        secret, guess: codes as letters; any form that `Edition.parse` reads may be assigned.
        step: steps shown so far, from 0 (nothing struck) to ``len(explain(secret, guess))``.
        predict: whether the answer stays hidden until two numbers are predicted.
        prediction: what was predicted, as ``[exact, misplaced]``, or None.

    Raises ``CodeError`` for a code that does not fit the edition, at creation and at assignment.
    """

    kind = "worked-example"
    saved = ("secret", "guess", "step", "predict", "prediction")

    secret = traitlets.Any().tag(sync=True)
    guess = traitlets.Any().tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)
    prediction = traitlets.List(traitlets.Int(), None, minlen=2, maxlen=2, allow_none=True).tag(sync=True)

    def __init__(
        self,
        secret: CodeLike = "RBRG",
        guess: CodeLike = "RRBY",
        edition: Edition | str = F6423,
        lang: str = "",
        **traits: Any,
    ) -> None:
        super().__init__(edition=edition, lang=lang, secret=secret, guess=guess, **traits)

    @traitlets.validate("secret", "guess")
    def _checked_code(self, proposal: Any) -> str:
        return self._letters(proposal["value"])

    @traitlets.validate("step")
    def _checked_step(self, proposal: Any) -> int:
        return min(int(proposal["value"]), len(explain(self.secret, self.guess, self.box)))

    def text(self) -> str:
        """Both lines, then a sentence a step."""
        return worked_text(self.secret, self.guess, self.box, self.lang or "en")

    def html(self) -> str:
        """A table with the worked solution."""
        return worked_html(self.secret, self.guess, self.box, self.lang or "en")
