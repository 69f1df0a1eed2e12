import json
from collections import Counter
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from boxes import own
from hypothesis import given
from hypothesis import strategies as st
from pairs import answers_to_every_pair

from mmteach import EDITIONS, F6423, SUPER, SUPER_HOLES, CodeError, Edition, EditionError, Feedback, score
from mmteach.codes import (
    Guesses,
    all_codes,
    answer_id,
    answer_of,
    answer_table,
    answers,
    code_index,
    histogram,
    possible_answers,
    shapes,
    tables,
)

DATA = Path(__file__).parent / "data"
COUNTS = json.loads((DATA / "feedback_counts.json").read_text())["tables"]
SMALL_HOLES = own(2, 3, holes=True)
BULLS = EDITIONS["bulls-and-cows"]
TABLES = {
    "3x6": EDITIONS["kids"],
    "4x6": F6423,
    "5x8": SUPER,
    "5x8+hole": SUPER_HOLES,
    "2x3+hole": SMALL_HOLES,
}
EVERY_BOX = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)


class TestAllCodes:
    @EVERY_BOX
    def test_has_every_code_once_in_lexicographic_order(self, edition: Edition) -> None:
        codes = [tuple(code) for code in all_codes(edition).tolist()]
        pegs = product(range(len(edition.symbols)), repeat=edition.positions)
        assert codes == [c for c in pegs if edition.repeats or len(set(c)) == len(c)]
        assert len(codes) == edition.size

    def test_is_shared_and_cannot_be_written_to(self) -> None:
        assert all_codes(F6423) is all_codes(F6423)
        assert all_codes(F6423).flags.c_contiguous
        with pytest.raises(ValueError, match="read-only"):
            all_codes(F6423)[0, 0] = 1

    def test_refuses_a_box_too_large_to_list(self) -> None:
        with pytest.raises(EditionError, match="429,981,696 codes: too many to list"):
            all_codes(own(8, 12))


