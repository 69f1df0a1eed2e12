"""Matches played on their page: two at one screen, against the computer, at a real box, with wrong answers proven."""

import re

from playwright.sync_api import expect

from mmteach import EDITIONS, Edition, score
from mmteach.widgets import MatchSheet

from .book import Site
from .conftest import Visit
from .drive import tab_to
from .match_table import NAMES, PAGE, Sheet, alone, on_page


class TestTwoAtOneScreen:
    def test_a_whole_match_with_covers(self, visit: Visit) -> None:
        sheet = on_page(visit, "players")
        sheet.press("I am Ada")
        sheet.write("RBRG")
        sheet.says("Ada has set a code. Bo begins.")
        assert sheet.covered()
        for guess, answer in [("RRBY", (1, 2)), ("RBRG", (4, 0))]:
            expect(sheet.root).to_contain_text("Pass the device to Bo. Ada looks away.")
            expect(sheet.root.locator(".mm-entry")).to_have_count(0)
            sheet.press("I am Bo")
            expect(sheet.button("Open the cover")).to_have_count(0)
            sheet.write(guess)
            assert sheet.covered()
            sheet.press("I am Ada")
            assert sheet.covered()
            sheet.press("Open the cover")
            assert sheet.letters("Code") == "RBRG"
            sheet.answer(*answer)
        assert sheet.covered()
        sheet.press("Show the code")
        sheet.says("Ada shows the code: Red-Blue-Red-Green.")
        sheet.press("Go on")
        sheet.says("Round 2 of 2: Bo makes the code.")
        sheet.press("I am Bo")
        sheet.write("Yellow-Yellow-Blue-Orange")
        for guess in ("YYOB", "OYYB", "YYBO"):
            sheet.press("I am Ada")
            sheet.write(guess)
            sheet.press("I am Bo")
            sheet.answer(*score("YYBO", guess))
        sheet.press("Show the code")
        sheet.press("Go on")
        sheet.says("Bo wins, 3 to 2.")
        assert sheet.points == ["2", "3"]

    def test_by_keys_alone(self, visit: Visit) -> None:
        page = visit(PAGE)
        keys, sheet = page.keyboard, Sheet(page)

        def go(name: str, typed: str = "") -> None:
            """Tab to `name`, which is near: each new panel takes the focus. Type, and press Enter."""
            keys.press("Tab")
            tab_to(page, name, most=4)
            keys.type(typed)
            keys.press("Enter")

        tab_to(page, "I am Player 1")
        keys.press("Enter")
        go("Position 1: empty", "rbrg")
        sheet.says("Player 1 has set a code. Player 2 begins.")
        go("I am Player 2")
        go("Position 1: empty", "rbrg")
        go("I am Player 1")
        go("exact", "4")
        sheet.says("Row 1: 4 exact, 0 misplaced. The code is found in row 1: 1 point for Player 1.")
        go("Show the code")
        go("Go on")
        sheet.says("Round 2 of 2: Player 2 makes the code.")

    def test_a_reload_keeps_every_row_and_opens_no_cover(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site)
        page = sheet.page
        sheet.press("I am Ada")
        sheet.write("RBRG")
        for k, guess in enumerate(("RRBY", "GGGG"), 1):
            sheet.press("I am Bo")
            sheet.write(guess)
            page.reload()
            sheet.press("I am Ada")
            sheet.press("Open the cover")
            page.reload()
            assert sheet.covered()
            sheet.press("I am Ada")
            sheet.answer(*score("RBRG", guess))
            page.reload()
            expect(sheet.root).to_contain_text("Pass the device to Bo.")
            expect(sheet.played).to_have_count(k)
            assert sheet.covered()

    def test_a_half_laid_code_does_not_outlive_its_box(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site)
        sheet.press("I am Ada")
        box = sheet.root.get_by_role("combobox", name="Box", exact=True)
        box.select_option(index=list(EDITIONS).index("eight-colours"))
        for colour in ("Turquoise", "Pink"):
            sheet.root.locator(".mm-entry .mm-palette").get_by_role("button", name=colour).click()
        box.select_option(index=0)
        sheet.write("RBRG")
        sheet.says("Ada has set a code. Bo begins.")

    def test_a_slip_is_mended_before_the_next_row(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site)
        sheet.press("I am Ada")
        sheet.write("RBRG")
        sheet.press("I am Bo")
        sheet.write("RRBY")
        sheet.press("I am Ada")
        sheet.answer(2, 1)
        sheet.press("Mend an answer")
        sheet.answer(1, 3)
        sheet.says("Ada mends the answer to row 1: 1 exact, 3 misplaced.")
        sheet.press("I am Bo")
        sheet.press("Mend an answer")
        expect(sheet.root).to_contain_text("Pass the device to Ada.")
        expect(sheet.root.get_by_label("exact")).to_have_count(0)
        sheet.press("I am Ada")
        sheet.answer(1, 2)
        sheet.says("Ada mends the answer to row 1: 1 exact, 2 misplaced.")
        sheet.press("I am Bo")
        expect(sheet.root.locator(".mm-entry")).to_be_visible()

    def test_where_touching_the_storage_throws(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, storage=False)
        sheet.press("I am Ada")
        sheet.write("RBRG")
        sheet.says("Ada has set a code. Bo begins.")


