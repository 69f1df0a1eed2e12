"""A match on its page: two at one screen, against the computer, at a real box, with wrong answers and their proof."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from mmteach import Match, example_match, score
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import MatchSheet

from .book import Site
from .conftest import Visit
from .drive import Board, axe, sideways, tab_to

Begin = Callable[..., "Sheet"]

PAGE = "practice/match.html"
NAMES = ("Ada", "Bo")


class Sheet(Board):
    """The match's board, and what its players do."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "match-sheet")

    def choose(self, setting: str, value: str) -> None:
        """Choose from a list."""
        self.root.get_by_role("combobox", name=setting, exact=True).select_option(value)

    def set(self, setting: str, value: str) -> None:
        """Write into a field, and leave it."""
        field = self.root.get_by_label(setting, exact=True)
        field.fill(value)
        field.press("Tab")

    def name(self, *names: str) -> None:
        for role, name in zip(("First codemaker", "First codebreaker"), names, strict=True):
            self.set(role, name)

    def write(self, code: str) -> None:
        """Type a code, and Enter."""
        field = self.root.locator(".mm-entry form input")
        field.fill(code)
        field.press("Enter")

    def answer(self, exact: int, misplaced: int) -> None:
        self.root.get_by_role("textbox", name="exact", exact=True).fill(str(exact))
        field = self.root.get_by_role("textbox", name="misplaced")
        field.fill(str(misplaced))
        field.press("Enter")

    def row(self, code: str, exact: int, misplaced: int) -> None:
        """A row of a real box, written down."""
        self.write(code)
        self.answer(exact, misplaced)

    def record(self, rows: int) -> None:
        """A round of a real box whose code was found in that many rows."""
        self.root.get_by_label("Rows used").fill(str(rows))
        self.press("Enter a round")

    def claim(self, proof: str) -> None:
        self.press("Claim a wrong answer")
        self.press(proof)

    @property
    def points(self) -> list[str]:
        """The total of each player."""
        return self.root.locator(".mm-score tfoot td").all_text_contents()[-2:]

    @property
    def played(self) -> Locator:
        """The rows of the present round that have an answer."""
        return self.root.locator(":scope > .mm-scroll .mm-rows tbody tr")

    def covered(self) -> bool:
        """Whether the code is on the board, and cannot be seen."""
        cover = self.root.get_by_role("img", name="The code is under its cover.")
        return cover.count() == 1 and self.group("Code").count() == 0


def on_page(visit: Visit, mode: str) -> Sheet:
    """The board of the book's page, with names where they are asked for."""
    sheet = Sheet(visit(PAGE))
    sheet.choose("You play", mode)
    if mode != "computer":
        sheet.name(*NAMES)
    return sheet


@pytest.fixture
def begin(visit: Visit, site: Site) -> Begin:
    """Opens a board alone on its page, which is quicker; it plays in that mode, with names."""

    def begun(mode: str = "players", **look: object) -> Sheet:
        players = NAMES if mode != "computer" else ("", "Computer")
        island = MatchSheet(mode=mode, players=players).island()
        return Sheet(visit(site.add(f"match-{mode}.html", island), **look))

    return begun


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

    def test_a_reload_keeps_every_row_and_opens_no_cover(self, begin: Begin) -> None:
        sheet = begin()
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

    def test_a_slip_is_mended_before_the_next_row(self, begin: Begin) -> None:
        sheet = begin()
        sheet.press("I am Ada")
        sheet.write("RBRG")
        sheet.press("I am Bo")
        sheet.write("RRBY")
        sheet.press("I am Ada")
        sheet.answer(2, 1)
        sheet.press("I am Bo")
        sheet.press("Mend an answer")
        sheet.answer(1, 2)
        sheet.says("Ada mends the answer to row 1: 1 exact, 2 misplaced.")

    def test_where_touching_the_storage_throws(self, begin: Begin) -> None:
        sheet = begin(storage=False)
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
        sheet.write("RRBB")
        expect(sheet.played).to_have_count(1)
        if sheet.covered():
            sheet.press("Give up")
            sheet.says(re.compile("Computer shows the code: "))
            assert sheet.points == [str(rows), "11"]

    def test_it_proves_a_wrong_answer(self, begin: Begin) -> None:
        sheet = begin("computer")
        sheet.write("RBRG")
        while sheet.points == ["0", "0"]:
            sheet.answer(0, 0)
        sheet.says(re.compile("Proven: no code fits all the answers. A wrong answer: 3 points for Computer"))
        assert sheet.points == ["0", "3"]

    def test_one_step_back_takes_its_reply_along(self, begin: Begin) -> None:
        sheet = begin("computer")
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

    def test_too_many_rows_and_an_odd_match_are_refused(self, begin: Begin) -> None:
        sheet = begin("score")
        sheet.set("Rounds", "3")
        sheet.says(re.compile("^rounds: .3. is not possible, as both make the same number of codes"))
        sheet.record(11)
        sheet.says(re.compile("^rows: 11 is out of bounds"))
        sheet.root.get_by_label("Rows used").fill("")
        sheet.press("Enter a round")
        sheet.says(re.compile("^rows: - is out of bounds"))
        assert sheet.points == ["", ""]

    def test_a_blank_sheet_is_printed_and_a_filled_one(self, begin: Begin) -> None:
        sheet = begin("score")
        sheet.set("Rounds", "6")
        sheet.page.emulate_media(media="print")
        lines = sheet.root.locator(".mm-score tbody tr")
        expect(lines).to_have_text([f"{k}{NAMES[(k + 1) % 2]}" for k in range(1, 7)])
        expect(sheet.root.get_by_label("Rounds", exact=True)).to_be_hidden()
        sheet.page.emulate_media(media="screen")
        sheet.record(5)
        sheet.page.emulate_media(media="print")
        expect(lines.first).to_have_text("1Ada5code found50")