class TestCodeIndex:
    @EVERY_BOX
    def test_is_the_place_in_all_codes(self, edition: Edition) -> None:
        places = range(0, edition.size, max(1, edition.size // 500))
        assert [code_index(code, edition) for code in all_codes(edition)[places].tolist()] == list(places)

    def test_reads_text(self) -> None:
        assert code_index("RRRB") == 1

    def test_refuses_what_is_no_code(self) -> None:
        with pytest.raises(CodeError):
            code_index("0012", BULLS)


class TestAnswers:
    def test_equal_score_on_every_pair_of_the_default_box(self) -> None:
        expected = answers_to_every_pair(4, 6)  # 16 x exact + misplaced, in the order secret, guess
        table = answer_table(all_codes(F6423)).T.ravel()
        assert np.array_equal(table // 5 * 16 + table % 5, expected)

    @EVERY_BOX
    @given(st.data())
    def test_equal_score_in_every_box(self, edition: Edition, data: st.DataObject) -> None:
        place = st.integers(0, edition.size - 1)
        guess = tuple(all_codes(edition)[data.draw(place)].tolist())
        secrets = np.array(data.draw(st.lists(place, min_size=1, max_size=20)))
        found = [answer_of(number, edition) for number in answers(guess, edition, secrets).tolist()]
        assert found == [score(secret, guess, edition) for secret in all_codes(edition)[secrets].tolist()]

    @given(st.integers(1, 5), st.integers(2, 5), st.booleans(), st.booleans(), st.data())
    def test_equal_score_in_a_box_of_ones_own(
        self, positions: int, colours: int, holes: bool, repeats: bool, data: st.DataObject
    ) -> None:
        edition = own(
            positions if repeats else min(positions, colours), colours, holes=holes, repeats=repeats
        )
        guess = tuple(all_codes(edition)[data.draw(st.integers(0, edition.size - 1))].tolist())
        secrets = np.arange(0, edition.size, max(1, edition.size // 50))
        found = [answer_of(number, edition) for number in answers(guess, edition)[secrets].tolist()]
        assert found == [score(secret, guess, edition) for secret in all_codes(edition)[secrets].tolist()]

    def test_among_some_codes_are_those_of_all_codes(self) -> None:
        some = np.array([5, 0, 700])
        assert answers("RRBY", F6423, some).tolist() == answers("RRBY")[some].tolist()

    def test_a_hole_is_exact_opposite_a_hole_and_never_misplaced(self) -> None:
        hole, red = SMALL_HOLES.hole, 0
        found = {
            tuple(secret): answer_of(number, SMALL_HOLES)
            for secret, number in zip(
                all_codes(SMALL_HOLES).tolist(), answers((hole, red), SMALL_HOLES), strict=True
            )
        }
        assert found[hole, hole] == (1, 0)
        assert found[red, hole] == (0, 1)
        assert found[1, hole] == (0, 0)

    def test_refuse_what_is_no_code(self) -> None:
        with pytest.raises(CodeError, match="Peg 4"):
            answers("RRBX")


class TestAnswerTable:
    @given(st.lists(st.integers(0, SUPER.size - 1), min_size=1, max_size=30), st.data())
    def test_has_the_answers_to_guesses_in_any_order(self, places: list[int], data: st.DataObject) -> None:
        guesses = Guesses(all_codes(SUPER)[places], 8)
        start = data.draw(st.integers(0, len(places) - 1))
        table = tables(SUPER).table(guesses, start)
        for line, guess in zip(table, guesses.codes[start:].tolist(), strict=True):
            assert np.array_equal(line, answers(guess, SUPER))


class TestAnswerIds:
    @EVERY_BOX
    def test_there_and_back(self, edition: Edition) -> None:
        for feedback in possible_answers(edition):
            assert answer_of(answer_id(feedback, edition), edition) == feedback

    def test_are_exact_times_positions_and_one_plus_misplaced(self) -> None:
        assert answer_id(Feedback(2, 1), F6423) == 11


class TestPossibleAnswers:
    def test_all_but_one_misplaced_when_the_others_are_exact(self) -> None:
        pairs = [(e, m) for e in range(5) for m in range(5 - e) if (e, m) != (3, 1)]
        assert list(possible_answers(F6423)) == pairs

    def test_two_colours_leave_fewer(self) -> None:
        binary = own(3, 2)
        codes = all_codes(binary).tolist()
        assert set(possible_answers(binary)) == {score(s, g, binary) for s in codes for g in codes}


class TestHistogram:
    @given(st.integers(1, 4), st.sampled_from([1, 7, 3_999, 4_001, 20_002]), st.integers(0, 2**32 - 1))
    def test_counts_each_line(self, lines: int, length: int, seed: int) -> None:
        numbers = np.random.default_rng(seed).integers(0, 31, (lines, length)).astype(np.uint8)
        assert histogram(numbers, 31).tolist() == [
            [line.count(i) for i in range(31)] for line in numbers.tolist()
        ]

    def test_counts_columns_turned_into_lines(self) -> None:
        numbers = np.array([[0, 1, 2], [0, 1, 1]], np.uint8)
        assert histogram(numbers.T, 3).tolist() == [[2, 0, 0], [0, 2, 0], [0, 1, 1]]


class TestCountsOfFeedback:
    """The tables of all ordered pairs, by going through one guess of each kind."""

    @pytest.mark.parametrize("name", TABLES)
    def test_are_those_of_the_table(self, name: str) -> None:
        edition, expected = TABLES[name], COUNTS[name]["counts"]
        found: Counter[str] = Counter()
        for shape, codes in self.by_shape(edition).items():
            numbers, counts = np.unique(answers(shape, edition), return_counts=True)
            for number, count in zip(numbers.tolist(), counts.tolist(), strict=True):
                exact, misplaced = answer_of(number, edition)
                found[f"{exact},{misplaced}"] += codes * count
        assert found == expected
        assert found.total() == edition.size**2

    @staticmethod
    def by_shape(edition: Edition) -> dict[tuple[int, ...], int]:
        """One guess of each kind with how many there are of the kind."""

        def kind(code: tuple[int, ...]) -> tuple[int, ...]:
            return (code.count(edition.hole), *sorted(code.count(s) for s in set(code) - {edition.hole}))

        numbers = Counter(kind(tuple(code)) for code in all_codes(edition).tolist())
        return {shape: numbers[kind(shape)] for shape in shapes(edition)}
