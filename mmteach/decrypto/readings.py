"""Which codes three clues can still mean, given what a player is sure of: candidates, as in Mastermind."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from mmteach.decrypto.cards import CARDS, SLOTS, Card
from mmteach.errors import MmteachError, shown
from mmteach.i18n import t

if TYPE_CHECKING:
    from pandas import DataFrame

_WRITTEN = re.compile("([123]) *(=|≠|!=) *([1234])")


class PinError(MmteachError):
    """A pinned fact that speaks of no clue or no slot."""


class Pin(NamedTuple):
    """One thing a player is sure of: clue 1, 2 or 3 belongs, or does not belong, to a slot."""

    clue: int
    slot: int
    belongs: bool = True

    def __str__(self) -> str:
        return f"{self.clue}{'=' if self.belongs else '≠'}{self.slot}"

    def sentence(self, lang: str = "en") -> str:
        """The fact in one sentence: "Clue 2 belongs to slot 4."."""
        key = "decrypto.pin.belongs" if self.belongs else "decrypto.pin.not"
        return t(key, lang, clue=self.clue, slot=self.slot)

    def allows(self, card: Card) -> bool:
        """Whether that code agrees with the fact."""
        return (card[self.clue - 1] == self.slot) == self.belongs

    @classmethod
    def parse(cls, pin: "PinLike") -> "Pin":
        """Read "2=4", "1≠1" or "1!=1", (2, 4) or (1, 1, False). Raises `PinError`."""
        found: object = pin
        if isinstance(pin, str):
            match = _WRITTEN.fullmatch(pin.strip())
            found = match and (int(match[1]), int(match[3]), match[2] == "=")
        if isinstance(found, Sequence) and 2 <= len(found) <= 3:
            clue, slot, belongs = (*found, True)[:3]
            if (
                type(clue) is type(slot) is int
                and clue in (1, 2, 3)
                and slot in SLOTS
                and belongs in (True, False)
            ):
                return cls(clue, slot, bool(belongs))
        raise PinError("decrypto.error.pin", value=shown(pin))


PinLike = str | Sequence[int] | Pin
"""A pinned fact at the edges."""


@dataclass(frozen=True)
class Readings:
    """The codes that agree with everything pinned.

    Attributes:
        pins: the facts, in the order they were pinned.
        codes: the codes left, in order.
    """

    pins: tuple[Pin, ...]
    codes: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def chance(self) -> Fraction:
        """The chance that a guess at one of the codes left is right; 0 when none is left."""
        return Fraction(1, len(self.codes)) if self.codes else Fraction(0)

    def slots(self, clue: int) -> tuple[int, ...]:
        """The slots that a clue, 1 to 3, can still belong to."""
        return tuple(slot for slot in SLOTS if any(card[clue - 1] == slot for card in self.codes))

    def sentence(self, lang: str = "en") -> str:
        """How many codes are left, and the chance of a right guess."""
        left = len(self.codes)
        return t("decrypto.pin.left", lang, count=left) if left else t("decrypto.pin.none", lang)


def readings(pinned: Iterable[PinLike] = (), cards: Iterable[Card] = CARDS) -> Readings:
    """The codes that three clues can still mean.

    `pinned` is what a player is sure of, `cards` the deck the code came from (all 24 where cards return).
    Facts that contradict each other leave no code. Raises `PinError`.

    >>> len(readings()), len(readings(["2=4"])), len(readings(["2=4", "1≠1"]))
    (24, 6, 4)
    """
    pins = tuple(map(Pin.parse, pinned))
    return Readings(pins, tuple(card for card in cards if all(pin.allows(card) for pin in pins)))


def reading_counts(pinned: Iterable[PinLike] = (), cards: Iterable[Card] = CARDS) -> "DataFrame":
    """The codes left after each pinned fact, start included.

    Columns: ``pinned`` (the fact, empty at the start), ``left`` (codes) and ``chance`` of a right guess.
    Raises `PinError`.
    """
    from pandas import DataFrame

    pins, deck = [Pin.parse(pin) for pin in pinned], tuple(cards)
    steps = [readings(pins[:known], deck) for known in range(len(pins) + 1)]
    return DataFrame(
        {
            "pinned": ["", *map(str, pins)],
            "left": [len(step) for step in steps],
            "chance": [float(step.chance) for step in steps],
        }
    )
