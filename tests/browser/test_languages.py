"""The book in French and German: the switch, boards that speak the page's language, and ways back to English."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urldefrag, urljoin

import pytest
from playwright.sync_api import Page, expect

from .book import BOOK, PAGES
from .conftest import Visit
from .drive import Board

TRANSLATED = [page for page in PAGES if page.startswith(("fr/", "de/"))]
LESSONS = {page[3:] for page in TRANSLATED if "/lessons/" in page}
TWINS = [page for page in PAGES if page.removeprefix("fr/").removeprefix("de/") in {"intro.html", *LESSONS}]
# What each board first says, and the name of its language switch.
SPEAKS = {"fr": ("Langue", "Appuyez sur Suivant"), "de": ("Sprache", "Mit „Weiter“")}


class _Links(HTMLParser):
    """The addresses that a page's anchors and alternates lead to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.alternates: dict[str, str] = {}
        self.lang = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = given["lang"]
        elif tag == "a" and "href" in given:
            self.anchors.append(given["href"])
        elif tag == "link" and given.get("rel") == "alternate" and "hreflang" in given:
            self.alternates[given["hreflang"]] = given["href"]


def _links(page: str) -> _Links:
    return _Links((BOOK / page).read_text("utf-8"))


def _file(page: str, href: str) -> Path:
    """The file that a link on a page leads to."""
    return BOOK / urljoin(f"/{page}", urldefrag(href).url).lstrip("/")


def _switch(page: Page, name: str) -> None:
    page.locator("nav.languages").get_by_role("link", name=name, exact=True).click()


def test_the_switch_leads_to_the_same_page_in_each_language_and_back(visit: Visit) -> None:
    page = visit("lessons/repeated-colours.html")
    for name, lang, path in [
        ("Français", "fr", "/fr/lessons/repeated-colours.html"),
        ("Deutsch", "de", "/de/lessons/repeated-colours.html"),
        ("English", "en", "/lessons/repeated-colours.html"),
    ]:
        _switch(page, name)
        expect(page).to_have_url(re.compile(rf":\d+{re.escape(path)}$"))
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_page_without_twins_has_no_switch(visit: Visit) -> None:
    expect(visit("practice/play.html").locator("nav.languages")).to_have_count(0)


@pytest.mark.parametrize("page", TWINS)
def test_the_twins_of_a_page_know_each_other(page: str) -> None:
    mine = _links(page)
    assert set(mine.alternates) | {mine.lang} == {"en", "fr", "de"}
    for lang, href in mine.alternates.items():
        twin = _file(page, href).relative_to(BOOK).as_posix()
        assert _links(twin).lang == lang
        assert _file(twin, _links(twin).alternates[mine.lang]) == BOOK / page


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_a_board_speaks_the_pages_language_by_itself(visit: Visit, lang: str) -> None:
    board = Board(visit(f"{lang}/intro.html", lang="en-GB"), "worked-example")
    name, first = SPEAKS[lang]
    expect(board.root.get_by_role("combobox", name=name)).to_have_value(lang)
    board.says(re.compile(re.escape(first)))


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_without_javascript_a_board_is_a_table_in_the_pages_language(visit: Visit, lang: str) -> None:
    table = visit(f"{lang}/intro.html", js=False).locator("[data-mmteach]")
    expect(table).to_contain_text({"fr": "bien placé", "de": "richtig platziert"}[lang])
    expect(table).not_to_contain_text("misplaced")


@pytest.mark.parametrize("page", TRANSLATED)
def test_every_link_of_a_translated_page_leads_to_a_page(page: str) -> None:
    hrefs = [href for href in _links(page).anchors if not re.match(r"https?:|mailto:", href)]
    files = {href: _file(page, href.partition("?")[0]) for href in hrefs if not href.startswith("#")}
    assert [href for href, file in files.items() if not file.is_file()] == []


@pytest.mark.parametrize(
    ("path", "said"),
    [("fr/autres-lecons.html", "(en anglais)"), ("de/weitere-lektionen.html", "(auf Englisch)")],
)
def test_pages_that_are_not_translated_are_linked_and_said_to_be_english(
    visit: Visit, path: str, said: str
) -> None:
    page = visit(path)
    links = page.locator("article li:has(a[hreflang=en])")
    assert links.count() > 10
    assert all(said in text for text in links.all_text_contents())
    hrefs = [link.get_attribute("href") or "" for link in page.locator("article li a").all()]
    assert not {href.removeprefix("../") for href in hrefs} & LESSONS
    links.first.get_by_role("link").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("lang", "word", "title"), [("fr", "fiche", "Le jeu"), ("de", "Stift", "Das Spiel")])
def test_search_knows_the_language(visit: Visit, lang: str, word: str, title: str) -> None:
    results = visit(f"{lang}/search.html?q={word}").locator("#search-results")
    expect(results.get_by_role("link", name=title, exact=True).first).to_be_visible()