class TestEnd:
    def test_a_tie_is_shown_as_a_tie(self, begin: Begin) -> None:
        sheet = begin("score")
        for _ in range(2):
            sheet.record(5)
            sheet.press("Go on")
        tie = "A tie, 5 to 5. The rules name no tie-break: share it, or play another pair of rounds."
        sheet.says(tie)
        sheet.press("Play another pair of rounds")
        sheet.says("Two more rounds: Ada makes the code.")
        sheet.press("Undo")
        sheet.says(f"The last change is undone. {tie}")
        sheet.press("Share the match")
        sheet.says("The match is shared.")

    def test_an_example_is_one_click_and_can_be_gone_through(self, visit: Visit) -> None:
        page = visit("lessons/points-and-roles.html")
        sheet = Board(page, "match-sheet", 1)
        match = example_match(seed=1, players=NAMES)
        slider = sheet.root.get_by_role("slider")
        sheet.says(match.sentence())
        slider.fill("0")
        sheet.says("Mastermind F6423, 2 rounds. Ada makes the first code.")
        slider.press("ArrowRight")
        sheet.says("Ada has set a code. Bo begins.")
        sheet.root.get_by_text("What the referee said").click()
        expect(sheet.root.locator("ol li")).to_have_text(list(match.sentences()))
        sheet.press("Example match")
        expect(sheet.status).to_have_text(re.compile("wins|A tie"))
        sheet.press("Undo")
        sheet.says(re.compile(re.escape(match.sentence())))

    def test_a_new_match_can_be_taken_back(self, begin: Begin) -> None:
        sheet = begin("score")
        sheet.record(5)
        sheet.press("New match")
        assert sheet.points == ["", ""]
        sheet.press("Undo")
        assert sheet.points == ["5", "0"]


class TestLearning:
    def test_it_is_announced_as_an_adaptation_and_costs_nothing(self, begin: Begin) -> None:
        sheet = begin("score")
        sheet.root.get_by_label(re.compile("^For learning")).check()
        announced = t("match.event.learning")
        sheet.says(re.compile(re.escape(announced)))
        sheet.press("Write it down row by row")
        sheet.row("RRRR", 2, 0)
        sheet.row("RRBB", 0, 0)
        expect(sheet.root).to_contain_text(announced)
        sheet.claim("No code fits all the answers")
        sheet.says(re.compile("No penalty: correct the answers together until a code fits them.$"))
        sheet.choose("Row", "1")
        sheet.answer(0, 0)
        sheet.says("Ada mends the answer to row 1: 0 exact, 0 misplaced.")
        assert sheet.points == ["0", "0"]
        expect(sheet.root.locator(".mm-entry")).to_be_visible()


