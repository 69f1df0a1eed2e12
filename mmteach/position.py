"""A moment of a round: the codes still possible, and the guesses that are worth a thought."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from mmteach.codes import (
    Bytes,
    Guesses,
    Indices,
    Progress,
    Tables,
    all_codes,
    answer_of,
    answers_to,
    are_among,
    code_index,
    histogram,
    lexicographic,
    possible_answers,
    tables,
)
from mmteach.consistency import Remaining, remaining
from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import MmteachError
from mmteach.measures import Measure, Parts, Scores
from mmteach.rows import ParsedRow, RowLike, parsed, rows_line
from mmteach.scoring import Feedback

_FEW = 50
"""Up to so many codes, comparing the answers of every two is quicker than counting them."""


class PositionError(MmteachError):
    """A position in which there is nothing to guess: no code fits its rows."""


@dataclass(frozen=True, eq=False, repr=False)
class Position:
    """What a codebreaker knows before a guess; strategies are asked with it.

    Attributes:
        edition: the box.
        rows: the guesses played, each with its answer.
        indices: the remaining codes, as places in `all_codes(edition)`; read-only.
        pegs: the remaining codes themselves, a line each; read-only.
    """

    edition: Edition
    rows: tuple[ParsedRow, ...]
    indices: Indices
    pegs: Bytes

    def __post_init__(self) -> None:
        # A strategy that wrote into them would change what the evaluation counts.
        self.indices.flags.writeable = self.pegs.flags.writeable = False

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)  # as pickled; arrays come back writeable
        self.__post_init__()

    def __repr__(self) -> str:
        played = f"{rows_line(self.rows, self.edition)}; " if self.rows else ""
        return f"<Position: {played}{self.codes.sentence()}>"

    @classmethod
    def after(cls, rows: Iterable[RowLike] = (), edition: Edition | str = F6423) -> "Position":
        """The position after these rows.

        Raises the refusals of `mmteach.rows.parsed`, and ``PositionError`` when no code fits.
        """
        edition = box_of(edition)
        board = parsed(rows, edition)
        indices = remaining(board, edition).indices
        if not len(indices):
            raise PositionError("parts.nothing_left", count=len(board))
        return cls(edition, board, indices, all_codes(edition)[indices])

    @property
    def codes(self) -> Remaining:
        """The remaining codes, in lexicographic order."""
        return Remaining(self.indices, self.edition)

    @property
    def first(self) -> Code:
        """The first of the remaining codes."""
        return tuple(self.pegs[0].tolist())

    def split(self, guess: Code) -> dict[Feedback, "Position"]:
        """The position behind each answer that a remaining code would give, fewest exact first."""
        ids = answers_to(guess, self.edition, self.indices)
        order = ids.argsort(kind="stable")
        indices, pegs = self.indices[order], self.pegs[order]
        behind, start = {}, 0
        for number, size in enumerate(np.bincount(ids).tolist()):
            if size:
                answer, part = answer_of(number, self.edition), slice(start, start + size)
                rows = (*self.rows, ParsedRow(guess, answer))
                behind[answer] = Position(self.edition, rows, indices[part], pegs[part])
                start += size
        return behind

    def parts(self, guess: CodeLike) -> Parts:
        """How the remaining codes fall by their answer to `guess`. Raises ``CodeError`` if it is no code."""
        code = self.edition.parse(guess)
        ids = answers_to(code, self.edition, self.indices)
        counts = histogram(ids[None], tables(self.edition).ids)[0]
        sizes = {answer_of(a, self.edition): int(counts[a]) for a in np.flatnonzero(counts).tolist()}
        return Parts(code, self.edition, sizes, code_index(code, self.edition) in self.indices)

    @cached_property
    def guesses(self) -> Indices:
        """Every guess that can tell more than those before it, as places in `all_codes(edition)`.

        Left out are guesses that are sure to divide the remaining codes like an earlier one: colours in none of
        these codes stand for each other, and so do colours that no row has played.
        """
        return self._places(self._field.codes)

    def scores(self, measure: Measure, progress: Progress = iter) -> Scores:
        """The score of each of `guesses`. `progress` is handed the blocks of work, as ``tqdm`` takes them."""
        return self._field.scores(self._relabelled, measure, progress)

    def best(self, measure: Measure) -> Indices:
        """Those of `guesses` that have the best score."""
        scores = self.scores(measure)
        return self._places(self._field.codes[scores == scores.min()])

    def settling(self) -> int | None:
        """The first remaining code that, as a guess, tells all of them apart: best by every measure."""
        if len(self.indices) > len(possible_answers(self.edition)):
            return None
        for place, code in zip(self.indices.tolist(), self.pegs.tolist(), strict=True):
            if len(set(answers_to(tuple(code), self.edition, self.indices).tolist())) == len(self.indices):
                return int(place)
        return None

    def best_consistent(self, measure: Measure) -> int:
        """The first of the remaining codes that have the best score among themselves."""
        codes, n = self._relabelled, len(self._allowed)
        keep = slice(None) if len(codes) <= _FEW else are_among(self.indices, self.guesses)
        sizes = Tables(codes, n, self._field.hole).counts(Guesses(codes[keep], n))
        return int(self.indices[keep][_scored(measure, sizes).argmin()])

    def _places(self, codes: Bytes) -> Indices:
        """Where codes over the allowed symbols stand in `all_codes(edition)`."""
        pegs = self._allowed[codes].astype(np.intp)
        if not self.edition.repeats:
            return np.array([code_index(code, self.edition) for code in pegs.tolist()])
        places: Indices = pegs @ len(self.edition.symbols) ** np.arange(self.edition.positions)[::-1]
        return places

    @cached_property
    def _live(self) -> npt.NDArray[np.bool_]:
        """By symbol: whether any remaining code has it."""
        return np.bincount(self.pegs.ravel(), minlength=len(self.edition.symbols)) > 0

    @cached_property
    def _allowed(self) -> Bytes:
        """The symbols worth playing: those of the remaining codes, and of the others as many as a code may need."""
        dead = np.flatnonzero(~self._live)[: 1 if self.edition.repeats else self.edition.positions]
        return np.sort(np.concatenate([np.flatnonzero(self._live), dead])).astype(np.uint8)

    @cached_property
    def _relabelled(self) -> Bytes:
        """The remaining codes with the allowed symbols numbered from 0, in their order."""
        label = np.zeros(len(self.edition.symbols), np.uint8)
        label[self._allowed] = np.arange(len(self._allowed))
        return label[self.pegs]

    @cached_property
    def _field(self) -> "_Field":
        played = {s for guess, _ in self.rows for s in guess}
        dead: list[int] = []
        fresh: list[int] = []
        hole = None
        for label, symbol in enumerate(self._allowed.tolist()):
            if not self._live[symbol]:
                dead.append(label)
            elif symbol == self.edition.hole:
                hole = label
            elif symbol not in played:
                fresh.append(label)
        alike = (tuple(dead), tuple(fresh))
        return _field(self.edition.positions, len(self._allowed), hole, self.edition.repeats, alike)


class _Field:
    """The guesses over some symbols, one of each kind, with what is worked out for them once."""

    def __init__(self, codes: Bytes, symbols: int, hole: int | None) -> None:
        self.codes = codes
        self.symbols = symbols
        self.hole = hole

    def scores(self, codes: Bytes, measure: Measure, progress: Progress) -> Scores:
        """The score of each guess when the remaining codes are these."""
        if len(codes) > _FEW:
            table = Tables(codes, self.symbols, self.hole)
            return _scored(measure, table.counts(self._guesses, progress))
        # A code and a guess may change places: the answer is the same.
        ids = np.stack([self._tables.answers(tuple(code)) for code in codes.tolist()])
        return measure.of_company(_company(ids))

    @cached_property
    def _guesses(self) -> Guesses:
        return Guesses(self.codes, self.symbols)

    @cached_property
    def _tables(self) -> Tables:
        return Tables(self.codes, self.symbols, self.hole)


def _scored(measure: Measure, blocks: Iterable[Indices]) -> Scores:
    # Judged while they are in the processor's cache: the sizes of all parts are much to write and read again.
    return np.concatenate([measure.of_sizes(sizes) for sizes in blocks])


def _company(ids: Bytes) -> Bytes:
    """For each code (line) and guess (column), how many codes have the same answer."""
    company = np.ones_like(ids)
    for apart in range(1, len(ids)):
        same = (ids[apart:] == ids[:-apart]).view(np.uint8)
        company[apart:] += same
        company[:-apart] += same
    return company


@lru_cache(maxsize=64)
def _field(
    positions: int, symbols: int, hole: int | None, repeats: bool, alike: tuple[tuple[int, ...], ...]
) -> _Field:
    """The guesses in which the symbols of each group of `alike` come in order, each for the first time."""
    codes = lexicographic(positions, symbols, repeats)
    pegs = np.arange(positions)[:, None]
    keep = np.ones(len(codes), bool)
    first = {s: np.where(s == codes.T, pegs, positions).min(axis=0) for group in alike for s in group}
    for group in alike:
        for one, other in pairwise(group):
            keep &= (first[one] < first[other]) | (first[other] == positions)
    return _Field(codes[keep], symbols, hole)
