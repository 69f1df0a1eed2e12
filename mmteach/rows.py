"""The rows of a board: guesses with their answers, as people write them and as the rules read them."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import CodeError, FeedbackError, MmteachError, shown
from mmteach.scoring import Feedback, FeedbackLike

# Between the words of a pasted row. A hyphen is not here: it joins the pegs of "Red-Blue-Red-Green".
_BETWEEN = re.compile(r"[\s,;:|=()\[\]]+")


class RowError(MmteachError):
    """A row that is not a guess with an answer."""


class Row(NamedTuple):
    """A guess and the answer it got, as they were written; `parsed` checks them against a box."""

    guess: CodeLike
    answer: FeedbackLike


class ParsedRow(NamedTuple):
    """A row that fits its box."""

    guess: Code
    answer: Feedback


RowLike = Row | ParsedRow | tuple[CodeLike, FeedbackLike]


def parsed(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> tuple[ParsedRow, ...]:
    """The rows with codes and answers checked; any pair of a guess and an answer is a row.

    Raises:
        CodeError: naming the row and the peg.
        FeedbackError: naming the row.
        RowError: naming a row that is no pair.
    """
    edition = box_of(edition)
    if not isinstance(rows, Iterable):
        raise RowError("rows.no_rows", value=shown(rows), example=_example(edition, lang))
    return tuple(_parsed(row, number, edition, lang) for number, row in enumerate(rows, 1))


def rows_line(rows: Iterable[ParsedRow], edition: Edition) -> str:
    """The rows in one line, as "RRBB 1 0, RGBY 0 2"."""
    return ", ".join(f"{edition.letters(guess)} {answer.exact} {answer.misplaced}" for guess, answer in rows)


def read_rows(text: str, edition: Edition | str = F6423, lang: str = "en") -> tuple[Row, ...]:
    """The rows of a pasted board, one a line: "RRBY 1 2", "Red-Red-Blue-Yellow: 1b2g".

    Tabs, commas, colons, bars and brackets may stand between the parts; what follows a # and empty lines are
    passed over. Rows are counted without them.

    Raises:
        CodeError: naming the row and the peg.
        FeedbackError: naming the row.
        RowError: naming a row without a guess and an answer.

    >>> read_rows("RRBY 1 2  # first\\nBBGO, 0b1g")
    (Row(guess='RRBY', answer=(1, 2)), Row(guess='BBGO', answer=(0, 1)))
    """
    edition = box_of(edition)
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return tuple(_read(line, row, edition, lang) for row, line in enumerate(filter(None, lines), 1))


def accepts(parse: Callable[..., object], *arguments: object) -> bool:
    """Whether `parse` reads the arguments as a code or an answer."""
    try:
        parse(*arguments)
    except (CodeError, FeedbackError):
        return False
    return True


def _parsed(row: RowLike, number: int, edition: Edition, lang: str) -> ParsedRow:
    try:
        guess, answer = row
    except (TypeError, ValueError):
        raise _unread(row, number, edition, lang) from None
    return ParsedRow(
        edition.parse(guess, lang, row=number), Feedback.parse(answer, edition, lang, row=number)
    )


def _read(line: str, number: int, edition: Edition, lang: str) -> Row:
    """The line, cut behind its code; where no code can be read, in front of its answer, to say what is wrong."""
    words = [word for word in _BETWEEN.split(line) if word]
    cuts = [Row(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    by_code = (cut for cut in cuts if accepts(edition.parse, cut.guess, lang))
    by_answer = (cut for cut in cuts if accepts(Feedback.parse, cut.answer, edition, lang))
    cut = next(by_code, None) or next(by_answer, None)
    if cut is None:
        raise _unread(line, number, edition, lang)
    guess, answer = _parsed(cut, number, edition, lang)
    return Row(edition.letters(guess, lang), tuple(answer))


def _unread(row: object, number: int, edition: Edition, lang: str) -> RowError:
    return RowError("rows.unread", row=number, value=shown(row), example=_example(edition, lang))


def _example(edition: Edition, lang: str) -> str:
    pegs = (edition.symbols * edition.positions)[: edition.positions]
    return "".join(symbol.letters[lang] for symbol in pegs) + " 1 0"
