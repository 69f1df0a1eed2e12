"""Every pair of codes, scored once for all the tests that need them."""

from functools import cache
from itertools import repeat

import numpy as np
import numpy.typing as npt

from mmteach.scoring import feedback

Bytes = npt.NDArray[np.uint8]


@cache
def every_pair(positions: int, symbols: int) -> Bytes:
    """All ordered pairs, a line each: the secret, then the guess."""
    grid = np.indices((symbols,) * (2 * positions), np.uint8)
    return grid.reshape(2 * positions, -1).T


@cache
def answers_to_every_pair(positions: int, symbols: int, hole: int | None = None) -> Bytes:
    """What Python answers to each of `every_pair`, as ``16 * exact + misplaced``."""
    return python_answers(every_pair(positions, symbols), hole)


def python_answers(pairs: Bytes, hole: int | None) -> Bytes:
    """`feedback` of each line of `pairs`, as ``16 * exact + misplaced``."""
    positions = pairs.shape[1] // 2
    found = np.empty(len(pairs), np.uint8)
    for start in range(0, len(pairs), 50_000):  # lists of them all at once would take gigabytes
        part = slice(start, start + 50_000)
        secrets, guesses = pairs[part, :positions].tolist(), pairs[part, positions:].tolist()
        answers = map(feedback, secrets, guesses, repeat(hole))
        found[part] = [16 * exact + misplaced for exact, misplaced in answers]
    return found
