"""A code behind a short number, so that two people can play the same round."""

from mmteach.editions import F6423, Code, Edition, box_of
from mmteach.errors import MmteachError, shown

MOST_SEEDS = 999_999
"""Seeds are short enough to read out to a friend."""

_BITS = 0xFFFFFFFF


class SeedError(MmteachError):
    """A seed that is out of bounds."""


def checked_seed(seed: int) -> int:
    """`seed` as it is: 1 to 999,999, or 0 for none. Raises ``SeedError``."""
    if not 0 <= seed <= MOST_SEEDS:
        raise SeedError("practice.not_a_seed", value=shown(seed), most=MOST_SEEDS)
    return seed


def code_from_seed(seed: int, edition: Edition | str = F6423) -> Code:
    """The code behind `seed`, the same here as in the boards (`frontend/rules/seeds.ts`)."""
    edition = box_of(edition)
    rest, block = mixed(seed) % edition.size, edition.size
    free, code = list(range(len(edition.symbols))), []
    for _ in range(edition.positions):
        block //= len(free)
        place, rest = divmod(rest, block)
        code.append(free[place] if edition.repeats else free.pop(place))
    return tuple(code)


def mixed(seed: int) -> int:
    """Spread a number over 32 bits, so that neighbouring seeds hide unlike codes."""
    x = seed & _BITS
    x = (x ^ (x >> 16)) * 0x7FEB352D & _BITS
    x = (x ^ (x >> 15)) * 0x846CA68B & _BITS
    return x ^ (x >> 16)
