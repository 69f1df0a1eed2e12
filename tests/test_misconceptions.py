"""Wrong rules: their shares over all pairs, what tells them apart, and what a wrong answer means."""

import json
from collections import Counter
from math import log2, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mmteach import F6423, MISCONCEPTIONS, SUPER_HOLES, CodeError, FeedbackError, constraints, meaning, score
from mmteach.i18n import LANGUAGES
from mmteach.misconceptions import RULES
from mmteach.misconceptions.shapes import FILE, Question, partition, search, shape_of, shapes

# Pairs, of all 1,679,616 of four pegs and six colours, on which the answer is not the true one.
DIFFERS = {
    "every_guess_peg": 514_740,
    "every_secret_peg": 514_740,
    "black_reused": 286_260,
    "white_first": 331_320,
    "left_to_right": 170_730,
    "distinct_colours": 131_850,
    "shared_minus_black": 139_770,
    "grey_includes_black": 869_616,
    "total_only": 869_616,
    "swapped": 1_257_786,
}
VISIBLE_WITHOUT_REPEATS = {"grey_includes_black", "total_only", "swapped"}
SHAPES = list(shapes(4, 6))

rule_keys = st.sampled_from(list(RULES))
codes = st.tuples(*[st.integers(0, 5)] * 4)


def text(secret: str, guess: str) -> Question:
    """Two codes written in letters, as ("AABC", "BABA")."""
    return Question(*(tuple(ord(c) - ord("A") for c in code) for code in (secret, guess)))


def weight(question: Question) -> int:
    """How many pairs of six colours have that shape."""
    return perm(6, len({*question.secret, *question.guess}))


class TestRules:
    def test_the_keys_are_those_of_the_list(self) -> None:
        assert list(MISCONCEPTIONS) == list(DIFFERS)
        assert list(RULES) == ["true", *DIFFERS]

    def test_every_guess_peg_on_the_pair_of_the_rule_sheet(self) -> None:
        assert MISCONCEPTIONS["every_guess_peg"].score("RBRG", "RRBR") == (1, 3)

    @pytest.mark.parametrize("key", DIFFERS)
    def test_how_often_it_differs(self, key: str) -> None:
        found = sum(weight(q) for q in SHAPES if RULES[key](*q) != RULES["true"](*q))
        assert found == DIFFERS[key]

    @pytest.mark.parametrize("key", DIFFERS)
    def test_whether_it_is_visible_without_repeats(self, key: str) -> None:
        distinct = [q for q in SHAPES if all(len(set(code)) == 4 for code in q)]
        assert any(RULES[key](*q) != RULES["true"](*q) for q in distinct) == (key in VISIBLE_WITHOUT_REPEATS)

    @given(rule_keys, codes, codes, st.permutations(range(6)))
    def test_renaming_colours_changes_no_answer(
        self, key: str, secret: tuple[int, ...], guess: tuple[int, ...], names: list[int]
    ) -> None:
        renamed = (tuple(names[c] for c in code) for code in (secret, guess))
        assert RULES[key](*renamed) == RULES[key](secret, guess)

    @given(codes, codes)
    def test_the_two_countings_mirror_each_other(
        self, secret: tuple[int, ...], guess: tuple[int, ...]
    ) -> None:
        assert RULES["every_guess_peg"](secret, guess) == RULES["every_secret_peg"](guess, secret)

    @pytest.mark.parametrize("key", DIFFERS)
    def test_a_hole_opposite_a_hole_is_a_hit_and_any_other_is_none(self, key: str) -> None:
        with_holes = MISCONCEPTIONS[key].score("R-Hole-Hole-B-G", "Hole-Hole-R-B-Hole", SUPER_HOLES)
        assert with_holes == MISCONCEPTIONS[key].score("RYOBG", "VYRBT", SUPER_HOLES)

    def test_a_code_of_another_length_is_refused(self) -> None:
        with pytest.raises(CodeError, match="4"):
            MISCONCEPTIONS["swapped"].score("RBR", "RRBR")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_words_of_their_own_in_every_language(self, lang: str) -> None:
        for say in ("name", "belief", "correction"):
            assert len({getattr(m, say)(lang) for m in MISCONCEPTIONS.values()}) == len(DIFFERS)


