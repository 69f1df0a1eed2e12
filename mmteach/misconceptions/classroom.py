"""The answers of a class, read from a table, and the rule each pupil seems to use."""

import csv
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from mmteach.colours import fold
from mmteach.editions import F6423, Edition, box_of
from mmteach.errors import FeedbackError, MmteachError, shown
from mmteach.i18n import LANGUAGES, t
from mmteach.misconceptions.diagnosis import Response, diagnose, read_keys
from mmteach.misconceptions.rules import MISCONCEPTIONS
from mmteach.scoring import Feedback, score

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ("pupil", "secret", "guess", "answer", "exact", "misplaced")
_CODES = ("pupil", "secret", "guess")

CsvLike = str | Path | TextIO
"""A path, an open file, or the text itself (which has a line break)."""


class TableError(MmteachError):
    """A table, or one line of it, that cannot be used."""


@dataclass(frozen=True)
class Problem:
    """What is odd about one line.

    Attributes:
        line: its number in the file; the heading is line 1.
        pupil: as written; empty where there is none.
        error: what is refused, or thought impossible.
        kept: whether the answer counts all the same: one that no code could earn still tells which rule it is from.
    """

    line: int
    pupil: str
    error: MmteachError
    kept: bool = False

    def message(self, lang: str = "en") -> str:
        """One sentence that names the line and the pupil."""
        key = "classroom.kept" if self.kept else "classroom.left_out"
        sentence = self.error.message(lang)
        return t(
            key, lang, line=str(self.line), pupil=shown(self.pupil) if self.pupil else "–", sentence=sentence
        )

    def __str__(self) -> str:
        return self.message()


@dataclass(frozen=True)
class ClassAnswers:
    """What was read: answers by pupil, in the order of the file, and the lines that are odd."""

    pupils: Mapping[str, tuple[Response, ...]]
    problems: tuple[Problem, ...]
    edition: Edition = F6423


def read_answers(table: CsvLike, edition: Edition | str = F6423, lang: str = "en") -> ClassAnswers:
    """Read a table with a line an answer.

    Columns, in any order and in any of the three languages: pupil, secret, guess, and either answer ("1b2g",
    "1 2") or exact and misplaced. Commas, semicolons or tabs between cells; what other columns hold is ignored.
    Names that differ in case or spaces alone are one pupil. A line that cannot be read becomes a `Problem`.

    Raises:
        TableError: when a column is missing.
        OSError: when the file cannot be opened.
    """
    edition = box_of(edition)
    pupils: defaultdict[str, list[Response]] = defaultdict(list)
    problems: list[Problem] = []
    names: dict[str, str] = {}
    for line, cells in _lines(_text(table)):
        pupil = cells["pupil"]
        try:
            response = _response(cells, edition, lang)
        except MmteachError as error:
            problems.append(Problem(line, pupil, error))
            continue
        pupils[names.setdefault(pupil.casefold(), pupil)].append(response)
        try:
            Feedback.parse(response.answer, edition, lang)
        except FeedbackError as error:
            problems.append(Problem(line, pupil, error, kept=True))
    return ClassAnswers({name: tuple(said) for name, said in pupils.items()}, tuple(problems), edition)


def diagnose_class(answers: ClassAnswers, slip: float = 0.1, lang: str = "en") -> "pd.DataFrame":
    """A line a pupil: how many answers, how many right, and the outcome, where one may be named.

    `outcome` is a key of `MISCONCEPTIONS`, ``true``, ``none``, or ``open`` when nothing may be named yet; `name`
    says it in `lang`; `probability` is that of the likeliest outcome.
    """
    import pandas as pd

    lines = [_summary(pupil, said, slip, answers.edition, lang) for pupil, said in answers.pupils.items()]
    columns = ["pupil", "answers", "right", "outcome", "name", "probability"]
    return pd.DataFrame(lines, columns=columns).set_index("pupil")


def _summary(
    pupil: str, said: tuple[Response, ...], slip: float, edition: Edition, lang: str
) -> tuple[str, int, int, str, str, float]:
    found = diagnose(said, slip, edition)
    outcome = found.verdict or "open"
    known = MISCONCEPTIONS.get(outcome)
    name = known.name(lang) if known else t(f"diagnosis.name.{outcome}", lang)
    right = sum(score(r.secret, r.guess, edition) == r.answer for r in said)
    return pupil, len(said), right, outcome, name, found[found.likeliest]


def _text(table: CsvLike) -> str:
    if isinstance(table, str) and "\n" in table:
        return table.removeprefix("\ufeff")
    if not isinstance(table, str | Path):
        return table.read().removeprefix("\ufeff")
    content = Path(table).read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:  # as spreadsheets on Windows save it
        return content.decode("cp1252", errors="replace")


def _lines(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The number and the cells, by column, of each line that is not empty."""
    heading = text.partition("\n")[0]
    reader = csv.reader(StringIO(text, newline=""), delimiter=max(",;\t", key=heading.count))
    columns = [_column(cell) for cell in next(reader, [])]
    wanted = ("answer",) if "answer" in columns else ("exact", "misplaced")
    for name in (*_CODES, *wanted):
        if name not in columns:
            raise TableError("classroom.no_column", column=name, value=shown(heading.strip()))
    for cells in reader:
        if any(cell.strip() for cell in cells):
            found = zip(columns, (" ".join(cell.split()) for cell in cells), strict=False)
            yield reader.line_num, {**dict.fromkeys(columns, ""), **dict(found)}


def _column(cell: str) -> str:
    """The name of a column, whatever language it is headed in; any other heading as it is."""
    heading = fold(cell)
    known = (c for c in COLUMNS if heading in {fold(t(f"classroom.column.{c}", lang)) for lang in LANGUAGES})
    return next(known, heading)


def _response(cells: Mapping[str, str], edition: Edition, lang: str) -> Response:
    wanted = ("answer",) if "answer" in cells else ("exact", "misplaced")
    for name in (*_CODES, *wanted):
        if not cells[name]:
            raise TableError("classroom.empty", column=t(f"classroom.column.{name}", lang))
    return Response(
        edition.parse(cells["secret"], lang),
        edition.parse(cells["guess"], lang),
        read_keys(" ".join(cells[name] for name in wanted), edition, lang),
    )
