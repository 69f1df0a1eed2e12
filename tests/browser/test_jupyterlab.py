"""The wheel of this clone in an empty environment: its widgets, alive in a real JupyterLab."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from . import lab
from .drive import Board, Watch, open_page

SHOW = 'from mmteach.widgets import WorkedExample\nboard = WorkedExample("RBRG", "RRBY")\nboard'
READ = "print(board.step, board.secret, board.guess, board.prediction)"
SET = 'board.secret = "Yellow-Green-Green-Blue"\nboard.step = 2'
REFUSED = 'board.guess = "RRXY"'

PLAY = 'from mmteach.widgets import PracticeRound\nround = PracticeRound(secret="RBRG")\nround'
COUNT = "print(len(round.remaining), *round.rows)"
ADD = 'round.rows = [*round.rows, ("GGOV", (0, 1))]'
WRONG = 'round.rows = [*round.rows, ("GGGG", (4, 0))]'
PLOT = "from mmteach.plots import plot_remaining\nplot_remaining(round.rows);"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("lab")
    bin_ = lab.environment(lab.built_wheel(tmp_path_factory.mktemp("wheel")))
    lab.notebook(folder / "board.ipynb", [SHOW, READ, SET, REFUSED])
    lab.notebook(folder / "round.ipynb", [PLAY, COUNT, ADD, WRONG, PLOT])
    with lab.running(bin_, folder) as base:
        yield base


@pytest.fixture
def opened(browser: Browser, base: str) -> Iterator[Callable[[str], Page]]:
    """Opens a notebook by its name, and waits for its kernel."""
    watch, pages = Watch(base), []
    watch.expect(lab.SLOW, because="a machine may be slow", always=False)

    def opened(name: str) -> Page:
        page = open_page(
            browser, watch, f"{base}/lab/workspaces/{name}/tree/{name}.ipynb", width=1200, height=1800
        )
        pages.append(page)
        page.set_default_timeout(lab.START)
        expect(page.locator("#jp-bottom-panel"), "the kernel never started").to_contain_text(
            "Python 3 (ipykernel) | Idle", timeout=lab.START
        )
        return page

    yield opened
    for page in pages:
        page.context.close()
    assert watch.unexpected() == []


def test_a_board_steps_and_its_traits_follow_both_ways(opened: Callable[[str], Page]) -> None:
    page = opened("board")
    lab.run_cell(page, 0)
    board = Board(page)
    assert board.root.evaluate("(el) => getComputedStyle(el).display") == "grid", "its styles are missing"
    board.press("Next")
    board.says("Position 1: Red and Red: exact.")
    expect(lab.read(page, 1)).to_have_text("1 RBRG RRBY None\n")

    lab.run_cell(page, 2)
    expect(board.root.get_by_role("slider")).to_have_value("2")
    assert board.letters("Code") == "YGGB"

    board.press("Predict first")
    board.press("one misplaced more")
    board.press("Check")
    board.says("You said 0 exact, 1 misplaced. The answer is 0 exact, 2 misplaced. Step through to see why.")
    expect(lab.read(page, 1)).to_have_text("0 YGGB RRBY [0, 1]\n")

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
    expect(lab.read(page, 1)).to_have_text("0 YGGB BRBY None\n")


def test_the_rows_of_a_round_and_what_they_leave_are_live(opened: Callable[[str], Page]) -> None:
    page = opened("round")
    lab.run_cell(page, 0)
    board = Board(page)
    field = board.root.get_by_label("Or type it:")
    field.fill("RRBY")
    field.press("Enter")
    board.says("Row 1: 1 exact, 2 misplaced. 84 codes are left.")
    expect(lab.read(page, 1)).to_have_text("84 Row(guess='RRBY', answer=(1, 2))\n")

    lab.run_cell(page, 2)
    expect(board.root.locator(".mm-rows tbody tr")).to_have_count(3)
    expect(board.root.locator(".mm-count-cell").last).to_have_text("44")
    expect(lab.run_cell(page, 3)).to_contain_text("FeedbackError: Row 3: 4 0 is not what the code answers.")
    expect(board.root.locator(".mm-rows tbody tr")).to_have_count(3)
    expect(lab.run_cell(page, 4).locator("img, svg").first).to_be_visible()
