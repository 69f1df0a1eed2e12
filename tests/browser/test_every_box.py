"""Every board in every box: each comes to life there, and one action works."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mmteach import EDITIONS, SUPER_HOLES, Edition, explain, widgets
from mmteach.i18n import t
from mmteach.widgets.board import Board as Widget

from .book import Site
from .conftest import Visit
from .drive import Board

OWN = Edition("own", "Own <b>box</b>", positions=2, colours=["Apple", "Pear", "Plum"], rows=4, holes=True)
BOXES = {**EDITIONS, "own": OWN}
# Decrypto has one box.
BOARDS: dict[str, type[Widget]] = {
    board.kind: board
    for board in (getattr(widgets, name) for name in widgets.__all__)
    if not board.kind.startswith("decrypto")
}


def codes(box: Edition) -> tuple[str, str]:
    """A code and a guess of the box: its first symbols, and the same turned by one."""
    symbols = [k % len(box.symbols) for k in range(box.positions)]
    return box.letters(symbols), box.letters(symbols[1:] + symbols[:1])


def made(kind: str, box: Edition) -> Widget:
    settings = dict(zip(("secret", "guess"), codes(box), strict=True)) if kind == "worked-example" else {}
    return BOARDS[kind](edition=box, **settings)  # type: ignore[arg-type]


def step_on(board: Board, box: Edition) -> None:
    board.press("Next")
    board.says(re.compile("position|Position"))


def play_a_row(board: Board, box: Edition) -> None:
    type_in(board, codes(box)[0])
    board.says(re.compile(r"^Row 1: \d exact"))


def add_a_row(board: Board, box: Edition) -> None:
    type_in(board, codes(box)[0])
    board.press("Add row")
    board.says(re.compile(r"^Row 1 is added\."))


def set_a_code(board: Board, box: Edition) -> None:
    board.press("I am Player 1")
    type_in(board, codes(box)[0])
    board.says("Player 1 has set a code. Player 2 begins.")


def press_the_main_button(board: Board, box: Edition) -> None:
    said = board.status.inner_text()
    board.root.locator(".mm-main:enabled").filter(visible=True).first.click()
    expect(board.status).not_to_have_text(said)


def type_in(board: Board, code: str) -> None:
    field = board.root.locator(".mm-entry form input").first
    field.fill(code)
    field.press("Enter")


ACTIONS: dict[str, Callable[[Board, Edition], None]] = {
    "worked-example": step_on,
    "practice-round": play_a_row,
    "board-check": add_a_row,
    "match-sheet": set_a_code,
}


@pytest.mark.parametrize("kind", BOARDS)
def test_a_board_works_in_every_box(visit: Visit, site: Site, kind: str) -> None:
    # `visit` itself fails on a console error, a page error and a request to another host.
    page = visit(site.add(f"every-{kind}.html", "".join(made(kind, box).island() for box in BOXES.values())))
    for nth, box in enumerate(BOXES.values()):
        board = Board(page, kind, nth)
        ACTIONS.get(kind, press_the_main_button)(board, box)


@pytest.mark.parametrize("kind", [kind for kind in BOARDS if kind in ACTIONS])
def test_a_board_takes_each_box_from_its_own_list(visit: Visit, site: Site, kind: str) -> None:
    board = Board(visit(site.add(f"pick-{kind}.html", made(kind, OWN).island())), kind)
    if kind == "match-sheet":
        board.press("I am Player 1")  # or there is no line of pegs to be seen
    picker = board.root.get_by_role("combobox", name="Box", exact=True)
    sizes = [
        f"{box.title()} · {box.positions} places, {len(box.symbols)} symbols, {box.size:,} codes"
        for box in (OWN, *EDITIONS.values())
    ]
    expect(picker.locator("option")).to_have_text(sizes)
    for label, box in zip(sizes[1:], EDITIONS.values(), strict=True):
        picker.select_option(label=label)
        expect(board.root.locator(".mm-line").first.locator(".mm-slot")).to_have_count(box.positions)


class TestHole:
    @pytest.mark.parametrize(("lang", "hole"), [("en", "Hole"), ("fr", "Trou"), ("de", "Loch")])
    def test_it_has_a_name_a_letter_and_a_sentence(
        self, visit: Visit, site: Site, lang: str, hole: str
    ) -> None:
        code, guess = "R_BG_", "_RBY_"
        island = widgets.WorkedExample(code, guess, "super-holes", lang=lang).island()
        board = Board(visit(site.add(f"hole-{lang}.html", island)), "worked-example")
        peg = board.root.locator(".mm-line").first.locator(".mm-slot").nth(1)
        expect(peg.locator("text")).to_have_text("_")
        expect(peg).to_have_attribute("aria-label", t("board.place", lang, place=2, colour=hole))
        steps = explain(code, guess, SUPER_HOLES)
        assert [step.reason for step in steps].count("hole") == 1
        for step in steps:
            board.root.locator(".mm-stepper .mm-main").click()
            board.says(step.sentence(lang))

    def test_it_is_typed_as_an_underscore(self, visit: Visit, site: Site) -> None:
        board = Board(
            visit(site.add("typed-hole.html", widgets.MatchSheet(edition="super-holes").island())),
            "match-sheet",
        )
        board.press("I am Player 1")
        line = board.root.locator(".mm-line button")
        line.first.focus()
        board.page.keyboard.type("r_b_g")
        expect(line.nth(1)).to_have_attribute("aria-label", "Position 2: Hole")
        board.page.keyboard.press("Enter")
        board.says("Player 1 has set a code. Player 2 begins.")


def test_bulls_and_cows_refuses_a_repeat_with_the_reason(visit: Visit, site: Site) -> None:
    board = Board(
        visit(site.add("bulls.html", widgets.PracticeRound("bulls-and-cows", seed=1).island())),
        "practice-round",
    )
    type_in(board, "1231")
    board.says("Peg 4: 1 is already at peg 1, and this box allows no repeats. Choose another.")


def test_another_box_makes_a_new_example_that_repeats(visit: Visit, site: Site) -> None:
    board = Board(visit(site.add("new-example.html", widgets.WorkedExample().island())), "worked-example")
    board.root.get_by_role("combobox", name="Box", exact=True).select_option("1")
    board.says(re.compile(r"^New example\. Code: "))
    for line in ("Code", "Guess"):
        letters = board.letters(line)
        assert (len(letters), len(set(letters)) < 5) == (5, True)
