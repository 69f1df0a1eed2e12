"""Exercises about the rows of a board: which is impossible, what fits, how many codes are left, and the code."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from mmteach.codes import all_codes, answer_id, answers, possible_answers
from mmteach.consistency import Remaining, clashes, count_path, remaining
from mmteach.contradictions import contradiction
from mmteach.editions import Code, Edition
from mmteach.errors import FeedbackError
from mmteach.i18n import number, t
from mmteach.rows import ParsedRow
from mmteach.scoring import Feedback, feedback
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.parts import Board, Boxes, CodeLine, Exercise, Gaps, Lines, Part

_FEW, _MANY = 2, 12
"""How many codes may be left where all of them are to be found."""


@dataclass(frozen=True)
class _OnBoard(Exercise):
    """An exercise that begins with a board."""

    rows: tuple[ParsedRow, ...]


@dataclass(frozen=True)
class _Counted(_OnBoard):
    """An exercise about the codes that a board leaves."""

    @property
    def left(self) -> Remaining:
        """The codes that fit all rows."""
        return remaining(self.rows, self.edition)

    def path(self, lang: str) -> str:
        """How many codes are possible at the start and after each row, in one sentence."""
        return path_sentence(count_path(self.rows, self.edition), lang)

    def why_not(self, lang: str) -> tuple[str, ...]:
        """Why a code falls that only one row speaks against, the last such row; none where no row is alone."""
        left = self.left
        for row in range(len(self.rows), 0, -1):
            others = remaining(self.rows[: row - 1] + self.rows[row:], self.edition)
            fallen = next((code for code in others if code not in left), None)
            if fallen is not None:
                (clash,) = clashes(fallen, self.rows, self.edition)
                code = self.edition.letters(fallen, lang)
                return (t("worksheet.why_not", lang, code=code, clash=clash.sentence(lang)),)
        return ()


@dataclass(frozen=True)
class ImpossibleRow(_OnBoard):
    """Exactly one answer cannot be right: which?"""

    wrong: int

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The board, a box for the row and a line for the reason."""
        return Board(self.rows), Lines(t("worksheet.why", lang), 1, t("rows_table.row", lang))

    def answer(self, lang: str) -> str:
        """The row's number."""
        return t("worksheet.row", lang, row=self.wrong)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """Why no code could earn the answer; else which rows clash, and why no other row is to blame."""
        row = self.rows[self.wrong - 1]
        try:
            Feedback.parse(row.answer, self.edition, lang)
        except FeedbackError as error:
            return (error.message(lang),)
        found = contradiction(self.rows, self.edition)
        assert found is not None
        if found.rows == (self.wrong,):
            return (t("worksheet.one_colour", lang),)
        others = remaining(self.rows[: self.wrong - 1] + self.rows[self.wrong :], self.edition)
        only = t("worksheet.only_row", lang, row=self.wrong, count=len(others))
        return found.sentence(lang), only


@dataclass(frozen=True)
class CouldItBe(_OnBoard):
    """A board and a code: could it be the secret?"""

    code: Code

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The board, the code, boxes for yes and no, and one for the row that speaks against it."""
        choice = Boxes((t("worksheet.yes", lang), t("worksheet.no_because", lang)))
        return Board(self.rows), CodeLine(t("worksheet.candidate", lang), self.code), choice

    def answer(self, lang: str) -> str:
        """Yes, or no."""
        return t("worksheet.no" if clashes(self.code, self.rows, self.edition) else "worksheet.yes", lang)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """What each contradicted row would have said."""
        against = clashes(self.code, self.rows, self.edition)
        return tuple(clash.sentence(lang) for clash in against) or (t("worksheet.fits_all", lang),)


@dataclass(frozen=True)
class CodesLeft(_Counted):
    """A board: how many codes fit it, and which?"""

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The board, a box for the number and lines for the codes."""
        return Board(self.rows), Lines(t("worksheet.which", lang), 2, t("rows_table.left", lang))

    def answer(self, lang: str) -> str:
        """The number."""
        return number(len(self.left), lang)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """All the codes, how the rows narrowed them down, and why another code falls."""
        codes = " ".join(self.left.letters(lang))
        return (t("worksheet.codes", lang, codes=codes), self.path(lang), *self.why_not(lang))


