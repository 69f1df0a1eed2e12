"""The 24 code cards, and the deck they are drawn from."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

from mmteach.errors import MmteachError, shown

Card = tuple[int, int, int]
"""A code: three different slots out of 1 to 4, in the order of the clues."""

CardLike = str | Sequence[int]
"""A code at the edges: "3-1-4", "314", "3.1.4" or (3, 1, 4)."""

SLOTS = (1, 2, 3, 4)
CARDS: tuple[Card, ...] = tuple(permutations(SLOTS, 3))

# Written out, not \s or \d: Python and JavaScript disagree on both.
_BETWEEN = re.compile("[ .,;/|\u00a0\u2010-\u2015\u2212-]")


class CardError(MmteachError):
    """A code that is on no card, or on none that can be drawn or opened now."""


def parse_card(card: CardLike) -> Card:
    """The code as a tuple of three slots.

    Raises `CardError` for anything but three different digits from 1 to 4.

    >>> parse_card("3-1-4")
    (3, 1, 4)
    """
    found = _slots(card)
    if found not in CARDS:
        raise CardError("decrypto.error.card", value=shown(card))
    return found


def format_card(card: CardLike) -> str:
    """The code as a person reads it: "3-1-4"."""
    return "-".join(map(str, parse_card(card)))


def deck(drawn: Iterable[CardLike] = (), *, cards_return: bool = True) -> tuple[Card, ...]:
    """The cards that can be drawn next by a team that has drawn `drawn`: all 24 where cards return."""
    gone = set() if cards_return else set(map(parse_card, drawn))
    return tuple(card for card in CARDS if card not in gone)


def draw_card(cards: Sequence[Card] = CARDS, chance: Random | None = None) -> Card:
    """One card of `cards` by chance; give a seeded ``Random`` to draw the same again."""
    return (chance or Random()).choice(cards)


def agreement(guess: CardLike, code: CardLike) -> int:
    """In how many of the three places a guess agrees with the code."""
    return sum(g == c for g, c in zip(parse_card(guess), parse_card(code), strict=True))


def agreement_counts() -> dict[int, int]:
    """Of the 24 guesses at any code, how many agree in 3, 2, 1 and 0 places.

    >>> agreement_counts()
    {3: 1, 2: 3, 1: 9, 0: 11}
    """
    counts = Counter(agreement(guess, CARDS[0]) for guess in CARDS)
    return {places: counts[places] for places in (3, 2, 1, 0)}


def _slots(card: object) -> tuple[int, ...] | None:
    if isinstance(card, str):
        digits = _BETWEEN.sub("", card)
        return tuple("01234".find(d) for d in digits)
    if not isinstance(card, Sequence) or any(type(slot) is not int for slot in card):
        return None
    return tuple(card)
