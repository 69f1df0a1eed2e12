"""What every right answer keeps to, checked on a learner's answer: for errors that no rule of the list explains."""

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.i18n import t
from mmteach.misconceptions.diagnosis import read_keys
from mmteach.misconceptions.rules import MISCONCEPTIONS, RULES, Rule, without_holes
from mmteach.scoring import Feedback, FeedbackLike, feedback


@dataclass(frozen=True)
class Check:
    """One constraint, held or broken.

    Attributes:
        key: its name in the catalogues.
        holds: whether the answer keeps to it.
        right: the number it asks for.
        given: the number the answer has.
    """

    key: str
    holds: bool
    right: int
    given: int

    def sentence(self, lang: str = "en") -> str:
        """Praise where the constraint holds, else what is wrong."""
        kind = "praise" if self.holds else "error"
        return t(f"constraint.{self.key}.{kind}", lang, right=self.right, given=self.given)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True)
class _Case:
    secret: Code
    guess: Code
    right: Feedback
    given: Feedback

    @property
    def last(self) -> int:
        return len(self.secret) - 1

    @property
    def one_colour(self) -> bool:
        return min(len(set(self.secret)), len(set(self.guess))) == 1


_Applies = Callable[[_Case], bool]
_Numbers = Callable[[_Case], tuple[int, int]]
_Holds = Callable[[int, int], bool]


def _equal(right: int, given: int) -> bool:
    return right == given


# Name; when it is worth saying; the number it asks for and the one given; when the second will do.
_CONSTRAINTS: tuple[tuple[str, _Applies, _Numbers, _Holds], ...] = (
    ("exact", lambda c: True, lambda c: (c.right.exact, c.given.exact), _equal),
    ("total", lambda c: True, lambda c: (sum(c.right), sum(c.given)), _equal),
    ("pegs", lambda c: True, lambda c: (c.last + 1, sum(c.given)), lambda right, given: given <= right),
    (
        "last",
        lambda c: c.given.exact == c.last,
        lambda c: (c.last, c.given.misplaced),
        lambda right, given: given == 0,
    ),
    ("one_colour", lambda c: c.one_colour, lambda c: (0, c.given.misplaced), _equal),
    ("absent", lambda c: sum(c.right) == 0, lambda c: (0, sum(c.given)), _equal),
    (
        "same_pegs",
        lambda c: sorted(c.secret) == sorted(c.guess),
        lambda c: (c.last + 1, sum(c.given)),
        _equal,
    ),
)


def constraints(
    secret: CodeLike, guess: CodeLike, answer: FeedbackLike, edition: Edition | str = F6423
) -> tuple[Check, ...]:
    """The constraints that apply to this pair, each held or broken by the answer.

    Raises ``CodeError`` and ``FeedbackError`` for what cannot be read.
    """
    edition = box_of(edition)
    pair = without_holes(edition.parse(secret), edition.parse(guess), edition.hole)
    case = _Case(*pair, feedback(*pair), read_keys(answer, edition))
    found = ((key, *numbers(case), holds) for key, applies, numbers, holds in _CONSTRAINTS if applies(case))
    return tuple(Check(key, holds(right, given), right, given) for key, right, given, holds in found)


def meaning(
    secret: CodeLike, guess: CodeLike, answer: FeedbackLike, lang: str = "en", edition: Edition | str = F6423
) -> MappingProxyType[str, str]:
    """What a wrong answer would mean: by wrong rule that gives it, a sentence about the first colour it shows on.

    Empty for the right answer, and where no rule of the list gives this one. Raises as `constraints`.
    """
    edition = box_of(edition)
    s, g = edition.parse(secret), edition.parse(guess)
    pair, given = without_holes(s, g, edition.hole), read_keys(answer, edition)
    fitting = [key for key, m in MISCONCEPTIONS.items() if m.rule(*pair) == given != feedback(*pair)]
    return MappingProxyType({key: _happened(key, pair, lang, edition) for key in fitting})


def _happened(key: str, pair: tuple[Code, Code], lang: str, edition: Edition) -> str:
    exact, shared = feedback(*pair).exact, len(set(pair[0]) & set(pair[1]))
    found = next(((c, *n) for c in pair[1] if (n := _keys(RULES[key], pair, c))), None)
    colour, given, right = found or (0, 0, 0)
    name = edition.symbols[min(colour, len(edition.symbols) - 1)].names[lang]
    values = {"colour": name, "given": given, "right": right, "exact": exact, "shared": shared}
    return t(f"misconception.{key}.meaning", lang, **values)


def _keys(rule: Rule, pair: tuple[Code, Code], colour: int) -> tuple[int, int] | None:
    """Keys that the rule and the true rule give for one colour alone, where they differ."""
    secret, guess = (
        tuple(s if s == colour else blank for s in code) for code, blank in zip(pair, (-1, -2), strict=True)
    )
    given, right = rule(secret, guess), feedback(secret, guess)
    return None if given == right else (sum(given), sum(right))
