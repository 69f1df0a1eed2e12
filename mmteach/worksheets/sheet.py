"""A worksheet as a value: its exercises, its answer key, and what makes the same sheet again."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mmteach.editions import F6423, Edition
from mmteach.errors import MmteachError, shown
from mmteach.i18n import catalogue, t
from mmteach.seeds import MOST_SEEDS
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.kinds import KINDS, LEVELS, Kind
from mmteach.worksheets.parts import Exercise, Part

MOST_ITEMS = 24
"""Exercises on a sheet, at most: some four pages."""

ENDINGS = (".pdf", ".html")
"""What a sheet can be saved as."""

_TRIES = 500
"""Draws for one exercise before the box is held to have no more of them."""


class WorksheetError(MmteachError):
    """A worksheet that cannot be made or saved as asked."""


@dataclass(frozen=True)
class Solution:
    """One line of the answer key.

    Attributes:
        number: of the exercise, from 1.
        answer: what is right.
        reasons: why, in sentences.
    """

    number: int
    answer: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Worksheet:
    """A sheet of exercises with its answer key, as `worksheet` makes it.

    Attributes:
        kind: a key of `KINDS`.
        edition: the box.
        lang: ``en``, ``fr`` or ``de``.
        level: 1 to 3.
        items: the exercises; their values do not depend on the language.
        seed: what they were drawn from.
    """

    kind: str
    edition: Edition
    lang: str
    level: int
    items: tuple[Exercise, ...]
    seed: int

    @property
    def key(self) -> tuple[Solution, ...]:
        """The answer key."""
        return tuple(
            Solution(number, item.answer(self.lang), item.reasons(self.lang))
            for number, item in enumerate(self.items, 1)
        )

    @property
    def about(self) -> Kind:
        """What all sheets of this kind have in common."""
        return KINDS[self.kind]

    @property
    def title(self) -> str:
        """The heading."""
        return self.about.title(self.lang)

    @property
    def subtitle(self) -> str:
        """Box and level."""
        level = t("worksheet.level", self.lang, level=self.level)
        return " · ".join([self.edition.title(self.lang), level] if self.about.boxed else [level])

    @property
    def task(self) -> str:
        """What is to be done."""
        return self.about.task(self.level, self.lang)

    @property
    def preface(self) -> tuple[Part, ...]:
        """What stands above the exercises."""
        return self.about.preface(self.edition, self.level, self.lang)

    @property
    def recipe(self) -> str:
        """What makes the same sheet again: a command, or Python for a box of your own."""
        box = self.edition.to_json()
        if not isinstance(box, str):
            return repr(self)
        words = [f"--edition {box}"] if self.about.boxed else []
        words += [f"--{name} {value}" for name, value in self._settings().items()]
        return " ".join(["python -m mmteach worksheet", self.kind, *words])

    @property
    def filename(self) -> str:
        """A name that tells kind, box, level, language and seed, as ``find-the-code-kids-1-fr-7``, without ending."""
        box = [self.edition.key] if self.about.boxed else []
        return "-".join([self.kind, *box, str(self.level), self.lang, str(self.seed)])

    def text(self) -> str:
        """The sheet and its key as plain text."""
        from mmteach.worksheets.text import text

        return text(self)

    def html(self) -> str:
        """The sheet and its key as one page of HTML that stands by itself and prints on A4."""
        from mmteach.worksheets.page import page

        return page(self)

    def pdf(self) -> bytes:
        """The sheet and its key as a PDF, A4, byte for byte the same for the same sheet and library."""
        from mmteach.worksheets.pdf import pdf

        return pdf(self)

    def save(self, path: str | Path) -> Path:
        """Write the sheet to a file whose name ends in ``.pdf`` or ``.html``, over what was there.

        Raises:
            WorksheetError: for any other ending.
        """
        file = Path(path)
        ending = file.suffix.lower()
        if ending not in ENDINGS:
            raise WorksheetError("worksheet.refuse.ending", value=shown(str(path)))
        file.write_bytes(self.pdf() if ending == ".pdf" else self.html().encode())
        return file

    def __repr__(self) -> str:
        box = [repr(self.edition.to_json())] if self.about.boxed else []
        settings = (f"{name}={value!r}" for name, value in self._settings().items())
        return f"worksheet({', '.join([repr(self.kind), *box, *settings])})"

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        from mmteach.worksheets.page import fragment

        return fragment(self)

    def _settings(self) -> dict[str, object]:
        return {"lang": self.lang, "level": self.level, "items": len(self.items), "seed": self.seed}


def worksheet(
    kind: str,
    edition: Edition | str | Mapping[str, Any] = F6423,
    lang: str = "en",
    level: int = 1,
    items: int = 8,
    seed: int = 1,
) -> Worksheet:
    """A sheet of `items` different exercises, 1 to 24, with an answer key that is computed from the rules.

    `kind` is a key of `KINDS`; `edition` is a box or its key, and stays F6423 for Decrypto, which has none; `level`
    is 1 to 3. The same arguments give the same sheet, on any machine; more items begin with the same ones.

    Raises:
        WorksheetError: naming the setting, or how many different exercises the box gives.
        EditionError: for a box that cannot be, or that is too large to list its codes.
        LanguageError: for a language that is not there.

    >>> worksheet("find-the-code", level=2).key[0].answer
    'BOOV (Blue-Orange-Orange-Violet)'
    """
    catalogue(lang)  # refuses a language we do not have
    if kind not in tuple(KINDS):
        raise WorksheetError("worksheet.refuse.kind", value=shown(kind), accepted=", ".join(KINDS))
    box = Edition.from_json(edition)
    if box != F6423 and not KINDS[kind].boxed:
        raise WorksheetError("worksheet.refuse.no_box", value=shown(box.key))
    _within("level", level, LEVELS[0], LEVELS[-1])
    _within("items", items, 1, MOST_ITEMS)
    _within("seed", seed, 0, MOST_SEEDS)
    return Worksheet(kind, box, lang, level, _drawn(KINDS[kind], box, level, items, seed), seed)


def _drawn(kind: Kind, edition: Edition, level: int, items: int, seed: int) -> tuple[Exercise, ...]:
    chance, found = Chance(seed), list[Exercise]()
    for _ in range(_TRIES * items):
        exercise = kind.draw(edition, level, chance)
        if exercise is None or exercise in found or (kind.mixed and _is_one_more_alike(exercise, found)):
            continue
        found.append(exercise)
        if len(found) == items:
            return tuple(found)
    raise WorksheetError("worksheet.refuse.few", level=level, items=items, found=len(found))


def _is_one_more_alike(exercise: Exercise, found: list[Exercise]) -> bool:
    """Whether more than about half would have this answer: saying "yes" throughout must not pay."""
    answer = exercise.answer("en")
    return sum(other.answer("en") == answer for other in found) > len(found) // 2 + 1


def _within(field: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise WorksheetError(
            "worksheet.refuse.number", field=field, value=shown(value), low=str(low), high=str(high)
        )
