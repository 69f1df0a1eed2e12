"""What paper and screen share: the print palette, the names of the pegs, and what a sheet has to explain."""

from mmteach.colours import HOLE, Colour
from mmteach.i18n import t
from mmteach.scoring import Feedback
from mmteach.worksheets.parts import Board, CodeLine
from mmteach.worksheets.sheet import Worksheet

INK = "#16181d"
_SHARE = 0.35


def tint(colour: Colour) -> str | None:
    """The peg's fill on paper, or None for a hole.

    Light enough for a black letter at 7:1 and for little toner, so that letter and shape carry the meaning in grey.
    """
    if colour is HOLE:
        return None
    parts = (int(colour.fill[k : k + 2], 16) for k in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - part) * _SHARE):02x}" for part in parts)


def shows_codes(sheet: Worksheet) -> bool:
    """Whether pegs are on the sheet."""
    first = sheet.items[0].parts(sheet.lang)
    return any(isinstance(part, CodeLine | Board) for part in first)


def legend(sheet: Worksheet) -> tuple[Colour, ...]:
    """The pegs whose names do not speak for themselves, as digits do."""
    if not shows_codes(sheet):
        return ()
    return tuple(c for c in sheet.edition.symbols if c.names[sheet.lang] != c.letters[sheet.lang])


def both(answer: Feedback, lang: str) -> tuple[str, str]:
    """The answer in two lines: how many exact, how many misplaced."""
    exact, misplaced = answer
    return t("feedback.exact", lang, count=exact), t("feedback.misplaced", lang, count=misplaced)
