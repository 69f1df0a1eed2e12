"""The boards of Decrypto: their traits, what they refuse, and their faces."""

import json
import re
from html import unescape
from typing import Any

import pytest
from decrypto_games import OWLS, new_game, play_rounds, write_both

from mmteach.decrypto import (
    CardError,
    PinError,
    SavedGameError,
    Team,
    sample_games,
    start,
    to_json,
    worked_round,
)
from mmteach.errors import LanguageError
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import DecryptoRound, DecryptoSheet
from mmteach.widgets.board import BUNDLE, LiveBoard

ODD = Team("<img onerror=alert(1)>", ("البوم", "</script>"), ("😀", "q̧̈", "か", "{name}"))


def carried(board: LiveBoard) -> dict[str, Any]:
    """The state that the board's HTML carries for the front end."""
    found = re.search(r'<script type="application/json">(.*?)</script>', board.island(), re.DOTALL)
    assert found
    state: dict[str, Any] = json.loads(found[1])
    return state


class TestDecryptoSheet:
    def test_takes_a_game_its_values_or_their_text(self) -> None:
        game = play_rounds("i/m", "/i")
        saved = to_json(game)
        for given in (game, saved, json.dumps(saved)):
            board = DecryptoSheet(given)
            assert board.game == saved
            assert board.played == game

    def test_begins_without_a_game(self) -> None:
        board = DecryptoSheet()
        assert (board.game, board.played, repr(board)) == (None, None, "DecryptoSheet()")
        assert board.text() == t("decrypto_sheet.start")

    def test_can_be_made_again_from_its_repr(self) -> None:
        board = DecryptoSheet(play_rounds("/"), lang="fr", draft={"white.clue.1": "été"})
        again = eval(repr(board))
        assert (again.game, again.lang, again.draft) == (board.game, "fr", board.draft)

    @pytest.mark.parametrize("damage", [{"moves": [{"move": "fly"}]}, {"version": 2}, {"teams": []}])
    def test_refuses_a_damaged_game_and_keeps_the_one_it_has(self, damage: dict[str, Any]) -> None:
        board = DecryptoSheet(new_game())
        with pytest.raises(SavedGameError):
            board.game = {**to_json(new_game()), **damage}
        assert board.played == new_game()

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_tells_what_each_card_earned_and_how_the_game_ended(self, lang: str) -> None:
        game = play_rounds("/", "i/", "i/")
        said = [s.text(lang) for result in game.results for s in result.sentences(game.names)]
        said += [s.text(lang) for s in game.verdict.sentences(game.names)] if game.verdict else []
        board = DecryptoSheet(game, lang=lang)
        for sentence in said:
            assert sentence in board.text()
            assert sentence in unescape(board.html())
        assert t("decrypto_sheet.not_connected", lang) in board.html()

    def test_files_past_clues_under_their_digits(self) -> None:
        game = play_rounds("/")
        code = game.rounds[0].white.code
        assert code
        rows = re.findall(
            r"<tr><th scope=\"row\">([1-4])</th><td>(.*?)</td></tr>", DecryptoSheet(game).html()
        )
        filed = {int(slot): cell for slot, cell in rows[:4]}
        assert [("white 1 x" in filed[slot]) for slot in (code[0], *({1, 2, 3, 4} - {code[0]}))] == [True] + [
            False
        ] * 3

    def test_prints_nothing_that_is_still_hidden(self) -> None:
        game = write_both(new_game().draw("white", "3-1-4"))
        for face in (DecryptoSheet(game).text(), DecryptoSheet(game).html()):
            assert not any(word in face for word in (*OWLS.keywords, "3-1-4", "white 1 x"))

    def test_shows_names_and_clues_as_they_are_typed_and_never_as_markup(self) -> None:
        other = Team("Foxes </script><!--", ("a", "b"))
        game = write_both(start(ODD, other)).decode("1-2-3").open_card("1-2-3")
        board = DecryptoSheet(game)
        assert ODD.name in board.text()
        assert ODD.name in unescape(board.html())
        assert "<img" not in board.html()
        assert board.island().count("</script>") == 1
        assert carried(board)["game"] == to_json(game)


class TestDecryptoRound:
    def test_can_be_made_again_from_its_repr(self) -> None:
        board = DecryptoRound("intercept", game=3, pins=["2=4", (1, 1, False)], guesses=["314"], lang="de")
        assert repr(board) == (
            "DecryptoRound(mode='intercept', game=3, pins=['2=4', '1≠1'], guesses=['3-1-4'], lang='de')"
        )
        assert repr(eval(repr(board))) == repr(board)

    def test_refuses_pins_guesses_and_languages_that_are_none(self) -> None:
        board = DecryptoRound()
        with pytest.raises(PinError):
            board.pins = ["5=1"]
        with pytest.raises(CardError):
            board.guesses = ["1-1-2"]
        with pytest.raises(LanguageError):
            DecryptoRound(lang="it")
        assert (board.pins, board.guesses) == ([], [])

    @pytest.mark.parametrize("lang", ["", *LANGUAGES])
    def test_carries_the_sample_games_of_its_languages_and_no_bundle_does(self, lang: str) -> None:
        board = DecryptoRound(lang=lang)
        assert list(carried(board)["samples"]) == ([lang] if lang else list(LANGUAGES))
        bundles = [path.read_text(encoding="utf-8") for path in BUNDLE.parent.glob("*.mjs")]
        title = sample_games(lang or "en")[0].title
        assert len(bundles) > 1
        assert not any(title in bundle for bundle in bundles)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_tells_the_round_step_by_step(self, lang: str) -> None:
        sample = sample_games(lang)[1]
        steps = worked_round(sample, 2)
        board = DecryptoRound(game=2, round=2, lang=lang)
        assert len(board.text().splitlines()) == len(steps)
        for step in steps:
            for said in step:
                assert said.text(lang) in board.text()
                assert said.text(lang) in unescape(board.html())
        assert t("decrypto_sheet.not_connected", lang) in board.html()

    def test_shows_the_first_game_and_round_for_numbers_that_are_too_high(self) -> None:
        assert DecryptoRound(game=99, round=99).text() == DecryptoRound().text()


class TestWorkedRound:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_names_every_clue_with_its_slot_and_reason(self, lang: str) -> None:
        for sample in sample_games(lang):
            for number in range(1, len(sample.turns) // 2 + 1):
                told = " ".join(said.text(lang) for step in worked_round(sample, number) for said in step)
                for turn in sample.turns[2 * number - 2 : 2 * number]:
                    assert all(clue in told for clue in turn.clues)
                    assert all(reason in told for reason in turn.reasons)

    def test_ends_with_the_referee_in_the_last_round_and_goes_on_before(self) -> None:
        for sample in sample_games():
            game = sample.play()
            assert game.verdict
            assert worked_round(sample, game.round_number)[-1] == game.verdict.sentences(game.names)
            assert worked_round(sample, 1)[-1][0].key == "decrypto_round.step.goes_on"

    def test_refuses_a_round_that_the_game_does_not_have(self) -> None:
        with pytest.raises(IndexError):
            worked_round(sample_games()[0], 6)
