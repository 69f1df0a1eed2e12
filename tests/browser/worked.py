"""The worked example on its lesson's page, and what it says."""

from playwright.sync_api import Page

from .drive import Board

LESSON = "lessons/repeated-colours.html"
SENTENCES = [
    "Position 1: Red and Red: exact.",
    "Guess position 2, code position 3: Red and Red: misplaced.",
    "Guess position 3, code position 2: Blue and Blue: misplaced.",
    "Guess position 4: Yellow is not in the code: no key.",
    "Total: 1 exact, 2 misplaced.",
]


def on_lesson(page: Page) -> Board:
    """The lesson's first board, Red-Blue-Red-Green and Red-Red-Blue-Yellow, its answer no longer hidden."""
    board = Board(page, "worked-example")
    board.press("Show the answer")
    return board


def type_line(board: Board, line: str, text: str) -> None:
    """Open a line by its first peg, and type it anew."""
    board.group(line).get_by_role("button").first.click()
    field = board.root.get_by_label(f"{line}, typed:")
    field.fill(text)
    field.press("Enter")
