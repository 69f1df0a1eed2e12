"""Whole games entered in the sheet on its page, and everything else a table asks of it."""

import json
from pathlib import Path

import pytest
from decrypto_games import FOXES, OWLS, new_game, play_rounds, write_both
from playwright.sync_api import expect

from mmteach.decrypto import CARDS, Game, Settings, Team, from_json, start
from mmteach.i18n import LANGUAGES, t

from .book import Site
from .conftest import Visit
from .decrypto_table import PAGE, Sheet
from .drive import Watch, axe, focused, sideways, tab_to

QUIET = ("/",) * 6

# Rounds by their plans ("i/m": white's code intercepted, black's own guess wrong), keywords found, cause and decision.
ENDS = {
    "interceptions": (("/", "i/", "i/"), (), "interceptions", "tokens", "black"),
    "miscommunications": (("m/", "m/"), (), "miscommunications", "tokens", "black"),
    "both kinds at once": (("m/", "/i", "m/im"), (), "both", "points", "white"),
    "points, with a pair on each side": (("m/", "i/i", "i/i"), (), "interceptions", "points", "black"),
    "round 8": (("/", *QUIET, "i/"), (), "round_8", "points", "black"),
    "keywords": (("/", "i/i", "i/i"), (3, 2), "interceptions", "keywords", "white"),
    "a draw": (("m/m", "m/m"), (2, 2), "miscommunications", "draw", None),
}


def sheet_at(visit: Visit, **look: object) -> Sheet:
    return Sheet(visit(PAGE, **look))


def ended(plans: tuple[str, ...], right: tuple[int, ...]) -> Game:
    game = play_rounds(*plans)
    for side, count in zip(("white", "black"), right, strict=False):
        game = game.guess_keywords(side, count)  # type: ignore[arg-type]
    return game


class TestEnds:
    @pytest.mark.parametrize("end", ENDS)
    def test_a_whole_game_is_entered_and_judged_right(self, visit: Visit, end: str) -> None:
        plans, right, cause, by, winner = ENDS[end]
        game = ended(plans, right)
        assert game.verdict
        assert (game.verdict.cause, game.verdict.by, game.verdict.winner) == (cause, by, winner)

        sheet = sheet_at(visit)
        first = 1
        if len(plans) > 3:  # only the last round of a long game is typed
            first = len(plans)
            sheet.open_file(play_rounds(*plans[:-1]))
        else:
            sheet.set_up((OWLS, FOXES), covers=end == "interceptions")
        for number in range(first, len(plans) + 1):
            expect(sheet.root.get_by_text(f"Round {number} of 8")).to_be_visible()
            assert sheet.root.get_by_text("The game is over").count() == 0
            sheet.play_round(game, number)
        for team, foe, count in zip((OWLS, FOXES), (FOXES, OWLS), right, strict=False):
            form = sheet.root.get_by_role("form", name=f"{team.name} guesses the keywords of {foe.name}")
            for slot, word in enumerate(foe.keywords, 1):
                form.get_by_label(f"Slot {slot}").fill(word.upper() if slot <= count else "no idea")
            form.get_by_role("button", name="Compare").click()
            expect(form.get_by_text(f"It was: {foe.keywords[3]}")).to_be_visible()
            form.get_by_role("button", name="Enter").click()

        expect(sheet.root.get_by_text("The game is over")).to_be_visible()
        result = game.results[-1].sentences(game.names)
        assert sheet.verdict() == [s.text() for s in (*result, *game.verdict.sentences(game.names))]
        assert sheet.scores() == [list(tokens) for tokens in game.tokens]
        judged = sheet.root.locator(".mm-log tbody tr td:last-child").all_inner_texts()
        assert judged == [" ".join(s.text() for s in r.sentences(game.names)) for r in game.results]

    def test_a_right_guess_in_round_1_gives_no_token_and_says_why(self, visit: Visit) -> None:
        game = play_rounds("i/")
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES), covers=False)
        sheet.play_round(game, 1)
        why = (
            f"Foxes wrote the right code, {game.results[0].code}, but no clue had been filed yet: "
            "in round 1 nobody can intercept, so there is no token."
        )
        expect(sheet.root.locator(".mm-log")).to_contain_text(why)
        assert sheet.scores() == [[0, 0], [0, 0]]

    def test_in_round_1_the_guess_at_the_other_code_may_be_left_out_and_later_not(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(write_both(new_game()))
        sheet.guess("Owls: read your own code", (1, 2, 3))
        expect(sheet.root.get_by_text("Foxes did not guess.")).to_be_visible()
        sheet.open_file(write_both(play_rounds("/")))
        expect(sheet.panel("Foxes: guess the code of Owls")).to_be_visible()
        expect(sheet.panel("Owls: read your own code")).to_have_count(0)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_end_is_told_in_each_language(self, visit: Visit, lang: str) -> None:
        game = ended(*ENDS["a draw"][:2])
        sheet = sheet_at(visit)
        sheet.open_file(game)
        sheet.speak(lang)
        assert game.verdict
        for sentence in game.verdict.sentences(game.names):
            expect(sheet.root.locator(".mm-said")).to_contain_text(sentence.text(lang))
        expect(sheet.root.get_by_text(t("decrypto_sheet.not_connected", lang))).to_be_visible()


class TestHiddenParts:
    def test_stay_out_of_the_page_until_their_turn(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES))
        sheet.uncover("Owls: Ada writes the clues")
        expect(sheet.root).to_contain_text("violin")
        sheet.uncover("Foxes: Cleo writes the clues")
        assert "violin" not in sheet.root.inner_text(), "opening one part covers the other"
        sheet.write_clues("Foxes", "Cleo", ("fog", "fur", "fin"))
        sheet.write_clues("Owls", "Ada", ("oak", "oil", "ore"))
        assert all(word not in sheet.root.inner_html() for word in ("fog", "violin", "lemon"))
        sheet.guess("Foxes: guess the code of Owls", (4, 3, 2))
        assert "4-3-2" not in sheet.root.inner_html(), "the guess waits for the other one"
        sheet.guess("Owls: read your own code", (1, 2, 3))
        expect(sheet.root.get_by_text("Foxes guessed 4-3-2.")).to_be_visible()
        sheet.open_card("Owls", (1, 2, 3))
        expect(sheet.root.get_by_text("fog", exact=True)).to_be_visible()

    def test_a_card_drawn_here_is_the_encryptors_alone_and_opens_by_itself(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES))
        panel = sheet.uncover("Owls: Ada writes the clues")
        panel.get_by_role("button", name="Draw a card").click()
        code = panel.get_by_text("Your card:").inner_text().split()[-1]
        expect(
            panel.get_by_label(f"Clue 1, for slot {code[0]}: {OWLS.keywords[int(code[0]) - 1]}")
        ).to_be_visible()
        sheet.write_clues("Owls", "Ada", ("oak", "oil", "ore"))
        sheet.write_clues("Foxes", "Cleo", ("fog", "fur", "fin"))
        assert code not in sheet.root.inner_html()
        sheet.guess("Owls: read your own code", CARDS[0])
        sheet.press("Open the card of Owls")
        expect(sheet.root.locator(".mm-log")).to_contain_text(code)


