"""One code or one worked example as a text board, as accessible HTML and as SVG."""

from collections.abc import Iterable
from operator import add
from xml.etree.ElementTree import Element

from mmteach.colours import HOLE, SHAPES, Colour
from mmteach.consistency import count_path
from mmteach.editions import F6423, CodeLike, Edition, box_of
from mmteach.errors import PackageError
from mmteach.i18n import number, t
from mmteach.markup import Child, el, markup, table
from mmteach.rows import ParsedRow, RowLike, parsed
from mmteach.scoring import explain

_INK = "#1d2026"


def text_line(code: CodeLike, edition: Edition | str = F6423, lang: str = "en") -> str:
    """A code as a line of letters: ``R B R G``."""
    edition = box_of(edition)
    return " ".join(edition.letters(code, lang))


def peg(colour: Colour, lang: str = "en", size: int = 36) -> Element:
    """One peg as an SVG element of `size` pixels: colour, shape and letter, outlined."""
    shape = SHAPES[colour.shape]
    body = el(
        "path",
        d=shape["path"],
        fill=colour.fill,
        stroke="currentColor",
        stroke_width=5,
        stroke_linejoin="round",
    )
    letter = el(
        "text",
        colour.letters[lang],
        x=50,
        y=shape["letter_y"],
        fill=_INK if colour is HOLE else colour.ink,
        text_anchor="middle",
        dominant_baseline="central",
        font_size=42,
        font_family="sans-serif",
        font_weight=700,
    )
    look = {
        "viewBox": "-4 -4 108 108",
        "width": size,
        "height": size,
        "role": "img",
        "aria_label": colour.names[lang],
    }
    return el("svg", body, letter, xmlns="http://www.w3.org/2000/svg", **look)


def line(code: CodeLike, edition: Edition | str = F6423, lang: str = "en") -> Element:
    """A code as a row of pegs, each with its name for those who do not see it."""
    edition = box_of(edition)
    return el("span", *(peg(edition.symbols[s], lang) for s in edition.parse(code)))


def worked_text(secret: CodeLike, guess: CodeLike, edition: Edition | str = F6423, lang: str = "en") -> str:
    """The worked example as text: both lines, then a sentence a step."""
    edition = box_of(edition)
    names = [t("board.secret", lang), t("board.guess", lang)]
    width = max(map(len, names))
    lines = [
        f"{n:<{width}}  {text_line(c, edition, lang)}" for n, c in zip(names, (secret, guess), strict=True)
    ]
    steps = explain(secret, guess, edition)
    return "\n".join([*lines, *(f"{k}. {step.sentence(lang)}" for k, step in enumerate(steps, 1))])


def worked_html(secret: CodeLike, guess: CodeLike, edition: Edition | str = F6423, lang: str = "en") -> str:
    """The worked example as a table: both lines of pegs, then a row a step with the answer so far."""
    edition = box_of(edition)
    lines: list[list[Child]] = [
        [t(f"board.{side}", lang), line(c, edition, lang), ""]
        for side, c in (("secret", secret), ("guess", guess))
    ]
    steps: list[list[Child]] = [
        [str(k), step.sentence(lang), step.so_far.words(lang)]
        for k, step in enumerate(explain(secret, guess, edition), 1)
    ]
    head = [t("worked.column_step", lang), t("worked.column_why", lang), t("board.answer", lang)]
    return markup(table(t("worked.title", lang), head, [*lines, *steps]))


def pairs_text(
    pairs: Iterable[tuple[CodeLike, CodeLike]], edition: Edition | str = F6423, lang: str = "en"
) -> str:
    """Pairs of a code and a guess as text, one a line, numbered from 1."""
    edition = box_of(edition)
    lines = (
        f"{k}  {text_line(secret, edition, lang)}  {text_line(guess, edition, lang)}"
        for k, (secret, guess) in enumerate(pairs, 1)
    )
    return "\n".join(lines)


def pairs_html(
    caption: str,
    pairs: Iterable[tuple[CodeLike, CodeLike]],
    answers: Iterable[str] = (),
    edition: Edition = F6423,
    lang: str = "en",
) -> str:
    """Pairs of a code and a guess as a table, with the answers where they are given."""
    said = list(answers)
    body: list[list[Child]] = [
        [str(k), line(secret, edition, lang), line(guess, edition, lang), *said[k - 1 : k]]
        for k, (secret, guess) in enumerate(pairs, 1)
    ]
    keys = ["hunt.pair", "board.secret", "board.guess", *["board.answer"][: len(said)]]
    return markup(table(caption, [t(key, lang) for key in keys], body))


def closed_html(summary: str, *sentences: str) -> str:
    """Sentences that show when their summary is opened."""
    items = [el("li", sentence) for sentence in sentences]
    return markup(el("details", el("summary", summary), el("ol", *items)))


def rows_text(rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en") -> str:
    """Rows as text, one a line: number, guess, answer and how many codes it leaves (see `_counts`)."""
    edition = box_of(edition)
    board = parsed(rows, edition, lang)
    lines = [f"0  {t('rows_table.start', lang)}"]
    lines += [
        f"{k}  {text_line(guess, edition, lang)}  {answer.words(lang)}"
        for k, (guess, answer) in enumerate(board, 1)
    ]
    counts = [f"  {number(count, lang)}" for count in _counts(board, edition)] or [""] * len(lines)
    return "\n".join(map(add, lines, counts))


def rows_html(
    rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en", caption: str = ""
) -> str:
    """Rows as a table: number, guess, answer and how many codes it leaves (see `_counts`)."""
    edition = box_of(edition)
    board = parsed(rows, edition, lang)
    body: list[list[Child]] = [["0", t("rows_table.start", lang), ""]]
    body += [
        [str(k), line(guess, edition, lang), answer.words(lang)] for k, (guess, answer) in enumerate(board, 1)
    ]
    keys = ["rows_table.row", "board.guess", "board.answer"]
    if counts := _counts(board, edition):
        keys += ["rows_table.left"]
        body = [[*cells, number(count, lang)] for cells, count in zip(body, counts, strict=True)]
    return markup(table(caption or t("rows_table.caption", lang), [t(key, lang) for key in keys], body))


def _counts(board: tuple[ParsedRow, ...], edition: Edition) -> tuple[int, ...]:
    """How many codes are left at the start and after each row; empty where there is no numpy to count them."""
    try:
        return count_path(board, edition)
    except PackageError:
        return ()
