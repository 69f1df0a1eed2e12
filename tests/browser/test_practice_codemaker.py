"""A practice round from the codemaker's seat; and how the board looks from both."""

import re

import pytest
from playwright.sync_api import Page, expect

from mmteach import EDITIONS, F6423, Row, explain, remaining, score, wrong_answers
from mmteach.i18n import t
from mmteach.widgets import PracticeRound

from .book import Site
from .conftest import Visit
from .drive import Board, axe, focused, settle, sideways, tab_to
from .rounds import LIGHT, PAGE, SEED, chooser, linked, rows_of, switch, type_guess

pytestmark = pytest.mark.usefixtures("light")


class TestCodemaker:
    def as_codemaker(self, visit: Visit, **look: object) -> Board:
        board = Board(visit(LIGHT, **look), "practice-round")
        chooser(board, "You").select_option("codemaker")
        board.says(t("practice.new_codemaker"))
        return board

    def guess(self, board: Board) -> str:
        """The computer's guess, as letters."""
        return "".join(board.root.locator(".mm-panel:has(.mm-answer-form) svg text").all_text_contents())

    def give(self, board: Board, exact: int, misplaced: int) -> None:
        board.root.get_by_role("textbox", name="exact", exact=True).fill(str(exact))
        board.root.get_by_role("textbox", name="misplaced", exact=True).fill(str(misplaced))
        board.press("Answer")

    def test_with_the_code_in_view_each_answer_is_checked_at_once(self, visit: Visit) -> None:
        board = self.as_codemaker(visit)
        type_guess(board, "RBRG")
        board.says(t("practice.laid"))
        guess = self.guess(board)
        right = score("RBRG", guess)
        self.give(board, 4 if right.exact == 0 else 0, 0)
        board.says(re.compile("is not the answer. Look at the steps"))
        steps = board.root.locator(".mm-panel:has(.mm-answer-form) li").all_inner_texts()
        assert steps == [step.sentence() for step in explain("RBRG", guess)]
        for _ in range(F6423.rows):
            guess = self.guess(board)
            self.give(board, *score("RBRG", guess))
            if guess == "RBRG":
                break
            expect(board.root.locator(".mm-panel:has(.mm-answer-form) svg text").first).to_be_visible()
        board.says(re.compile("The computer found the code in"))
        expect(board.root.get_by_text("All your answers are right.")).to_be_visible()

    def test_answers_are_typed_and_sent_by_keyboard_alone(self, visit: Visit) -> None:
        board = self.as_codemaker(visit)
        page = board.page
        tab_to(page, "exact")
        for row in (1, 2):
            right = score("RBRG", self.guess(board))
            page.keyboard.type(str(right.exact))
            tab_to(page, "misplaced")
            page.keyboard.type(str(right.misplaced))
            page.keyboard.press("Enter")
            expect(board.root.locator(".mm-rows tbody tr")).to_have_count(row + 1)
            assert focused(page) == "exact", "the next answer starts at its first number"
        assert [words for _, words in rows_of(board)] == [
            score("RBRG", guess).words() for guess, _ in rows_of(board)
        ]

    def test_a_contradiction_shows_at_once_and_the_laid_code_names_the_wrong_answer(
        self, visit: Visit
    ) -> None:
        board = self.as_codemaker(visit)
        rows: list[Row] = []
        while len(remaining(rows)):
            guess = self.guess(board)
            right = tuple(score("RBRG", guess))
            said = (0, 0) if len(rows) == 1 else right
            rows.append(Row(guess, said))
            self.give(board, *said)
            expect(board.root.locator(".mm-rows tbody tr")).to_have_count(len(rows) + 1)
        board.says(re.compile("no code is possible"))
        expect(board.root.locator(".mm-warning")).to_contain_text("Look at these answers first")
        type_guess(board, "RBRG")
        verdict = wrong_answers("RBRG", rows)
        assert [wrong.row for wrong in verdict.answers] == [2]
        board.says(verdict.sentence())
        mend = f"Change row 2 to {score('RBRG', rows[1].guess)}"
        board.press(mend)
        expect(board.root.locator(".mm-warning")).to_have_count(0)
        expect(board.button("Answer")).to_be_visible()

    def test_the_wrong_rule_behind_the_answers_is_named_at_the_end(self, visit: Visit, site: Site) -> None:
        rows = [Row("RRBR", (1, 3)), Row("BBBB", (1, 0))]
        verdict = wrong_answers("RBRG", rows)
        page = visit(site.add("wrong.html", PracticeRound(role="codemaker", rows=rows).island()))
        board = Board(page, "practice-round")
        type_guess(board, "RBRG")
        board.says(verdict.sentence())
        assert verdict.rules[0].belief() in board.root.locator(".mm-warning").inner_text()
        expect(board.root.locator("tr.mm-marked")).to_have_count(1)
        page.reload()
        assert (
            verdict.rules[0].belief()
            in Board(page, "practice-round").root.locator(".mm-warning").inner_text()
        )


class TestLooks:
    def test_no_key_lies_in_the_column_of_a_peg_and_nothing_scrolls_sideways(
        self, visit: Visit, site: Site
    ) -> None:
        rows = [Row("RB_GY", tuple(score("GGRB_", "RB_GY", EDITIONS["super-holes"])))]
        island = PracticeRound("super-holes", secret="GGRB_", rows=rows).island()
        page = visit(site.add("narrow.html", island), width=360)
        for width in (320, 360, 480, 700):
            page.set_viewport_size({"width": width, "height": 700})
            assert keys_under_pegs(page) == [], width
            assert sideways(page) == 0, width

    @pytest.mark.parametrize("dark", [False, True])
    def test_each_stage_is_accessible(self, visit: Visit, dark: bool) -> None:
        page = visit(linked(PAGE, seed=SEED), dark=dark)
        board = Board(page, "practice-round")
        switch(board)
        type_guess(board, "RRBY")
        assert axe(page) == []
        board.press("Give up")
        assert axe(page) == []
        chooser(board, "You").select_option("codemaker")
        board.root.get_by_role("textbox", name="misplaced", exact=True).fill("4")
        board.press("Answer")
        assert axe(page) == []

    def test_on_paper_the_rows_are_whole_and_the_controls_gone(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        type_guess(board, "RRBY")
        board.page.emulate_media(media="print")
        expect(board.root.locator(".mm-rows")).to_be_visible()
        for control in ("button", "select", "input", "summary", ".mm-status"):
            expect(board.root.locator(control).filter(visible=True), control).to_have_count(0)

    def test_the_status_line_covers_nothing(self, visit: Visit) -> None:
        page = visit(LIGHT, width=360, height=640)
        board = Board(page, "practice-round")
        board.button("Guess").scroll_into_view_if_needed()
        top = "(el) => { const { left, top, width, height } = el.getBoundingClientRect(); return el.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"
        for button in board.root.locator("button:not(:disabled)").filter(visible=True).all():
            button.scroll_into_view_if_needed()
            assert button.evaluate(top), button.inner_text()


def keys_under_pegs(page: Page) -> list[str]:
    """Each key of the rows that shares a column with a peg of its own row: there should be none."""
    settle(page)
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".mm-rows tr")].flatMap((row) => {
          const boxes = (selector) => [...row.querySelectorAll(selector)].map((el) => el.getBoundingClientRect()).filter(({ width }) => width);
          return boxes(".mm-key").flatMap((key) => boxes(".mm-slot").filter((peg) => key.left < peg.right && peg.left < key.right))
            .map(({ left }) => `a key in the column at ${left}`);
        })"""
    )
    return found
