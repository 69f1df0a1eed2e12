import json

import pytest
from match_play import TINY

from mmteach import (
    EDITIONS,
    F6423,
    SUPER,
    CodeError,
    Edition,
    EditionError,
    Feedback,
    FeedbackError,
    remaining,
)
from mmteach.i18n import LANGUAGES
from mmteach.match import Match
from mmteach.moves import MatchError, Move, TurnError
from mmteach.sample_match import example_match

START = Match(players=("Ada", "Bo"))
LEARNING = Match(players=("Ada", "Bo"), learning=True)


def rows(match: Match, *played: str) -> Match:
    """Rows as "RRBY", rightly answered, or as "RRBY 1 2"."""
    for row in played:
        code, _, answer = row.partition(" ")
        match = match.guess(code).answer(answer or None)
    return match


def contradictory(match: Match = START) -> Match:
    """Ada's code RBRG with one wrong answer in row 1; after row 2 no code fits."""
    return rows(match.set_code("RBRG"), "RBRG 0 0", "RRRR")


class TestSettings:
    @pytest.mark.parametrize("rounds", [0, 1, 3, -2, 102, 2.0, True, "2", None])
    def test_rounds_are_an_even_number(self, rounds: object) -> None:
        with pytest.raises(MatchError, match="an even number from 2 to 100"):
            Match(rounds=rounds)  # type: ignore[arg-type]

    @pytest.mark.parametrize("players", [("Ada",), ("Ada", "Ada "), ("Ada", 3), "AB", ("A" * 41, "B"), None])
    def test_players_are_two_names_that_differ(self, players: object) -> None:
        with pytest.raises(MatchError, match="two different names"):
            Match(players=players)  # type: ignore[arg-type]

    def test_a_player_without_a_name_is_numbered(self) -> None:
        assert "Player 1 makes the first code" in Match().sentence()
        assert "Joueur 1" in Match().sentence("fr")

    def test_an_edition_may_be_its_key(self) -> None:
        assert Match("super").edition is SUPER  # type: ignore[arg-type]

    def test_the_learning_option_is_announced(self) -> None:
        assert "Adapted for learning" in LEARNING.sentence()
        assert "Adapted" not in START.sentence()

    def test_the_learning_option_is_on_or_off(self) -> None:
        with pytest.raises(MatchError, match="learning: 1 is not possible"):
            Match(learning=1)  # type: ignore[arg-type]


