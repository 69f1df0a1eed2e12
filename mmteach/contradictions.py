"""What to do when no code fits: the row where it happens, rows that cannot all be right, and who is to blame."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import count

import numpy as np
import numpy.typing as npt

from mmteach.codes import Bytes, Indices, answer_id, answer_of, answers
from mmteach.consistency import count_path
from mmteach.editions import F6423, Edition, box_of
from mmteach.i18n import listed, t
from mmteach.rows import RowLike, accepts, parsed
from mmteach.scoring import Feedback

# All answers that are one slip away weigh this much together; an answer two slips away weighs 1, and each slip more
# a sixteenth of that. Whole numbers and powers of two add up exactly, so ties are ties in the browser as well.
_SINGLE = 60
_FURTHER = 1 / 16


@dataclass(frozen=True)
class Suspect:
    """A row whose answer may be the wrong one.

    Attributes:
        row: from 1.
        feedback: what the answer most likely should be.
        remaining: how many codes fit with that answer.
        others: how many answers of other rows must be wrong as well; 0 when this one explains everything.
        answers: every answer that makes the board possible, with its number of codes; likeliest first.
    """

    row: int
    feedback: Feedback
    remaining: int
    others: int
    answers: tuple[tuple[Feedback, int], ...]

    def sentence(self, lang: str = "en") -> str:
        """As "Row 3: with 1 exact, 1 misplaced, 4 codes would be possible."."""
        return t("rows.suspect", lang, row=self.row, answer=self.feedback.words(lang), count=self.remaining)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True)
class Contradiction:
    """Why no code fits.

    Attributes:
        first_row: the row, from 1, after which no code is left.
        rows: a smallest set of rows that no code fits together; any one of them left out, some code does.
        suspects: the rows that may be wrong, likeliest first.
    """

    first_row: int
    rows: tuple[int, ...]
    suspects: tuple[Suspect, ...]

    def sentence(self, lang: str = "en") -> str:
        """As "From row 5 on, no code is possible. Rows 2, 4 and 5 cannot all be right."."""
        key = "rows.both" if len(self.rows) == 2 else "rows.together"
        together = t(key, lang, count=len(self.rows), rows=listed([str(row) for row in self.rows], lang))
        return f"{t('rows.impossible', lang, row=self.first_row)} {together}"

    def __str__(self) -> str:
        return self.sentence()


def contradiction(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> Contradiction | None:
    """Why no code fits the rows; None when one does.

    Raises the refusals of `mmteach.rows.parsed`, and `EditionError` for a box too large to list.
    """
    edition = box_of(edition)
    board = parsed(rows, edition, lang)
    path = count_path(board, edition)
    if path[-1]:
        return None
    would_say = np.stack([answers(row.guess, edition) for row in board])
    said = np.array([[answer_id(row.answer, edition)] for row in board], np.uint8)
    wrong = would_say != said
    return Contradiction(path.index(0), _smallest_clash(wrong), _suspects(would_say, said, wrong, edition))


def suspects(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> tuple[Suspect, ...]:
    """The rows whose answer may be wrong, likeliest first; none while some code fits.

    Every code that contradicts the fewest rows is a way out. It speaks against the rows it contradicts, and the
    louder, the more easily a slip turns the answer it would give into the one that was given. Refuses like
    `contradiction`.
    """
    found = contradiction(rows, edition, lang)
    return found.suspects if found else ()


def _smallest_clash(wrong: npt.NDArray[np.bool_]) -> tuple[int, ...]:
    """The fewest rows that together rule out every code (`wrong`: rows x codes)."""
    missed = wrong.sum(axis=0)

    def search(left: Indices, most: int) -> tuple[int, ...] | None:
        if not left.size:
            return ()
        if not most:
            return None
        # One of the rows must rule out this code; few come into question for the code that contradicts few.
        code = left[missed[left].argmin()]
        for row in np.flatnonzero(wrong[:, code]).tolist():
            rest = search(left[~wrong[row, left]], most - 1)
            if rest is not None:
                return (row + 1, *rest)
        return None

    everything = np.arange(wrong.shape[1])
    return next(tuple(sorted(s)) for size in count(1) if (s := search(everything, size)) is not None)


def _suspects(
    would_say: Bytes, said: Bytes, wrong: npt.NDArray[np.bool_], edition: Edition
) -> tuple[Suspect, ...]:
    missed = wrong.sum(axis=0)
    least = int(missed.min())
    ways_out = np.flatnonzero(missed == least)
    would_say, wrong = would_say[:, ways_out], wrong[:, ways_out]
    # How easily the board came about, were this code the secret: one factor for each wrong answer.
    likelihood = np.where(wrong, _slip_weights(edition)[would_say, said], 1.0).prod(axis=0)
    found = []
    for row in np.flatnonzero(wrong.any(axis=1)):
        blaming = np.flatnonzero(wrong[row])
        ids = would_say[row, blaming]
        weights, numbers = np.bincount(ids, likelihood[blaming]), np.bincount(ids)
        order = sorted(np.flatnonzero(numbers).tolist(), key=lambda i: (-weights[i], -numbers[i], i))
        likely = tuple((answer_of(i, edition), int(numbers[i])) for i in order)
        found.append((weights.sum(), Suspect(int(row) + 1, *likely[0], least - 1, likely)))
    return tuple(suspect for _, suspect in sorted(found, key=lambda pair: (-pair[0], pair[1].row)))


@cache
def _slip_weights(edition: Edition) -> npt.NDArray[np.float64]:
    """How easily one answer is given in the place of another: ids x ids, [right, given]."""
    ids = (edition.positions + 1) ** 2
    possible = [i for i in range(ids) if accepts(Feedback.parse, answer_of(i, edition), edition)]
    weights = np.zeros((ids, ids))
    for right in possible:
        slips = [_slips(answer_of(right, edition), answer_of(given, edition)) for given in possible]
        single = _SINGLE // slips.count(1)
        weights[right, possible] = [single if n == 1 else _FURTHER ** (n - 2) for n in slips]
    return weights


def _slips(right: Feedback, given: Feedback) -> int:
    """How many slips lead from one answer to the other.

    A key too many or too few is one, an exact key taken for a misplaced one, and the two numbers exchanged.
    """
    exact, misplaced = given.exact - right.exact, given.misplaced - right.misplaced
    apart = max(abs(exact), abs(misplaced), abs(exact + misplaced))
    return min(apart, 1) if given == right[::-1] else apart
