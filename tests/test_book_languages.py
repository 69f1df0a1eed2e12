"""The book's other languages keep step with the English one, and are written as their language is."""

import re
from pathlib import Path

import pytest
import yaml

BOOK = Path(__file__).parents[1] / "book"
CELL = re.compile(r"^```\{code-cell\}.*?^```$", re.MULTILINE | re.DOTALL)


def pages(book: Path) -> list[str]:
    """The pages in a book's table of contents."""
    toc = yaml.safe_load((book / "_toc.yml").read_text("utf-8"))
    return [toc["root"], *(chapter["file"] for part in toc["parts"] for chapter in part["chapters"])]


def text(lang: str, page: str) -> str:
    return (BOOK / lang / f"{page}.md").read_text("utf-8")


TRANSLATED = [(lang, page) for lang in ("fr", "de") for page in pages(BOOK / lang)]
LESSONS = [(lang, page) for lang, page in TRANSLATED if page.startswith("lessons/")]
CORE = {
    "lessons/the-game",
    "lessons/repeated-colours",
    "lessons/practise-with-an-open-code",
    "lessons/giving-the-answer",
    "lessons/frequent-errors",
    "lessons/decrypto-one-round",
}


def boards(source: str) -> list[str]:
    """The boards of a page, by their class, in order."""
    imported = re.search(r"from mmteach\.widgets import (.+)", source)
    names = imported[1].split(", ") if imported else []
    return [name for name in re.findall(r"^(\w+)\(", source, re.MULTILINE) if name in names]


def skeleton(source: str) -> list[str]:
    """A page's headings, admonitions, tables and lists, without their words."""
    marks = r"^(#+ |:::\{\w+\}|:class: \w+|\|---|- |\d\. )"
    return re.findall(marks, CELL.sub("", source), re.MULTILINE)


class TestLessons:
    @pytest.mark.parametrize("lang", ["fr", "de"])
    def test_the_core_lessons_are_all_there(self, lang: str) -> None:
        assert {page for of, page in LESSONS if of == lang} == CORE

    @pytest.mark.parametrize(("lang", "page"), LESSONS)
    def test_the_same_boards_come_in_the_same_order(self, lang: str, page: str) -> None:
        assert boards(text(lang, page)) == boards(text(".", page)) != []

    @pytest.mark.parametrize(("lang", "page"), LESSONS)
    def test_headings_questions_tables_and_lists_are_those_of_the_english_page(
        self, lang: str, page: str
    ) -> None:
        assert skeleton(text(lang, page)) == skeleton(text(".", page))

    @pytest.mark.parametrize(("lang", "page"), TRANSLATED)
    def test_every_board_is_told_its_language_for_readers_without_javascript(
        self, lang: str, page: str
    ) -> None:
        source = text(lang, page)
        told = re.findall(rf'^\w+\(.*lang=(?:lang|"{lang}")\)$', source, re.MULTILINE)
        assert len(told) == len(boards(source))
        assert f'lang = "{lang}"' in source or "lang=lang" not in source


class TestLinks:
    @pytest.mark.parametrize(("lang", "page"), TRANSLATED)
    def test_a_link_into_the_english_book_leads_to_a_page_that_has_no_twin(
        self, lang: str, page: str
    ) -> None:
        linked = set(re.findall(r"\{english\}`(.+?)`", text(lang, page)))
        assert linked <= set(pages(BOOK)) - set(pages(BOOK / lang))


class TestTypography:
    @pytest.mark.parametrize("page", pages(BOOK / "fr"))
    def test_french_signs_have_their_narrow_space(self, page: str) -> None:
        prose = CELL.sub("", text("fr", page))
        assert re.findall(r"\S* [:;!?»%]|[^\s\u202f]»|«[^\u202f]|\w[;!?](?!\S*`)", prose) == []

    @pytest.mark.parametrize(("lang", "page"), TRANSLATED)
    def test_quotation_marks_and_apostrophes_are_those_of_the_language(self, lang: str, page: str) -> None:
        prose = CELL.sub("", text(lang, page))
        assert re.findall(r"[\"']", prose) == []
        assert (prose.count("„") == prose.count("“")) if lang == "de" else not set("„“”") & set(prose)