class TestFiles:
    def test_what_is_saved_is_a_match_in_python_and_opens_again(self, begin: Begin, tmp_path: Path) -> None:
        sheet = begin("score")
        sheet.press("Write it down row by row")
        sheet.row("RRBY", 1, 2)
        with sheet.page.expect_download() as download:
            sheet.press("Save as file")
        path = tmp_path / "match.json"
        download.value.save_as(path)
        saved = Match.from_json(path.read_text())
        assert saved == Match(players=NAMES).set_code().guess("RRBY").answer("1 2")
        sheet.press("New match")
        self.open(sheet, path)
        expect(sheet.played).to_have_count(1)

    def test_a_damaged_move_is_refused_by_its_number(self, begin: Begin, tmp_path: Path) -> None:
        sheet = begin("score")
        sheet.record(5)
        damaged = example_match().to_json()
        damaged["moves"][2]["answer"] = [3, 1]
        path = tmp_path / "damaged.json"
        path.write_text(json.dumps(damaged))
        self.open(sheet, path)
        sheet.says(re.compile("^Move 3: Row 1: 3 exact, 1 misplaced is not possible"))
        assert sheet.points == ["5", "0"]

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ('{"rounds": 2\n "moves": []}', r"^file\.json, line 2, column 2: this is not JSON\."),
            ('{"format": "another"}', "is not a saved match"),
            ('{"format": "mmteach-match-1"}', "^edition is missing"),
            ("[]", "is not a saved match"),
        ],
    )
    def test_a_file_that_is_no_match_is_refused(
        self, begin: Begin, tmp_path: Path, text: str, said: str
    ) -> None:
        sheet = begin()
        path = tmp_path / "file.json"
        path.write_text(text)
        self.open(sheet, path)
        sheet.says(re.compile(said))

    def test_a_damaged_save_locks_nobody_out(self, begin: Begin) -> None:
        sheet = begin("score")
        sheet.record(5)
        sheet.page.evaluate(
            "for (const key of Object.keys(localStorage)) localStorage[key] = '{\"moves\": 1}'"
        )
        sheet.page.reload()
        assert sheet.points == ["", ""]

    @staticmethod
    def open(sheet: Sheet, path: Path) -> None:
        sheet.root.locator('input[type="file"]').set_input_files(path)


class TestOwnBox:
    def test_it_is_used_and_kept(self, begin: Begin) -> None:
        sheet = begin("score")
        self.describe(sheet, Name="Mine", Places="3", Rows="7")
        sheet.says("Mine, 2 rounds. Ada makes the first code.")
        sheet.page.reload()
        expect(sheet.root.get_by_role("combobox", name="Box", exact=True)).to_have_value("0")
        expect(
            sheet.root.get_by_role("combobox", name="Box", exact=True).locator("option").first
        ).to_have_text("Mine · 3 places, 6 symbols, 216 codes")
        sheet.press("Write it down row by row")
        sheet.row("RRB", 3, 0)
        assert sheet.points == ["1", "0"]

    @pytest.mark.parametrize(
        ("fields", "said"),
        [
            ({"Places": "9"}, "^positions: 9 is out of bounds"),
            ({"Places": "two"}, "^positions: two is out of bounds"),
            ({"Rows": ""}, "^rows:  is out of bounds"),
            ({"Points a row": "-1"}, "^row_points: -1 is out of bounds"),
            (
                {"Colours: how many, or their names with commas": "red, red"},
                '^colours, name 2: "red" is empty or',
            ),
            ({"Colours: how many, or their names with commas": ""}, "^colours: .* is neither a number nor"),
            ({"Places": "8", "Colours: how many, or their names with commas": "12"}, "too many to list"),
        ],
    )
    def test_what_cannot_be_is_refused_by_name(self, begin: Begin, fields: dict[str, str], said: str) -> None:
        sheet = begin()
        self.describe(sheet, **fields)
        sheet.says(re.compile(said))

    @staticmethod
    def describe(sheet: Sheet, **fields: str) -> None:
        sheet.root.get_by_text("A box of your own").click()
        for label, value in fields.items():
            sheet.root.get_by_label(label, exact=True).fill(value)
        sheet.press("Use this box")


class TestLook:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, begin: Begin, lang: str) -> None:
        sheet = begin()
        sheet.speak(lang)
        sheet.press(t("sheet.here", lang, player="Ada"))
        sheet.write("RRRR")
        sheet.says(t("match.event.code_set", lang, codemaker="Ada", codebreaker="Bo"))

    @pytest.mark.parametrize("dark", [False, True])
    def test_every_panel_is_accessible_and_narrow(self, visit: Visit, site: Site, dark: bool) -> None:
        begun = Match(players=NAMES).set_code("RBRG").guess("RRBY").answer("1 2")
        states = [
            begun,
            begun.guess("GGGG"),
            begun.claim_error("secret"),
            example_match(),
            example_match(seed=2),
        ]
        body = "".join(MatchSheet(match).island() for match in states)
        style = "<style>html { color-scheme: light dark }</style><h1>Matches</h1>"
        page = visit(site.add("matches.html", style + body), dark=dark, width=320)
        for name in NAMES:
            while (button := page.get_by_role("button", name=f"I am {name}")).count():
                button.first.click()
        for button in page.get_by_role("button", name=f"I am {name}").all():
            button.click()
        for button in page.get_by_role("button", name="Claim a wrong answer").all():
            button.click()
        for summary in page.locator("summary").all():
            summary.click()
        assert axe(page) == []
        assert sideways(page) == 0
