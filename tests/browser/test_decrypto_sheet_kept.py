"""What a table asks of its sheet beside the rules: keeping, settings, keyboard, paper, no JavaScript."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from decrypto_games import FOXES, OWLS, play_rounds, write_both
from playwright.sync_api import expect

from mmteach.decrypto import CARDS, Settings, Team, from_json, start

from .book import Site
from .conftest import Visit
from .decrypto_table import ENDS, PAGE, Sheet, ended, sheet_at
from .drive import NOON, Watch, axe, darken, focused, sideways, tab_to


class TestKeeping:
    def test_half_written_clues_survive_a_reload_in_mid_round_and_come_back_covered(
        self, visit: Visit
    ) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES))
        sheet.write_clues("Foxes", "Cleo", ("fog", "fur", "fin"))
        panel = sheet.uncover("Owls: Ada writes the clues")
        panel.get_by_label("Clue 1").fill("half a cl")
        sheet.page.reload()
        again = Sheet(sheet.page)
        again.says("Round 1: the game is where you left it.")
        expect(again.root.get_by_text("Foxes: clues written.")).to_be_visible()
        assert "half a cl" not in again.root.inner_html()
        assert again.uncover("Owls: Ada writes the clues").get_by_label("Clue 1").input_value() == "half a cl"
        again.press("Take back")
        fields = again.uncover("Foxes: Cleo writes the clues")
        assert [fields.get_by_label(f"Clue {n}").input_value() for n in (1, 2, 3)] == ["fog", "fur", "fin"]

    def test_without_storage_it_works_the_same(self, visit: Visit, watch: Watch) -> None:
        for fault in ("page error: .*storage is blocked", "Got invalid theme mode"):
            watch.expect(fault, because="the theme's own scripts touch the storage too")
        sheet = sheet_at(visit, storage=False)
        sheet.set_up((OWLS, FOXES), covers=False)
        sheet.play_round(play_rounds("m/"), 1)
        assert sheet.scores() == [[0, 1], [0, 0]]

    def test_every_move_can_be_taken_back_to_the_teams_and_made_again(self, visit: Visit) -> None:
        game = play_rounds("m/i")
        sheet = sheet_at(visit)
        sheet.open_file(game)
        for _ in game.moves:
            sheet.press("Take back")
        assert sheet.scores() == [[0, 0], [0, 0]]
        sheet.press("Change the teams")
        assert sheet.group("White team").get_by_label("Player 2").input_value() == "Bo"
        sheet.press("Start the game")
        expect(sheet.root.get_by_text("Round 1 of 8")).to_be_visible()

    def test_a_saved_file_is_what_python_reads_and_comes_back_the_same(
        self, visit: Visit, tmp_path: Path
    ) -> None:
        game = play_rounds("m/", "i/")
        sheet = sheet_at(visit)
        sheet.open_file(game)
        with sheet.page.expect_download() as download:
            sheet.press("Save as file")
        download.value.save_as(tmp_path / "game.json")
        assert from_json((tmp_path / "game.json").read_text(encoding="utf-8")) == game

    def test_that_nothing_is_covered_outlives_a_reload_a_step_back_and_a_file(
        self, visit: Visit, tmp_path: Path
    ) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES), covers=False)
        agreed = sheet.root.locator(".mm-agreed")
        sheet.page.reload()
        sheet = Sheet(sheet.page)
        expect(agreed).to_contain_text("Nothing is covered.")
        sheet.press("Change the teams")
        expect(sheet.root.get_by_label("One device goes round: cover what is hidden")).not_to_be_checked()
        sheet.press("Start the game")
        with sheet.page.expect_download() as download:
            sheet.press("Save as file")
        download.value.save_as(tmp_path / "game.json")
        saved = (tmp_path / "game.json").read_text(encoding="utf-8")
        sheet.open_file(start(OWLS, FOXES))
        expect(agreed).to_contain_text("Hidden parts are covered.")
        sheet.open_file(saved)
        expect(agreed).to_contain_text("Nothing is covered.")
        expect(sheet.panel("Owls: Ada writes the clues").get_by_label("Clue 1")).to_be_visible()

    def test_a_damaged_file_is_refused_with_its_place_and_changes_nothing(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(play_rounds("m/"))
        saved = json.dumps(
            {"format": "mmteach.decrypto", "version": 1, "teams": [], "settings": {}, "moves": []}
        )
        sheet.open_file(saved)
        sheet.says("Saved game, at teams: [] does not belong there. Accepted: […, …].")
        assert sheet.scores() == [[0, 1], [0, 0]]

    @pytest.mark.parametrize("text", ["null", "{}", "[]", "3"])
    def test_a_file_that_is_no_game_is_refused_and_the_game_goes_on(self, visit: Visit, text: str) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(play_rounds("m/"))
        sheet.open_file(text)
        sheet.says("game.json could not be read. Accepted: a file saved by this board.")
        assert sheet.scores() == [[0, 1], [0, 0]]

    @pytest.mark.parametrize("by", ["New game", "Open a file"])
    def test_a_running_game_comes_back_when_another_one_took_its_place(self, visit: Visit, by: str) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(play_rounds("m/"))
        expect(sheet.button("Back to the earlier game")).to_have_count(0)
        if by == "New game":
            sheet.press(by)
        else:
            sheet.open_file(start(OWLS, FOXES))
        sheet.press("Back to the earlier game")
        sheet.says("The earlier game is back.")
        assert sheet.scores() == [[0, 1], [0, 0]]
        expect(sheet.button("Back to the earlier game")).to_have_count(0)
        sheet.page.reload()
        assert Sheet(sheet.page).scores() == [[0, 1], [0, 0]]

    def test_the_sandglass_runs_on_through_a_reload(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES), covers=False)
        sheet.write_clues("Owls", "Ada", ("oak", "oil", "ore"))
        sheet.page.clock.set_fixed_time(NOON)
        sheet.press("Turn the sandglass for Foxes")
        sheet.page.reload()
        again = Sheet(sheet.page)
        sheet.page.clock.set_fixed_time(NOON + timedelta(seconds=12))
        expect(again.root.get_by_role("timer")).to_have_text("18 s")
        expect(again.button("Turn the sandglass for Foxes")).to_have_count(0)
        again.write_clues("Foxes", "Cleo", ("fog", "fur", "fin"))
        expect(again.root.locator(".mm-glass")).to_have_count(0)

    def test_a_new_game_keeps_the_teams(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(play_rounds("m/"))
        sheet.press("New game")
        assert sheet.group("Black team").get_by_label("Player 3").input_value() == "Eve"
        sheet.press("Start the game")
        assert sheet.scores() == [[0, 0], [0, 0]]


class TestSettings:
    def test_stand_on_the_screen_in_every_phase(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        agreed = "Opened cards stay out. No sandglass. Hidden parts are covered."
        for game in (start(OWLS, FOXES, Settings(False, 0)), play_rounds("/", settings=Settings(False, 0))):
            for position in (game, write_both(game)):
                sheet.open_file(position)
                expect(sheet.root.locator(".mm-agreed")).to_contain_text(agreed)

    def test_a_card_that_stays_out_cannot_come_again(self, visit: Visit) -> None:
        game = write_both(play_rounds("/", settings=Settings(False, 0)))
        gone = game.rounds[0].white.code
        assert gone
        sheet = sheet_at(visit)
        sheet.open_file(game.intercept(CARDS[0]).decode(CARDS[0]))
        sheet.open_card("Owls", gone)
        expect(sheet.status).to_contain_text("has left the deck of Owls")

    def test_a_refusal_at_the_start_names_the_team_and_the_field(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, Team("Foxes", ("Cleo", "Dan"), FOXES.keywords)))
        sheet.press("Change the teams")
        sheet.group("Black team").get_by_label("Player 2").fill(" ")
        sheet.press("Start the game")
        sheet.says('Black team: Player 2: " " is not a name. Accepted: any text that can be seen.')


class TestAccess:
    def test_a_round_by_keyboard_alone(self, visit: Visit) -> None:
        page = visit(PAGE)
        sheet = Sheet(page)
        keys = page.keyboard
        for name, players in (("Owls", ("Ada", "Bo")), ("Foxes", ("Cleo", "Dan"))):
            tab_to(page, "Team name")
            for text in (name, *players):
                keys.type(text)
                keys.press("Tab")
        tab_to(page, "Start the game")
        keys.press("Enter")
        for player in ("Ada", "Cleo"):
            tab_to(page, f"Uncover for {player}")
            keys.press("Enter")
            tab_to(page, "Clue 1")
            for number in (1, 2, 3):
                keys.type(f"{player} {number}")
                keys.press("Tab")
            tab_to(page, "The clues are ready")
            keys.press("Enter")
        tab_to(page, "Uncover for Owls")
        keys.press("Enter")
        for digit in "312":
            keys.press("Tab")
            keys.press(digit)
        keys.press("Tab")
        assert focused(page) == "The guess is written"
        keys.press("Enter")
        for digit in "312":
            keys.press("Tab")
            keys.press(digit)
        keys.press("Tab")
        keys.press("Enter")
        expect(sheet.root.locator(".mm-log")).to_contain_text(
            "Owls: own code 3-1-2 read correctly, no token."
        )

    def test_the_focus_comes_to_what_is_due_when_its_button_is_gone(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES), covers=False)
        inside = "(el) => el.contains(el.getRootNode().activeElement)"
        due = sheet.root.get_by_role("group", name="What is due now")
        setup = sheet.root.locator(".mm-setup")
        assert due.evaluate(inside)
        sheet.press("Change the teams")
        assert setup.evaluate(inside)
        sheet.press("Start the game")
        sheet.write_clues("Owls", "Ada", ("oak", "oil", "ore"))
        sheet.press("Turn the sandglass for Foxes")
        assert due.evaluate(inside)
        sheet.press("New game")
        assert setup.evaluate(inside)

    def test_nothing_is_wrong_for_axe_in_any_phase_wide_and_light_or_narrow_and_dark(
        self, visit: Visit
    ) -> None:
        written = write_both(play_rounds("m/i"))
        phases = {
            "guesses": written,
            "card": written.intercept(CARDS[0]).decode(CARDS[0]),
            "keywords": play_rounds(*ENDS["a draw"][0]),
            "over": ended(*ENDS["keywords"][:2]),
        }
        page = visit(PAGE)
        sheet = Sheet(page)
        sheet.set_up((OWLS, FOXES))
        sheet.uncover("Owls: Ada writes the clues").get_by_label("Clue 1").fill("RIVERSIDE")
        assert axe(page) == [], "clues"
        for number, (phase, game) in enumerate(phases.items()):
            sheet.open_file(game)
            sheet.says("The saved game is on the sheet.")
            if phase == "guesses":
                sheet.uncover("Foxes: guess the code of Owls")
            elif number == 2:
                page.set_viewport_size({"width": 320, "height": 640})
                darken(page)
            assert axe(page) == [], phase
        for phase, game in phases.items():
            sheet.open_file(game)
            sheet.says("The saved game is on the sheet.")
            assert sideways(page) == 0, phase

    def test_the_sheet_prints_what_lies_open_and_no_control(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(ended(*ENDS["keywords"][:2]))
        sheet.page.emulate_media(media="print")
        for part in (".mm-scores", ".mm-notes >> nth=0", ".mm-notes >> nth=1", ".mm-log", ".mm-verdict"):
            expect(sheet.root.locator(part)).to_be_visible()
        assert sheet.root.locator("button, select, input").filter(visible=True).count() == 0

    def test_before_the_game_it_prints_empty_note_sheets(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        notes = sheet.root.locator(".mm-notes").filter(visible=True)
        expect(notes).to_have_count(0)
        sheet.page.emulate_media(media="print")
        expect(notes).to_have_count(2)

    def test_without_javascript_there_are_note_sheets_and_the_line_of_no_connection(
        self, visit: Visit
    ) -> None:
        page = visit(PAGE, js=False)
        expect(page.get_by_role("table")).to_have_count(2)
        expect(page.get_by_text("not connected with the owners")).to_be_visible()

    def test_only_pages_with_its_boards_load_its_module(self, visit: Visit, site: Site) -> None:
        def modules(path: str) -> list[str]:
            scripts = visit(path).locator("script[type=module][src*='.mjs']").all()
            return sorted((s.get_attribute("src") or "").split("/")[-1].split("?")[0] for s in scripts)

        assert modules(PAGE) == ["decrypto.mjs"]
        assert "decrypto.mjs" not in modules("intro.html")
