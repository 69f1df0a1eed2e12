"""All codes of an edition as an array, and their answers to a guess, many at once.

`mmteach.scoring` is where the rule is taught; this module says the same with sums of small tables, and the tests
hold the two together.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import perm

from mmteach.editions import F6423, Code, CodeLike, Edition
from mmteach.errors import PackageError
from mmteach.limits import check_size
from mmteach.scoring import Feedback

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise PackageError("package.missing", package=missing.name) from missing

Bytes = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.intp]
Progress = Callable[[Sequence[int]], Iterable[int]]

_SMALL = 2_000
"""Up to so many codes, the answers of all pairs are kept: 4 MB at most."""

_BLOCK = 2**18
"""Answers worked out at once: few enough to stay in the processor's cache."""

_LONG = 4_000
"""From this length on, counting numbers in pairs is the quicker way."""


def all_codes(edition: Edition = F6423) -> Bytes:
    """Every code of `edition`, a line each, in lexicographic order.

    Returns an array of shape (size, positions), read-only and shared between callers.

    Raises:
        EditionError: for a box of more than `mmteach.limits.MOST_CODES` codes.
    """
    check_size(edition.size)
    return lexicographic(edition.positions, len(edition.symbols), edition.repeats)


def every_index(edition: Edition = F6423) -> Indices:
    """The place of each code in `all_codes`; refuses like it."""
    return np.arange(len(all_codes(edition)))


@cache
def lexicographic(positions: int, symbols: int, repeats: bool = True) -> Bytes:
    """Every line of that many pegs over the symbols from 0, in order; read-only and shared."""
    codes = np.zeros((1, 0), np.uint8)
    for _ in range(positions):
        last = np.tile(np.arange(symbols, dtype=np.uint8), len(codes))
        codes = np.column_stack([np.repeat(codes, symbols, axis=0), last])
        if not repeats:
            codes = codes[(codes[:, :-1] != codes[:, -1:]).all(axis=1)]
    lines = np.ascontiguousarray(codes)
    lines.flags.writeable = False
    return lines


def answers(guess: CodeLike, edition: Edition = F6423, among: Indices | None = None) -> Bytes:
    """What each code of `edition`, were it the secret, would answer to `guess`.

    Returns answer ids (see `answer_id`): of all codes in their order, or of those at the indices `among`.

    Raises:
        CodeError: when `guess` is no code of `edition`.
    """
    return answers_to(edition.parse(guess), edition, among)


def answers_to(guess: Code, edition: Edition, among: Indices | None = None) -> Bytes:
    """`answers` for a code already parsed."""
    if edition.size <= _SMALL:
        kept = _kept(edition)[guess]
        return kept.copy() if among is None else kept.take(among)
    return tables(edition).answers(guess, among)


@cache
def _kept(edition: Edition) -> dict[Code, Bytes]:
    """What every code of a small box answers to each guess."""
    codes = all_codes(edition)
    return dict(zip(map(tuple, codes.tolist()), answer_table(codes, edition), strict=True))


def answer_table(guesses: Bytes, edition: Edition = F6423) -> Bytes:
    """What each code of `edition` would answer to each of `guesses`, given as lines of pegs like `all_codes`.

    Returns answer ids in an array of shape (guesses, size).
    """
    return tables(edition).table(Guesses(guesses, len(edition.symbols)))


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
    counts = histogram(np.stack([answers(guess, edition) for guess in shapes(edition)]), tables(edition).ids)
    return tuple(answer_of(a, edition) for a in np.flatnonzero(counts.any(axis=0)).tolist())


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


def are_among(places: Indices, ordered: Indices) -> npt.NDArray[np.bool_]:
    """Whether each place stands in the other array, which is in order and not empty."""
    found: npt.NDArray[np.bool_] = ordered.take(ordered.searchsorted(places), mode="clip") == places
    return found


class Guesses:
    """Guesses as lines of pegs, in order, with what guesses that begin alike have in common.

    Attributes:
        codes: shape (guesses, positions).
        rows: shape (positions, guesses): the row of `Tables` that each peg adds.
        fresh: shape (positions, guesses): whether the guess differs from the one before up to that peg.
    """

    def __init__(self, codes: Bytes, symbols: int) -> None:
        self.codes = codes
        positions = codes.shape[1]
        before = np.array([(codes[:, :p] == codes[:, p : p + 1]).sum(axis=1) for p in range(positions)])
        peg = np.arange(positions)[:, None] * symbols + codes.T
        self.rows: Indices = peg * positions + before
        self.fresh = np.ones(self.rows.shape, bool)
        self.fresh[:, 1:] = np.logical_or.accumulate(codes[1:] != codes[:-1], axis=1).T

    def __len__(self) -> int:
        return len(self.codes)


