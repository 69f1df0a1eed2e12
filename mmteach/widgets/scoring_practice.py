"""Practice in giving answers, with a tutor that finds wrong rules."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import traitlets

from mmteach.editions import F6423, Edition
from mmteach.errors import MmteachError, shown
from mmteach.i18n import t
from mmteach.misconceptions import MISCONCEPTIONS, Question, Response, examples
from mmteach.misconceptions.diagnosis import read_keys
from mmteach.render import closed_html, pairs_html, pairs_text
from mmteach.scoring import score
from mmteach.seeds import checked_seed
from mmteach.widgets.board import STATIC, Board


class AttemptError(MmteachError):
    """An attempt that lacks something, or that no learner can have made."""


class ScoringPractice(Board):
    """Practice in giving answers, on a ladder from the full example to two codes with repeats.

    Attributes:
        level: the rung to start from: 1 shows every step of the answer, one step fewer each rung; ``positions + 1``
            shows none, and ``positions + 2`` asks pairs with repeats in both codes.
        seed: varies the pairs; 0 to draw one.
        attempts: the answers so far, oldest first: ``secret``, ``guess``, ``answer``, ``level``, whether a wrong answer
            was ``mended``, and ``at``, an ISO date.
        focus: key of the wrong rule that was found and is worked on, or empty.
        since: how many attempts were made when the last wrong rule was overcome.

    Raises ``CodeError``, ``FeedbackError``, ``AttemptError`` and ``SeedError``, at creation and at assignment.
    """

    bundle = STATIC / "tutor.mjs"
    kind = "scoring-practice"
    saved = ("level", "seed", "attempts", "focus", "since")

    level = traitlets.Int(1, min=1).tag(sync=True)
    seed = traitlets.Int(0).tag(sync=True)
    attempts: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    focus = traitlets.Enum(["", *MISCONCEPTIONS], "").tag(sync=True)
    since = traitlets.Int(0, min=0).tag(sync=True)

    def __init__(self, edition: Edition | str = F6423, level: int = 1, lang: str = "", **traits: Any) -> None:
        super().__init__(edition=edition, lang=lang, level=level, **traits)

    @property
    def responses(self) -> tuple[Response, ...]:
        """The answers given with no step shown, as `mmteach.diagnose` takes them."""
        alone = (a for a in self.attempts if a["level"] > self.box.positions and not a["mended"])
        return tuple(
            Response(
                self.box.parse(a["secret"]), self.box.parse(a["guess"]), read_keys(a["answer"], self.box)
            )
            for a in alone
        )

    @traitlets.validate("level")
    def _checked_level(self, proposal: Any) -> int:
        return min(int(proposal["value"]), self.box.positions + (2 if self.box.repeats else 1))

    @traitlets.validate("seed")
    def _checked_seed(self, proposal: Any) -> int:
        return checked_seed(proposal["value"])

    @traitlets.validate("attempts")
    def _checked_attempts(self, proposal: Any) -> list[dict[str, Any]]:
        return [self._attempt(given, row) for row, given in enumerate(proposal["value"], 1)]

    def _attempt(self, given: Any, row: int) -> dict[str, Any]:
        try:
            fields = dict(given) if isinstance(given, Mapping) else {}
            datetime.fromisoformat(fields["at"])
            level, mended = int(fields["level"]), bool(fields["mended"])
            codes = {name: self.box.parse(fields[name], row=row) for name in ("secret", "guess")}
            answer = read_keys(fields["answer"], self.box, row=row)
        except (KeyError, TypeError) as error:
            raise AttemptError("scoring.not_progress", value=shown(given), row=row) from error
        except MmteachError:
            raise
        except ValueError as error:  # a level that is no number, or a date that is none
            raise AttemptError("scoring.not_progress", value=shown(given), row=row) from error
        letters = {name: self._letters(code) for name, code in codes.items()}
        return {**letters, "answer": list(answer), "level": level, "mended": mended, "at": fields["at"]}

    def _pairs(self) -> tuple[Question, ...]:
        """A pair for each wrong rule, on which it shows; those that several share come once."""
        first = (examples(rule, self.box)[:1] for rule in MISCONCEPTIONS)
        return tuple(dict.fromkeys(pair for pairs in first for pair in pairs))

    def text(self) -> str:
        """Pairs to answer on paper, and their answers."""
        lang, pairs = self.lang or "en", self._pairs()
        answers = (f"{k}. {score(*pair, self.box).words(lang)}" for k, pair in enumerate(pairs, 1))
        return "\n".join([t("scoring.sheet", lang), pairs_text(pairs, self.box, lang), "; ".join(answers)])

    def html(self) -> str:
        """A table of pairs to answer on paper; their answers show when asked for."""
        lang, pairs = self.lang or "en", self._pairs()
        answers = [score(*pair, self.box).words(lang) for pair in pairs]
        sheet = pairs_html(t("scoring.sheet", lang), pairs, (), self.box, lang)
        return sheet + closed_html(t("scoring.answers", lang), *answers)
