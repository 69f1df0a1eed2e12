"""Choices by chance that are the same for the same seed, on any machine and in any version of Python."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from mmteach.editions import Code, Edition

T = TypeVar("T")


class Chance:
    """A stream of choices.

    All of them come from ``Random.random``, the one method that Python promises never to change for a given seed.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to below `bound`."""
        return int(self._random.random() * bound)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in another order."""
        left = list(things)
        return tuple(left.pop(self.below(len(left))) for _ in things)

    def code(self, edition: Edition) -> Code:
        """A code of the box."""
        symbols = range(len(edition.symbols))
        if not edition.repeats:
            return self.shuffled(symbols)[: edition.positions]
        return tuple(self.pick(symbols) for _ in range(edition.positions))
