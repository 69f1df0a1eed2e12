"""A practice round played to its end by mouse, keyboard and touch, with each help on and off."""

import json
import re

import pytest
from playwright.sync_api import expect

from mmteach import EDITIONS, F6423, Edition, Row, best_guesses, remaining, score
from mmteach.consistency import clashes
from mmteach.i18n import LANGUAGES, number, t
from mmteach.seeds import code_from_seed
from mmteach.widgets import PracticeRound

from .book import Site
from .conftest import Visit
from .drive import Board, Watch, focused, tab_to
from .rounds import (
    LIGHT,
    PAGE,
    SECRET,
    SEED,
    as_shown,
    good_round,
    linked,
    play_all,
    rows_of,
    said_after,
    switch,
    type_guess,
)

pytestmark = pytest.mark.usefixtures("light")
CLASHING = ["RRBB", "BGRY"]  # after these, the best guess cannot be the code


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

    def test_what_is_typed_is_taken_by_the_button_too(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        field = board.root.get_by_label("Or type it:")
        field.fill("RRQY")
        board.press("Guess")
        board.says(re.compile('^Peg 3: "Q" is not a symbol'))
        field.fill("RRBY")
        board.press("Guess")
        expect(board.root.get_by_text("Your guess: row 2 of 10")).to_be_visible()
        expect(field).to_have_value("")

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


def said_in_the_same_moment(board: Board, button: str) -> str:
    """Press a button, and give what the board says at once: what it says next may come before anyone looks."""
    press = """async (button) => {
      button.click();
      await null;  // a change is drawn by then
      return button.closest(".mm").querySelector("[role=status]").textContent;
    }"""
    return str(board.button(button).evaluate(press))


def as_a_notebook_does(board: PracticeRound) -> str:
    """A page that loads the module from a blob, takes its address away, and lets it draw the board."""
    state = json.dumps({name: getattr(board, name) for name in ("board", "edition", "lang", *board.saved)})
    return f"""<div></div><script type="module">
      const text = await (await fetch("/bundles/mmteach.mjs")).text();
      const url = URL.createObjectURL(new Blob([text], {{ type: "text/javascript" }}));
      const module = await import(url);
      URL.revokeObjectURL(url);
      const traits = new Map(Object.entries({state}));
      const model = {{
        get: (name) => traits.get(name), set: (name, value) => traits.set(name, value), on() {{}}, off() {{}}, save_changes() {{}},
      }};
      module.default.render({{ model, el: document.querySelector("div") }});
    </script>"""


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

    def test_enter_that_is_held_down_plays_once_and_confirms_nothing(self, visit: Visit) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        keys, rows = board.page.keyboard, board.root.locator(".mm-rows tbody tr:has(.mm-line)")
        for typed, played in (
            ("RRBY", 1),
            ("OVOV", 1),
        ):  # the second contradicts the first: it is to be confirmed
            board.root.get_by_label("Or type it:").fill(typed)
            for _ in range(4):
                keys.down("Enter")
            expect(rows).to_have_count(played)
            keys.up("Enter")
        expect(board.status).to_have_text(re.compile("Press again to play it all the same"))
        keys.press("Enter")
        expect(rows).to_have_count(2)

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

    @pytest.mark.parametrize("rows", [["RRBY"], CLASHING], ids=["best of all", "best that fits"])
    def test_a_hint_is_the_code_that_fits_and_tells_most(self, visit: Visit, rows: list[str]) -> None:
        board = Board(visit(linked(seed=SEED)), "practice-round")
        played = [Row(guess, tuple(score(SECRET, guess))) for guess in rows]
        for k, row in enumerate(played, 1):
            type_guess(board, str(row.guess))
            board.says(said_after(played[:k]))
        best = next(guess for guess in best_guesses(played, "entropy", F6423.size) if guess.consistent)
        board.press("Hint")
        board.says(t("practice.hinted"))
        assert board.letters(f"Your guess: row {len(rows) + 1} of 10") == F6423.letters(best.guess)

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

    def test_a_hint_for_which_guesses_were_left_out_claims_no_more_than_that_it_fits(
        self, visit: Visit, site: Site
    ) -> None:
        box = Edition("large", "Large", 6, 9)
        secret = (0, 2, 6, 8, 3, 7)
        rows = [
            Row(guess, tuple(score(secret, guess, box))) for guess in ((0, 1, 2, 3, 4, 5), (6, 7, 8, 0, 0, 1))
        ]
        page = visit(site.add("large.html", PracticeRound(box, secret=secret, rows=rows).island()))
        board = Board(page, "practice-round")
        assert said_in_the_same_moment(board, "Hint") == t("practice.thinking")
        board.says(t("practice.hinted_some"))
        assert not clashes(board.letters("Your guess: row 3 of 10"), rows, box)

    def test_in_a_notebook_too_whose_module_has_no_address(self, visit: Visit, site: Site) -> None:
        page = visit(site.add("notebook.html", as_a_notebook_does(PracticeRound("super-holes", seed=SEED))))
        board = Board(page)
        with page.expect_worker() as worker:
            board.press("Hint")
        assert worker.value.url.startswith("blob:")
        board.says(t("practice.hinted"))

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
