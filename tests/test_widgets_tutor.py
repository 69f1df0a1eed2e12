"""The widgets to practise the answer and to hunt for a rule, without a browser: what their traits take and tell."""

from typing import Any

import pytest
from traitlets import TraitError

from mmteach import MISCONCEPTIONS, CodeError, Feedback, FeedbackError, diagnose, score
from mmteach.misconceptions import Response
from mmteach.misconceptions.hunt import hidden_rule
from mmteach.seeds import SeedError
from mmteach.widgets import BugHunt, ScoringPractice
from mmteach.widgets.scoring_practice import AttemptError

ATTEMPT = {
    "secret": "Red-Blue-Red-Green",
    "guess": "RRBY",
    "answer": "1b2g",
    "level": 5,
    "mended": False,
    "at": "2026-03-02T12:00:00.000Z",
}


class TestScoringPractice:
    def test_attempts_are_kept_as_the_front_end_writes_them(self) -> None:
        board = ScoringPractice(attempts=[ATTEMPT])
        assert board.attempts == [{**ATTEMPT, "secret": "RBRG", "answer": [1, 2]}]

    def test_responses_are_the_answers_given_alone(self) -> None:
        helped, mended = {**ATTEMPT, "level": 4}, {**ATTEMPT, "mended": True}
        board = ScoringPractice(attempts=[ATTEMPT, helped, mended])
        assert board.responses == (Response((0, 1, 0, 2), (0, 0, 1, 3), Feedback(1, 2)),)
        assert diagnose(board.responses, edition=board.box).answers == 1

    def test_an_answer_may_be_one_that_no_code_earns(self) -> None:
        board = ScoringPractice(attempts=[{**ATTEMPT, "answer": [3, 1]}])
        assert board.responses[0].answer == (3, 1)

    @pytest.mark.parametrize(
        ("change", "error", "said"),
        [
            ({"secret": "RBRX"}, CodeError, r'^Row 2: Peg 4: "X" is not a symbol'),
            ({"answer": [5, 0]}, FeedbackError, r"^Row 2: "),
            ({"at": "yesterday"}, AttemptError, r"^Row 2: .* is not saved practice"),
            ({"level": "high"}, AttemptError, r"^Row 2: "),
            ({"guess": None}, CodeError, r"^Row 2: "),
        ],
    )
    def test_refuses_a_damaged_attempt(self, change: dict[str, Any], error: type, said: str) -> None:
        with pytest.raises(error, match=said):
            ScoringPractice(attempts=[ATTEMPT, {**ATTEMPT, **change}])

    @pytest.mark.parametrize("attempt", [None, 7, {}, {**ATTEMPT, "at": None}])
    def test_refuses_what_is_no_attempt(self, attempt: object) -> None:
        with pytest.raises(AttemptError, match=r"^Row 1: "):
            ScoringPractice(attempts=[attempt])

    def test_the_level_ends_where_the_ladder_does(self) -> None:
        assert ScoringPractice(level=99).level == 6
        assert ScoringPractice("bulls-and-cows", level=99).level == 5
        with pytest.raises(TraitError):
            ScoringPractice(level=0)

    def test_the_sheet_has_a_pair_for_every_wrong_rule(self) -> None:
        pairs = ScoringPractice()._pairs()
        for rule in MISCONCEPTIONS.values():
            assert any(rule.score(*pair) != score(*pair) for pair in pairs), rule.key


class TestBugHunt:
    def test_the_text_tells_what_the_learner_answered(self) -> None:
        seed = next(n for n in range(1, 99) if hidden_rule(n) == "swapped")
        board = BugHunt(seed=seed, asked=[("Red-Blue-Red-Green", "RRBY")])
        assert board.asked == [["RBRG", "RRBY"]]
        assert board.text().splitlines()[1:] == ["1  R B R G  R R B Y  2 exact, 1 misplaced"]
        assert board.rule == "swapped"

    def test_the_html_keeps_the_rule_closed(self) -> None:
        html = BugHunt(seed=7).html()
        rule = MISCONCEPTIONS[hidden_rule(7)]
        before, closed = html.split("<details>")
        assert rule.name() not in before
        assert rule.name() in closed

    @pytest.mark.parametrize("seed", [-1, 1_000_000])
    def test_refuses_what_is_no_seed(self, seed: int) -> None:
        with pytest.raises(SeedError):
            BugHunt(seed=seed)

    def test_refuses_a_pair_that_is_none(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 2: "):
            BugHunt(asked=[("RBRG", "RRBY"), ("RBRG", "RRBX")])
        with pytest.raises(TraitError):
            BugHunt(named=["telepathy"])