class TestPoints:
    def test_one_point_a_row_the_winning_row_too(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY", "RBGR", "RBRG")
        assert match.scores == (3, 0)
        assert match.sentence() == (
            "Row 3: 4 exact, 0 misplaced. The code is found in row 3: 3 points for Ada."
        )

    def test_a_code_found_in_the_first_row_gives_one(self) -> None:
        assert rows(START.set_code("RBRG"), "RBRG").scores == (1, 0)

    def test_the_last_row_can_win(self) -> None:
        match = rows(START.set_code("RBRG"), *["YYYY"] * 9, "RBRG")
        assert match.round.outcome == "broken"
        assert match.scores == (10, 0)

    @pytest.mark.parametrize(
        ("key", "points"),
        [
            ("f6423", 11),
            ("super", 12),
            ("super-holes", 12),
            ("travel", 10),
            ("eight-colours", 13),
            ("kids", 10),
        ],
    )
    def test_a_code_not_found(self, key: str, points: int) -> None:
        box = EDITIONS[key]
        wrong = (1,) * box.positions
        match = Match(box).set_code((0,) * box.positions)
        for _ in range(box.rows):
            match = match.guess(wrong).answer()
        assert match.round.outcome == "unbroken"
        assert match.scores == (points, 0)

    def test_fewest_rows_win_in_bulls_and_cows(self) -> None:
        match = Match(EDITIONS["bulls-and-cows"]).record_round(6).next_round().record_round(4).next_round()
        assert match.winner == 0  # found the other's code in four rows

    def test_points_a_row_and_the_bonus_are_the_box_s(self) -> None:
        assert rows(Match(TINY).set_code((0, 1)), "BB", "RB").scores == (4, 0)
        assert Match(TINY).set_code((0, 1)).give_up().scores == (11, 0)

    def test_giving_up_counts_as_a_code_not_found(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY").give_up()
        assert match.scores == (11, 0)
        assert match.sentence() == "Bo gives up, which counts as a code not found: 11 points for Ada."
        assert match.reveal().round.secret == (0, 1, 0, 2)


class TestRoles:
    def test_they_swap_after_a_round(self) -> None:
        match = rows(START.set_code("RBRG"), "RBRG").reveal().next_round()
        assert (match.round.codemaker, match.turn, match.number) == (1, 1, 2)
        assert match.sentence() == "Round 2 of 2: Bo makes the code."

    def test_whose_turn_it_is(self) -> None:
        match = START
        assert (match.phase, match.turn) == ("code", 0)
        match = match.set_code("RBRG")
        assert (match.phase, match.turn) == ("guess", 1)
        match = match.guess("RBRG")
        assert (match.phase, match.turn) == ("answer", 0)
        match = match.answer()
        assert (match.phase, match.turn) == ("reveal", 0)
        match = match.reveal()
        assert (match.phase, match.turn) == ("review", None)

    def test_most_points_win(self) -> None:
        match = START.record_round(5).next_round().record_round(7).next_round()
        assert (match.phase, match.winner, match.scores) == ("over", 1, (5, 7))
        assert match.sentence() == "Bo wins, 7 to 5."

    def test_a_match_that_is_over_takes_no_move(self) -> None:
        match = START.record_round(5).next_round().record_round(7).next_round()
        with pytest.raises(TurnError, match="The match is over"):
            match.set_code("RBRG")

    def test_four_rounds_of_super(self) -> None:
        match = Match(SUPER, rounds=4)
        for count in (5, 6, 12, 7):
            match = match.record_round(count).next_round()
        assert (match.phase, match.scores, match.winner) == ("over", (17, 13), 0)


class TestTies:
    TIE = START.record_round(5).next_round().record_round(5).next_round()

    def test_nobody_wins_by_finding_the_last_code(self) -> None:
        assert (self.TIE.phase, self.TIE.winner, self.TIE.legal) == ("tie", None, ("share", "another_pair"))
        assert self.TIE.sentence().startswith("A tie, 5 to 5.")

    def test_it_can_be_shared(self) -> None:
        assert (self.TIE.share().phase, self.TIE.share().winner) == ("over", None)

    def test_another_pair_of_rounds_can_settle_it(self) -> None:
        match = self.TIE.another_pair()
        assert (match.phase, match.number, match.total, match.round.codemaker) == ("code", 3, 4, 0)
        match = match.record_round(3).next_round().record_round(2).next_round()
        assert (match.scores, match.winner) == ((8, 7), 0)


class TestSetCode:
    def test_it_can_be_changed_before_the_first_row(self) -> None:
        match = START.set_code("RBRG").set_code("YYYY").guess("YYYY").answer()
        assert match.round.outcome == "broken"

    @pytest.mark.parametrize("played", [("RRBY",), ("RRBY", "BBBB")])
    def test_it_cannot_change_once_a_row_is_played(self, played: tuple[str, ...]) -> None:
        with pytest.raises(TurnError, match="Not possible now: Set the code"):
            rows(START.set_code("RBRG"), *played).set_code("YYYY")

    def test_nor_while_the_row_awaits_its_answer(self) -> None:
        with pytest.raises(TurnError):
            START.set_code("RBRG").guess("RRBY").set_code("YYYY")

    def test_a_box_without_repeats_refuses_one(self) -> None:
        with pytest.raises(CodeError, match="Peg 2: 1 is already at peg 1"):
            Match(EDITIONS["bulls-and-cows"]).set_code("1123")


class TestGuess:
    def test_a_refusal_names_the_row(self) -> None:
        with pytest.raises(CodeError, match="Row 2: Peg 3"):
            rows(START.set_code("RBRG"), "RRBY").guess("RRXY")

    def test_it_waits_for_the_answer(self) -> None:
        with pytest.raises(TurnError, match="Possible: Answer"):
            START.set_code("RBRG").guess("RRBY").guess("RRBY")


class TestAnswer:
    def test_by_default_it_is_right(self) -> None:
        assert START.set_code("RBRG").guess("RRBY").answer().round.rows[0].answer == (1, 2)

    def test_it_may_be_wrong(self) -> None:
        assert START.set_code("RBRG").guess("RRBY").answer("1 1").round.rows[0].answer == (1, 1)

    def test_it_must_be_given_when_the_code_lies_in_a_real_box(self) -> None:
        with pytest.raises(MatchError, match="lies in the real box"):
            START.set_code().guess("RRBY").answer()

    def test_an_impossible_one_is_refused_with_its_row(self) -> None:
        with pytest.raises(FeedbackError, match="Row 1: 3 exact, 1 misplaced is not possible"):
            START.set_code("RBRG").guess("RRBY").answer((3, 1))


class TestMendAnswer:
    def test_a_slip_is_mended_before_the_next_row(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY 1 1").mend_answer("1 2")
        assert match.round.rows[0].answer == (1, 2)
        assert match.sentence() == "Ada mends the answer to row 1: 1 exact, 2 misplaced."

    def test_not_after_it(self) -> None:
        played = rows(START.set_code("RBRG"), "RRBY 1 1", "BBBB")
        with pytest.raises(MatchError, match=r"row 1 can no longer be mended.*Accepted: row 2"):
            played.mend_answer("1 2", row=1)
        with pytest.raises(TurnError):
            played.guess("RBRG").mend_answer("1 2")

    @pytest.mark.parametrize("row", [0, 3, -1])
    def test_a_row_that_is_not_there(self, row: int) -> None:
        with pytest.raises(MatchError, match="has no answer to mend"):
            rows(START.set_code("RBRG"), "RRBY", "BBBB").mend_answer("1 2", row=row)

    def test_a_code_found_by_a_slip_is_not_found(self) -> None:
        match = rows(START.set_code("RBRG"), "RBRB 4 0")
        assert match.scores == (1, 0)
        match = match.mend_answer("3 0")
        assert (match.phase, match.scores, match.round.outcome) == ("guess", (0, 0), None)

    def test_a_code_that_a_slip_hid_is_found(self) -> None:
        match = rows(START.set_code("RBRG"), "RBRG 3 0").mend_answer("4 0")
        assert (match.phase, match.scores) == ("reveal", (1, 0))

    def test_not_once_the_code_is_shown(self) -> None:
        with pytest.raises(TurnError):
            rows(START.set_code("RBRG"), "RBRG").reveal().mend_answer("3 0")

    def test_not_once_the_codebreaker_gave_up_or_contests_an_answer(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY 1 1")
        for after in (match.give_up(), match.claim_error("secret")):
            with pytest.raises(TurnError, match="Not possible now: Mend an answer"):
                after.mend_answer("1 2")


class TestClaimError:
    def test_proven_because_no_code_fits(self) -> None:
        match = contradictory().claim_error("no_code")
        assert match.scores == (0, 3)
        assert match.sentence() == (
            "Proven: no code fits all the answers. "
            "A wrong answer: 3 points for Bo, none for Ada, who will set a new code."
        )

    def test_proven_by_the_code_that_is_shown(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY 1 1").claim_error("secret")
        assert (match.turn, match.legal) == (0, ("reveal",))
        match = match.reveal()
        assert match.scores == (0, 3)
        assert match.sentence() == (
            "Ada shows the code: Red-Blue-Red-Green. Proven: row 1 earns 1 exact, 2 misplaced, "
            "not 1 exact, 1 misplaced. A wrong answer: 3 points for Bo, none for Ada, who will set a new code."
        )

    def test_the_same_codemaker_plays_the_round_anew(self) -> None:
        match = contradictory().claim_error("no_code").next_round()
        assert (match.number, match.round.codemaker, match.phase, match.scores) == (1, 0, "code", (0, 3))
        assert match.sentence() == "Round 1 is played anew: Ada makes a new code."

    def test_points_of_a_round_that_seemed_over_are_taken_back(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY 1 1", "RBRG").reveal()
        assert match.scores == (2, 0)
        assert match.claim_error("secret").scores == (0, 3)

    def test_a_code_said_to_be_found_that_was_not(self) -> None:
        match = rows(START.set_code("RBRG"), "RRRR 4 0").reveal().claim_error("secret")
        assert match.scores == (0, 3)

    def test_not_proven_while_a_code_fits(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY 1 1").claim_error("no_code")
        assert (match.phase, match.scores) == ("guess", (0, 0))
        assert match.sentence() == "Not proven: at least one code fits all the answers."

    def test_a_code_shown_for_nothing_counts_as_not_found(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY").claim_error("secret").reveal()
        assert match.scores == (11, 0)
        assert "Not proven: every answer fits the code. The code has been seen" in match.sentence()

    def test_not_proven_after_the_round_changes_nothing(self) -> None:
        match = rows(START.set_code("RBRG"), "RRBY", "RBRG").reveal().claim_error("secret")
        assert (match.phase, match.scores) == ("review", (2, 0))

    def test_a_box_may_name_no_award(self) -> None:
        match = Match(SUPER).set_code("RRRRR").guess("RRRRR").answer("0 0").guess("RRRRR").answer("1 0")
        match = match.claim_error("no_code")
        assert match.scores == (0, 0)
        assert "this box names none" in match.sentence()
        assert match.next_round().round.codemaker == 0

    def test_a_hole_is_judged_as_a_hole(self) -> None:
        match = (
            Match(EDITIONS["super-holes"])
            .set_code("RB___")
            .guess("__R__")
            .answer("2 1")
            .claim_error("secret")
        )
        assert match.reveal().round.outcome == "given_up"

    def test_another_proof_is_refused(self) -> None:
        with pytest.raises(MatchError, match=r'"because" is no proof\. Accepted: no_code, secret'):
            contradictory().claim_error("because")  # type: ignore[arg-type]

    def test_there_is_nothing_to_claim_before_an_answer(self) -> None:
        with pytest.raises(TurnError):
            START.set_code("RBRG").claim_error("secret")

    def test_a_box_too_large_to_list_says_so(self) -> None:
        huge = Edition("huge", "Huge", 8, 12)
        match = Match(huge).set_code([0] * 8).guess([1] * 8).answer()
        with pytest.raises(EditionError):
            match.claim_error("no_code")
        assert match.claim_error("secret").reveal().round.outcome == "given_up"


class TestLearning:
    def test_answers_are_corrected_and_the_round_goes_on(self) -> None:
        match = contradictory(LEARNING).claim_error("no_code")
        assert (match.phase, match.turn, match.scores) == ("mend", 0, (0, 0))
        assert "No penalty" in match.sentence()
        match = match.mend_answer("2 0", row=2)
        assert match.phase == "mend", "still no code fits"
        match = match.mend_answer("3 0", row=1).mend_answer("2 0", row=2)
        assert (match.phase, match.scores) == ("guess", (0, 0))

    def test_a_correction_may_show_that_the_code_was_found(self) -> None:
        match = contradictory(LEARNING).claim_error("no_code").mend_answer("4 0", row=1)
        assert (match.round.outcome, match.scores, len(match.round.rows)) == ("broken", (1, 0), 1)

    def test_once_the_code_is_seen_the_round_is_played_anew_for_nothing(self) -> None:
        match = rows(LEARNING.set_code("RBRG"), "RRBY 1 1").claim_error("secret").reveal()
        assert (match.round.outcome, match.scores) == ("anew", (0, 0))
        assert match.next_round().round.codemaker == 0

    def test_a_round_that_is_over_keeps_its_points(self) -> None:
        match = rows(LEARNING.set_code("RBRG"), "RRBY 1 1", "RBRG").reveal().claim_error("secret")
        assert (match.round.outcome, match.scores) == ("broken", (2, 0))
        assert match.round.rows[0].answer == (1, 2)
        assert "the answers are corrected" in match.sentence()

    def test_once_the_code_is_shown_either_proof_corrects(self) -> None:
        match = rows(LEARNING.set_code("RBRG"), "YYYY 1 0", "RBRG").reveal().claim_error("no_code")
        assert (match.round.outcome, match.scores, match.round.rows[0].answer) == ("broken", (2, 0), (0, 0))
        assert match.sentence().startswith(
            "Proven: no code fits all the answers. Proven: row 1 earns 0 exact"
        )

    def test_any_row_can_be_mended(self) -> None:
        match = rows(LEARNING.set_code("RBRG"), "RRBY 1 1", "BBBB").mend_answer("1 2", row=1)
        assert match.round.rows[0].answer == (1, 2)

    def test_no_error_is_written_down(self) -> None:
        with pytest.raises(TurnError):
            LEARNING.record_error()


class TestReveal:
    def test_the_code_shown_is_the_code_set(self) -> None:
        with pytest.raises(MatchError, match="Yellow-Yellow-Yellow-Yellow is not the code that was set"):
            START.set_code("RBRG").give_up().reveal("YYYY")

    def test_a_real_box_s_code_is_the_row_that_found_it(self) -> None:
        assert rows(START.set_code(), "RRBY 1 2", "RBRG 4 0").reveal().round.secret == (0, 1, 0, 2)

    def test_a_real_box_s_code_must_be_entered_when_no_row_found_it(self) -> None:
        with pytest.raises(MatchError, match="Accepted: the code that is shown"):
            START.set_code().give_up().reveal()

    def test_a_real_box_s_code_can_prove_a_wrong_answer(self) -> None:
        match = rows(START.set_code(), "RRBY 1 1").claim_error("secret").reveal("RBRG")
        assert match.scores == (0, 3)


class TestScoreSheet:
    def test_rows_used_are_enough(self) -> None:
        match = START.record_round(4)
        assert (match.phase, match.scores) == ("review", (4, 0))
        assert match.sentence() == "The code is found in row 4: 4 points for Ada."

    def test_a_code_not_found(self) -> None:
        assert (
            START.record_round(broken=False).scores == START.record_round(10, broken=False).scores == (11, 0)
        )

    def test_the_last_row_may_or_may_not_have_found_it(self) -> None:
        assert START.record_round(10).scores == (10, 0)

    @pytest.mark.parametrize("count", [0, 11, -1, True, "4", None, 4.0])
    def test_rows_are_those_of_the_box(self, count: object) -> None:
        with pytest.raises(MatchError, match="a whole number from 1 to 10"):
            START.record_round(count)  # type: ignore[arg-type]

    def test_a_code_is_not_found_only_after_all_rows(self) -> None:
        with pytest.raises(MatchError, match="Accepted: 10, all the rows"):
            START.record_round(4, broken=False)

    def test_a_proven_wrong_answer(self) -> None:
        match = START.record_error()
        assert (match.scores, match.next_round().round.codemaker) == ((0, 3), 0)

    def test_it_mixes_with_rounds_played_here(self) -> None:
        match = rows(START.record_round(4).next_round().set_code("RBRG"), "RBRG").reveal().next_round()
        assert (match.scores, match.winner) == ((4, 1), 0)


class TestUndo:
    def test_it_takes_back_one_move(self) -> None:
        before = rows(START.set_code("RBRG"), "RRBY")
        assert before.guess("YYYY").undo() == before
        assert before.guess("YYYY").undo().state() == before.state()

    def test_at_the_start_there_is_nothing_to_take_back(self) -> None:
        assert START.undo() == START


class TestSaved:
    MATCH = example_match(seed=2)

    @pytest.mark.parametrize("box", [*EDITIONS.values(), TINY], ids=lambda box: box.key)
    def test_nothing_is_lost(self, box: Edition) -> None:
        match = example_match(box)
        loaded = Match.from_json(json.loads(json.dumps(match.to_json())))
        assert loaded == match
        assert loaded.state() == match.state()

    def test_a_text_is_read_as_a_file(self) -> None:
        assert Match.from_json(json.dumps(self.MATCH.to_json())) == self.MATCH

    @pytest.mark.parametrize(
        ("text", "where"),
        [
            ("", "Line 1, column 1"),
            ('{\n "format": mmteach}', "Line 2, column 12"),
            ("[" * 100_000, "Line 1, column 1"),
            ("[]", "not a saved match"),
            ('{"format": "mmteach-match-2"}', "whose format is mmteach-match-1"),
            ('{"format": "mmteach-match-1"}', "^edition is missing"),
        ],
    )
    def test_what_is_no_match_is_refused(self, text: str, where: str) -> None:
        with pytest.raises(MatchError, match=where):
            Match.from_json(text)

    @pytest.mark.parametrize(
        ("field", "value", "where"),
        [
            ("edition", "f6422", '"f6422" is not a box'),
            ("edition", None, "None is not a box"),
            ("players", ["Ada"], "players:"),
            ("rounds", 3, "rounds: 3"),
            ("learning", "no", "learning:"),
            ("moves", {}, "moves:"),
        ],
    )
    def test_a_damaged_setting_is_named(self, field: str, value: object, where: str) -> None:
        with pytest.raises((MatchError, EditionError), match=where):
            Match.from_json({**self.MATCH.to_json(), field: value})

    @pytest.mark.parametrize(
        ("move", "where"),
        [
            (None, "Move 2: None is not a move"),
            ({"move": "cheat"}, 'Move 2: "cheat" is not a move'),
            ({"move": "undo"}, 'Move 2: "undo" is not a move'),
            ({"move": ["guess"]}, "Move 2: .* is not a move"),
            ({"move": "answer", "answer": [1, 1]}, "Move 2: Not possible now: Answer"),
            ({"move": "guess"}, 'Move 2: "code" is missing'),
            ({"move": "guess", "code": "RRBY"}, 'Move 2: code: "RRBY"'),
            ({"move": "guess", "code": [0, 0, 1]}, r"Move 2: Row 1: \[0, 0, 1\]|Move 2: Row 1: \(0, 0, 1\)"),
            ({"move": "guess", "code": [0, 0, 1, 6]}, "Move 2: Row 1: Peg 4"),
            ({"move": "guess", "code": [0, 0, 1, True]}, "Move 2: code:"),
            ({"move": "give_up", "code": [0, 0, 0, 0]}, 'Move 2: "code" .* does not belong'),
            ({"move": "give_up", "why": 1}, 'Move 2: "why" .* does not belong'),
            ({"move": "claim_error", "proof": 1}, "Move 2: proof: 1"),
        ],
    )
    def test_a_damaged_move_is_named(self, move: object, where: str) -> None:
        saved = START.set_code("RBRG").to_json()
        with pytest.raises(MatchError, match=where):
            Match.from_json({**saved, "moves": [*saved["moves"], move]})

    def test_a_refusal_speaks_every_language(self) -> None:
        saved = START.set_code("RBRG").to_json()
        with pytest.raises(MatchError) as caught:
            Match.from_json({**saved, "moves": [*saved["moves"], {"move": "reveal"}]})
        assert caught.value.message("fr").startswith(
            "Coup 2\u202f: Pas possible maintenant\u202f: Montrer le code."
        )
        assert caught.value.message("de").startswith("Zug 2: Jetzt nicht möglich: Code zeigen.")


class TestShown:
    MATCH = rows(Match(players=("<b>Ada</b>", "Bo")).set_code("RBRG"), "RRBY", "RBRG").reveal().next_round()

    def test_repr_makes_it_again(self) -> None:
        for match in (self.MATCH, example_match(TINY)):
            again = eval(repr(match), {"Match": Match, "Move": Move})
            assert again == match
            assert again.state() == match.state()

    def test_text_is_the_score_table(self) -> None:
        match = START.record_round(4).next_round()
        assert str(match).splitlines() == [
            "Match, Mastermind F6423",
            "Round  Codemaker  Rows  Result        Ada  Bo",
            "1      Ada        4     code found    4    0",
            "2      Bo         0     being played  0    0",
            "Total                                 4    0",
            "Round 2 of 2: Bo makes the code.",
        ]

    def test_html_has_headings_for_every_cell_and_no_tags_of_the_players(self) -> None:
        html = self.MATCH._repr_html_()
        assert html.count('scope="col"') == 6
        assert html.count('scope="row"') == 3
        assert "<caption>Match, Mastermind F6423</caption>" in html
        assert "&lt;b&gt;Ada&lt;/b&gt;" in html
        assert "<b>" not in html

    def test_a_code_that_is_hidden_is_not_shown(self) -> None:
        match = rows(START.set_code("YGYG"), "RRBY")
        for lang in LANGUAGES:
            shown = match.text(lang) + match.html(lang) + " ".join(match.sentences(lang))
            assert F6423.format("YGYG", lang) not in shown

    def test_state_is_plain_json(self) -> None:
        state = contradictory().claim_error("no_code").state()
        assert json.loads(json.dumps(state)) == state
        assert state["scores"] == [0, 3]


class TestExampleMatch:
    @pytest.mark.parametrize("box", EDITIONS.values(), ids=lambda box: box.key)
    @pytest.mark.parametrize("seed", range(3))
    def test_a_wrong_answer_is_proven_in_both_ways(self, box: Edition, seed: int) -> None:
        match = example_match(box, seed)
        assert [r.outcome for r in match.table.rounds] == ["error", "broken", "error", "broken"]
        keys = [event.key for said in match.table.log for event in said]
        assert keys.index("no_code_fits") < keys.index("wrong_answer")
        assert match.winner is not None

    @pytest.mark.parametrize("box", EDITIONS.values(), ids=lambda box: box.key)
    def test_the_code_is_asked_for_only_while_codes_are_left(self, box: Edition) -> None:
        for seed in range(3):
            impossible, shown = (r for r in example_match(box, seed).table.rounds if r.outcome == "error")
            assert not remaining(impossible.rows, box)
            assert remaining(shown.rows, box)

    def test_the_same_seed_gives_the_same_match(self) -> None:
        assert example_match(seed=5) == example_match(seed=5)
        assert example_match(seed=5) != example_match(seed=6)

    def test_a_box_too_small_for_a_slip_is_played_without_one(self) -> None:
        match = example_match(Edition("one", "One", 1, 2, rows=1))
        assert match.phase in ("tie", "over")

    def test_the_slip_is_the_only_wrong_answer(self) -> None:
        for r in example_match(seed=3).table.rounds:
            assert r.secret is not None
            right = [Feedback(*row.answer) == r._true(row.guess, r.secret) for row in r.rows]
            assert right.count(False) == (r.outcome == "error")


def test_every_event_has_a_sentence_in_every_language() -> None:
    games = [
        example_match(),
        contradictory(LEARNING).claim_error("no_code").mend_answer("4 0", row=1).reveal(),
        rows(LEARNING.set_code("RBRG"), "RRBY 1 1").claim_error("secret").reveal().next_round(),
        TestTies.TIE.share(),
        TestTies.TIE.another_pair(),
    ]
    for match in games:
        for lang in LANGUAGES:
            for sentence in match.sentences(lang):
                assert sentence.endswith(".")
                assert "{" not in sentence
