"""What an exercise is made of on paper: a few plain parts, which page, PDF and text each know how to show."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from mmteach.editions import Code, Edition
from mmteach.rows import ParsedRow
from mmteach.scoring import Feedback


@dataclass(frozen=True)
class Note:
    """A sentence or a few."""

    text: str


@dataclass(frozen=True)
class CodeLine:
    """A code with its name in front."""

    name: str
    code: Code


@dataclass(frozen=True)
class Answer:
    """An answer with its name in front, where no board stands beside it."""

    name: str
    answer: Feedback


@dataclass(frozen=True)
class Board:
    """Rows with their answers; the answer stands in words, apart from the pegs."""

    rows: tuple[ParsedRow, ...]


@dataclass(frozen=True)
class Boxes:
    """Small boxes to write a number in, or to tick, each with a word behind it."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Gaps:
    """A word, and that many small boxes behind it to write in."""

    word: str
    count: int


@dataclass(frozen=True)
class Lines:
    """A word, and lines to write on; in front of it, where `gap` is given, that word and a small box."""

    word: str
    count: int
    gap: str = ""


@dataclass(frozen=True)
class Grid:
    """A table with column heads. An empty cell is to be filled in, a None is not; text may have several lines."""

    head: tuple[str, ...]
    rows: tuple[tuple[str | None, ...], ...]


Part = Note | CodeLine | Answer | Board | Boxes | Gaps | Lines | Grid


@dataclass(frozen=True)
class Exercise(ABC):
    """One numbered item of a sheet, in no language yet.

    Attributes:
        edition: the box that its codes belong to.
    """

    edition: Edition

    @abstractmethod
    def parts(self, lang: str) -> tuple[Part, ...]:
        """What the pupil sees, from top to bottom."""

    @abstractmethod
    def answer(self, lang: str) -> str:
        """What is right, in a few words."""

    @abstractmethod
    def reasons(self, lang: str) -> tuple[str, ...]:
        """Why, in sentences."""
