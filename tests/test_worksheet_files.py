"""Worksheets as files: the PDF read back page by page, and the HTML page parsed."""

import re
from functools import partial
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from mmteach import EDITIONS, Edition
from mmteach.colours import COLOURS, HOLE
from mmteach.i18n import LANGUAGES, t
from mmteach.render import text_line
from mmteach.worksheets import KINDS, LEVELS, Worksheet, worksheet
from mmteach.worksheets.look import both, tint
from mmteach.worksheets.parts import Answer, Board, Boxes, CodeLine, Gaps, Grid, Lines, Note, Part

CASES = [(kind.key, box) for kind in KINDS.values() for box in (EDITIONS if kind.boxed else ["f6423"])]
A4 = (595.28, 841.89)  # points


def pages(content: bytes) -> list[str]:
    """The text of each page, with one space between words."""
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(content)).pages]


def plain(text: str) -> str:
    """The text as it comes back from a PDF."""
    return " ".join(text.split())


def said(part: Part, sheet: Worksheet) -> str:
    """What the part says on paper, in order."""
    letters = partial(text_line, edition=sheet.edition, lang=sheet.lang)
    match part:
        case Note():
            return part.text
        case CodeLine():
            return f"{part.name} {letters(part.code)}"
        case Answer():
            return " ".join([part.name, *both(part.answer, sheet.lang)])
        case Board():
            rows = ([letters(row.guess), *both(row.answer, sheet.lang)] for row in part.rows)
            return " ".join(f"{k} {' '.join(words)}" for k, words in enumerate(rows, 1))
        case Boxes():
            return " ".join(part.words)
        case Gaps():
            return part.word
        case Lines():
            return f"{part.gap} {part.word}"
        case Grid():
            return " ".join(cell or "" for row in (part.head, *part.rows) for cell in row)


class TestPdf:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize(("kind", "box"), CASES)
    def test_every_kind_for_every_box_it_allows_in_every_language(
        self, kind: str, box: str, lang: str
    ) -> None:
        sheet = worksheet(kind, box, lang=lang, level=3, items=2)
        exercises, key = pages(sheet.pdf())
        assert exercises.startswith(plain(f"{sheet.title} {sheet.subtitle}"))
        assert key.startswith(t("worksheet.key", lang))

    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("kind", KINDS)
    def test_the_key_alone_stands_on_the_last_page_in_full(self, kind: str, level: int) -> None:
        sheet = worksheet(kind, level=level)
        *exercises, key = pages(sheet.pdf())
        for solution in sheet.key:
            assert plain(f"{solution.number} {solution.answer}") in key
            assert all(plain(reason) in key for reason in solution.reasons)
        assert key.startswith("Answers")
        assert not any("Answers" in page for page in exercises)
        assert not any(plain(reason) in page for page in exercises for s in sheet.key for reason in s.reasons)

    @pytest.mark.parametrize("kind", KINDS)
    def test_every_page_says_how_to_make_the_sheet_again_and_its_number(self, kind: str) -> None:
        sheet = worksheet(kind, items=12, seed=77)
        found = pages(sheet.pdf())
        for number, page in enumerate(found, 1):
            assert f"Page {number} of {len(found)}" in page
            assert "Seed 77." in page
            assert page.endswith(sheet.recipe)

    def test_pupils_find_a_place_for_name_and_date(self) -> None:
        first, *rest = pages(worksheet("find-the-code", lang="de").pdf())
        assert "Name Datum" in first
        assert not any("Datum" in page for page in rest)

    @pytest.mark.parametrize(("lang", "level"), [("en", 3), ("de", 2), ("fr", 1)])
    @pytest.mark.parametrize("kind", KINDS)
    def test_no_exercise_is_split_over_pages(self, kind: str, lang: str, level: int) -> None:
        sheet = worksheet(kind, lang=lang, level=level, items=16)
        *exercises, _ = pages(sheet.pdf())
        assert len(exercises) > 1
        for number, item in enumerate(sheet.items, 1):
            whole = plain(f"{number} {' '.join(said(part, sheet) for part in item.parts(lang))}")
            assert sum(whole in page for page in exercises) == 1

    def test_pages_are_a4(self) -> None:
        for page in PdfReader(BytesIO(worksheet("match-points").pdf())).pages:
            assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(A4, abs=0.1)

    def test_both_fonts_are_embedded_as_subsets(self) -> None:
        fonts: dict[str, Any] = {}
        for page in PdfReader(BytesIO(worksheet("codes-left", lang="fr").pdf())).pages:
            for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
                (descendant,) = font.get_object()["/DescendantFonts"]
                descriptor = descendant.get_object()["/FontDescriptor"].get_object()
                fonts[str(descriptor["/FontName"])] = descriptor
        assert len(fonts) == 2
        for name, descriptor in fonts.items():
            assert re.fullmatch(r"/[A-Z]+\+.*DejaVu.*", name)
            assert 1_000 < len(descriptor["/FontFile2"].get_object().get_data()) < 100_000

    def test_two_runs_give_the_same_bytes(self) -> None:
        sheet = worksheet("could-it-be", lang="fr")
        assert sheet.pdf() == worksheet("could-it-be", lang="fr").pdf()

    def test_the_file_knows_its_title_and_language(self) -> None:
        reader = PdfReader(BytesIO(worksheet("find-the-code", "kids", "fr").pdf()))
        assert reader.metadata is not None
        assert reader.metadata.title == "Trouver le code · Enfants · Niveau 1"
        assert reader.root_object["/Lang"] == "fr"

    def test_a_box_of_ones_own_fits_too(self) -> None:
        names = [f"A rather long name {letter}" for letter in "ABCDEFGHIJKL"]
        mine = Edition("mine", "A box <b>of & my</b> own", positions=8, colours=names)
        sheet = worksheet("give-the-answer", mine, "de", items=3)
        exercises, _ = pages(sheet.pdf())
        assert mine.name in exercises
        assert all(name in exercises for name in names)


