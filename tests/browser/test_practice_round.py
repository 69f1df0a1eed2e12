"""A practice round on its page: played by mouse, keyboard and touch, kept, shared, and from the codemaker's seat."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from mmteach import EDITIONS, F6423, Edition, Row, best_guesses, explain, remaining, score, wrong_answers
from mmteach.consistency import clashes
from mmteach.i18n import LANGUAGES, number, t
from mmteach.seeds import code_from_seed
from mmteach.widgets import PracticeRound

from .book import Site
from .conftest import Visit
from .drive import Board, Watch, axe, focused, sideways, tab_to

PAGE = "practice/play.html"
LIGHT = "round.html"  # the same board with nothing around it
SEED = 12
SECRET = F6423.letters(code_from_seed(SEED))
CLASHING = ["RRBB", "BGRY"]  # after these, the best guess cannot be the code


@pytest.fixture(autouse=True)
def light(site: Site) -> None:
    site.add(LIGHT, PracticeRound().island())


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


def chooser(board: Board, name: str) -> Locator:
    return board.root.get_by_role("combobox", name=name, exact=True)


def play_all(board: Board, rows: Sequence[Row]) -> None:
    for k, row in enumerate(rows[:-1], 1):
        type_guess(board, str(row.guess))
        board.says(said_after(rows[:k]))
    type_guess(board, str(rows[-1].guess))
    board.says(re.compile(rf"Found in {len(rows)} rows\."))


class TestPlaying:
    def test_by_mouse_each_guess_is_answered_and_counted(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        board.says(t("practice.start"))
        rows = good_round()
        for symbol in F6423.parse(rows[0].guess):
            board.group("Colours").get_by_role("button", name=str(F6423.symbols[symbol])).click()
        board.press("Guess")
        board.says(said_after(rows[:1]))
        assert rows_of(board) == as_shown(rows[:1])
        counts = board.root.locator(".mm-count-cell span").all_inner_texts()
        assert counts == [number(F6423.size), number(len(remaining(rows[:1])))]
        assert board.root.locator(".mm-count-cell .mm-bar").count() == 2

    def test_a_whole_round_by_keyboard_alone(self, visit: Visit) -> None:
        page = visit(linked(PAGE, seed=SEED))
        board, rows = Board(page, "practice-round"), good_round()
        tab_to(page, "Position 1: empty")
        for k, row in enumerate(rows, 1):
            page.keyboard.type(str(row.guess).lower())
            page.keyboard.press("Enter")
            if k < len(rows):
                board.says(said_after(rows[:k]))
                expect(page.locator(":focus")).to_have_attribute("aria-label", "Position 1: empty")
        board.says(re.compile(rf"Found in {len(rows)} rows\."))
        assert rows_of(board) == as_shown(rows)
        page.keyboard.press("Tab")
        assert focused(page) == "Play again", "the focus was lost with the line that had it"
        page.keyboard.press("Enter")
        board.says("A new code is hidden.")
        page.keyboard.press("Tab")
        assert focused(page) == "Position 1: empty"

    def test_arrows_turn_pegs_and_backspace_takes_them_out(self, visit: Visit) -> None:
        page = visit(LIGHT)
        board = Board(page, "practice-round")
        tab_to(page, "Position 1: empty")
        for key in ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight", "g", "y"]:
            page.keyboard.press(key)
        line = "Your guess: row 1 of 10"
        assert board.letters(line) == "BVGY"
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        assert board.letters(line) == "BV"
        page.keyboard.press("Enter")
        board.says(t("entry.empty", place=3))

    def test_a_whole_round_by_touch_on_a_phone(self, visit: Visit) -> None:
        page = visit(linked(PAGE, seed=SEED), touch=True, width=360, height=740)
        board, rows = Board(page, "practice-round"), good_round()
        for k, row in enumerate(rows, 1):
            for symbol in F6423.parse(row.guess):
                board.group("Colours").get_by_role("button", name=str(F6423.symbols[symbol])).tap()
            board.button("Guess").tap()
            expect(board.root.locator(".mm-rows tbody tr")).to_have_count(k + 1)
        board.says(re.compile(rf"Found in {len(rows)} rows\."))
        assert rows_of(board) == as_shown(rows)
        board.button("Play again").tap()
        board.says("A new code is hidden.")

    def test_a_whole_round_where_touching_the_storage_throws(self, visit: Visit, watch: Watch) -> None:
        for fault in ("page error: .*storage is blocked", "Got invalid theme mode"):
            watch.expect(fault, because="the theme's own scripts touch the storage too")
        board = Board(visit(linked(PAGE, seed=SEED), storage=False), "practice-round")
        play_all(board, good_round())
        board.press("Play again")
        board.press("Back to the last round")
        assert rows_of(board) == as_shown(good_round())

    def test_the_last_row_counts(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        switch(board, "warn me")
        for _ in range(F6423.rows - 1):
            type_guess(board, "RRRR")
        expect(board.root.get_by_text("Your guess: row 10 of 10")).to_be_visible()
        type_guess(board, SECRET)
        board.says(re.compile("Found in 10 rows"))
        board.press("Undo")
        type_guess(board, "RRRR")
        board.says(re.compile("Not found in 10 rows"))
        assert board.letters("Code") == SECRET

    def test_what_a_box_does_not_allow_is_refused_with_the_reason(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=1, edition="bulls-and-cows")), "practice-round")
        expect(board.root.get_by_text("No code uses a symbol twice.")).to_be_visible()
        type_guess(board, "1123")
        board.says("Peg 2: 1 is already at peg 1, and this box allows no repeats. Choose another.")
        assert rows_of(board) == []
        expect(board.root.get_by_label("Or type it:")).to_have_value("1123")

    @pytest.mark.parametrize("lang", LANGUAGES[1:])
    def test_in_french_and_in_german(self, visit: Visit, lang: str) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        board.root.get_by_label("Language").select_option(lang)
        rows = good_round()
        field = board.root.get_by_label(t("entry.type", lang))
        field.fill(F6423.letters(F6423.parse(rows[0].guess), lang))
        field.press("Enter")
        board.says(said_after(rows[:1], lang=lang))

    def test_a_hole_is_typed_as_a_low_line(self, visit: Visit) -> None:
        box = EDITIONS["super-holes"]
        board = Board(visit(linked(seed=SEED, edition=box.key)), "practice-round")
        secret = code_from_seed(SEED, box)
        row = Row("RB_G_", tuple(score(secret, "RB_G_", box)))
        type_guess(board, "rb_g_")
        board.says(said_after([row], box))
        assert rows_of(board) == as_shown([row])
        expect(board.root.locator(".mm-count-cell").first).to_have_text("59,049")

    def test_a_box_of_ones_own(self, visit: Visit, site: Site) -> None:
        box = Edition("tea", "Tea", 3, ["green tea", "black tea", "mint"], rows=5)
        page = visit(site.add("tea.html", PracticeRound(box, secret=[0, 1, 0]).island()))
        board = Board(page, "practice-round")
        type_guess(board, "mint, green tea, green tea")
        row = Row([2, 0, 0], tuple(score([0, 1, 0], [2, 0, 0], box)))
        board.says(said_after([row], box))
        page.reload()
        assert len(rows_of(Board(page, "practice-round"))) == 1


class TestHelps:
    def test_a_guess_that_contradicts_a_row_is_played_at_the_second_press_only(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        first = good_round()[0]
        type_guess(board, str(first.guess))
        wrong = next(g for g in ("RRRR", "BBBB", "OVOV") if clashes(g, [first]))
        type_guess(board, wrong)
        board.says(
            f"This cannot be the code. {clashes(wrong, [first])[0]} Press again to play it all the same."
        )
        assert len(rows_of(board)) == 1
        expect(board.button("Guess it anyway")).to_be_visible()
        board.root.get_by_label("Or type it:").press("Enter")
        expect(board.root.locator(".mm-rows tbody tr")).to_have_count(3)
        switch(board, "warn me")
        type_guess(board, wrong)
        expect(board.root.locator(".mm-rows tbody tr")).to_have_count(4)

    def test_each_help_can_be_switched_off(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        type_guess(board, "RRBY")
        root = board.root
        helps = {
            "codes left": root.locator(".mm-count-cell span:not(.mm-unseen)"),
            "chart": root.locator(".mm-bar"),
            "list of codes": root.get_by_text("codes are possible"),
            "hint": board.button("Hint"),
            "show a position": board.button("Show a position"),
            "undo": board.button("Undo"),
        }
        for name, shown in helps.items():
            assert shown.count() > 0, name
            switch(board, name)
            expect(shown, name).to_have_count(0)
        expect(root.get_by_role("columnheader", name="Codes left")).to_have_count(0)
        type_guess(board, SECRET)
        assert "left" not in board.status.inner_text()

    def test_bars_without_numbers_still_tell_their_values(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        switch(board, "codes left")
        cell = board.root.get_by_role("cell", name="1,296")
        assert cell.count() == 1
        assert cell.locator(".mm-bar-left").get_attribute("width") == "100"

    @pytest.mark.parametrize("rows", [["RRBY"], CLASHING], ids=["may be the code", "cannot be the code"])
    def test_a_hint_is_the_guess_that_tells_most(self, visit: Visit, rows: list[str]) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        played = [Row(guess, tuple(score(SECRET, guess))) for guess in rows]
        for k, row in enumerate(played, 1):
            type_guess(board, str(row.guess))
            board.says(said_after(played[:k]))
        best = best_guesses(played, "entropy", 1)[0]
        board.press("Hint")
        board.says(t("practice.hinted" if best.consistent else "practice.hinted_clash"))
        assert board.letters(f"Your guess: row {len(rows) + 1} of 10") == F6423.letters(best.guess)

    def test_a_hint_that_cannot_be_the_code_is_not_warned_of_again(self, visit: Visit) -> None:
        played = [Row(guess, tuple(score(SECRET, guess))) for guess in CLASHING]
        page = visit(linked(seed=SEED))
        board = Board(page, "practice-round")
        for row in played:
            type_guess(board, str(row.guess))
        board.press("Hint")
        board.says(t("practice.hinted_clash"))
        board.press("Guess it anyway")
        expect(board.root.locator(".mm-rows tbody tr")).to_have_count(len(played) + 2)

    @pytest.mark.parametrize(
        "policy", [None, "worker-src 'none'"], ids=["in a worker", "where there is none"]
    )
    def test_a_hint_in_the_largest_box_is_thought_out_beside_the_page(
        self, visit: Visit, site: Site, watch: Watch, policy: str | None
    ) -> None:
        if policy:
            watch.expect(
                "console error: .*worker", because="the page forbids workers, and the browser says so"
            )
        box = EDITIONS["super-holes"]
        page = visit(site.add("hint.html", PracticeRound(box, seed=SEED).island(), policy))
        board = Board(page, "practice-round")
        board.press("Hint")
        board.says(t("practice.hinted"))
        assert board.letters("Your guess: row 1 of 12") == box.letters(
            best_guesses((), "entropy", 1, box)[0].guess
        )

    def test_shown_positions_are_the_codes(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        for _ in range(F6423.positions):
            board.press("Show a position")
        assert board.letters("Code") == SECRET
        expect(board.button("Show a position")).to_have_count(0)

    def test_the_list_of_codes_is_paged_and_copied_whole(self, visit: Visit) -> None:
        page = visit(linked(seed=SEED))
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board = Board(page, "practice-round")
        row = Row("RRBY", tuple(score(SECRET, "RRBY")))
        type_guess(board, "RRBY")
        codes = [F6423.letters(code) for code in remaining([row])]
        board.root.get_by_text("codes are possible").click()
        shown = board.root.locator(".mm-codes li").all_inner_texts()
        for _ in range(-(-len(codes) // 48) - 1):
            board.press("Next page")
            shown += board.root.locator(".mm-codes li").all_inner_texts()
        assert shown == codes
        board.press("Copy all codes")
        board.says(f"{len(codes)} codes copied.")
        assert page.evaluate("navigator.clipboard.readText()").split() == codes

    def test_undo_takes_rows_back_and_a_round_given_up_too(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        type_guess(board, "RRBY")
        board.press("Undo")
        board.says("Row 1 is taken back.")
        assert rows_of(board) == []
        board.press("Give up")
        assert board.letters("Code") == SECRET
        board.press("Undo")
        expect(board.button("Guess")).to_be_visible()


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
        type_guess(Board(one, "practice-round"), "GGGG")
        type_guess(Board(two, "practice-round"), "OOOO")
        type_guess(Board(one, "practice-round"), "VVVV")
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
        board = Board(page, "practice-round")
        expect(page.locator(".mm-rows tbody tr")).to_have_count(1)
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
        other.root.get_by_label("Open a file").set_input_files(file)
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
            board.root.get_by_label("Open a file").set_input_files(file)
            expect(board.status, content).to_contain_text(reason)
            assert rows_of(board) == before


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
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".mm-rows tr")].flatMap((row) => {
          const boxes = (selector) => [...row.querySelectorAll(selector)].map((el) => el.getBoundingClientRect()).filter(({ width }) => width);
          return boxes(".mm-key").flatMap((key) => boxes(".mm-slot").filter((peg) => key.left < peg.right && peg.left < key.right))
            .map(({ left }) => `a key in the column at ${left}`);
        })"""
    )
    return found
