"""Every page of the built book: quiet, accessible in both colour schemes, narrow enough, and whole on paper."""

import pytest
from playwright.sync_api import Page, expect

from .book import PAGES
from .conftest import Visit
from .drive import Watch, axe, darken, sideways

A4 = 718  # CSS pixels between margins of 1 cm

# What of the page's content reaches past the paper, or hides in a box that only a screen can scroll.
_CUT = """() => [...document.querySelectorAll("main *:not(svg *)")].filter((el) => {
  const { right, left, width } = el.getBoundingClientRect();
  const clipped = getComputedStyle(el).overflowX !== "visible" && el.scrollWidth > el.clientWidth + 1;
  const hidden = el.closest(".visually-hidden, .sr-only, [hidden]");
  return width > 1 && !hidden && (right > innerWidth + 1 || left < -1 || clipped);
}).map((el) => el.outerHTML.slice(0, 120))"""


def test_there_are_pages() -> None:
    assert "intro.html" in PAGES, "The book is not built: run make book first."


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_quiet_accessible_narrow_and_whole_on_paper(visit: Visit, path: str) -> None:
    # `visit` itself fails on a console error, a page error, a missing file and a request to another host.
    page = visit(path)
    assert axe(page) == [], f"{path}, light"
    darken(page)
    assert axe(page) == [], f"{path}, dark"
    page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(page) == 0, f"{path} scrolls sideways at 320 px"
    page.set_viewport_size({"width": A4, "height": 1000})
    page.emulate_media(media="print", color_scheme="light")
    assert page.locator("main").inner_text().strip(), f"{path} prints empty"
    assert page.evaluate(_CUT) == [], f"{path} is cut at the edge of the paper"


def test_the_address_of_the_book_opens_its_first_page(visit: Visit, watch: Watch) -> None:
    watch.expect("favicon.ico", because="the page that leads on is Jupyter Book's own", always=False)
    page = visit("")
    page.wait_for_url("**/intro.html")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("theme", "dark"), [("dark", False), ("light", True)])
def test_boards_follow_the_books_own_switch_before_the_system(visit: Visit, theme: str, dark: bool) -> None:
    page = visit("lessons/repeated-colours.html", theme=theme, dark=dark)
    assert axe(page) == []
    assert (_lightness(page, ".mm") < 128) == (theme == "dark")
    assert (_lightness(page, "body") < 128) == (theme == "dark")


@pytest.mark.parametrize("dark", [False, True])
def test_the_way_back_to_the_top_can_be_read(visit: Visit, dark: bool) -> None:
    page = visit("lessons/giving-the-answer.html", dark=dark, width=360)
    page.mouse.wheel(0, 2000)
    page.wait_for_function("scrollY > 1000")
    page.mouse.wheel(0, -500)
    expect(page.get_by_role("button", name="Back to top")).to_be_visible()
    assert axe(page) == []


def _lightness(page: Page, selector: str) -> float:
    """How light the surface of an element is, from 0 to 255."""
    colour = page.locator(selector).first.evaluate("(el) => getComputedStyle(el).backgroundColor")
    return sum(map(float, colour.strip("rgba()").split(",")[:3])) / 3
