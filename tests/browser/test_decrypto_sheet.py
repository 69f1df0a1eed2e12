"""Whole games entered in the sheet on its page and judged right; hidden parts, clues and names of any script."""

import re

import pytest
from decrypto_games import FOXES, OWLS, new_game, play_rounds, write_both
from playwright.sync_api import expect

from mmteach.decrypto import CARDS, Team
from mmteach.i18n import LANGUAGES, t

from .conftest import Visit
from .decrypto_table import ENDS, Sheet, ended, sheet_at
from .drive import stop_clock


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
            form = sheet.root.get_by_role("form", name=f"{team.name}: guess the keywords of {foe.name}")
            for slot, word in enumerate(foe.keywords, 1):
                form.get_by_label(f"Slot {slot}").fill(word.upper() if slot <= count else "no idea")
            form.get_by_role("button", name="Compare").click()
            expect(form.get_by_text(f"It was: {foe.keywords[3]}")).to_be_visible()
            form.get_by_role("button", name="Enter").click()

        expect(sheet.root.get_by_text("The game is over")).to_be_visible()
        expect(sheet.status).to_contain_text(game.verdict.sentences(game.names)[-1].text())
        assert sheet.root.locator(".mm-verdict").evaluate("(el) => el === el.getRootNode().activeElement")
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
            f"Foxes: right code, {game.results[0].code}, but no clue had been filed yet. "
            "In round 1 nobody can intercept, so there is no token."
        )
        expect(sheet.root.locator(".mm-log")).to_contain_text(why)
        assert sheet.scores() == [[0, 0], [0, 0]]

    def test_in_round_1_the_guess_at_the_other_code_may_be_left_out_and_later_not(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.open_file(write_both(new_game()))
        sheet.guess("Owls: read your own code", (1, 2, 3))
        expect(sheet.root.get_by_text("Foxes: no guess.")).to_be_visible()
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
        expect(sheet.root.get_by_text("Foxes: guess 4-3-2.")).to_be_visible()
        sheet.open_card("Owls", (1, 2, 3))
        expect(sheet.root.get_by_text("fog", exact=True)).to_be_visible()

    def test_a_refusal_of_one_team_is_gone_before_the_other_team_reads(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        sheet.set_up((OWLS, FOXES))
        sheet.write_clues("Owls", "Ada", ("RIVER", "candlelight", "snow"))
        refusal = sheet.panel("Owls: Ada writes the clues").get_by_role("alert")
        expect(refusal).to_contain_text('"RIVER", is your keyword in slot 1')
        assert "RIVER" not in sheet.status.inner_text()
        sheet.uncover("Foxes: Cleo writes the clues")
        assert "RIVER" not in sheet.root.inner_html()
        sheet.says("")
        sheet.uncover("Owls: Ada writes the clues")
        expect(refusal).to_have_count(0)

    def test_a_keyword_that_is_refused_is_named_beside_the_covered_keywords_only(self, visit: Visit) -> None:
        sheet = sheet_at(visit)
        twice = Team("Owls", OWLS.players, ("violin", "oak", "snow", "sea"))
        sheet.set_up((twice, FOXES))
        sheet.press("Change the teams")
        group = sheet.group("White team")
        group.get_by_role("button", name="Write keywords").click()
        group.get_by_label("Slot 2").fill("VIOLIN")
        group.get_by_role("button", name="Cover the keywords").click()
        sheet.press("Start the game")
        sheet.says(re.compile("^White team: Four keywords, or none"))
        assert "VIOLIN" not in sheet.root.inner_html()
        group.get_by_role("button", name="Write keywords").click()
        expect(group.get_by_role("alert")).to_contain_text('"VIOLIN" is the keyword in slot 1 as well')

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
        stop_clock(sheet.page)
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
