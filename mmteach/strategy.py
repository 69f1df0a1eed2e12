"""Ways to choose a guess: strategies from the literature behind one protocol, and the best guesses of a position.

A strategy is any function from a `Position` to a code, so a new one is a few lines:

    def mine(position):
        return max(position.codes, key=lambda code: len(position.parts(code)))

`mmteach.evaluate` plays it against every code.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Literal, Protocol

import numpy as np
from tqdm import tqdm

from mmteach.codes import all_codes, are_among
from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import MmteachError, shown
from mmteach.limits import whole
from mmteach.measures import MEASURES, Measure, Parts
from mmteach.position import Position
from mmteach.rows import RowLike

By = Literal["minimax", "expected_size", "entropy", "most_parts"]


class StrategyError(MmteachError):
    """A strategy, a measure or a number of guesses that there cannot be."""


class Strategy(Protocol):
    """What plays: asked with a position, it answers with a code. It must answer alike when asked alike."""

    def __call__(self, position: Position, /) -> CodeLike:
        """The next guess."""


@dataclass(frozen=True, repr=False)
class _Known:
    """Shows itself by its key where it is one of `STRATEGIES`."""

    def __repr__(self) -> str:
        known: Mapping[str, object] = STRATEGIES
        key = next((key for key, strategy in known.items() if strategy == self), None)
        given = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
        return f"STRATEGIES[{key!r}]" if key else f"{type(self).__name__}({given})"


@dataclass(frozen=True, repr=False)
class FirstConsistent(_Known):
    """The first remaining code in lexicographic order (Shapiro 1983)."""

    def __call__(self, position: Position, /) -> Code:
        """The next guess."""
        return position.first


@dataclass(frozen=True, repr=False)
class RandomConsistent(_Known):
    """Any of the remaining codes; the same one each time for the same rows and `seed`."""

    seed: int = 0

    def __call__(self, position: Position, /) -> Code:
        """The next guess."""
        played = [(guess, tuple(answer)) for guess, answer in position.rows]
        return Random(f"{self.seed} {played}").choice(position.codes)


@dataclass(frozen=True, repr=False)
class Judging(_Known):
    """The guess that a measure likes best.

    Attributes:
        by: a key of `MEASURES`.
        consistent_only: never guess what cannot be the code.
        ties: among equals, first a code that may be the secret and then lexicographic order (``consistent``), or
            lexicographic order alone (``first``).
    """

    by: By
    consistent_only: bool = False
    ties: Literal["consistent", "first"] = "consistent"

    def __call__(self, position: Position, /) -> Code:
        """The next guess."""
        if len(position.indices) == 1:
            return position.first
        return tuple(all_codes(position.edition)[self._place(position)].tolist())

    def _place(self, position: Position) -> int:
        if self.ties == "first":
            return int(position.best(_measure(self.by))[0])
        settling = position.settling()
        if settling is not None:
            return settling
        if self.consistent_only:
            return position.best_consistent(_measure(self.by))
        best = position.best(_measure(self.by))
        consistent = best[are_among(best, position.indices)]
        return int(consistent[0] if len(consistent) else best[0])


STRATEGIES: Mapping[str, Strategy] = MappingProxyType(
    {
        "first_consistent": FirstConsistent(),
        "random_consistent": RandomConsistent(),
        "minimax": Judging("minimax"),
        "minimax_consistent": Judging("minimax", consistent_only=True),
        "expected_size": Judging("expected_size"),
        "expected_size_consistent": Judging("expected_size", consistent_only=True),
        "entropy": Judging("entropy"),
        "entropy_consistent": Judging("entropy", consistent_only=True),
        "most_parts": Judging("most_parts"),
        "most_parts_consistent": Judging("most_parts", consistent_only=True),
    }
)
"""The strategies of the book: minimax is Knuth's (1977), expected size Irving's (1978), entropy Neuwirth's (1982),
most parts Kooi's (2005)."""


def parts(guess: CodeLike, rows: Iterable[RowLike] = (), edition: Edition | str = F6423) -> Parts:
    """How the codes that fit `rows` fall by the answer that each would give to `guess`.

    Raises ``CodeError``, ``FeedbackError`` or ``RowError`` naming the row, and ``PositionError`` when no code fits.

    >>> parts("RRBB").largest
    256
    """
    edition = box_of(edition)
    return Position.after(rows, edition).parts(guess)


def best_guesses(
    rows: Iterable[RowLike] = (), by: By = "entropy", top: int = 10, edition: Edition | str = F6423
) -> tuple[Parts, ...]:
    """The `top` guesses after `rows`, best first; among equals those that may be the code come first.

    Guesses that are sure to be equally good, as colours never played or ruled out may stand for each other, are
    represented by the first of them.

    Raises the refusals of `parts`, and ``StrategyError`` for a measure that is not in `MEASURES` and a `top` below 1.
    """
    edition = box_of(edition)
    measure, most = _measure(by), at_least_one("top", top)
    position = Position.after(rows, edition)
    scores = position.scores(measure, partial(tqdm, desc=by, delay=1, leave=False))
    consistent = are_among(position.guesses, position.indices)
    order = np.lexsort((position.guesses, ~consistent, scores))[:most]
    return tuple(position.parts(all_codes(edition)[i].tolist()) for i in position.guesses[order])


def at_least_one(field: str, value: object) -> int:
    """The whole number, if it is 1 or more; else ``StrategyError``."""
    number = whole(value)
    if number is None or number < 1:
        raise StrategyError("strategy.at_least_one", field=field, value=shown(value))
    return number


def _measure(by: object) -> Measure:
    if not isinstance(by, str) or by not in MEASURES:
        raise StrategyError("strategy.unknown_measure", value=shown(by), accepted=", ".join(MEASURES))
    return MEASURES[by]
