"""A practice round when it is over, kept on the device, shared by link, and carried out and in as a file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mmteach import EDITIONS, F6423, Edition, Row, remaining
from mmteach.i18n import number, t
from mmteach.widgets import PracticeRound

from .book import Site
from .conftest import Visit
from .drive import Board, in_step
from .rounds import (
    LIGHT,
    PAGE,
    SECRET,
    SEED,
    as_shown,
    chooser,
    good_round,
    linked,
    play_all,
    rows_of,
    switch,
    switched_on,
    type_guess,
)

pytestmark = pytest.mark.usefixtures("light")


class TestEnding:
    def test_the_code_the_paths_and_praise_for_guesses_that_fitted(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        rows = good_round()
        play_all(board, rows)
        ending = board.root.locator(".mm-panel:has(.mm-paths)")
        expect(ending).to_contain_text(f"The code: {F6423.format(SECRET)}.")
        expect(ending).to_contain_text(t("practice.praise_all", count=len(rows)))
        mine = ending.locator("tbody tr td:nth-child(2)").all_inner_texts()
        path = [number(len(remaining(rows[:k]))) for k in range(len(rows) + 1)]
        assert mine[: len(path)] == path
        good = [text for text in ending.locator("tbody tr td:nth-child(3)").all_inner_texts() if text != "–"]
        assert [good[0], good[-1]] == ["1,296", "1"]

    def test_a_friend_gets_the_same_code_by_link(self, visit: Visit) -> None:
        board = Board(visit(LIGHT), "practice-round")
        board.press("Give up")
        secret = board.letters("Code")
        board.press("Same code for a friend")
        address = board.root.get_by_label("Same code for a friend").input_value()
        friend = Board(visit(address.split("/", 3)[3]), "practice-round")
        friend.press("Give up")
        assert friend.letters("Code") == secret

    @pytest.mark.parametrize("seed", ["-3", "many", "1.5", "9999999"])
    def test_a_link_without_a_number_is_refused_above_the_board(self, visit: Visit, seed: str) -> None:
        page = visit(linked(seed=seed))
        expect(page.get_by_role("alert")).to_have_text(
            t("practice.not_a_seed", value=f'"{seed}"', most=999999)
        )
        expect(Board(page, "practice-round").button("Guess")).to_be_visible()


class TestKeeping:
    def test_a_reload_at_every_step_keeps_every_row(self, visit: Visit) -> None:
        page = visit(linked(PAGE, seed=SEED))
        rows = good_round()
        for k, row in enumerate(rows, 1):
            type_guess(Board(page, "practice-round"), str(row.guess))
            expect(page.locator(".mm-rows tbody tr")).to_have_count(k + 1)
            page.reload()
            assert rows_of(Board(page, "practice-round")) == as_shown(rows[:k])
        expect(page.get_by_text(f"Found in {len(rows)} rows.")).to_be_visible()

    def test_help_that_was_taken_and_the_box_survive_a_reload(self, visit: Visit) -> None:
        page = visit(LIGHT)
        board = Board(page, "practice-round")
        chooser(board, "Box").select_option(str(list(EDITIONS).index("super-holes")))
        board.press("Show a position")
        shown = board.pegs("Code")
        page.reload()
        assert Board(page, "practice-round").pegs("Code") == shown
        assert sum("empty" not in name for name in shown) == 1

    def test_helps_that_were_switched_off_stay_off_after_a_reload_and_in_the_next_round(
        self, visit: Visit
    ) -> None:
        page = visit(LIGHT)
        switch(Board(page, "practice-round"), "chart", "undo")
        page.reload()
        board = Board(page, "practice-round")
        assert switched_on(board) == ["codes left", "list of codes", "warn me", "hint", "show a position"]
        type_guess(board, "RRBY")
        expect(board.root.locator(".mm-count-cell span")).to_have_count(2)
        expect(board.root.locator(".mm-bar")).to_have_count(0)
        board.press("New round")
        page.reload()
        assert len(switched_on(Board(page, "practice-round"))) == 5

    def test_a_page_and_a_link_say_which_helps_a_new_visitor_has_who_may_switch_others(
        self, visit: Visit, site: Site
    ) -> None:
        path = site.add("helps.html", PracticeRound(helps=["undo", "count"]).island())
        page = visit(path)
        board = Board(page, "practice-round")
        assert switched_on(board) == ["codes left", "undo"]
        switch(board, "hint")
        page.reload()
        assert switched_on(Board(page, "practice-round")) == ["codes left", "hint", "undo"]
        assert switched_on(Board(visit(linked(path, helps='["chart"]')), "practice-round")) == ["chart"]

    def test_a_new_round_can_be_taken_back_once_and_stays_new_after_a_reload(self, visit: Visit) -> None:
        page = visit(linked(seed=SEED))
        type_guess(Board(page, "practice-round"), "RRBY")
        board = Board(page, "practice-round")
        board.press("New round")
        chooser(board, "Box").select_option(str(list(EDITIONS).index("kids")))
        board.press("Back to the last round")
        board.says("The last round is back.")
        assert [guess for guess, _ in rows_of(board)] == ["RRBY"]
        expect(board.button("Back to the last round")).to_have_count(0)
        board.press("New round")
        page.reload()
        board = Board(page, "practice-round")
        assert rows_of(board) == []
        type_guess(board, "OOOO")
        page.reload()
        assert [guess for guess, _ in rows_of(Board(page, "practice-round"))] == ["OOOO"]

    def test_going_away_and_back_keeps_the_rows(self, visit: Visit) -> None:
        page = visit(LIGHT)
        type_guess(Board(page, "practice-round"), "RRBY")
        expect(page.locator(".mm-rows tbody tr")).to_have_count(2)
        page.goto(page.url.replace(LIGHT, "intro.html"))
        page.go_back()
        assert [guess for guess, _ in rows_of(Board(page, "practice-round"))] == ["RRBY"]

    def test_two_tabs_do_not_overwrite_each_other(self, visit: Visit) -> None:
        one = visit(linked(seed=SEED))
        type_guess(Board(one, "practice-round"), "RRBY")
        expect(one.locator(".mm-rows tbody tr")).to_have_count(2)
        two = one.context.new_page()
        two.goto(one.url)
        assert [guess for guess, _ in rows_of(Board(two, "practice-round"))] == ["RRBY"]
        switch(Board(one, "practice-round"), "warn me")
        switch(Board(two, "practice-round"), "warn me")
        for page, other, guess in ((one, two, "GGGG"), (two, one, "OOOO"), (one, two, "VVVV")):
            type_guess(Board(page, "practice-round"), guess)
            in_step(page, other)
        for page, rows in {one: ["RRBY", "GGGG", "VVVV"], two: ["RRBY", "OOOO"]}.items():
            expect(page.locator(".mm-rows tbody tr")).to_have_count(len(rows) + 1)
            page.reload()
            assert [guess for guess, _ in rows_of(Board(page, "practice-round"))] == rows

    @pytest.mark.parametrize(
        "junk",
        ["{", "null", '{"rows": 7}', '{"edition": "none", "rows": []}', '{"edition": "f6423", "rows": []}'],
    )
    def test_a_damaged_save_locks_no_one_out_and_is_left_alone(self, visit: Visit, junk: str) -> None:
        page = visit(LIGHT)
        type_guess(Board(page, "practice-round"), "RRBY")
        expect(page.locator(".mm-rows tbody tr")).to_have_count(2)
        damage = "(junk) => { for (const key of Object.keys(localStorage).filter((k) => k.startsWith('mmteach'))) localStorage[key] = junk; }"
        page.evaluate(damage, junk)
        page.reload()
        board = Board(page, "practice-round")
        assert rows_of(board) == []
        type_guess(board, "OOOO")
        expect(page.locator(".mm-rows tbody tr")).to_have_count(2)
        kept = page.evaluate(
            "Object.keys(localStorage).filter((k) => k.startsWith('mmteach')).map((k) => localStorage[k])"
        )
        assert junk in kept
        page.reload()
        assert [guess for guess, _ in rows_of(Board(page, "practice-round"))] == ["OOOO"]

    def test_a_link_starts_its_code_although_another_round_is_kept(self, visit: Visit) -> None:
        page = visit(LIGHT)
        type_guess(Board(page, "practice-round"), "RRBY")
        expect(page.locator(".mm-rows tbody tr")).to_have_count(2)
        page.goto(page.url + linked(seed=SEED).removeprefix(LIGHT))
        expect(page.locator(".mm-rows tbody tr")).to_have_count(1)
        board = Board(page, "practice-round")
        type_guess(board, SECRET)
        board.says(re.compile(r"Found in 1 row\."))


class TestFiles:
    def test_a_round_goes_out_and_comes_in(self, visit: Visit, tmp_path: Path) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        rows = good_round()[:2]
        for row in rows:
            type_guess(board, str(row.guess))
        expect(board.root.locator(".mm-rows tbody tr")).to_have_count(3)
        with board.page.expect_download() as saving:
            board.press("Save as file")
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        assert saving.value.suggested_filename == "mmteach-round.json"
        kept = json.loads(file.read_text())
        assert [Row(guess, tuple(answer)) for guess, answer in kept["rows"]] == rows
        assert list(PracticeRound(**kept).rows) == rows, "a notebook reads the file too"

        other = Board(visit(LIGHT), "practice-round")
        other.choose_file(file)
        other.says("The saved round is on the board.")
        assert rows_of(other) == as_shown(rows)

    def test_a_damaged_file_is_refused_with_the_reason_and_changes_nothing(
        self, visit: Visit, tmp_path: Path
    ) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        type_guess(board, "RRBY")
        before = rows_of(board)
        wide = Edition("wide", "Wide", 8, 12).to_json()
        for content, reason in {
            "{": "this is not JSON",
            "[1, 2]": "is not a saved round",
            '{"edition": "f6423", "rows": [], "role": "codebreaker"}': "is not a saved round",
            '{"edition": "f6423", "secret": "RRXY", "rows": []}': 'Peg 3: "X" is not a symbol of this box',
            '{"edition": "f6423", "secret": "RBRG", "rows": [["RRBY", [1, 2]], ["RRBY", [2, 1]]]}': "Row 2: 2 1 is not what the code answers. Accepted: 1 2, exact first.",
            '{"edition": "f6423", "secret": "RBRG", "rows": [["RRBY", [3, 1]]]}': "Row 1: ",
            '{"edition": "lost", "secret": "RBRG", "rows": []}': "is not a box we know",
            json.dumps({"edition": wide, "secret": "RBRGRBRG", "rows": []}): "too many to list",
            '{"edition": {"positions": 4}, "rows": []}': "",
            '{"edition": "f6423", "seed": "x", "rows": []}': "is not the number of a code",
        }.items():
            file = tmp_path / "damaged.json"
            file.write_text(content)
            board.choose_file(file)
            expect(board.status, content).to_contain_text(reason)
            assert rows_of(board) == before
