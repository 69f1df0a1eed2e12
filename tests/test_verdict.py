import pytest
from boards import codes_of

from mmteach import EDITIONS, F6423, SUPER_HOLES, CodeError, score
from mmteach.misconceptions import MISCONCEPTIONS
from mmteach.verdict import wrong_answers

# Guesses on which every wrong rule shows in an answer that is possible.
SECRET = "RRRB"
GUESSES = ["BRBR", "RRBB", "BBRR", "RBGR", "GBYB"]


def answered_by(key: str) -> list[tuple[str, tuple[int, int]]]:
    """A board answered by a wrong rule, without the rows whose answer is not even possible."""
    rows = [(g, MISCONCEPTIONS[key].score(SECRET, g)) for g in GUESSES]
    return [(g, tuple(a)) for g, a in rows if sum(a) <= 4 and a != (3, 1)]


class TestWrongAnswers:
    def test_a_right_board_has_none(self) -> None:
        found = wrong_answers(SECRET, [(g, score(SECRET, g)) for g in GUESSES])
        assert (len(found), found.rules) == (0, ())
        assert str(found) == "Every answer is right."

    def test_names_exactly_the_wrong_rows_with_the_right_answer(self) -> None:
        rows = [("RRBY", (1, 2)), ("BBGG", (0, 1)), ("RBRG", (3, 0))]
        found = wrong_answers("RBRG", rows)
        assert [(a.row, a.said, a.would_say) for a in found.answers] == [
            (2, (0, 1), score("RBRG", "BBGG")),
            (3, (3, 0), (4, 0)),
        ]

    @pytest.mark.parametrize("key", MISCONCEPTIONS)
    def test_a_board_answered_by_a_wrong_rule_names_that_rule(self, key: str) -> None:
        found = wrong_answers(SECRET, answered_by(key))
        assert key in [rule.key for rule in found.rules]

    def test_a_rule_must_explain_every_wrong_answer(self) -> None:
        rows = [*answered_by("swapped"), ("GGGG", (4, 0))]
        assert wrong_answers(SECRET, rows).rules == ()

    def test_first_comes_the_rule_that_gives_more_of_the_board(self) -> None:
        """Both exchange the keys of the first row; only one would leave the second as it is."""
        rows = [("RBGY", (0, 4)), ("OOVV", (0, 0)), ("RBYG", (2, 2))]
        rules = [rule.key for rule in wrong_answers("RBGY", rows).rules]
        assert rules == ["swapped", "total_only"]

    def test_the_sentence_shows_both_answers_and_the_belief(self) -> None:
        found = wrong_answers("RBRG", [("RRBR", (1, 3))])
        assert found.rules[0].key == "every_guess_peg"
        assert str(found) == (
            "Row 1 said 1 exact, 3 misplaced; the right answer is 1 exact, 2 misplaced. "
            f"One wrong rule explains it: {found.rules[0].belief()}"
        )
        for lang in ("fr", "de"):
            assert found.rules[0].belief(lang) in found.sentence(lang)

    @pytest.mark.parametrize("key", EDITIONS)
    def test_works_in_every_box(self, key: str) -> None:
        box = EDITIONS[key]
        secret, guess = codes_of(box)[-1], codes_of(box)[1]
        right = score(secret, guess, box)
        wrong = (0, 1) if right == (0, 0) else (0, 0)
        found = wrong_answers(secret, [(guess, right), (guess, wrong)], box)
        assert [a.row for a in found.answers] == [2]

    def test_the_secret_is_checked(self) -> None:
        with pytest.raises(CodeError, match="has 4 pegs"):
            wrong_answers("RRBY", [], SUPER_HOLES)
        with pytest.raises(CodeError):
            wrong_answers("XRBY", [], F6423)
