"""A learner with a hidden rule, for teachers to find."""

from typing import Any

import traitlets

from mmteach.editions import F6423, Edition
from mmteach.i18n import t
from mmteach.misconceptions import MISCONCEPTIONS, RULES, Question
from mmteach.misconceptions.hunt import hidden_rule, telling_pairs
from mmteach.misconceptions.rules import without_holes
from mmteach.render import closed_html, pairs_html, pairs_text
from mmteach.seeds import checked_seed
from mmteach.widgets.board import STATIC, Board


class BugHunt(Board):
    """A hidden learner answers pairs of one's own choice: which rule is it, and in how few pairs?

    Attributes:
        seed: a number from 1 to 999,999 that stands for the learner's rule; 0 to draw one.
        asked: the pairs asked so far, each a code and a guess in any form that `Edition.parse` reads.
        named: the rules named so far: keys of `MISCONCEPTIONS`, or ``true``.

    Raises ``CodeError`` naming the pair, and ``SeedError``, at creation and at assignment.
    """

    bundle = STATIC / "tutor.mjs"
    kind = "bug-hunt"
    saved = ("seed", "asked", "named")

    seed = traitlets.Int(0).tag(sync=True)
    asked: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    named = traitlets.List(traitlets.Enum(list(RULES))).tag(sync=True)

    def __init__(self, edition: Edition | str = F6423, seed: int = 0, lang: str = "", **traits: Any) -> None:
        super().__init__(edition=edition, lang=lang, seed=seed, **traits)

    @traitlets.validate("seed")
    def _checked_seed(self, proposal: Any) -> int:
        return checked_seed(proposal["value"])

    @traitlets.validate("asked")
    def _checked_asked(self, proposal: Any) -> list[list[str]]:
        pairs = enumerate(proposal["value"], 1)
        return [[self._letters(self.box.parse(code, row=row)) for code in pair] for row, pair in pairs]

    @property
    def rule(self) -> str:
        """The learner's rule: a key of `MISCONCEPTIONS`, or ``true``. Until a learner is drawn, that of seed 1."""
        return hidden_rule(self.seed or 1, self.box)

    def _answers(self, pairs: tuple[Question, ...], lang: str) -> list[str]:
        rule = RULES[self.rule]
        return [rule(*without_holes(*pair, self.box.hole)).words(lang) for pair in pairs]

    def _asked_pairs(self) -> tuple[Question, ...]:
        """The pairs asked; before any was, pairs that tell all rules apart."""
        asked = tuple(Question(self.box.parse(secret), self.box.parse(guess)) for secret, guess in self.asked)
        return asked or telling_pairs(self.box)

    def text(self) -> str:
        """Pairs with the learner's answers."""
        lang, pairs = self.lang or "en", self._asked_pairs()
        lines = zip(pairs_text(pairs, self.box, lang).splitlines(), self._answers(pairs, lang), strict=True)
        return "\n".join([t("hunt.asked", lang), *(f"{pair}  {answer}" for pair, answer in lines)])

    def html(self) -> str:
        """A table of pairs with the learner's answers; the rule shows when asked for."""
        lang, pairs = self.lang or "en", self._asked_pairs()
        known = MISCONCEPTIONS.get(self.rule)
        words = [known.name(lang), known.belief(lang)] if known else [t("hunt.true", lang)]
        answers = pairs_html(t("hunt.asked", lang), pairs, self._answers(pairs, lang), self.box, lang)
        return answers + closed_html(t("hunt.solution", lang), *words)