class TestShapes:
    def test_there_are_4111_and_they_stand_for_every_pair(self) -> None:
        assert len(SHAPES) == len(set(SHAPES)) == 4_111
        assert sum(map(weight, SHAPES)) == 1_679_616

    def test_without_repeats(self) -> None:
        distinct = {q for q in shapes(4, 10) if all(len(set(code)) == 4 for code in q)}
        assert set(shapes(4, 10, repeats=False)) == distinct

    @given(codes, codes)
    def test_every_pair_has_one(self, secret: tuple[int, ...], guess: tuple[int, ...]) -> None:
        assert shape_of(secret, guess) in SHAPES
        assert partition(*shape_of(secret, guess)) == partition(secret, guess)

    def test_two_pairs_separate_the_true_rule_and_all_ten(self) -> None:
        pairs = [text("AAAB", "BABA"), text("ABAC", "AAAB")]
        assert len({tuple(rule(*q) for q in pairs) for rule in RULES.values()}) == 11

    def test_no_single_pair_does(self) -> None:
        assert max(len(set(partition(*q))) for q in SHAPES) < 11

    def test_the_best_single_pair(self) -> None:
        def bits(question: Question) -> float:
            return -sum(n / 11 * log2(n / 11) for n in Counter(partition(*question)).values())

        best = max(map(bits, SHAPES))
        assert f"{best:.2f} of {log2(11):.2f}" == "2.55 of 3.46"
        assert next(q for q in SHAPES if bits(q) > best - 1e-9) == text("AABC", "BABA")

    @pytest.mark.parametrize("positions", [1, 2, 3, 4, 5])
    @pytest.mark.parametrize("repeats", [True, False], ids=["repeats", "distinct"])
    def test_the_file_of_questions_is_what_a_search_of_all_shapes_finds(
        self, repeats: bool, positions: int
    ) -> None:
        stored = json.loads(FILE.read_text())["repeats" if repeats else "distinct"]
        assert stored[str(positions)] == search(repeats, positions)


class TestConstraints:
    def test_all_that_apply_hold_for_the_true_answer(self) -> None:
        for question in SHAPES:
            assert all(check.holds for check in constraints(*question, score(*question)))

    def test_a_wrong_answer_breaks_at_least_one(self) -> None:
        answers = [(e, m) for e in range(5) for m in range(5)]
        for question in SHAPES[::40]:
            for wrong in (a for a in answers if a != score(*question)):
                assert any(not check.holds for check in constraints(*question, wrong)), (question, wrong)

    @pytest.mark.parametrize(
        ("secret", "guess", "answer", "broken"),
        [
            ("RBRG", "RRBY", (2, 1), ["exact"]),
            ("RBRG", "RRBY", (1, 3), ["total"]),
            ("RBRG", "RRBR", (2, 3), ["exact", "total", "pegs"]),
            ("RBRG", "RBRY", (3, 1), ["total", "last"]),
            ("RRRB", "RRRR", (2, 1), ["exact", "one_colour"]),
            ("RRRR", "BBBB", (0, 1), ["total", "one_colour", "absent"]),
            ("RRBG", "GBRR", (0, 3), ["total", "same_pegs"]),
            ("RBGY", "OOVV", (1, 0), ["exact", "total", "absent"]),
        ],
    )
    def test_what_is_broken(
        self, secret: str, guess: str, answer: tuple[int, int], broken: list[str]
    ) -> None:
        assert [c.key for c in constraints(secret, guess, answer) if not c.holds] == broken

    def test_sentences(self) -> None:
        first, second, *_ = constraints("RBRG", "RRBY", (1, 3))
        assert str(first) == "Exact is right: one key for each equal place (1)."
        assert str(second) == "Keys in all: 3, for each colour the smaller of its two counts. You gave 4."

    def test_each_has_praise_and_error_in_every_language(self) -> None:
        applied = {c.key: c for q in SHAPES for c in constraints(*q, (3, 1))}
        for lang in LANGUAGES:
            said = {c.sentence(lang) for c in applied.values()}
            said |= {type(c)(c.key, not c.holds, c.right, c.given).sentence(lang) for c in applied.values()}
            assert len(said) == 2 * len(applied) == 14

    def test_more_keys_of_a_kind_than_pegs_is_refused(self) -> None:
        with pytest.raises(FeedbackError, match="0 to 4 keys of each kind"):
            constraints("RBRG", "RRBY", (5, 0))


class TestMeaning:
    def test_a_colour_counted_too_often(self) -> None:
        said = meaning("RBRG", "RBBY", (2, 1))
        assert said["every_guess_peg"] == "Blue: you counted every peg of the guess, 2 keys instead of 1."

    @pytest.mark.parametrize("key", DIFFERS)
    def test_every_wrong_answer_of_a_rule_names_the_rule(self, key: str) -> None:
        for question in SHAPES[::7]:
            answer = RULES[key](*question)
            assert (key in meaning(*question, answer)) == (answer != score(*question))

    def test_the_colour_named_is_one_of_the_guess(self) -> None:
        for question in SHAPES[::7]:
            names = {F6423.symbols[c].names["en"] for c in question.guess}
            for key in set(DIFFERS) - {"swapped", "shared_minus_black"}:
                said = meaning(*question, RULES[key](*question))
                assert key not in said or said[key].partition(":")[0] in names

    def test_nothing_for_the_right_answer_nor_for_one_of_no_rule(self) -> None:
        assert dict(meaning("RBRG", "RRBY", (1, 2))) == {}
        assert dict(meaning("RBRG", "RRBY", (4, 0))) == {}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_every_language(self, lang: str) -> None:
        said = [meaning("RBRG", "RRBR", MISCONCEPTIONS[k].score("RBRG", "RRBR"), lang) for k in DIFFERS]
        assert all("{" not in sentence for each in said for sentence in each.values())