class TestClues:
    def test_what_the_letters_have_against_them_is_named_and_only_chance_can_pass(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES), covers=False)
        sheet.write_clues("Owls", "Ada", ("RIVER", "candlelight", "snow"))
        sheet.says('Clue 1, "RIVER", is your keyword in slot 1. Say what it means, not the word.')
        sheet.write_clues("Owls", "Ada", ("stream", "candlelight", "snow"))
        sheet.says('Clue 2, "candlelight", contains your keyword in slot 2. Choose other words.')
        sheet.root.get_by_label("The table lets the shared letters pass").check()
        sheet.write_clues("Owls", "Ada", ("stream", "candlelight", "snow"))
        expect(sheet.root.get_by_text("Owls: clues written.")).to_be_visible()

    def test_the_sandglass_is_turned_for_the_later_team_and_called_at_30_10_and_0(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.page.clock.install()
        sheet.set_up((OWLS, FOXES), covers=False)
        expect(sheet.button("Turn the sandglass for Foxes")).to_have_count(0)
        sheet.write_clues("Owls", "Ada", ("oak", "oil", "ore"))
        sheet.press("Turn the sandglass for Foxes")
        sheet.says("30 seconds left.")
        sheet.page.clock.run_for(19_000)
        sheet.says("30 seconds left.")
        sheet.page.clock.run_for(1_400)
        sheet.says("10 seconds left.")
        sheet.page.clock.run_for(10_000)
        sheet.says("Time is up: the clues as they stand count.")


ODD = Team("البوم 7", ("<img src=x onerror=alert(1)>", "👩🏽‍🚀"))
ODDER = Team("{team} & ẍ̧", ("か゚", "ינשוף"))
ODD_CLUES = ("مرحبا 3", "😀<b>", "ȩ̈ </script>")


class TestAnyScript:
    def test_names_and_clues_show_as_typed(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((ODD, ODDER), covers=False)
        shown = sheet.root.locator(".mm-team bdi")
        assert shown.all_text_contents() == [ODD.name, ODD.players[0], ODDER.name, ODDER.players[0]]
        # Names from right to left are set apart in a sentence, so that no digit beside them moves.
        odd = f"\u2068{ODD.name}\u2069"
        sheet.write_clues(odd, ODD.players[0], ODD_CLUES)
        sheet.write_clues(ODDER.name, ODDER.players[0], ("a", "b", "c"))
        assert sheet.root.locator(".mm-read-out bdi").all_text_contents() == list(ODD_CLUES)
        sheet.guess(f"{odd}: read your own code", (1, 2, 3))
        sheet.open_card(odd, (1, 2, 3))
        filed = sheet.root.locator(".mm-notes").first.locator("li bdi").all_text_contents()
        assert filed == list(ODD_CLUES)
        assert sheet.root.locator(".mm-log li bdi").all_text_contents() == list(ODD_CLUES)
        sheet.page.reload()
        assert Sheet(sheet.page).root.locator(".mm-log li bdi").all_text_contents() == list(ODD_CLUES)
        assert sheet.root.locator("img, b").count() == 0


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

    def test_a_damaged_file_is_refused_with_its_place_and_changes_nothing(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(play_rounds("m/"))
        saved = json.dumps(
            {"format": "mmteach.decrypto", "version": 1, "teams": [], "settings": {}, "moves": []}
        )
        sheet.open_file(saved)
        sheet.says("Saved game, at teams: [] does not belong there. Accepted: […, …].")
        assert sheet.scores() == [[0, 1], [0, 0]]

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
            "Owls read its own code 3-1-2 correctly: no token."
        )

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
            if phase == "guesses":
                sheet.uncover("Foxes: guess the code of Owls")
            elif number == 2:
                page.set_viewport_size({"width": 320, "height": 640})
                page.emulate_media(color_scheme="dark")
            sheet.says("The saved game is on the sheet.")
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