class Tables:
    """What each peg of a guess adds to the answers of a set of codes.

    As an id is positions x exact + total, a peg adds `positions` where the code has its symbol in its place, and 1
    where the code has more of its symbol than the guess has played before. So an answer is the sum of one row a peg.
    """

    def __init__(self, codes: Bytes, symbols: int, hole: int | None = None) -> None:
        self.size, self.positions = codes.shape
        self.ids = self.positions * (self.positions + 1) + 1
        same = np.ascontiguousarray(codes.T)[:, None, :] == np.arange(symbols, dtype=np.uint8)[:, None]
        counts = same.sum(axis=0, dtype=np.uint8)
        # By position, symbol, and how often the guess has played the symbol before.
        rows = np.empty((self.positions, symbols, self.positions, self.size), np.uint8)
        exact = same * np.uint8(self.positions)
        for before in range(self.positions):
            np.add(exact, counts > before, out=rows[:, :, before])
        if hole is not None:  # never misplaced: it counts only where both have it
            rows[:, hole] = (same[:, hole] * np.uint8(self.positions + 1))[:, None]
        self._rows = rows

    def answers(self, guess: Code, among: Indices | None = None) -> Bytes:
        """The answer ids of the codes, or of those at the places `among`, to one guess."""
        rows = [self._rows[p, s, guess[:p].count(s)] for p, s in enumerate(guess)]
        few = among is not None and len(among) < self.size // 8
        if few:  # for many, adding whole rows is quicker than picking from each
            rows = [row.take(among) for row in rows]
        total: Bytes = rows[0].copy()
        for row in rows[1:]:
            np.add(total, row, out=total)
        return total if few or among is None else total.take(among)

    def table(self, guesses: Guesses, start: int = 0, stop: int | None = None) -> Bytes:
        """The answer ids to the guesses from `start` to `stop`, shape (guesses, codes)."""
        rows, fresh = guesses.rows[:, start:stop], guesses.fresh[:, start:stop].copy()
        fresh[:, 0] = fresh[-1] = True
        starts = np.flatnonzero(fresh[0])
        added = self._rows.reshape(-1, self.size)
        total: Bytes = added.take(rows[0, starts], axis=0)
        for row, new in zip(rows[1:], fresh[1:], strict=True):
            longer = np.flatnonzero(new)
            total = total.take(starts.searchsorted(longer, side="right") - 1, axis=0)
            np.add(total, added.take(row[longer], axis=0), out=total)
            starts = longer
        return total

    def counts(self, guesses: Guesses, progress: Progress = iter) -> Iterator[Indices]:
        """How many codes give each answer, in blocks of shape (some guesses, ids)."""
        step = max(1, min(_BLOCK // self.size, _BLOCK // 4 // self.ids))
        for start in progress(range(0, len(guesses), step)):
            yield histogram(self.table(guesses, start, start + step), self.ids)


@cache
def tables(edition: Edition = F6423) -> Tables:
    """The tables of all codes of `edition`."""
    return Tables(all_codes(edition), len(edition.symbols), edition.hole)


def histogram(numbers: Bytes, ids: int) -> Indices:
    """How often each id from 0 to `ids` - 1 stands in each line of `numbers`, shape (lines, ids)."""
    lines, length = numbers.shape
    if length > _LONG:
        return _histogram_of_pairs(numbers, ids)
    step = max(1, _BLOCK // 8 // max(1, length))
    counts = np.empty((lines, ids), np.intp)
    offsets = (np.arange(step) * ids)[:, None]
    for i in range(0, lines, step):
        block = numbers[i : i + step]
        keys = np.add(block, offsets[: len(block)], dtype=np.intp)
        counts[i : i + step] = np.bincount(keys.ravel(order="K"), minlength=len(block) * ids).reshape(-1, ids)
    return counts


def _histogram_of_pairs(numbers: Bytes, ids: int) -> Indices:
    """The same for long lines: counting pairs of numbers takes half as many steps."""
    half = numbers.shape[1] // 2
    pairs = np.multiply(numbers[:, :half], np.uint16(ids), dtype=np.uint16)
    np.add(pairs, numbers[:, half : 2 * half], out=pairs)
    counts = np.stack([np.bincount(line, minlength=ids * ids) for line in pairs]).reshape(-1, ids, ids)
    total: Indices = counts.sum(axis=1) + counts.sum(axis=2)
    if numbers.shape[1] % 2:
        total[np.arange(len(total)), numbers[:, -1]] += 1
    return total
