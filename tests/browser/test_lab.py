"""The whole site in a folder of some host, as it is published: a board, and from its page a notebook with Python in
the browser itself. No other host can be reached."""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from . import lab
from .book import BOOK, LOCAL, ROOT
from .drive import Board, Watch, open_page

listen = run_path(str(ROOT / "book" / "serve.py"))["listen"]
FOLDER = "some/sub/folder"
GUESS = "RRBY"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that has the site in `FOLDER`, and nothing else."""
    assert (BOOK / "lab").is_dir(), "The notebooks' site is not built: run make lab book first."
    root: Path = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir(parents=True)
    (root / FOLDER).symlink_to(BOOK)
    with listen(str(root), 8000) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{LOCAL}:{server.server_port}"
        server.shutdown()


@pytest.fixture
def page(browser: Browser, host: str) -> Iterator[Page]:
    watch = Watch(host)
    watch.expect("console warning: .*/lab/build/", because="JupyterLite warns of its own menus", always=False)
    watch.expect(lab.SLOW, because="a machine may be slow", always=False)
    watch.expect("/favicon.ico", because="browsers look there before a page names its icon", always=False)
    page = open_page(browser, watch, f"{host}/{FOLDER}/lessons/practise-with-an-open-code.html", height=1800)
    yield page
    page.context.close()
    assert watch.unexpected() == []


def test_a_lesson_its_board_and_its_notebook_work_in_any_folder_without_another_host(page: Page) -> None:
    enter(Board(page, "practice-round"), GUESS)
    page.get_by_role("link", name="Open the notebook").click()

    page.set_default_timeout(lab.START)
    # Without a kernel it is "idle" too, and a cell that is run then is never run.
    page.get_by_role("button", name="Python (Pyodide)").wait_for()
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=lab.START
    )
    lab.run_cell(page, 1)
    board = Board(page)
    assert board.letters("Code") == "GOOB"
    enter(board, GUESS)
    expect(lab.read(page, 3)).to_contain_text("Row(guess='RRBY', answer=(0, 1))")
    lab.run_cell(page, 5)
    expect(board.root.locator(".mm-rows tbody tr")).to_have_count(3)
    expect(lab.run_cell(page, 9)).to_contain_text(
        "PackageError: This needs the Python package numpy, which is not installed here."
    )


def enter(board: Board, guess: str) -> None:
    """Type a guess, and wait for its row."""
    field = board.root.get_by_label("Or type it:")
    field.fill(guess)
    field.press("Enter")
    expect(board.root.locator(".mm-rows tbody tr")).to_have_count(2)
