import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mmteach import F6423, SUPER, SUPER_HOLES, Edition, Row, parts, remaining
from mmteach.codes import possible_answers
from mmteach.i18n import LANGUAGES
from mmteach.measures import MEASURES

TABLES = json.loads((Path(__file__).parent / "data" / "first_guess_tables.json").read_text())
BOXES = {
    "4x6": F6423,
    "5x8": SUPER,
    "5x8+hole": SUPER_HOLES,
    "5x9": Edition("5x9", "Nine", positions=5, colours=9),
}
FIRST_GUESSES = [
    pytest.param(BOXES[box], row, id=f"{box} {row['guess']}") for box in BOXES for row in TABLES[box]
]


class TestParts:
    @pytest.mark.parametrize(("edition", "row"), FIRST_GUESSES)
    def test_of_every_first_guess(self, edition: Edition, row: dict[str, Any]) -> None:
        found = parts([edition.hole if c == "_" else int(c) - 1 for c in row["guess"]], edition=edition)
        assert {f"{exact},{misplaced}": n for (exact, misplaced), n in found.sizes.items()} == row[
            "sizes_black_white"
        ]
        assert found.codes == row["n_codes"] == edition.size
        assert len(found) == row["partitions"]
        assert found.largest == row["max_size"]
        assert found.expected_size == Fraction(row["expected_size_fraction"])
        assert found.entropy == pytest.approx(row["entropy_bits"], abs=1e-12)

    def test_of_a_guess_in_the_middle_of_a_round(self) -> None:
        rows = [Row("RRBY", (1, 2))]
        found = parts("BYRG", rows)
        assert found.sizes == {
            a: n for a in possible_answers() if (n := len(remaining([*rows, Row("BYRG", a)])))
        }
        assert not found.consistent
        assert parts("RBRG", rows).consistent

    def test_table_has_a_line_an_answer(self) -> None:
        table = parts("RRBB").table()
        assert list(table.columns) == ["exact", "misplaced", "codes", "share"]
        assert table.iloc[0].tolist() == [0, 0, 256, 256 / 1296]
        assert table["codes"].sum() == 1296

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_sentence_has_the_four_measures(self, lang: str) -> None:
        sentence = parts("RRBB").sentence(lang)
        assert all(figure in sentence for figure in ("13", "256", "204", "2"))
        assert str(parts("RRBB")) == parts("RRBB").sentence("en")


class TestMeasures:
    @pytest.mark.parametrize("by", MEASURES)
    @given(st.lists(st.integers(1, 40), min_size=1, max_size=12))
    def test_say_the_same_of_sizes_and_of_company(self, by: str, sizes: list[int]) -> None:
        measure, company = MEASURES[by], [[n] for n in sizes for _ in range(n)]
        if len(company) > 100:  # more codes are never counted this way
            company, sizes = [[100]] * 100, [100]
        of_sizes = measure.of_sizes(np.array([[*sizes, 0]]))
        assert measure.of_company(np.array(company, np.uint8)) == pytest.approx(of_sizes)

    @pytest.mark.parametrize("by", MEASURES)
    def test_none_prefers_the_order_of_the_parts(self, by: str) -> None:
        first, second = MEASURES[by].of_sizes(np.array([[3, 0, 7, 11, 1], [11, 7, 1, 3, 0]]))
        assert first == second

    @pytest.mark.parametrize("by", MEASURES)
    def test_all_like_single_codes_best_and_one_part_least(self, by: str) -> None:
        single, pairs, whole = MEASURES[by].of_sizes(np.array([[1, 1, 1, 1], [2, 2, 0, 0], [4, 0, 0, 0]]))
        assert single < pairs < whole
