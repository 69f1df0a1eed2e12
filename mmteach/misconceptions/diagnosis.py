"""Which rule a learner uses: the rule is the secret, questions are guesses, answers rule rules out."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import FeedbackError, MmteachError, shown
from mmteach.i18n import t
from mmteach.misconceptions.rules import MISCONCEPTIONS, RULES, without_holes
from mmteach.rows import RowError
from mmteach.scoring import Feedback, FeedbackLike, read_feedback

OUTCOMES = (*RULES, "none")
"""What a diagnosis weighs: the true rule, each wrong rule, and none of these."""

FEWEST = 4
"""Answers needed before anything is named."""

SURE = 0.95
"""Probability at which an outcome is named."""

_TRUE, _NONE = 0.4, 0.1
PRIOR = (_TRUE, *[(1 - _TRUE - _NONE) / len(MISCONCEPTIONS)] * len(MISCONCEPTIONS), _NONE)

# A rule that is not in the list is taken to answer, half the time, like one of ours drawn at random (on most
# pairs most rules agree), and else in any way at all.
ALIKE = 0.5


class SlipError(MmteachError):
    """A share of slips that is no share."""


class Response(NamedTuple):
    """One answer of a learner."""

    secret: Code
    guess: Code
    answer: Feedback


ResponseLike = tuple[CodeLike, CodeLike, FeedbackLike]
"""A response at the edges: secret, guess and answer, each in any form that is read."""


@dataclass(frozen=True, eq=False)
class Diagnosis(Mapping[str, float]):
    """A probability for each of `OUTCOMES`.

    Attributes:
        probabilities: by outcome; they add up to 1.
        answers: how many answers it rests on.
    """

    probabilities: Mapping[str, float]
    answers: int

    def __getitem__(self, outcome: str) -> float:
        return self.probabilities[outcome]

    def __iter__(self) -> Iterator[str]:
        return iter(self.probabilities)

    def __len__(self) -> int:
        return len(self.probabilities)

    @property
    def likeliest(self) -> str:
        """The outcome with the highest probability; of equals, the first of `OUTCOMES`."""
        return max(self.probabilities, key=self.probabilities.__getitem__)

    @property
    def verdict(self) -> str | None:
        """The outcome that may be named: after at least 4 answers, and from a probability of 95% on."""
        best = self.likeliest
        return best if self.answers >= FEWEST and self[best] >= SURE else None

    def sentence(self, lang: str = "en") -> str:
        """What may be said of these answers."""
        if self.answers < FEWEST:
            return t("diagnosis.few", lang, count=FEWEST - self.answers)
        outcome = self.verdict or "open"
        if outcome in MISCONCEPTIONS:
            return t("diagnosis.rule", lang, belief=MISCONCEPTIONS[outcome].belief(lang))
        return t(f"diagnosis.{outcome}", lang)

    def __str__(self) -> str:
        return self.sentence()


def diagnose(answers: Iterable[ResponseLike], slip: float = 0.1, edition: Edition | str = F6423) -> Diagnosis:
    """How likely each rule is to have given these answers.

    Args:
        answers: (secret, guess, answer) each; the answer may be one that no true answer could be.
        slip: share of answers in which a learner means one thing and gives another; 0 to less than 1.
        edition: the box of the codes.

    Raises:
        CodeError, FeedbackError, RowError: naming the row (from 1) that cannot be read.
        SlipError: when `slip` is no such share.
    """
    edition = box_of(edition)
    responses = read_responses(answers, edition)
    belief = believe(responses, slip, edition)
    return Diagnosis(dict(zip(OUTCOMES, belief, strict=True)), len(responses))


def read_responses(answers: Iterable[ResponseLike], edition: Edition | str = F6423) -> tuple[Response, ...]:
    """The answers with codes and keys as numbers. Raises as `diagnose`, naming the row."""
    edition = box_of(edition)
    if not isinstance(answers, Iterable):
        raise RowError("diagnosis.unread", value=shown(answers))
    return tuple(_response(answer, edition, row) for row, answer in enumerate(answers, 1))


def _response(response: ResponseLike, edition: Edition, row: int) -> Response:
    try:
        secret, guess, answer = response
    except (TypeError, ValueError):
        raise RowError("diagnosis.unread", row=row, value=shown(response)) from None
    return Response(
        edition.parse(secret, row=row), edition.parse(guess, row=row), read_keys(answer, edition, row=row)
    )


def read_keys(
    answer: FeedbackLike, edition: Edition | str = F6423, lang: str = "en", *, row: int | None = None
) -> Feedback:
    """A learner's answer, in every form that `Feedback.parse` reads, possible or not.

    Raises ``FeedbackError`` for what cannot be read and for more keys of a kind than pegs.
    """
    edition = box_of(edition)
    where = {} if row is None else {"row": row}
    try:
        found = read_feedback(answer, edition, lang)
    except FeedbackError as error:
        raise error if row is None else error.in_row(row) from None
    if not all(0 <= keys <= edition.positions for keys in found):
        raise FeedbackError("diagnosis.keys", value=shown(answer), positions=edition.positions, **where)
    return found


def believe(responses: Iterable[Response], slip: float = 0.1, edition: Edition = F6423) -> tuple[float, ...]:
    """The probability of each of `OUTCOMES`, in their order."""
    if not 0 <= slip < 1:
        raise SlipError("diagnosis.slip", value=shown(slip))
    belief = PRIOR
    for secret, guess, answer in responses:
        pair = without_holes(secret, guess, edition.hole)
        given = [rule(*pair) == answer for rule in RULES.values()]
        weighed = [p * q for p, q in zip(belief, likelihoods(given, slip, edition.positions), strict=True)]
        total = sum(weighed)
        belief = tuple(p / total for p in weighed)
    return belief


def answer_count(positions: int) -> int:
    """How many answers a learner can give: 0 to `positions` keys of each kind."""
    return (positions + 1) ** 2


def likelihoods(given: list[bool], slip: float, positions: int) -> list[float]:
    """How likely the answer is under each of `OUTCOMES`; `given` says which of `RULES` give it.

    A slip is any other answer, each as likely as the next.
    """
    n = answer_count(positions)
    by_rule = [1 - slip if same else slip / (n - 1) for same in given]
    return [*by_rule, ALIKE * sum(given) / len(given) + (1 - ALIKE) / n]
