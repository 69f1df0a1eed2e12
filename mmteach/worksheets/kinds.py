"""The kinds of worksheet: what draws their exercises, and how they stand on the page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mmteach.editions import Edition
from mmteach.i18n import t
from mmteach.worksheets import answers, boards, games
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.parts import Exercise, Part

LEVELS = (1, 2, 3)

Draw = Callable[[Edition, int, Chance], Exercise | None]
"""An exercise of a box and a level, or None when what was drawn will not do."""

Preface = Callable[[Edition, int, str], tuple[Part, ...]]
"""What stands above the exercises, in one language."""


@dataclass(frozen=True)
class Kind:
    """One kind of worksheet.

    Attributes:
        key: its name on the command line and in the catalogues.
        draw: draws one exercise.
        columns: exercises side by side.
        boxed: whether it is about codes of a box; Decrypto has none.
        mixed: whether there are so few answers that they have to be kept in balance.
        preface: what stands above the exercises.
    """

    key: str
    draw: Draw
    columns: int = 2
    boxed: bool = True
    mixed: bool = False
    preface: Preface = lambda edition, level, lang: ()

    def title(self, lang: str = "en") -> str:
        """Its name, as the heading of the sheet."""
        return t(f"worksheet.kind.{self.key}.title", lang)

    def task(self, level: int, lang: str = "en") -> str:
        """What is to be done."""
        key = f"worksheet.kind.{self.key}.task"
        return t(key if self.boxed else f"{key}_{level}", lang)


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.key: kind
        for kind in (
            Kind("give-the-answer", answers.give_the_answer),
            Kind("what-went-wrong", answers.what_went_wrong, preface=answers.rules_to_choose),
            Kind("impossible-row", boards.impossible_row),
            Kind("could-it-be", boards.could_it_be, mixed=True),
            Kind("codes-left", boards.codes_left),
            Kind("find-the-code", boards.find_the_code),
            Kind("match-points", games.match_points, columns=1, preface=games.points_of_a_round),
            Kind("decrypto-codes", games.decrypto_codes, columns=1, boxed=False),
        )
    }
)
