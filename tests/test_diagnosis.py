"""The tutor: what it asks, and what it may name."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from boxes import own
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, F6423, SUPER_HOLES, CodeError, Edition, FeedbackError, diagnose, next_question
from mmteach.i18n import LANGUAGES
from mmteach.misconceptions import MISCONCEPTIONS, OUTCOMES, RULES, Question, Response, SlipError, examples
from mmteach.misconceptions.diagnosis import believe
from mmteach.misconceptions.questions import best_question
from mmteach.misconceptions.shapes import order, partition, shape_of, shapes
from mmteach.misconceptions.trials import OUTSIDE, trial
from mmteach.rows import RowError

SMALL_BOXES = [
    F6423,
    EDITIONS["kids"],
    EDITIONS["bulls-and-cows"],
    own(positions=4, colours=3),
    own(positions=2, colours=2),
]


def every_shape(edition: Edition) -> tuple[tuple[Question, tuple[int, ...]], ...]:
    found = sorted(shapes(edition.positions, len(edition.colours), edition.repeats), key=order)
    return tuple((q, partition(*q)) for q in found)


def answered(rule: str, count: int, edition: Edition = F6423) -> list[Response]:
    """The first answers of a learner who never slips."""
    said: list[Response] = []
    for _ in range(count):
        question = next_question(said, edition)
        said.append(Response(*question, RULES[rule](*question)))
    return said


class TestNextQuestion:
    def test_the_first_is_the_best_single_pair(self) -> None:
        assert shape_of(*next_question()) == ((0, 0, 1, 2), (1, 0, 1, 0))

    @pytest.mark.parametrize("edition", SMALL_BOXES, ids=lambda e: f"{e.positions}x{len(e.colours)}")
    def test_it_is_what_a_search_of_all_pairs_finds(self, edition: Edition) -> None:
        candidates, random = every_shape(edition), Random(1)
        for slip in (0.0, 0.1, 0.3):
            said: list[Response] = []
            for _ in range(8):
                belief = believe(said, slip, edition)
                last = shape_of(*said[-1][:2]) if said else None
                best = best_question(candidates, belief, slip, edition.positions, last)
                question = next_question(said, edition, slip)
                assert shape_of(*question) == best
                said.append(Response(*question, random.choice(list(RULES.values()))(*question)))

    @given(st.data(), st.sampled_from([*EDITIONS.values(), own(7, 5), own(8, 8, repeats=False), own(8, 2)]))
    def test_never_two_of_one_shape_in_a_row(self, data: st.DataObject, edition: Edition) -> None:
        said: list[Response] = []
        for _ in range(6):
            question = next_question(said, edition)
            assert all(edition.parse(code) == code for code in question)
            said.append(Response(*question, data.draw(st.sampled_from(list(RULES.values())))(*question)))
        assert all(shape_of(*a[:2]) != shape_of(*b[:2]) for a, b in pairwise(said))

    def test_colours_move_on_with_each_answer(self) -> None:
        said = answered("true", 3)
        assert [min({*q.secret, *q.guess}) for q in said] == [0, 1, 2]

    def test_holes_are_never_asked(self) -> None:
        said = answered("swapped", 8, SUPER_HOLES)
        assert all(SUPER_HOLES.hole not in q.secret + q.guess for q in said)

    def test_a_box_with_one_pair_to_ask_asks_it_again(self) -> None:
        lonely = own(positions=1, colours=1, holes=True)
        assert next_question([("X", "X", (1, 0))], Edition("x", "x", 1, ["X"], holes=True)) == ((0,), (0,))
        assert next_question((), lonely) == ((0,), (0,))


class TestExamples:
    @pytest.mark.parametrize("key", MISCONCEPTIONS)
    def test_the_rule_shows_on_each_and_alone_on_the_first(self, key: str) -> None:
        found, place = examples(key), list(RULES).index(key)
        assert all(RULES[key](*q) != RULES["true"](*q) for q in found)
        shared = [partition(*q).count(partition(*q)[place]) for q in found]
        assert shared == sorted(shared)

    def test_only_rules_of_the_list_have_some(self) -> None:
        for key in ("true", "none"):
            with pytest.raises(KeyError):
                examples(key)


class TestDiagnose:
    def test_no_answers_no_evidence(self) -> None:
        found = diagnose([])
        assert list(found) == list(OUTCOMES)
        assert sum(found.values()) == pytest.approx(1)
        assert (found.verdict, found.likeliest) == (None, "true")

    @pytest.mark.parametrize("rule", RULES)
    def test_it_names_each_rule_after_four_answers_and_not_before(self, rule: str) -> None:
        said = answered(rule, 4)
        assert [diagnose(said[:n]).verdict for n in range(5)] == [None] * 4 + [rule]

    @pytest.mark.parametrize("rule", RULES)
    def test_one_slip_in_six_hides_no_rule(self, rule: str) -> None:
        said = answered(rule, 6)
        for slip in range(6):
            spoilt = [r._replace(answer=(0, 0)) if n == slip else r for n, r in enumerate(said)]
            assert diagnose(spoilt).likeliest == rule

    def test_rules_that_agree_on_all_that_was_asked_share_the_probability(self) -> None:
        said = [("AAAB", "BABA", (1, 3))] * 6
        box = Edition("letters", "Letters", 4, ["A", "B", "C", "D", "E", "F"])
        found = diagnose(said, edition=box)
        twins = ["every_guess_peg", "every_secret_peg", "grey_includes_black"]
        assert len({found[key] for key in twins}) == 1
        assert found.verdict is None

    def test_it_is_none_of_these_when_the_answers_fit_nothing(self) -> None:
        said: list[Response] = []
        for _ in range(6):
            said.append(Response(*next_question(said), (4, 4)))  # type: ignore[arg-type]
        assert diagnose(said).verdict == "none"

    @given(st.permutations(range(5)), st.sampled_from(list(RULES)))
    def test_the_order_of_answers_does_not_matter(self, places: list[int], rule: str) -> None:
        said = answered(rule, 5)
        assert diagnose([said[p] for p in places]) == pytest.approx(dict(diagnose(said)))

    def test_it_reads_text_and_answers_no_code_could_earn(self) -> None:
        said = [("RBRG", "Red-Red-Blue-Red", "1 4"), ("RBRG", "RRBY", "1b2g")]
        assert diagnose(said) == diagnose(
            [((0, 1, 0, 2), (0, 0, 1, 0), (1, 4)), ((0, 1, 0, 2), (0, 0, 1, 3), (1, 2))]
        )

    def test_without_slips_a_rule_that_fails_once_is_out(self) -> None:
        found = diagnose([("RRBG", "BRBR", (2, 1))], slip=0)
        assert [key for key in RULES if found[key] == 0] == [
            key for key in RULES if RULES[key]((0, 0, 1, 2), (1, 0, 1, 0)) != (2, 1)
        ]

    @pytest.mark.parametrize("answer", [(5, 0), (0, -1), "1", "x", (0.5, 1)])
    def test_an_answer_that_is_none_is_refused_with_its_row(self, answer: object) -> None:
        with pytest.raises(FeedbackError, match="Row 2"):
            diagnose([("RBRG", "RRBY", (1, 2)), ("RBRG", "RRBY", answer)])  # type: ignore[list-item]

    def test_a_code_that_is_none_is_refused_with_its_row_and_peg(self) -> None:
        with pytest.raises(CodeError, match=r"Row 1: Peg 4"):
            diagnose([("RBRX", "RRBY", (1, 2))])

    @pytest.mark.parametrize("slip", [-0.1, 1, 2.5, float("nan")])
    def test_a_slip_that_is_no_share_is_refused(self, slip: float) -> None:
        with pytest.raises(SlipError, match=r"0 to less than 1"):
            diagnose([], slip)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_it_says(self, lang: str) -> None:
        said = answered("swapped", 4)
        assert MISCONCEPTIONS["swapped"].belief(lang) in diagnose(said).sentence(lang)
        sentences = {diagnose(said[:n]).sentence(lang) for n in range(5)}
        assert len(sentences) == 5
        assert diagnose(answered("true", 4)).sentence(lang) not in sentences


class TestTrials:
    def test_without_slips_every_learner_of_a_rule_is_found_after_four_answers(self) -> None:
        assert {(t.right, t.questions) for t in (trial(rule, 0, runs=1) for rule in RULES)} == {(1, 4)}

    def test_the_same_seed_the_same_figures(self) -> None:
        assert trial("white_first", 0.2, runs=5) == trial("white_first", 0.2, runs=5)

    def test_no_rule_outside_the_list_is_one_of_the_list(self) -> None:
        found = list(shapes(4, 6))
        listed = {tuple(rule(*q) for q in found) for rule in RULES.values()}
        outside = {tuple(rule(*q) for q in found) for rule in OUTSIDE.values()}
        assert len(outside) == 10
        assert not outside & listed


@pytest.mark.parametrize("answers", [5, [("RBRG", "RRBY")], [5]])
def test_what_is_no_list_of_answers_is_refused(answers: Any) -> None:
    with pytest.raises(RowError, match="is not an answer to diagnose"):
        diagnose(answers)
