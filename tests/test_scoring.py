import json
from collections import Counter
from itertools import permutations, product
from math import factorial, prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from boxes import box_and_codes, own
from hypothesis import given
from hypothesis import strategies as st
from pairs import Bytes, answers_to_every_pair, every_pair

from mmteach import EDITIONS, SUPER_HOLES, Code, CodeError, Edition, Feedback, score
from mmteach.scoring import feedback

DATA = Path(__file__).parent / "data"
CASES = json.loads((DATA / "scoring_cases.json").read_text())["cases"]
TABLES = json.loads((DATA / "feedback_counts.json").read_text())["tables"]


class TestWorkedCases:
    @pytest.mark.parametrize(
        ("guess", "answer"),
        [
            ("Red-Red-Blue-Yellow", (1, 2)),
            ("Red-Blue-Green-Red", (2, 2)),
            ("Red-Blue-Red-Green", (4, 0)),
        ],
    )
    def test_of_the_rule_sheet(self, guess: str, answer: tuple[int, int]) -> None:
        assert score("Red-Blue-Red-Green", guess) == answer

    @pytest.mark.parametrize(
        ("guess", "answer"), [("BBBO", (1, 0)), ("OBBB", (1, 0)), ("BOBB", (0, 1)), ("BBOB", (1, 0))]
    )
    def test_one_blue_in_the_code_and_three_in_the_guess_earn_one_key(
        self, guess: str, answer: tuple[int, int]
    ) -> None:
        assert score("RBYG", guess) == answer

    @pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['secret']}-{case['guess']}")
    def test_that_programs_and_pages_got_wrong(self, case: dict[str, Any]) -> None:
        secret, guess = (tuple(map(ord, case[which])) for which in ("secret", "guess"))
        assert feedback(secret, guess)._asdict() == case["right"]
        assert feedback(secret, guess) != tuple(case.get("published_wrong_answer", ()))

    def test_takes_any_box(self) -> None:
        assert score("0145", "1043", EDITIONS["bulls-and-cows"]) == (1, 2)
        assert score("Cat Dog", "Dog Cat", own(2, ["Cat", "Dog"])) == (0, 2)


