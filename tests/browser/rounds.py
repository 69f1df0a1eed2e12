"""What the tests of the practice round share: its pages, rounds to play, and what the board then says and shows."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator

from mmteach import F6423, Edition, Row, remaining, score
from mmteach.i18n import t
from mmteach.seeds import code_from_seed

from .drive import Board

PAGE = "practice/play.html"
LIGHT = "round.html"  # the same board with nothing around it
SEED = 12
SECRET = F6423.letters(code_from_seed(SEED))


def linked(page: str = LIGHT, **traits: object) -> str:
    """A page with what a link to its first board asks for."""
    return f"{page}#mm=practice-round-1&" + "&".join(f"{name}={value}" for name, value in traits.items())


def good_round(secret: str = SECRET, edition: Edition = F6423) -> list[Row]:
    """A round that finds `secret`, each guess the first that fits."""
    rows: list[Row] = []
    while not rows or rows[-1].guess != secret:
        guess = edition.letters(next(iter(remaining(rows, edition))))
        rows.append(Row(guess, tuple(score(secret, guess, edition))))
    return rows


def said_after(rows: Sequence[Row], edition: Edition = F6423, lang: str = "en") -> str:
    """What the board says when the last of `rows` has been played and the round goes on."""
    answer = score_words(rows[-1], lang)
    left = len(remaining(rows, edition))
    return (
        f"{t('practice.answered', lang, row=len(rows), answer=answer)} {t('practice.left', lang, count=left)}"
    )


def score_words(row: Row, lang: str = "en") -> str:
    exact, misplaced = row.answer
    return f"{t('feedback.exact', lang, count=exact)}, {t('feedback.misplaced', lang, count=misplaced)}"


def type_guess(board: Board, guess: str) -> None:
    field = board.root.get_by_label("Or type it:").first
    field.fill(guess)
    field.press("Enter")


def rows_of(board: Board, edition: Edition = F6423) -> list[tuple[str, str]]:
    """The rows on the board, as letters and the answer in words."""
    lines = board.root.locator(".mm-rows tbody tr:has(.mm-line)").all()
    return [
        ("".join(line.locator("svg text").all_text_contents()), line.locator(".mm-answer").inner_text())
        for line in lines
    ]


def as_shown(rows: Sequence[Row]) -> list[tuple[str, str]]:
    return [(str(row.guess), score_words(row)) for row in rows]


def switch(board: Board, *helps: str) -> None:
    """Click the switches of these helps."""
    board.root.get_by_text("Helps", exact=True).click()
    for name in helps:
        board.root.get_by_role("checkbox", name=name, exact=True).click()
    board.root.get_by_text("Helps", exact=True).click()


def switched_on(board: Board) -> list[str]:
    """The helps that are switched on, by their names."""
    helps = board.root.locator("details", has=board.page.get_by_text("Helps", exact=True))
    return helps.locator(".mm-switch:has(:checked)").all_text_contents()


def chooser(board: Board, name: str) -> Locator:
    return board.root.get_by_role("combobox", name=name, exact=True)


def play_all(board: Board, rows: Sequence[Row]) -> None:
    for k, row in enumerate(rows[:-1], 1):
        type_guess(board, str(row.guess))
        board.says(said_after(rows[:k]))
    type_guess(board, str(rows[-1].guess))
    board.says(re.compile(rf"Found in {len(rows)} rows\."))