@dataclass(frozen=True)
class FindTheCode(_Counted):
    """A board that leaves one code."""

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The board, and a box for each peg."""
        return Board(self.rows), Gaps(t("board.secret", lang), self.edition.positions)

    def answer(self, lang: str) -> str:
        """The code, in letters and in full."""
        (code,) = self.left
        letters, names = self.edition.letters(code, lang), self.edition.format(code, lang)
        return t("worksheet.code", lang, letters=letters, names=names)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """How the rows narrow the codes down to one, and why another code falls."""
        return (self.path(lang), *self.why_not(lang))


def impossible_row(edition: Edition, level: int, chance: Chance) -> ImpossibleRow | None:
    """Level 1: the answer is impossible by itself; 2: each other row denies it; 3: only all rows together do."""
    rows = _played(edition, chance.code(edition), level + 1 + (level == 1), chance)
    if not _fair(rows, edition):
        return None
    place = chance.below(len(rows))
    others = rows[:place] + rows[place + 1 :]
    if level == 1:
        wrong: ParsedRow | None = _impossible_alone(edition, chance)
    else:
        wrong = _impossible_among(others, rows[place].guess, edition, chance, by_each=level == 2)
    return wrong and ImpossibleRow(edition, (*rows[:place], wrong, *rows[place + 1 :]), place + 1)


def could_it_be(edition: Edition, level: int, chance: Chance) -> CouldItBe | None:
    """A code that fits or does not, by the toss of a coin; from level 2 on a single row denies it."""
    rows = _played(edition, chance.code(edition), level + 1, chance)
    missed = (~_fits(rows, edition)).sum(axis=0)
    denied = (missed > 0) & ((missed == 1) | (level == 1))
    choices = np.flatnonzero(denied if chance.below(2) else missed == 0).tolist()
    if not choices or not _fair(rows, edition):
        return None
    return CouldItBe(edition, rows, _code(chance.pick(choices), edition))


def codes_left(edition: Edition, level: int, chance: Chance) -> CodesLeft | None:
    """Level 1: one row that names every peg; 2: such a row and another; 3: three rows, the first short of a peg."""
    secret = chance.code(edition)
    first = chance.shuffled(secret) if level < 3 else chance.code(edition)
    rows = _answered(secret, (first,), edition) + _played(edition, secret, level - 1, chance)
    if _short(rows[0], edition) != (level == 3) or not _fair(rows, edition):
        return None
    path = count_path(rows, edition)
    narrowing = all(after < before for before, after in pairwise(path))
    return CodesLeft(edition, rows) if narrowing and _FEW <= path[-1] <= _MANY else None


def find_the_code(edition: Edition, level: int, chance: Chance) -> FindTheCode | None:
    """Level 1: the first row names every peg; 2: all but one; 3: fewer. Then guesses that still fit, all needed."""
    secret = chance.code(edition)
    rows = _answered(secret, (chance.shuffled(secret) if level == 1 else chance.code(edition),), edition)
    short = _short(rows[0], edition)
    if not _fair(rows, edition) or not (short == level - 1 or (level == 3 and short > 2)):
        return None
    while len(left := remaining(rows, edition)) > 1:
        rows += _answered(secret, (chance.pick(left),), edition)
    needed = (len(remaining(rows[:k] + rows[k + 1 :], edition)) > 1 for k in range(len(rows)))
    return FindTheCode(edition, rows) if _fair(rows, edition) and all(needed) else None


def path_sentence(counts: tuple[int, ...], lang: str) -> str:
    """How many codes are possible at the start and after each step: "Codes left: 24, 6, 1."."""
    return t("worksheet.path", lang, counts=", ".join(number(count, lang) for count in counts))


def _impossible_alone(edition: Edition, chance: Chance) -> ParsedRow:
    """Too many keys, all exact but one that is misplaced, or a misplaced key for a guess of one colour."""
    n, guess, exact = edition.positions, chance.code(edition), chance.below(edition.positions)
    case = chance.below(3 if edition.repeats else 2)
    if case == 0:
        return ParsedRow(guess, Feedback(exact, n + 1 - exact))
    if case == 1:
        return ParsedRow(guess, Feedback(n - 1, 1))
    return ParsedRow((chance.below(len(edition.colours)),) * n, Feedback(0, 1))


def _impossible_among(
    others: tuple[ParsedRow, ...], guess: Code, edition: Edition, chance: Chance, *, by_each: bool
) -> ParsedRow | None:
    """The guess with an answer that must be wrong for any code to fit; None when there is no such answer."""
    fits, would_say = _fits(others, edition), answers(guess, edition)
    wrong = [
        answer
        for answer in possible_answers(edition)
        if _only_this(fits[:, would_say == answer_id(answer, edition)], by_each=by_each)
    ]
    return ParsedRow(guess, chance.pick(wrong)) if wrong else None


def _only_this(fits: npt.NDArray[np.bool_], *, by_each: bool) -> bool:
    """Whether only the wrong answer can be to blame (`fits`: other rows x codes that earn that answer)."""
    if not fits.shape[1]:
        return False
    # Were another row to blame instead, some code would fit all the others and this one.
    most = int(fits.sum(axis=0).max())
    return most == 0 if by_each else 0 < most < len(fits) - 1


def _fits(rows: tuple[ParsedRow, ...], edition: Edition) -> npt.NDArray[np.bool_]:
    """Which codes each row allows, rows x codes."""
    return np.stack([answers(row.guess, edition) == answer_id(row.answer, edition) for row in rows])


def _played(edition: Edition, secret: Code, count: int, chance: Chance) -> tuple[ParsedRow, ...]:
    return _answered(secret, tuple(chance.code(edition) for _ in range(count)), edition)


def _answered(secret: Code, guesses: tuple[Code, ...], edition: Edition) -> tuple[ParsedRow, ...]:
    return tuple(ParsedRow(guess, feedback(secret, guess, edition.hole)) for guess in guesses)


def _fair(rows: tuple[ParsedRow, ...], edition: Edition) -> bool:
    """Whether no guess is played twice, and none is the code itself."""
    guesses = [row.guess for row in rows]
    return all(row.answer.exact < edition.positions and guesses.count(row.guess) == 1 for row in rows)


def _short(row: ParsedRow, edition: Edition) -> int:
    """How many pegs of the guess earned no key."""
    return edition.positions - sum(row.answer)


def _code(index: int, edition: Edition) -> Code:
    return tuple(all_codes(edition)[index].tolist())
