"""The wheel of this clone in an empty environment: its widget, alive in a real JupyterLab."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from . import lab
from .drive import Board, Watch, open_page

SHOW = 'from mmteach.widgets import WorkedExample\nboard = WorkedExample("RBRG", "RRBY")\nboard'
READ = "print(board.step, board.secret, board.guess, board.prediction)"
SET = 'board.secret = "Yellow-Green-Green-Blue"\nboard.step = 2'
REFUSED = 'board.guess = "RRXY"'


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("lab")
    bin_ = lab.environment(lab.built_wheel(tmp_path_factory.mktemp("wheel")))
    lab.notebook(folder / "board.ipynb", [SHOW, READ, SET, REFUSED])
    with lab.running(bin_, folder) as base:
        yield base


@pytest.fixture
def page(browser: Browser, base: str) -> Iterator[Page]:
    watch = Watch(base)
    page = open_page(browser, watch, f"{base}/lab/tree/board.ipynb", width=1200, height=1800)
    page.set_default_timeout(60_000)
    expect(page.locator("#jp-bottom-panel"), "the kernel never started").to_contain_text(
        "Idle", timeout=60_000
    )
    yield page
    page.context.close()
    assert watch.unexpected() == []


def test_a_board_steps_and_its_traits_follow_both_ways(page: Page) -> None:
    lab.run_cell(page, 0)
    board = Board(page)
    assert board.root.evaluate("(el) => getComputedStyle(el).display") == "grid", "its styles are missing"
    board.press("Next")
    board.says("Position 1: Red and Red: exact.")
    expect(lab.run_cell(page, 1)).to_have_text("1 RBRG RRBY None\n")

    lab.run_cell(page, 2)
    expect(board.root.get_by_role("slider")).to_have_value("2")
    assert board.letters("Code") == "YGGB"

    board.press("Predict first")
    board.press("one misplaced more")
    board.press("Check")
    board.says("You said 0 exact, 1 misplaced. The answer is 0 exact, 2 misplaced. Step through to see why.")
    expect(lab.run_cell(page, 1)).to_have_text("0 YGGB RRBY [0, 1]\n")

    expect(lab.run_cell(page, 3)).to_contain_text(
        'CodeError: Peg 3: "X" is not a symbol of this box. Accepted: Red'
    )
    assert board.letters("Guess") == "RRBY"

    # In JupyterLab a lone "b" adds a cell below; on a peg it is Blue.
    cells = page.locator(".jp-Notebook-cell").count()
    board.group("Guess").get_by_role("button", name="Position 1: Red").focus()
    page.keyboard.press("b")
    board.says("Guess: Position 1: Blue")
    assert page.locator(".jp-Notebook-cell").count() == cells
    expect(lab.run_cell(page, 1)).to_have_text("0 YGGB BRBY None\n")
