"""The answer to a guess, and why: the two passes, as the lesson teaches them."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mmteach.colours import Colour, fold
from mmteach.editions import F6423, Code, CodeLike, Edition, box_of, key_word
from mmteach.errors import FeedbackError, shown
from mmteach.i18n import LANGUAGES, has, t

FeedbackLike = str | Sequence[int]
"""An answer at the edges: "1b2g", "1 2", "1,2", (1, 2) or "1 black 2 grey"."""

# A number and the words behind it, up to the next number.
_COUNTED = re.compile(r"([0-9]+)([^0-9]*)")
_BETWEEN = re.compile(r"[\s,;:/+&-]+|\b(?:and|et|und)\b")


class Feedback(NamedTuple):
    """An answer: how many pegs are exact and how many are misplaced. It says nothing about which."""

    exact: int
    misplaced: int

    def __str__(self) -> str:
        return self.words()

    def words(self, lang: str = "en") -> str:
        """The answer in the field's words: "1 exact, 2 misplaced"."""
        exact = t("feedback.exact", lang, count=self.exact)
        return f"{exact}, {t('feedback.misplaced', lang, count=self.misplaced)}"

    def keys(self, edition: Edition | str = F6423, lang: str = "en") -> str:
        """The answer in the box's own words: "1 black, 2 grey"."""
        edition = box_of(edition)
        return ", ".join(key_word(n, lang, c) for n, c in zip(edition.key_names, self, strict=True))

    @classmethod
    def parse(
        cls, answer: FeedbackLike, edition: Edition | str = F6423, lang: str = "en", *, row: int | None = None
    ) -> "Feedback":
        """Read an answer and check that some pair of codes could give it.

        Reads "1b2g" (initials of the box's key names in `lang`), "1 2", "1,2", (1, 2), "1 black 2 grey",
        "1 exact, 2 misplaced". `row` (from 1) is named in the refusal.

        Raises:
            FeedbackError: for what cannot be read, a sum larger than the code, and (positions - 1, 1).
        """
        edition = box_of(edition)
        try:
            found = read_feedback(answer, edition, lang)
            _possible(found, edition, lang)
        except FeedbackError as error:
            raise error if row is None else error.in_row(row) from None
        return found


def score(secret: CodeLike, guess: CodeLike, edition: Edition | str = F6423) -> Feedback:
    """The answer to `guess` when the code is `secret`.

    Raises ``CodeError`` when either is no code of `edition`.

    >>> score("RBRG", "RRBY")
    Feedback(exact=1, misplaced=2)
    """
    edition = box_of(edition)
    return feedback(edition.parse(secret), edition.parse(guess), edition.hole)


def feedback(secret: Code, guess: Code, hole: int | None = None) -> Feedback:
    """`score` for codes already parsed."""
    # 1. Exact: the same symbol in the same place. Both pegs are used up.
    left = [(s, g) for s, g in zip(secret, guess, strict=True) if s != g]
    # 2. Misplaced: the same symbol elsewhere, each peg once. A hole is never misplaced.
    free = [s for s, _ in left]
    misplaced = 0
    for _, symbol in left:
        if symbol in free and symbol != hole:
            free.remove(symbol)
            misplaced += 1
    return Feedback(len(secret) - len(left), misplaced)


Kind = Literal["exact", "misplaced", "nothing", "total"]
Reason = Literal["absent", "used", "hole"]


@dataclass(frozen=True)
class Step:
    """One step of a worked example.

    Attributes:
        kind: a pair found exact or misplaced, a guess peg that earns nothing, or the total.
        guess_position: from 1; None for the total.
        secret_position: from 1; None where no code peg is struck.
        colour: the symbol it is about; None for the total.
        reason: why a peg earns nothing: its colour is ``absent``, ``used`` up, or it is a ``hole``.
        so_far: the answer after this step.
    """

    kind: Kind
    guess_position: int | None
    secret_position: int | None
    colour: Colour | None
    reason: Reason | None
    so_far: Feedback

    @property
    def pass_number(self) -> int | None:
        """1 for exact pegs, 2 for misplaced ones, None for what is left and the total."""
        return {"exact": 1, "misplaced": 2}.get(self.kind)

    def sentence(self, lang: str = "en") -> str:
        """The step in one sentence, as "Position 1: Red and Red: exact."."""
        key = f"step.{self.kind}" if self.reason is None else f"step.nothing_{self.reason}"
        return t(
            key,
            lang,
            guess=self.guess_position,
            secret=self.secret_position,
            colour=self.colour.names[lang] if self.colour else "",
            answer=self.so_far.words(lang),
        )

    def __str__(self) -> str:
        return self.sentence()


