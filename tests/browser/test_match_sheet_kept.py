"""How a match ends, is learnt from, kept in files and set up, and how its board looks."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mmteach import Match, example_match
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import MatchSheet

from .book import Site
from .conftest import Visit
from .drive import Board, axe, sideways
from .match_table import NAMES, Sheet, alone


class TestEnd:
    def test_a_tie_is_shown_as_a_tie(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
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

    def test_a_new_match_can_be_taken_back(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
        sheet.record(5)
        sheet.press("New match")
        assert sheet.points == ["", ""]
        sheet.press("Undo")
        assert sheet.points == ["5", "0"]


class TestLearning:
    def test_it_is_announced_as_an_adaptation_and_costs_nothing(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
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
    def test_what_is_saved_is_a_match_in_python_and_opens_again(
        self, visit: Visit, site: Site, tmp_path: Path
    ) -> None:
        sheet = alone(visit, site, "score")
        sheet.press("Write it down row by row")
        sheet.row("RRBY", 1, 2)
        with sheet.page.expect_download() as download:
            sheet.press("Save as file")
        path = tmp_path / "match.json"
        download.value.save_as(path)
        saved = Match.from_json(path.read_text())
        assert saved == Match(players=NAMES).set_code().guess("RRBY").answer("1 2")
        sheet.press("New match")
        sheet.choose_file(path)
        expect(sheet.played).to_have_count(1)

    def test_a_damaged_move_is_refused_by_its_number(self, visit: Visit, site: Site, tmp_path: Path) -> None:
        sheet = alone(visit, site, "score")
        sheet.record(5)
        damaged = example_match().to_json()
        damaged["moves"][2]["answer"] = [3, 1]
        path = tmp_path / "damaged.json"
        path.write_text(json.dumps(damaged))
        sheet.choose_file(path)
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
        self, visit: Visit, site: Site, tmp_path: Path, text: str, said: str
    ) -> None:
        sheet = alone(visit, site)
        path = tmp_path / "file.json"
        path.write_text(text)
        sheet.choose_file(path)
        sheet.says(re.compile(said))

    def test_a_damaged_save_locks_nobody_out(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
        sheet.record(5)
        sheet.page.evaluate(
            "for (const key of Object.keys(localStorage)) localStorage[key] = '{\"moves\": 1}'"
        )
        sheet.page.reload()
        assert sheet.points == ["", ""]


class TestOwnBox:
    def test_it_is_used_and_kept(self, visit: Visit, site: Site) -> None:
        sheet = alone(visit, site, "score")
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
            ({"Places": "9"}, "^Places: 9 is out of bounds"),
            ({"Places": "two"}, '^Places: "two" is out of bounds'),
            ({"Rows": ""}, '^Rows: "" is out of bounds'),
            ({"Points a row": "-1"}, '^Points a row: "-1" is out of bounds'),
            (
                {"Colours (how many, or names with commas)": "red, red"},
                '^Colours, name 2: "red" is empty or',
            ),
            ({"Colours (how many, or names with commas)": ""}, "^Colours: .* is neither a number nor"),
            ({"Places": "8", "Colours (how many, or names with commas)": "12"}, "too many to list"),
        ],
    )
    def test_what_cannot_be_is_refused_by_name(
        self, visit: Visit, site: Site, fields: dict[str, str], said: str
    ) -> None:
        sheet = alone(visit, site)
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
    def test_in_each_language(self, visit: Visit, site: Site, lang: str) -> None:
        sheet = alone(visit, site)
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
