"""A worksheet as one accessible page of HTML, with nothing fetched from anywhere, that prints on A4."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from mmteach.colours import SHAPES, Colour
from mmteach.editions import Code
from mmteach.i18n import t
from mmteach.markup import Child, el, markup
from mmteach.scoring import Feedback
from mmteach.worksheets.look import INK, both, legend, shows_codes, tint
from mmteach.worksheets.parts import Answer, Board, Boxes, CodeLine, Gaps, Grid, Lines, Note, Part
from mmteach.worksheets.sheet import Solution, Worksheet
from mmteach.worksheets.style import PAGE, SHEET


def page(sheet: Worksheet) -> str:
    """A page by itself."""
    title = f"{sheet.title} · {sheet.subtitle}"
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", title),
        el("style", PAGE + SHEET),
    )
    return "<!doctype html>\n" + markup(el("html", head, el("body", _sheet(sheet, "main")), lang=sheet.lang))


def fragment(sheet: Worksheet) -> str:
    """The same to stand in another page, such as a notebook."""
    return markup(el("style", SHEET), _sheet(sheet, "div"))


def _sheet(sheet: Worksheet, tag: str) -> Element:
    title, key = ("h1", "h2") if tag == "main" else ("h2", "h3")
    items = (el("li", *_parts(item.parts(sheet.lang), sheet)) for item in sheet.items)
    return el(
        tag,
        el("header", el(title, sheet.title), el("p", sheet.subtitle), _name_and_date(sheet.lang)),
        *_introduction(sheet),
        el("ol", *items, class_=f"items columns-{sheet.about.columns}"),
        _again(sheet),
        el(
            "section",
            el(key, t("worksheet.key", sheet.lang)),
            el("p", f"{sheet.title} · {sheet.subtitle}"),
            el("ol", *map(_solution, sheet.key)),
            _again(sheet),
            class_="key",
        ),
        class_="mm-worksheet",
        lang=sheet.lang,
    )


def _introduction(sheet: Worksheet) -> Iterable[Element]:
    yield el("p", sheet.task, class_="task")
    yield from _parts(sheet.preface, sheet)
    if shows_codes(sheet):
        yield el("p", t("worksheet.keys", sheet.lang), class_="small")
    if colours := legend(sheet):
        named = (el("li", _peg(c, sheet.lang, hidden=True), c.names[sheet.lang]) for c in colours)
        yield el("ul", *named, class_="legend")


def _name_and_date(lang: str) -> Element:
    fields = (
        el("span", t(f"worksheet.{word}", lang), el("span", class_="line")) for word in ("name", "date")
    )
    return el("p", *fields, class_="pupil")


def _again(sheet: Worksheet) -> Element:
    said = t("worksheet.again", sheet.lang, seed=str(sheet.seed))
    return el("p", said, " ", el("code", sheet.recipe), class_="again")


def _solution(solution: Solution) -> Element:
    return el("li", el("b", solution.answer), el("br"), " ".join(solution.reasons))


def _parts(parts: Iterable[Part], sheet: Worksheet) -> Iterable[Element]:
    return (_part(part, sheet) for part in parts)


def _part(part: Part, sheet: Worksheet) -> Element:
    match part:
        case Note():
            return el("p", part.text)
        case CodeLine():
            return el("p", el("span", part.name, class_="name"), _code(part.code, sheet), class_="code")
        case Answer():
            return el(
                "p", el("span", part.name, class_="name"), _tray(part.answer, sheet.lang), class_="code"
            )
        case Board():
            rows = (el("li", _code(r.guess, sheet), _tray(r.answer, sheet.lang)) for r in part.rows)
            return el("ol", *rows, class_="board")
        case Boxes():
            return el(
                "p", *(el("span", _box(), word, class_="choice") for word in part.words), class_="boxes"
            )
        case Gaps():
            return el("p", el("span", part.word, class_="name"), *(_box() for _ in range(part.count)))
        case Lines():
            gap = (el("span", part.gap, class_="name"), _box()) if part.gap else ()
            more = (el("span", class_="line") for _ in range(part.count - 1))
            return el(
                "p",
                el("span", *gap, part.word, el("span", class_="line"), class_="first"),
                *more,
                class_="lines",
            )
        case Grid():
            return _grid(part)


def _grid(part: Grid) -> Element:
    head = el("tr", *(el("th", name, scope="col") for name in part.head))
    rows = (el("tr", *(_cell(cell) for cell in row)) for row in part.rows)
    return el("table", el("thead", head), el("tbody", *rows))


def _cell(cell: str | None) -> Element:
    children: list[Child] = []
    for line in (cell or "").split("\n"):
        children += [el("br")] * bool(children) + [line]
    return el("td", *children, class_="unused" if cell is None else None)


def _code(code: Code, sheet: Worksheet) -> Element:
    return el("span", *(_peg(sheet.edition.symbols[s], sheet.lang) for s in code), class_="pegs")


def _tray(answer: Feedback, lang: str) -> Element:
    kinds = zip(("exact", "misplaced"), both(answer, lang), strict=True)
    return el("span", *(el("span", _key(kind), words) for kind, words in kinds), class_="tray")


def _key(kind: str) -> Element:
    disc = el("circle", cx=5, cy=5, r=4, fill=INK if kind == "exact" else "none", stroke=INK)
    return el("svg", disc, viewBox="0 0 10 10", class_="key-peg", aria_hidden="true")


def _peg(colour: Colour, lang: str, *, hidden: bool = False) -> Element:
    """A peg of the print palette; where its name stands beside it, a screen reader passes it over."""
    shape = SHAPES[colour.shape]
    letter = el("text", colour.letters[lang], x=50, y=shape["letter_y"])
    body = el("path", d=shape["path"], fill=tint(colour) or "none")
    said = {"aria_hidden": "true"} if hidden else {"role": "img", "aria_label": colour.names[lang]}
    return el("svg", body, letter, viewBox="-4 -4 108 108", class_="peg", **said)


def _box() -> Element:
    return el("span", class_="box")
