"""The match's board in Python: its traits, its four faces, and what it refuses."""

import json

import pytest
from traitlets import TraitError

from mmteach import SUPER, Edition, EditionError, Match, MatchError, Move, TurnError, example_match
from mmteach.i18n import LANGUAGES
from mmteach.widgets import MatchSheet

FOUND = Match().set_code("RBRG").guess("RBRG").answer().reveal().next_round()
BEGUN = Match(players=("Ada", "Bo")).set_code("RBRG").guess("RRBY").answer("1 2")


class TestTraits:
    def test_a_new_sheet_waits_for_the_first_code(self) -> None:
        sheet = MatchSheet()
        assert sheet.match == Match()
        assert (sheet.mode, sheet.players, sheet.rounds, sheet.learning, sheet.moves) == (
            "players",
            ["", ""],
            2,
            False,
            [],
        )

    def test_a_match_gives_all_of_them(self) -> None:
        match = Match(SUPER, ("Ada", "Bo"), rounds=4, learning=True).set_code("RRBBG")
        sheet = MatchSheet(match)
        assert sheet.match == match
        assert (sheet.edition, sheet.rounds, sheet.learning) == ("super", 4, True)
        assert sheet.moves == [{"move": "set_code", "code": [0, 0, 1, 1, 2]}]

    def test_settings_alone(self) -> None:
        sheet = MatchSheet(edition="super", mode="computer", players=("Ada", "Computer"), rounds=4)
        assert sheet.match == Match(SUPER, ("Ada", "Computer"), rounds=4)

    def test_moves_may_be_objects(self) -> None:
        sheet = MatchSheet(moves=BEGUN.moves)
        assert sheet.moves == [move.to_json() for move in BEGUN.moves]

    def test_they_are_plain_json(self) -> None:
        sheet = MatchSheet(example_match())
        state = {name: getattr(sheet, name) for name in ("edition", *sheet.saved)}
        assert json.loads(json.dumps(state)) == state

    def test_the_match_follows_what_the_front_end_changes(self) -> None:
        sheet = MatchSheet()
        after = Match(SUPER, ("Ada", "Bo"), rounds=4).set_code("RRBBG").to_json()
        sheet.set_state({name: after[name] for name in ("edition", "players", "rounds", "learning", "moves")})
        assert sheet.match == Match(SUPER, ("Ada", "Bo"), rounds=4).set_code("RRBBG")

    def test_a_match_is_played_on_in_python(self) -> None:
        sheet = MatchSheet(BEGUN)
        sheet.moves = sheet.match.guess("RBRG").answer().moves
        assert sheet.match.scores == (2, 0)


class TestRefusals:
    def test_a_mode_that_is_none(self) -> None:
        with pytest.raises(TraitError, match="mode"):
            MatchSheet(mode="boat")

    @pytest.mark.parametrize(
        ("traits", "said"),
        [
            ({"rounds": 3}, "rounds: 3 is not possible"),
            ({"players": ["Ada", "Ada"]}, "players: .* is not possible"),
            ({"learning": "yes"}, "learning: .* is not possible"),
            ({"moves": [{"move": "guess", "code": [0, 0, 0, 0]}]}, "Move 1: Not possible now: Play a row"),
            ({"moves": [{"move": "set_code", "code": [0, 0, 9, 0]}]}, "Move 1: Peg 3"),
        ],
    )
    def test_at_creation_naming_the_place(self, traits: dict[str, object], said: str) -> None:
        with pytest.raises(MatchError, match=said):
            MatchSheet(**traits)  # type: ignore[arg-type]

    def test_at_assignment_and_the_sheet_stays_as_it_was(self) -> None:
        sheet = MatchSheet(BEGUN)
        with pytest.raises(MatchError, match="Move 4: Not possible now"):
            sheet.moves = [*sheet.moves, Move("next_round")]
        assert sheet.match == BEGUN

    def test_a_box_in_which_the_moves_cannot_be(self) -> None:
        sheet = MatchSheet(BEGUN)
        with pytest.raises(MatchError, match="Move 1"):
            sheet.edition = "super"
        assert sheet.match == BEGUN

    @pytest.mark.parametrize(
        ("match", "said"),
        [
            (Match().record_round(5), "Move 1: Not possible against the computer: Enter a round."),
            (Match().record_error(), "Move 1: .*: Enter a proven wrong answer."),
            (FOUND.set_code(), "Move 6: .*: Set the code."),
        ],
    )
    def test_what_needs_a_real_box_against_the_computer(self, match: Match, said: str) -> None:
        with pytest.raises(MatchError, match=said):
            MatchSheet(match, mode="computer")
        sheet = MatchSheet(match)
        with pytest.raises(MatchError, match=said):
            sheet.mode = "computer"
        assert (sheet.mode, sheet.match) == ("players", match)

    def test_a_box_too_large_for_the_computer(self) -> None:
        wide = Edition("wide", "Wide", 8, 12)
        assert MatchSheet(edition=wide).box == wide
        with pytest.raises(EditionError, match="too many to list"):
            MatchSheet(edition=wide, mode="computer")

    def test_not_a_code_that_the_person_keeps_in_a_real_box(self) -> None:
        assert MatchSheet(Match().set_code(), mode="computer").match == Match().set_code()

    def test_a_move_out_of_turn(self) -> None:
        with pytest.raises(TurnError):
            MatchSheet().match.guess("RRBY")


class TestFaces:
    def test_its_repr_makes_it_again(self) -> None:
        sheet = MatchSheet(BEGUN, mode="score", lang="fr")
        again = eval(repr(sheet))
        assert (again.match, again.mode, again.lang) == (BEGUN, "score", "fr")
        assert repr(MatchSheet()) == "MatchSheet()"

    def test_as_text_and_as_html_it_is_the_matchs_score_table(self) -> None:
        sheet = MatchSheet(BEGUN)
        assert sheet.text() == BEGUN.text()
        assert sheet.html() == BEGUN.html()

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, lang: str) -> None:
        sheet = MatchSheet(BEGUN, lang=lang)
        assert sheet.text() == BEGUN.text(lang)
        assert sheet.html() == BEGUN.html(lang)

    def test_an_island_carries_the_moves_and_nothing_that_ends_its_script(self) -> None:
        island = MatchSheet(players=("</script><b>", "Bo")).island()
        assert island.count("</script>") == 1
        state = json.loads(island.split('application/json">')[1].split("</script>")[0])
        assert state["players"] == ["</script><b>", "Bo"]
        assert "&lt;/script&gt;&lt;b&gt;" in island
