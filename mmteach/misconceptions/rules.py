"""Wrong ways to answer a guess, each as a small pure function on codes, beside the true one.

No study of these errors was found: the list is reasoned from faults that programs and pages made in public.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.i18n import t
from mmteach.scoring import Feedback, feedback

Rule = Callable[[Code, Code], Feedback]
"""A way to answer: (secret, guess) of equal length, without holes, to an answer, possible or not."""


def every_guess_peg(secret: Code, guess: Code) -> Feedback:
    """Each guess peg whose colour is anywhere in the code and is not exact gets a misplaced key."""
    return Feedback(_exact(secret, guess), sum(g in secret for s, g in _unequal(secret, guess)))


def every_secret_peg(secret: Code, guess: Code) -> Feedback:
    """Each code peg whose colour is anywhere in the guess and is not exact gets a misplaced key."""
    return Feedback(_exact(secret, guess), sum(s in guess for s, g in _unequal(secret, guess)))


def black_reused(secret: Code, guess: Code) -> Feedback:
    """A code peg already used for an exact key may earn a misplaced one too."""
    left = [g for s, g in _unequal(secret, guess)]
    return Feedback(_exact(secret, guess), sum(min(left.count(c), secret.count(c)) for c in set(left)))


def white_first(secret: Code, guess: Code) -> Feedback:
    """Colours are paired from left to right before places are looked at."""
    return _one_pass(secret, guess, own_place_first=False)


def left_to_right(secret: Code, guess: Code) -> Feedback:
    """Each guess peg tries its own place first, then any other, in a single pass with no look ahead."""
    return _one_pass(secret, guess, own_place_first=True)


def distinct_colours(secret: Code, guess: Code) -> Feedback:
    """Each colour counts once, and colours with an exact key are left out."""
    struck = {g for s, g in zip(secret, guess, strict=True) if s == g}
    return Feedback(_exact(secret, guess), len((set(secret) & set(guess)) - struck))


def shared_minus_black(secret: Code, guess: Code) -> Feedback:
    """Misplaced is the number of shared colours less the exact keys, and never below 0."""
    exact = _exact(secret, guess)
    return Feedback(exact, max(0, len(set(secret) & set(guess)) - exact))


def grey_includes_black(secret: Code, guess: Code) -> Feedback:
    """Every hit of a colour gets a misplaced key, the exact ones once more."""
    right = feedback(secret, guess)
    return Feedback(right.exact, sum(right))


def total_only(secret: Code, guess: Code) -> Feedback:
    """Place is ignored: every hit of a colour is misplaced."""
    return Feedback(0, sum(feedback(secret, guess)))


def swapped(secret: Code, guess: Code) -> Feedback:
    """The two kinds of key are exchanged."""
    right = feedback(secret, guess)
    return Feedback(right.misplaced, right.exact)


def _exact(secret: Code, guess: Code) -> int:
    return sum(s == g for s, g in zip(secret, guess, strict=True))


def _unequal(secret: Code, guess: Code) -> list[tuple[int, int]]:
    return [(s, g) for s, g in zip(secret, guess, strict=True) if s != g]


def _one_pass(secret: Code, guess: Code, *, own_place_first: bool) -> Feedback:
    free, exact, misplaced = list(range(len(secret))), 0, 0
    for here, colour in enumerate(guess):
        places = [there for there in free if secret[there] == colour]
        if places:
            there = here if own_place_first and here in places else places[0]
            free.remove(there)
            exact += there == here
            misplaced += there != here
    return Feedback(exact, misplaced)


@dataclass(frozen=True, repr=False)
class Misconception:
    """A wrong rule with its words.

    Attributes:
        key: its name in links, saved files and catalogues.
        rule: the function on codes.
    """

    key: str
    rule: Rule

    def score(self, secret: CodeLike, guess: CodeLike, edition: Edition | str = F6423) -> Feedback:
        """The answer this rule gives, which may be one that no true answer could be.

        Raises ``CodeError`` when either is no code of `edition`.

        >>> MISCONCEPTIONS["every_guess_peg"].score("RBRG", "RRBR")
        Feedback(exact=1, misplaced=3)
        """
        edition = box_of(edition)
        return self.rule(*without_holes(edition.parse(secret), edition.parse(guess), edition.hole))

    def name(self, lang: str = "en") -> str:
        """What a teacher may call it, in a few words."""
        return t(f"misconception.{self.key}.name", lang)

    def belief(self, lang: str = "en") -> str:
        """What the learner believes, in one sentence."""
        return t(f"misconception.{self.key}.belief", lang)

    def correction(self, lang: str = "en") -> str:
        """What is true instead, in one sentence."""
        return t(f"misconception.{self.key}.correction", lang)

    def __str__(self) -> str:
        return self.name()

    def __repr__(self) -> str:
        known = MISCONCEPTIONS.get(self.key) == self
        return f"MISCONCEPTIONS[{self.key!r}]" if known else f"<Misconception: {self.key}>"


def without_holes(secret: Code, guess: Code, hole: int | None) -> tuple[Code, Code]:
    """The same pair with each hole as a colour of its own: exact opposite a hole, else in neither code twice."""
    if hole is None or hole not in secret + guess:
        return secret, guess
    n = len(secret)
    code = tuple(hole + p if s == hole else s for p, s in enumerate(secret))
    tried = tuple(
        (hole + p if s == hole else hole + n + p) if g == hole else g
        for p, (s, g) in enumerate(zip(secret, guess, strict=True))
    )
    return code, tried


_WRONG: tuple[Rule, ...] = (
    every_guess_peg,
    every_secret_peg,
    black_reused,
    white_first,
    left_to_right,
    distinct_colours,
    shared_minus_black,
    grey_includes_black,
    total_only,
    swapped,
)
MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType(
    {rule.__name__: Misconception(rule.__name__, rule) for rule in _WRONG}
)
RULES: Mapping[str, Rule] = MappingProxyType({"true": feedback, **{r.__name__: r for r in _WRONG}})
"""The true rule, then the wrong ones."""
