"""What the rows of a board leave possible: the candidates, their number row by row, and what rules a code out.

A code is consistent when, were it the secret, every row would have got the answer that it got. Counting needs numpy;
it is loaded where codes are counted, so that boards show themselves where there is none, as in a browser's Python.
"""

import html
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log2, nan
from typing import TYPE_CHECKING, overload

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import CodeError
from mmteach.i18n import t
from mmteach.rows import RowLike, parsed
from mmteach.scoring import Feedback, feedback

if TYPE_CHECKING:
    import pandas as pd

    from mmteach.codes import Indices

_FIRST = 10
"""Codes that a `Remaining` shows of itself."""


class Remaining(Sequence[Code]):
    """The codes that fit all rows, in lexicographic order: a view on the array of all codes.

    Attributes:
        edition: the box.
        indices: where the codes stand in `mmteach.codes.all_codes(edition)`.
    """

    def __init__(self, indices: "Indices", edition: Edition) -> None:
        self.indices = indices
        self.edition = edition

    def __len__(self) -> int:
        return len(self.indices)

    @overload
    def __getitem__(self, place: int) -> Code: ...
    @overload
    def __getitem__(self, place: slice) -> "Remaining": ...
    def __getitem__(self, place: int | slice) -> "Code | Remaining":
        if isinstance(place, slice):
            return Remaining(self.indices[place], self.edition)
        from mmteach.codes import all_codes

        return tuple(all_codes(self.edition)[self.indices[place]].tolist())

    def __contains__(self, code: object) -> bool:
        """Whether a code, in any form that the edition reads, is among them."""
        from mmteach.codes import code_index

        try:
            index = code_index(code, self.edition)  # type: ignore[arg-type]
        except CodeError:
            return False
        place = int(self.indices.searchsorted(index))
        return place < len(self) and bool(self.indices[place] == index)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Remaining):
            return NotImplemented
        return self.edition == other.edition and self.indices.tobytes() == other.indices.tobytes()

    def __hash__(self) -> int:
        return hash((self.edition, self.indices.tobytes()))

    def letters(self, lang: str = "en") -> Iterator[str]:
        """The codes as letters: "RRBY"."""
        return (self.edition.letters(code, lang) for code in self)

    def sentence(self, lang: str = "en") -> str:
        """How many of how many: "32 of 1,296 codes are possible."."""
        return t("rows.possible", lang, count=len(self), all=self.edition.size)

    def __repr__(self) -> str:
        return f"<Remaining: {self.sentence()} {self._first('en')}".rstrip() + ">"

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(self.sentence())} <code>{html.escape(self._first('en'))}</code></p>"

    def _first(self, lang: str) -> str:
        more = " …" if len(self) > _FIRST else ""
        return " ".join(self[:_FIRST].letters(lang)) + more


def narrowing(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> Iterator["Indices"]:
    """The candidates' indices in `all_codes(edition)`: at the start, then after each row.

    Raises the refusals of `mmteach.rows.parsed`, `EditionError` for a box too large to list, and `PackageError`.
    """
    edition = box_of(edition)
    from mmteach.codes import answer_id, answers, every_index

    left = every_index(edition)
    checked = parsed(rows, edition, lang)
    yield left
    for guess, answer in checked:
        left = left[answers(guess, edition, left) == answer_id(answer, edition)]
        yield left


def remaining(rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en") -> Remaining:
    """The codes that fit all rows.

    Raises the refusals of `mmteach.rows.parsed`, and `EditionError` for a box too large to list.

    >>> remaining([("RRBY", (1, 2)), ("BYRG", (2, 1))])
    <Remaining: 6 of 1,296 codes are possible. RBRG BBRY BYBR BORY BVRY YRRG>
    """
    edition = box_of(edition)
    *_, left = narrowing(rows, edition, lang)
    return Remaining(left, edition)


def count_path(rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en") -> tuple[int, ...]:
    """How many codes are possible at the start and after each row; refuses like `remaining`."""
    return tuple(len(left) for left in narrowing(rows, edition, lang))


def remaining_counts(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> "pd.DataFrame":
    """How many codes are possible, a line a row, the start included as row 0; refuses like `remaining`.

    Columns: row; guess (letters); exact; misplaced; remaining; share_ruled_out, of the codes that were possible
    before the row; bits = log2(before / after), infinite where a row leaves none, not a number behind that.
    """
    edition = box_of(edition)
    board = parsed(rows, edition, lang)
    path = count_path(board, edition)

    import pandas as pd

    steps = list(pairwise(path))
    return pd.DataFrame(
        {
            "row": range(len(path)),
            "guess": ["", *(edition.letters(guess, lang) for guess, _ in board)],
            "exact": pd.array([None, *(answer.exact for _, answer in board)], dtype="Int64"),
            "misplaced": pd.array([None, *(answer.misplaced for _, answer in board)], dtype="Int64"),
            "remaining": path,
            "share_ruled_out": [0.0, *(1 - after / before if before else nan for before, after in steps)],
            "bits": [0.0, *(_bits(before, after) for before, after in steps)],
        }
    )


def _bits(before: int, after: int) -> float:
    if not before:
        return nan
    return log2(before / after) if after else float("inf")


@dataclass(frozen=True)
class Clash:
    """A row that a code contradicts.

    Attributes:
        row: from 1.
        guess: the row's guess.
        said: the answer in the row.
        would_say: the answer, if the code were the secret.
    """

    row: int
    guess: Code
    said: Feedback
    would_say: Feedback

    def sentence(self, lang: str = "en") -> str:
        """The clash in one sentence, as "Row 2 said 1 exact, 2 misplaced; if this were the code it would …"."""
        said, would_say = self.said.words(lang), self.would_say.words(lang)
        return t("rows.clash", lang, row=self.row, said=said, would_say=would_say)

    def __str__(self) -> str:
        return self.sentence()


def clashes(
    code: CodeLike, rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> tuple[Clash, ...]:
    """The rows that `code` contradicts, in their order; none when it is consistent.

    Raises `CodeError` for `code`, and the refusals of `mmteach.rows.parsed`.

    >>> print(*clashes("BBGG", [("RRBY", (0, 1)), ("BGBR", (2, 0))]))
    Row 2 said 2 exact, 0 misplaced; if this were the code it would have said 1 exact, 2 misplaced.
    """
    edition = box_of(edition)
    secret = edition.parse(code, lang)
    compared = ((row, feedback(secret, row.guess, edition.hole)) for row in parsed(rows, edition, lang))
    return tuple(
        Clash(number, row.guess, row.answer, would_say)
        for number, (row, would_say) in enumerate(compared, 1)
        if would_say != row.answer
    )
