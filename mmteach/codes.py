"""All codes of an edition as an array, and their answers to a guess, many at once.

`mmteach.scoring` is where the rule is taught; this module says the same with sums of small tables, and the tests
hold the two together.
"""

from functools import cache
from math import perm

import numpy as np
import numpy.typing as npt

from mmteach.editions import F6423, Code, CodeLike, Edition
from mmteach.errors import EditionError
from mmteach.scoring import Feedback

Bytes = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.intp]

MOST_CODES = 2_000_000
"""The largest edition that is listed as an array; its tables then take about 200 MB."""


@cache
def all_codes(edition: Edition = F6423) -> Bytes:
    """Every code of `edition`, a line each, in lexicographic order.

    Returns an array of shape (size, positions), read-only and shared between callers.

    Raises:
        EditionError: for a box of more than `MOST_CODES` codes.
    """
    if edition.size > MOST_CODES:
        raise EditionError("error.too_many_codes", codes=edition.size, most=MOST_CODES)
    symbols = np.arange(len(edition.symbols), dtype=np.uint8)
    codes = np.zeros((1, 0), np.uint8)
    for _ in range(edition.positions):
        codes = np.column_stack([np.repeat(codes, len(symbols), axis=0), np.tile(symbols, len(codes))])
        if not edition.repeats:
            codes = codes[(codes[:, :-1] != codes[:, -1:]).all(axis=1)]
    return _frozen(np.ascontiguousarray(codes))


def answers(guess: CodeLike, edition: Edition = F6423, among: Indices | None = None) -> Bytes:
    """What each code of `edition`, were it the secret, would answer to `guess`.

    Returns answer ids (see `answer_id`): of all codes in their order, or of those at the indices `among`.

    Raises:
        CodeError: when `guess` is no code of `edition`.
    """
    table = _tables(edition).answers(edition.parse(guess))
    return table if among is None else table.take(among)


def answer_id(feedback: Feedback, edition: Edition = F6423) -> int:
    """One number for an answer: exact x (positions + 1) + misplaced."""
    exact, misplaced = feedback
    return exact * (edition.positions + 1) + misplaced


def answer_of(number: int, edition: Edition = F6423) -> Feedback:
    """The answer that `answer_id` gave that number."""
    return Feedback(*divmod(int(number), edition.positions + 1))


@cache
def possible_answers(edition: Edition = F6423) -> tuple[Feedback, ...]:
    """Every answer that some pair of codes gives, fewest exact first."""
    found = {int(a) for guess in shapes(edition) for a in np.unique(answers(guess, edition))}
    return tuple(answer_of(a, edition) for a in sorted(found))


@cache
def shapes(edition: Edition = F6423) -> tuple[Code, ...]:
    """One guess of each kind, the first in order: every other is one of them with colours renamed, pegs shuffled."""
    first: dict[tuple[int, ...], Code] = {}
    codes = all_codes(edition)
    for code in codes[(codes[:, :-1] <= codes[:, 1:]).all(axis=1)].tolist():
        colours = sorted(code.count(s) for s in set(code) - {edition.hole})
        first.setdefault((code.count(edition.hole), *colours), tuple(code))
    return tuple(first.values())


def code_index(code: CodeLike, edition: Edition = F6423) -> int:
    """The place of `code` in `all_codes`, from 0.

    Raises:
        CodeError: when it is no code of `edition`.
    """
    pegs, n = edition.parse(code), len(edition.symbols)
    if edition.repeats:
        return sum(s * n**k for k, s in enumerate(reversed(pegs)))
    free, index = list(range(n)), 0
    for peg, s in enumerate(pegs, 1):
        index += free.index(s) * perm(n - peg, len(pegs) - peg)
        free.remove(s)
    return index


class Tables:
    """What each symbol of a guess adds to the answers of a set of codes.

    With `id = positions x exact + total`, a guess peg adds `positions` where the code has its symbol in its place,
    and each colour adds the smaller of its two counts. So an answer is a sum of one row a peg and one row a colour.
    """

    def __init__(self, codes: Bytes, edition: Edition) -> None:
        symbols = np.arange(len(edition.symbols), dtype=np.uint8)
        same = np.ascontiguousarray(codes.T)[:, None, :] == symbols[:, None]
        self.exact: Bytes = same * np.uint8(edition.positions)
        counts = same.sum(axis=0, dtype=np.uint8)
        # A row for a colour played 0, 1, 2 … times: min(count, times), built from comparisons.
        self.shared: Bytes = np.zeros((len(symbols), edition.positions + 1, len(codes)), np.uint8)
        for times in range(1, edition.positions + 1):
            np.add(self.shared[:, times - 1], counts >= times, out=self.shared[:, times])
        if edition.hole is not None:  # never misplaced: it counts only where both have it
            self.exact[:, edition.hole] += same[:, edition.hole]
            self.shared[edition.hole] = 0

    def answers(self, guess: Code) -> Bytes:
        """The answer ids of the codes to one guess."""
        total: Bytes = self.exact[0, guess[0]].copy()
        for position, symbol in enumerate(guess[1:], 1):
            np.add(total, self.exact[position, symbol], out=total)
        for symbol in set(guess):
            np.add(total, self.shared[symbol, guess.count(symbol)], out=total)
        return total


@cache
def _tables(edition: Edition) -> Tables:
    return Tables(all_codes(edition), edition)


def _frozen(array: Bytes) -> Bytes:
    array.flags.writeable = False
    return array
