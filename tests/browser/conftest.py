"""One server and one browser for the whole folder; every page is watched, and must end without a fault."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from mmteach.widgets import PracticeRound

from .book import Site, served
from .drive import Watch, launch, open_page
from .rounds import LIGHT

Visit = Callable[..., Page]


# The folder's fixtures end with it: Playwright holds an event loop that other tests must not meet.
@pytest.fixture(scope="package")
def site() -> Iterator[Site]:
    with served() as site:
        yield site


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def watch(site: Site) -> Watch:
    """What the test's pages did wrong. A test that means a fault to come says so with `watch.expect`."""
    return Watch(site.base)


@pytest.fixture
def visit(browser: Browser, site: Site, watch: Watch) -> Iterator[Visit]:
    """Opens a path of the site; keyword arguments are those of `open_page`."""
    pages: list[Page] = []

    def opened(path: str, **look: object) -> Page:
        pages.append(open_page(browser, watch, f"{site.base}/{path}", **look))  # type: ignore[arg-type]
        return pages[-1]

    yield opened
    for page in pages:
        page.context.close()
    assert watch.unexpected() == []


@pytest.fixture
def light(site: Site) -> None:
    """The practice round on a page with nothing around it."""
    site.add(LIGHT, PracticeRound().island())