class TestHoles:
    @pytest.mark.parametrize(
        ("secret", "guess", "answer"),
        [
            ("_____", "_____", (5, 0)),
            ("R___B", "B___R", (3, 2)),
            ("R____", "_R___", (3, 1)),
            ("RBGYO", "_____", (0, 0)),
            ("_BGYO", "R____", (0, 0)),
        ],
    )
    def test_a_hole_is_exact_or_nothing(self, secret: str, guess: str, answer: tuple[int, int]) -> None:
        assert score(secret, guess, SUPER_HOLES) == answer

    @given(box_and_codes())
    def test_a_hole_in_the_wrong_place_is_like_a_colour_not_in_the_code(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        stranger = len(box.symbols)
        other = tuple(stranger if g == box.hole != s else g for s, g in zip(secret, guess, strict=True))
        assert feedback(secret, guess, box.hole) == feedback(secret, other, box.hole)


class TestRefusals:
    def test_name_the_peg_of_either_code(self) -> None:
        with pytest.raises(CodeError, match="Peg 2"):
            score("RXRG", "RRBY")
        with pytest.raises(CodeError, match="Peg 4"):
            score("RBRG", "RRBX")

    def test_codes_of_two_lengths_have_no_answer(self) -> None:
        with pytest.raises(ValueError, match="longer"):
            feedback((0, 1), (0, 1, 2))


class TestLaws:
    """What holds for every pair of codes of every box."""

    @given(box_and_codes())
    def test_secret_and_guess_may_change_places(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        assert score(secret, guess, box) == score(guess, secret, box)

    @given(box_and_codes(), st.data())
    def test_one_shuffle_of_both_codes_changes_nothing(self, drawn: Any, data: st.DataObject) -> None:
        box, (secret, guess) = drawn
        places = data.draw(st.permutations(range(box.positions)))
        shuffled = (tuple(code[p] for p in places) for code in (secret, guess))
        assert score(*shuffled, box) == score(secret, guess, box)

    @given(box_and_codes(), st.data())
    def test_renaming_the_colours_changes_nothing(self, drawn: Any, data: st.DataObject) -> None:
        box, (secret, guess) = drawn
        names = [*data.draw(st.permutations(range(len(box.colours)))), box.hole]
        renamed = (tuple(names[s] for s in code) for code in (secret, guess))
        assert score(*renamed, box) == score(secret, guess, box)

    @given(box_and_codes())
    def test_there_are_never_more_keys_than_pegs(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        assert 0 <= sum(score(secret, guess, box)) <= box.positions

    @given(box_and_codes(1), st.data())
    def test_all_but_one_exact_and_one_misplaced_never_occurs(self, drawn: Any, data: st.DataObject) -> None:
        box, (secret,) = drawn
        place = data.draw(st.integers(0, box.positions - 1))
        symbol = data.draw(st.integers(0, len(box.symbols) - 1))
        guess = (*secret[:place], symbol, *secret[place + 1 :])  # the only guesses that come near it
        assert feedback(secret, guess, box.hole).misplaced == 0

    @given(box_and_codes())
    def test_all_exact_means_equal(self, drawn: Any) -> None:
        box, (secret, guess) = drawn
        assert (score(secret, guess, box).exact == box.positions) == (secret == guess)
        assert score(secret, secret, box) == (box.positions, 0)

    @given(box_and_codes(1))
    def test_a_guess_of_one_colour_has_no_misplaced_key(self, drawn: Any) -> None:
        box, (secret,) = drawn
        for symbol in range(len(box.symbols)):
            assert feedback(secret, (symbol,) * box.positions, box.hole) == (secret.count(symbol), 0)

    @given(box_and_codes(), st.data())
    def test_the_same_pegs_in_another_order_have_the_same_total(
        self, drawn: Any, data: st.DataObject
    ) -> None:
        _, (secret, guess) = drawn
        other = data.draw(st.permutations(guess))
        assert sum(feedback(secret, guess)) == sum(feedback(secret, tuple(other)))

    @given(box_and_codes())
    def test_each_colour_earns_the_smaller_of_its_two_counts(self, drawn: Any) -> None:
        _, (secret, guess) = drawn
        shared = Counter(secret) & Counter(guess)
        assert sum(feedback(secret, guess)) == shared.total()


def best_matching(positions: int, symbols: int, hole: int | None = None) -> Bytes:
    """The answer to every pair by search over all ways to pair the pegs: most exact ones first, then most in all.

    It shares no idea with the two passes: nothing is struck, nothing is counted by colour.
    """
    pairs = every_pair(positions, symbols)
    secrets, guesses = pairs[:, :positions], pairs[:, positions:]
    best = np.zeros(len(pairs), np.uint8)
    for pairing in permutations(range(positions)):
        exact, misplaced = np.zeros((2, len(pairs)), np.uint8)
        for here, there in enumerate(pairing):
            alike = guesses[:, here] == secrets[:, there]
            if here == there:
                exact += alike
            else:
                misplaced += alike & (guesses[:, here] != (255 if hole is None else hole))
        np.maximum(best, 16 * exact + misplaced, out=best)
    return best


class TestBestMatchingBySearch:
    def test_agrees_on_all_pairs_of_the_box_of_four_and_six(self) -> None:
        assert np.array_equal(best_matching(4, 6), answers_to_every_pair(4, 6))

    def test_agrees_on_all_pairs_with_holes(self) -> None:
        assert np.array_equal(best_matching(3, 5, hole=4), answers_to_every_pair(3, 5, hole=4))


def shapes(box: Edition) -> list[Code]:
    """One guess for each shape: all other guesses follow by renaming colours and shuffling places."""
    found: dict[tuple[object, ...], Code] = {}
    for code in product(range(len(box.symbols)), repeat=box.positions):
        if list(code) == sorted(code):
            found.setdefault(shape(code, box), code)
    return list(found.values())


def shape(code: Code, box: Edition) -> tuple[object, ...]:
    counts = Counter(code)
    holes = counts.pop(box.hole, 0)
    return (holes, *sorted(counts.values()))


def guesses_of_shape(code: Code, box: Edition) -> int:
    """How many guesses have the shape of `code`: choices of colours, times orders of the pegs."""
    counts = Counter(code)
    orders = factorial(box.positions) // prod(factorial(n) for n in counts.values())
    counts.pop(box.hole, 0)
    colours = len(box.colours)
    alike = prod(factorial(n) for n in Counter(counts.values()).values())
    return orders * factorial(colours) // factorial(colours - len(counts)) // alike


class TestFeedbackCounts:
    """How often each answer occurs over all ordered pairs, against published and recomputed tables."""

    @pytest.mark.parametrize(
        ("name", "positions", "symbols", "hole"),
        [("3x6", 3, 6, None), ("4x6", 4, 6, None), ("2x3+hole", 2, 4, 3)],
    )
    def test_by_scoring_every_pair(self, name: str, positions: int, symbols: int, hole: int | None) -> None:
        counts = Counter(answers_to_every_pair(positions, symbols, hole).tolist())
        assert {f"{a >> 4},{a & 15}": n for a, n in counts.items()} == TABLES[name]["counts"]

    @pytest.mark.parametrize(("name", "key"), [("5x8", "super"), ("5x8+hole", "super-holes")])
    def test_by_scoring_one_guess_of_each_shape(self, name: str, key: str) -> None:
        box, counts = EDITIONS[key], Counter[Feedback]()
        for guess in shapes(box):
            weight = guesses_of_shape(guess, box)
            for secret in product(range(len(box.symbols)), repeat=box.positions):
                counts[feedback(secret, guess, box.hole)] += weight
        assert counts.total() == TABLES[name]["pairs"] == box.size**2
        assert {f"{exact},{misplaced}": n for (exact, misplaced), n in counts.items()} == TABLES[name][
            "counts"
        ]
