"""A worksheet as plain text."""

from collections.abc import Iterable

from mmteach.i18n import t
from mmteach.render import text_line
from mmteach.worksheets.look import shows_codes
from mmteach.worksheets.parts import Answer, Board, Boxes, CodeLine, Gaps, Grid, Lines, Note, Part
from mmteach.worksheets.sheet import Solution, Worksheet

_BOX, _LINE = "[ ]", "_" * 30


def text(sheet: Worksheet) -> str:
    """The exercises, then the key."""
    lang = sheet.lang
    keys = [t("worksheet.keys", lang)] if shows_codes(sheet) else []
    head = [f"{sheet.title} · {sheet.subtitle}", sheet.task, *keys, *_lines(sheet.preface, sheet)]
    items = (_numbered(number, _lines(item.parts(lang), sheet)) for number, item in enumerate(sheet.items, 1))
    key = [t("worksheet.key", lang), *map(_solution, sheet.key)]
    again = [t("worksheet.again", lang, seed=str(sheet.seed)), sheet.recipe]
    return "\n\n".join("\n".join(block) for block in (head, *items, key, again))


def _numbered(number: int, lines: list[str]) -> list[str]:
    return [f"{f'{number}.' if k == 0 else '':<4}{line}" for k, line in enumerate(lines)]


def _solution(solution: Solution) -> str:
    return "\n".join(_numbered(solution.number, [solution.answer, " ".join(solution.reasons)]))


def _lines(parts: Iterable[Part], sheet: Worksheet) -> list[str]:
    return [line for part in parts for line in _part(part, sheet).split("\n")]


def _part(part: Part, sheet: Worksheet) -> str:
    box, lang = sheet.edition, sheet.lang
    match part:
        case Note():
            return part.text
        case CodeLine():
            return f"{part.name}  {text_line(part.code, box, lang)}"
        case Answer():
            return f"{part.name}  {part.answer.words(lang)}"
        case Board():
            rows = ((text_line(row.guess, box, lang), row.answer.words(lang)) for row in part.rows)
            return "\n".join(f"{k}  {guess}  {answer}" for k, (guess, answer) in enumerate(rows, 1))
        case Boxes():
            return "  ".join(f"{_BOX} {word}" for word in part.words)
        case Gaps():
            return f"{part.word}  {' '.join([_BOX] * part.count)}"
        case Lines():
            first = f"{part.gap}  {_BOX}  " if part.gap else ""
            return "\n".join([f"{first}{part.word} {_LINE}", *[_LINE] * (part.count - 1)])
        case Grid():
            return _grid(part)


def _grid(part: Grid) -> str:
    lines = [part.head, *(tuple(_cell(cell) for cell in row) for row in part.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _cell(cell: str | None) -> str:
    """Several lines side by side, a box to fill in, or nothing."""
    return "" if cell is None else cell.replace("\n", ", ") or _BOX