def explain(secret: CodeLike, guess: CodeLike, edition: Edition | str = F6423) -> tuple[Step, ...]:
    """The answer step by step: exact pairs, misplaced pairs, pegs left over, total.

    Raises ``CodeError`` when either is no code of `edition`.

    >>> print(explain("RBRG", "RRBY")[0])
    Position 1: Red and Red: exact.
    """
    edition = box_of(edition)
    s, g = edition.parse(secret), edition.parse(guess)
    pairs = _exact_pairs(s, g)
    pairs += _misplaced_pairs(s, g, pairs, edition.hole)
    steps: list[Step] = []
    counts: Counter[Kind] = Counter()
    for kind, there, here in pairs:
        counts[kind] += 1
        so_far = Feedback(counts["exact"], counts["misplaced"])
        steps.append(Step(kind, here + 1, there + 1, edition.symbols[g[here]], None, so_far))
    total = Feedback(counts["exact"], counts["misplaced"])
    paired = {here for _, _, here in pairs}
    for here in (p for p in range(len(g)) if p not in paired):
        reason: Reason = "hole" if g[here] == edition.hole else "used" if g[here] in s else "absent"
        steps.append(Step("nothing", here + 1, None, edition.symbols[g[here]], reason, total))
    return (*steps, Step("total", None, None, None, None, total))


_Pair = tuple[Kind, int, int]  # kind, place in the secret, place in the guess


def _exact_pairs(secret: Code, guess: Code) -> list[_Pair]:
    return [("exact", p, p) for p in range(len(guess)) if secret[p] == guess[p]]


def _misplaced_pairs(secret: Code, guess: Code, struck: list[_Pair], hole: int | None) -> list[_Pair]:
    """Guess pegs from left to right, each with the first code peg of its colour not yet struck."""
    free = [p for p in range(len(secret)) if all(p != there for _, there, _ in struck)]
    pairs: list[_Pair] = []
    for here in (p for p in range(len(guess)) if secret[p] != guess[p] and guess[p] != hole):
        there = next((p for p in free if secret[p] == guess[here]), None)
        if there is not None:
            free.remove(there)
            pairs.append(("misplaced", there, here))
    return pairs


def read_feedback(answer: object, edition: Edition, lang: str) -> Feedback:
    """The two counts of an answer, in every form that `Feedback.parse` reads, possible or not.

    Raises ``FeedbackError`` for what cannot be read.
    """
    pair = _counts(answer, edition, lang)
    if pair is None or len(pair) != 2 or any(type(n) is bool or not hasattr(n, "__index__") for n in pair):
        raise FeedbackError("error.feedback_unread", value=shown(answer))
    return Feedback(*(int(n) for n in pair))


def _counts(answer: object, edition: Edition, lang: str) -> list[int] | None:
    if not isinstance(answer, str):
        return list(answer) if isinstance(answer, Sequence) else None
    text = fold(answer)
    if not re.match("[0-9]", text) or re.search("[0-9]{10}", text):
        return None
    found = [(int(n), _bare(word)) for n, word in _COUNTED.findall(text)]
    if not any(word for _, word in found):
        return [n for n, _ in found]
    words, counts = _key_words(edition, lang), {}
    for n, word in found:
        which = words.get(word)
        if which is None or which in counts:
            return None
        counts[which] = n
    return [counts.get(0, 0), counts.get(1, 0)]


def _key_words(edition: Edition, lang: str) -> dict[str, int]:
    """Every word for an exact (0) or a misplaced (1) key; the initials are those of `lang` alone."""
    words: dict[str, int] = {}
    for which, (field, name) in enumerate(zip(("exact", "misplaced"), edition.key_names, strict=True)):
        words[_bare(fold(name))] = which
        for language in LANGUAGES:
            for count in (1, 2):
                words[_word(f"feedback.{field}", language, count)] = which
                if has(f"key.{name}"):
                    words[_word(f"key.{name}", language, count)] = which
    # "gray" is the same key to half of the English-speaking world.
    if "grey" in edition.key_names:
        words["gray"] = edition.key_names.index("grey")
    for which, name in enumerate(edition.key_names):
        own = _word(f"key.{name}", lang, 1) if has(f"key.{name}") else fold(name)
        words.setdefault(own[0], which)
    return words


def _word(key: str, lang: str, count: int) -> str:
    """A counted phrase without its number, folded: "misplaced", "mal places"."""
    return fold(t(key, lang, count=count)).removeprefix(f"{count} ")


def _bare(word: str) -> str:
    """A folded word without what may stand between two counts."""
    return " ".join(_BETWEEN.sub(" ", word).split())


def _possible(found: Feedback, edition: Edition, lang: str) -> None:
    n = edition.positions
    if min(found) < 0 or sum(found) > n:
        raise FeedbackError("error.feedback_sum", value=found.words(lang), positions=n)
    if found == (n - 1, 1):
        raise FeedbackError("error.feedback_last", value=found.words(lang), exact=n - 1)