class TestAgainstTheComputer:
    def test_it_finds_the_code_and_keeps_its_own_hidden(self, visit: Visit) -> None:
        sheet = on_page(visit, "computer")
        sheet.write("RBRG")
        rows = 0
        while sheet.button("Show the code").count() == 0:
            rows += 1
            assert rows <= 10
            guess = sheet.letters(f"Row {rows}")
            sheet.answer(*score("RBRG", guess))
            expect(sheet.played).to_have_count(rows)
        assert sheet.points == [str(rows), "0"]
        sheet.press("Show the code")
        sheet.press("Go on")
        assert sheet.covered()
        sheet.press("Give up")
        sheet.says(re.compile("Computer shows the code: "))
        assert sheet.points == [str(rows), "11"]

    def test_it_proves_a_wrong_answer(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "computer")
        sheet.write("RBRG")
        while sheet.points == ["0", "0"]:
            sheet.answer(0, 0)
        sheet.says(re.compile("Proven: no code fits all the answers. A wrong answer: 3 points for Computer"))
        assert sheet.points == ["0", "3"]

    def test_a_box_with_more_codes_than_it_can_look_at_is_refused(self, visit: Visit, site: Site) -> None:
        wide = MatchSheet(edition=Edition("wide", "Wide", 8, 12))
        sheet = Sheet(visit(site.add("wide.html", wide.island())))
        sheet.choose("You play", "computer")
        sheet.says(re.compile(r"^This box has 429,981,696 codes: too many to list\."))
        expect(sheet.root.get_by_role("combobox", name="You play", exact=True)).to_have_value("players")
        sheet.press("I am Player 1")
        sheet.write("RRRRBBBB")
        sheet.says("Player 1 has set a code. Player 2 begins.")

    def test_one_step_back_takes_its_reply_along(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "computer")
        sheet.write("RBRG")
        guess = sheet.letters("Row 1")
        sheet.answer(*score("RBRG", guess))
        sheet.press("Undo")
        assert sheet.letters("Row 1") == guess
        expect(sheet.played).to_have_count(0)


class TestWithARealBox:
    def test_four_rounds_of_super(self, visit: Visit) -> None:
        sheet = on_page(visit, "score")
        sheet.choose("Box", "1")
        sheet.set("Rounds", "4")
        sheet.says("Super, 4 rounds. Ada makes the first code.")
        sheet.record(5)
        sheet.press("Go on")
        sheet.root.get_by_label("code found").uncheck()
        sheet.press("Enter a round")
        sheet.says("All rows are played and the code is not found: 12 points for Bo.")
        sheet.press("Go on")
        sheet.press("Write it down row by row")
        sheet.row("RRBBG", 1, 2)
        sheet.row("Pink-Red-Turquoise-Red-Blue", 5, 0)
        sheet.press("Show the code")
        sheet.press("Go on")
        sheet.record(7)
        sheet.press("Go on")
        sheet.says("Bo wins, 19 to 7.")
        assert sheet.points == ["7", "19"]

    def test_a_wrong_answer_is_proven_in_both_ways(self, visit: Visit) -> None:
        sheet = on_page(visit, "score")
        sheet.press("Write it down row by row")
        sheet.row("RRRR", 2, 0)
        sheet.claim("No code fits all the answers")
        sheet.says("Not proven: at least one code fits all the answers.")
        sheet.row("RRBB", 0, 0)
        sheet.claim("No code fits all the answers")
        sheet.says(re.compile("^Proven: no code fits all the answers. A wrong answer: 3 points for Bo"))
        sheet.press("Go on")
        sheet.says("Round 1 is played anew: Ada makes a new code.")
        sheet.record(4)
        sheet.press("Go on")
        sheet.press("Write it down row by row")
        sheet.row("RRBB", 1, 1)
        sheet.claim("The code is shown, and an answer does not match it")
        sheet.says("Ada says that an answer is wrong. Bo is to show the code.")
        sheet.write("RBGY")
        sheet.says(re.compile("Not proven: every answer fits the code. The code has been seen"))
        sheet.press("Undo")
        sheet.write("RBBY")
        sheet.says(re.compile("Proven: row 1 earns 2 exact, 1 misplaced, not 1 exact, 1 misplaced."))
        assert sheet.points == ["7", "3"]
        sheet.press("Go on")
        sheet.record(6)
        sheet.press("Go on")
        sheet.says("Bo wins, 9 to 7.")
        assert sheet.points == ["7", "9"]

    def test_too_many_rows_and_an_odd_match_are_refused(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
        sheet.set("Rounds", "3")
        sheet.says(re.compile("^Rounds: 3 is not possible, as both make the same number of codes"))
        sheet.set("Rounds", "two")
        sheet.says(re.compile('^Rounds: "two" is not possible'))
        sheet.name("Ada", "Ada")
        sheet.says(re.compile('^First codemaker and First codebreaker: "Ada", "Ada" is not possible'))
        sheet.record(11)
        sheet.says(re.compile("^Rows used: 11 is out of bounds"))
        sheet.root.get_by_label("Rows used").fill("-2")
        sheet.press("Enter a round")
        sheet.says(re.compile("^Rows used: -2 is out of bounds"))
        sheet.root.get_by_label("Rows used").fill("")
        sheet.press("Enter a round")
        sheet.says(re.compile("^Rows used: – is out of bounds"))
        assert sheet.points == ["", ""]

    def test_a_blank_sheet_is_printed_and_a_filled_one(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
        sheet.set("Rounds", "6")
        sheet.page.emulate_media(media="print")
        lines = sheet.root.locator(".mm-score tbody tr")
        expect(lines).to_have_text([f"{k}{NAMES[(k + 1) % 2]}" for k in range(1, 7)])
        expect(sheet.root.get_by_label("Rounds", exact=True)).to_be_hidden()
        sheet.page.emulate_media(media="screen")
        sheet.record(5)
        sheet.page.emulate_media(media="print")
        expect(lines.first).to_have_text("1Ada5code found50")
