from typing import Any

import pytest
from boxes import box_and_codes, languages
from hypothesis import given

from mmteach import F6423, SUPER_HOLES, CodeError, Step, explain, score

WORKED = {
    "en": [
        "Position 1: Red and Red: exact.",
        "Guess position 2, code position 3: Red and Red: misplaced.",
        "Guess position 3, code position 2: Blue and Blue: misplaced.",
        "Guess position 4: Yellow is not in the code: no key.",
        "Total: 1 exact, 2 misplaced.",
    ],
    "fr": [
        "Position 1 : Rouge et Rouge : bien placé.",
        "Essai position 2, code position 3 : Rouge et Rouge : mal placé.",
        "Essai position 3, code position 2 : Bleu et Bleu : mal placé.",
        "Essai position 4 : Jaune n’est pas dans le code : aucune fiche.",
        "Total : 1 bien placé, 2 mal placés.",
    ],
    "de": [
        "Position 1: Rot und Rot: richtig platziert.",
        "Versuch Position 2, Code Position 3: Rot und Rot: falsch platziert.",
        "Versuch Position 3, Code Position 2: Blau und Blau: falsch platziert.",
        "Versuch Position 4: Gelb kommt im Code nicht vor: kein Stift.",
        "Ergebnis: 1 richtig platziert, 2 falsch platziert.",
    ],
}


def places(steps: tuple[Step, ...], which: str) -> list[int]:
    return [place for step in steps if (place := getattr(step, which)) is not None]


class TestWorkedExample:
    @pytest.mark.parametrize("lang", WORKED)
    def test_one_sentence_a_step(self, lang: str) -> None:
        sentences = [step.sentence(lang).replace("\u202f", " ") for step in explain("RBRG", "RRBY")]
        assert sentences == WORKED[lang]

    def test_prints_in_english(self) -> None:
        assert [str(step) for step in explain("RBRG", "RRBY")] == WORKED["en"]

    def test_says_which_pass_a_step_belongs_to(self) -> None:
        assert [step.pass_number for step in explain("RBRG", "RRBY")] == [1, 2, 2, None, None]

    def test_a_colour_used_up_earns_nothing_and_the_step_says_so(self) -> None:
        steps = explain("RBYG", "BBBO")
        assert [(s.kind, s.guess_position, s.reason) for s in steps[:4]] == [
            ("exact", 2, None),
            ("nothing", 1, "used"),
            ("nothing", 3, "used"),
            ("nothing", 4, "absent"),
        ]
        assert str(steps[1]) == "Guess position 1: every Blue of the code is already struck: no key."

    def test_an_exact_peg_to_the_right_is_struck_before_a_misplaced_one_to_the_left(self) -> None:
        assert [(s.kind, s.guess_position) for s in explain("YRGG", "RROO")][:2] == [
            ("exact", 2),
            ("nothing", 1),
        ]

    def test_a_hole_out_of_place_earns_nothing(self) -> None:
        (hole,) = (s for s in explain("RBG_Y", "_BGYR", SUPER_HOLES) if s.kind == "nothing")
        assert (hole.guess_position, hole.reason) == (1, "hole")
        assert str(hole) == "Guess position 1: a hole earns nothing unless the code has a hole there."

    def test_a_hole_opposite_a_hole_is_exact(self) -> None:
        assert str(explain("_BBBB", "_RRRR", SUPER_HOLES)[0]) == "Position 1: Hole and Hole: exact."

    def test_refuses_what_is_no_code(self) -> None:
        with pytest.raises(CodeError, match="Peg 4"):
            explain("RBRX", "RRBY", F6423)


class TestLaws:
    """What holds for the steps of every pair of codes of every box."""

    @given(box_and_codes())
    def test_each_peg_is_spoken_of_once(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        steps = explain(secret, guess, box)
        struck = places(steps, "secret_position")
        assert sorted(places(steps, "guess_position")) == list(range(1, box.positions + 1))
        assert len(struck) == len(set(struck)) == sum(score(secret, guess, box))

    @given(box_and_codes())
    def test_exact_comes_first_then_misplaced_then_nothing_then_the_total(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        order = ["exact", "misplaced", "nothing", "total"]
        steps = explain(secret, guess, box)
        told = [(order.index(step.kind), step.guess_position or 0) for step in steps]
        assert told == sorted(told)
        assert [step.kind for step in steps].count("total") == 1

    @given(box_and_codes())
    def test_a_pair_has_one_colour_and_is_exact_where_the_places_are_one(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        for step in explain(secret, guess, box):
            if step.guess_position and step.secret_position:
                here, there = step.guess_position, step.secret_position
                assert box.symbols[guess[here - 1]] == box.symbols[secret[there - 1]] == step.colour
                assert (step.kind == "exact") == (here == there)
                assert step.kind == "exact" or guess[here - 1] != box.hole

    @given(box_and_codes())
    def test_the_answer_grows_by_each_key_up_to_the_score(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        exact = misplaced = 0
        for step in explain(secret, guess, box):
            exact += step.kind == "exact"
            misplaced += step.kind == "misplaced"
            assert step.so_far == (exact, misplaced)
        assert (exact, misplaced) == score(secret, guess, box)

    @given(box_and_codes())
    def test_a_peg_earns_nothing_for_the_reason_given(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        steps = explain(secret, guess, box)
        struck = places(steps, "secret_position")
        for step in (s for s in steps if s.kind == "nothing"):
            symbol = guess[step.guess_position - 1]
            free = [p for p, s in enumerate(secret, 1) if s == symbol and p not in struck]
            if step.reason == "hole":
                assert symbol == box.hole != secret[step.guess_position - 1]
            else:
                assert (step.reason == "used") == (symbol in secret)
                assert free == []

    @given(box_and_codes(), languages)
    def test_a_sentence_names_its_places_and_its_colour(self, drawn: Any, lang: str) -> None:
        box, (secret, guess) = drawn
        for step in explain(secret, guess, box):
            sentence = step.sentence(lang)
            assert sentence.endswith(".")
            assert all(str(p) in sentence for p in (step.guess_position, step.secret_position) if p)
            assert step.reason == "hole" or step.colour is None or step.colour.names[lang] in sentence