class Page(HTMLParser):
    """What a page is made of: its elements with their attributes, and its text."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.words += " " * (tag == "br")
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


class TestHtml:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("kind", KINDS)
    def test_it_has_what_the_pdf_has(self, kind: str, lang: str) -> None:
        sheet = worksheet(kind, lang=lang, items=3)
        words = plain(Page(sheet.html()).words)
        for said in (sheet.title, sheet.task, sheet.recipe, *(s.answer for s in sheet.key)):
            assert plain(said) in words
        assert all(plain(reason) in words for solution in sheet.key for reason in solution.reasons)

    @pytest.mark.parametrize("kind", KINDS)
    def test_nothing_is_fetched(self, kind: str) -> None:
        text = worksheet(kind, items=2).html().replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not re.search(r"https?:|url\(|@import|<script|<link|src=", text)

    def test_language_one_heading_and_a_title(self) -> None:
        found = Page(worksheet("find-the-code", lang="fr", items=2).html()).found
        tags = [tag for tag, _ in found]
        assert ("html", {"lang": "fr"}) in found
        assert tags.count("h1") == tags.count("title") == tags.count("main") == 1

    def test_every_peg_has_a_name_or_stands_beside_it(self) -> None:
        pegs = [a for _, a in Page(worksheet("find-the-code").html()).found if a.get("class") == "peg"]
        assert {p["aria-label"] for p in pegs if "aria-hidden" not in p} <= {
            c.names["en"] for c in EDITIONS["f6423"].colours
        }
        assert sum("aria-hidden" in p for p in pegs) == 6

    def test_a_name_of_ones_own_is_text(self) -> None:
        mine = Edition("mine", "<script>alert(1)</script>", positions=3, colours=["<b>", "c&d", 'e"f'])
        text = worksheet("give-the-answer", mine, items=2).html()
        assert "<script" not in text
        assert "<b>c" not in text
        assert "&lt;script&gt;" in text

    def test_in_a_notebook_it_is_no_page_of_its_own(self) -> None:
        tags = [tag for tag, _ in Page(worksheet("find-the-code", items=2)._repr_html_()).found]
        assert not {"html", "body", "main", "h1", "title"} & set(tags)


class TestSave:
    @pytest.mark.parametrize(
        ("name", "start"), [("a.pdf", b"%PDF-"), ("a.html", b"<!doctype"), ("A.PDF", b"%PDF-")]
    )
    def test_the_ending_says_what_it_becomes(self, name: str, start: bytes, tmp_path: Path) -> None:
        path = worksheet("find-the-code", items=1).save(tmp_path / name)
        assert path.read_bytes().startswith(start)


class TestPrintPalette:
    @pytest.mark.parametrize("colour", COLOURS.values(), ids=COLOURS)
    def test_a_black_letter_stands_out_at_seven_to_one(self, colour: Any) -> None:
        fill = tint(colour)
        assert fill is not None
        parts = [int(fill[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        assert (luminance + 0.05) / 0.05 >= 7

    def test_a_hole_has_no_fill(self) -> None:
        assert tint(HOLE) is None
