from collections import Counter

import numpy as np
import pytest
from boxes import own
from hypothesis import given, settings
from hypothesis import strategies as st

from mmteach import (
    EDITIONS,
    SUPER,
    SUPER_HOLES,
    Code,
    CodeError,
    Edition,
    MmteachError,
    Position,
    PositionError,
    score,
)
from mmteach.codes import all_codes
from mmteach.consistency import remaining
from mmteach.measures import MEASURES

BOXES = [
    EDITIONS["kids"],
    own(4, 3, holes=True),
    own(3, 4, holes=True),
    own(3, 6, repeats=False),
    own(2, 7, repeats=False, holes=True),
    own(5, 2),
]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A few rows answered for some secret, so that a code fits them."""
    edition = draw(st.sampled_from(BOXES))
    codes = all_codes(edition).tolist()
    code = st.sampled_from(codes)
    secret = draw(code)
    return Position.after(
        [(guess, score(secret, guess, edition)) for guess in draw(st.lists(code, max_size=3))], edition
    )


def sizes(position: Position, guess: Code) -> Counter[tuple[int, int]]:
    return Counter(score(secret, guess, position.edition) for secret in position.codes)


def codes_at(position: Position, places: object) -> list[Code]:
    return [tuple(code) for code in all_codes(position.edition)[places].tolist()]


class TestAfter:
    def test_keeps_the_codes_that_fit(self) -> None:
        position = Position.after([("RRBY", (1, 2)), ("BYRG", (2, 1))])
        assert position.codes == remaining(position.rows)
        assert (0, 1, 0, 2) in position.codes

    def test_refuses_rows_that_no_code_fits(self) -> None:
        with pytest.raises(PositionError, match=r"^No code fits the 2 rows") as refusal:
            Position.after([("RRRR", (4, 0)), ("BBBB", (4, 0))])
        assert "aux 2 lignes" in refusal.value.message("fr")

    def test_names_the_row_that_it_cannot_read(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 2: Peg 4"):
            Position.after([("RRRR", (4, 0)), ("BBBX", (4, 0))])


class TestSplit:
    @given(positions(), st.data())
    def test_divides_the_codes_by_their_answer(self, position: Position, data: st.DataObject) -> None:
        guess = data.draw(st.sampled_from(codes_at(position, slice(None))))
        behind = position.split(guess)
        assert {answer: len(p.codes) for answer, p in behind.items()} == sizes(position, guess)
        for answer, after in behind.items():
            assert after.rows == (*position.rows, (guess, answer))
            assert after.codes == Position.after(after.rows, position.edition).codes


class TestParts:
    @given(positions(), st.data())
    def test_are_counted_by_score(self, position: Position, data: st.DataObject) -> None:
        guess = data.draw(st.sampled_from(codes_at(position, slice(None))))
        parts = position.parts(guess)
        assert dict(parts.sizes) == sizes(position, guess)
        assert parts.consistent == (guess in position.codes)


class TestGuesses:
    @settings(max_examples=40)
    @given(positions(), st.sampled_from(list(MEASURES)))
    def test_are_scored_by_their_parts_and_leave_out_none_that_could_be_chosen(
        self, position: Position, by: str
    ) -> None:
        kept = set(position.guesses.tolist())
        plain = self.scores_of_all(position, by)
        assert np.allclose(position.scores(MEASURES[by]), plain[position.guesses])
        best = np.flatnonzero(plain == plain.min())
        assert best[0] in kept
        consistent = best[np.isin(best, position.indices)]
        assert set(consistent[:1].tolist()) <= kept

    @settings(max_examples=40)
    @given(positions(), st.sampled_from(list(MEASURES)))
    def test_the_best_consistent_one_is_the_first_of_the_best_codes(
        self, position: Position, by: str
    ) -> None:
        plain = self.scores_of_all(position, by)[position.indices]
        assert position.best_consistent(MEASURES[by]) == position.indices[plain.argmin()]

    @pytest.mark.parametrize(
        ("edition", "number"), [(SUPER, 52), (SUPER_HOLES, 203), (EDITIONS["bulls-and-cows"], 1)]
    )
    def test_are_few_when_nothing_is_played(self, edition: Edition, number: int) -> None:
        assert len(Position.after((), edition).guesses) == number

    @staticmethod
    def scores_of_all(position: Position, by: str) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """The measure of every code of the box as a guess, from its parts counted one by one."""
        all_sizes = [list(sizes(position, guess).values()) for guess in codes_at(position, slice(None))]
        widest = max(map(len, all_sizes))
        table = np.array([line + [0] * (widest - len(line)) for line in all_sizes])
        return MEASURES[by].of_sizes(table).astype(np.float64)


def test_a_refusal_is_a_value_error() -> None:
    assert issubclass(PositionError, MmteachError)
    assert issubclass(PositionError, ValueError)
