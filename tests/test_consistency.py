import random
import subprocess
import sys
from itertools import product
from math import inf, log2

import numpy as np
import pytest
from boards import HOLES_4X5, answer_table, codes_of, feedback_slowly, fitting

from mmteach import EDITIONS, F6423, SUPER_HOLES, CodeError, Edition, EditionError, Feedback, score
from mmteach.consistency import clashes, count_path, remaining, remaining_counts
from mmteach.rows import Row

TWO_BY_THREE = Edition("2x3", "2x3", 2, 3)
THREE_BY_THREE = Edition("3x3", "3x3", 3, 3)
ROWS = [Row("RRBY", (1, 2)), Row("BBGO", "0b1g"), Row("YRVB", "1 1")]
IMPOSSIBLE = [Row("RRBY", (1, 2)), Row("BBGO", (0, 0)), Row("YRVB", (1, 1))]


def answers_of(edition: Edition) -> list[Feedback]:
    n = edition.positions
    every = [Feedback(e, m) for e in range(n + 1) for m in range(n + 1 - e)]
    return [f for f in every if f != (n - 1, 1)]


def random_board(edition: Edition, rnd: random.Random) -> list[tuple[int, Feedback]]:
    """One to six rows: true answers of one secret, and now and then a wrong one."""
    table, secret = answer_table(edition), rnd.randrange(edition.size)
    guesses = [rnd.randrange(edition.size) for _ in range(rnd.randint(1, 6))]
    board = [(g, Feedback(*divmod(int(table[g, secret]), 10))) for g in guesses]
    if rnd.random() < 0.2:
        board[0] = (board[0][0], rnd.choice(answers_of(edition)))
    return board


class TestAgainstBruteForce:
    @pytest.mark.parametrize("edition", [TWO_BY_THREE, THREE_BY_THREE], ids=str)
    def test_every_history_of_one_and_two_rows(self, edition: Edition) -> None:
        codes, hole = codes_of(edition), edition.hole
        rows = list(product(codes, answers_of(edition)))
        fits = {(g, a): {c for c in codes if feedback_slowly(c, g, hole) == a} for g, a in rows}
        for row in rows:
            assert set(remaining([row], edition)) == fits[row]
        for first, second in product(rows, rows):
            assert count_path([first, second], edition)[2] == len(fits[first] & fits[second])

    @pytest.mark.parametrize("edition", [F6423, HOLES_4X5], ids=lambda e: e.key)
    def test_ten_thousand_random_histories(self, edition: Edition) -> None:
        rnd, codes = random.Random(20), codes_of(edition)
        for _ in range(10_000):
            board = random_board(edition, rnd)
            left = remaining([(codes[g], answer) for g, answer in board], edition)
            assert np.array_equal(left.indices, np.flatnonzero(fitting(edition, board)))

    @pytest.mark.parametrize("key", EDITIONS)
    def test_random_histories_of_every_box(self, key: str) -> None:
        edition, rnd = EDITIONS[key], random.Random(key)
        codes = codes_of(edition)
        secret, *guesses = rnd.sample(codes, 3)
        rows = [(g, feedback_slowly(secret, g, edition.hole)) for g in guesses]
        assert list(remaining(rows, edition)) == [
            c for c in codes if all(feedback_slowly(c, g, edition.hole) == a for g, a in rows)
        ]


class TestRemaining:
    def test_no_rows_leave_every_code(self) -> None:
        assert len(remaining([])) == 1296
        assert len(remaining([], SUPER_HOLES)) == 59049

    def test_lists_codes_in_order_as_tuples(self) -> None:
        left = remaining(ROWS)
        assert list(left) == sorted(left)
        assert left[0] == F6423.parse("GRYR")
        assert left[-1] == F6423.parse("ORYR")
        assert left[0].__class__ is tuple
        assert type(left[0][0]) is int

    def test_a_slice_is_again_the_codes_that_remain(self) -> None:
        left = remaining(ROWS[:1])
        assert list(left[:3]) == list(left)[:3]
        assert left[:] == left
        assert left[:3] != left
        assert len({left, remaining(ROWS[:1])}) == 1

    def test_contains_a_code_in_any_form(self) -> None:
        left = remaining(ROWS)
        assert "GRYR" in left
        assert "Orange-Red-Yellow-Red" in left
        assert (2, 0, 3, 0) in left
        assert "RRBY" not in left
        assert "VVVV" not in left
        assert "nonsense" not in left
        assert None not in left

    def test_says_how_many_and_shows_the_first(self) -> None:
        assert repr(remaining(ROWS)) == "<Remaining: 2 of 1,296 codes are possible. GRYR ORYR>"
        assert repr(remaining([])).endswith("RRRG RRRY RRRO RRRV RRBR RRBB RRBG RRBY …>")
        assert repr(remaining(IMPOSSIBLE)) == "<Remaining: 0 of 1,296 codes are possible.>"
        assert remaining(ROWS)._repr_html_() == (
            "<p>2 of 1,296 codes are possible. <code>GRYR ORYR</code></p>"
        )
        assert remaining(ROWS).sentence("de") == "2 von 1.296 Codes sind möglich."

    def test_reads_rows_in_the_language_and_the_box_asked_for(self) -> None:
        assert remaining([("RRBJ", "1n2g")], lang="fr") == remaining(ROWS[:1])
        kids = EDITIONS["kids"]
        assert kids.parse("RBG") in remaining([("RBY", "2 0")], kids)

    def test_the_order_of_rows_does_not_matter(self) -> None:
        assert remaining(ROWS[::-1]) == remaining(ROWS)

    def test_the_refusal_names_the_row(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 2: "):
            remaining([*ROWS[:1], ("RRB", (0, 0))])

    def test_a_box_too_large_to_list_is_refused(self) -> None:
        with pytest.raises(EditionError, match="too many to list"):
            remaining([], Edition("huge", "Huge", 8, 12))


class TestCounts:
    def test_the_path_has_the_start_and_a_count_a_row(self) -> None:
        assert count_path(ROWS) == (1296, 84, 19, 2)
        assert count_path([]) == (1296,)

    def test_the_table_says_what_each_row_ruled_out(self) -> None:
        table = remaining_counts(ROWS)
        assert list(table.columns) == [
            "row", "guess", "exact", "misplaced", "remaining", "share_ruled_out", "bits",
        ]  # fmt: skip
        assert table["row"].tolist() == [0, 1, 2, 3]
        assert table["guess"].tolist() == ["", "RRBY", "BBGO", "YRVB"]
        assert table["exact"].tolist()[1:] == [1, 0, 1]
        assert table["misplaced"].tolist()[1:] == [2, 1, 1]
        assert table["remaining"].tolist() == [1296, 84, 19, 2]
        assert table["share_ruled_out"].tolist() == pytest.approx([0, 1212 / 1296, 65 / 84, 17 / 19])
        assert table["bits"].sum() == pytest.approx(log2(1296 / 2))

    def test_the_start_has_no_answer(self) -> None:
        assert remaining_counts(ROWS)[["exact", "misplaced"]].iloc[0].isna().all()

    def test_a_row_that_leaves_nothing_gains_no_finite_number_of_bits(self) -> None:
        table = remaining_counts([*IMPOSSIBLE, ("OOOO", (0, 0))])
        nothing = table["remaining"].tolist().index(0)
        assert table["bits"][nothing] == inf
        assert table["share_ruled_out"][nothing] == 1
        assert table["bits"][nothing + 1 :].isna().all()

    def test_guesses_are_written_in_the_language(self) -> None:
        assert remaining_counts([("RVBJ", "1 2")], lang="fr")["guess"].tolist() == ["", "RVBJ"]


class TestClashes:
    def test_names_each_contradicted_row_with_both_answers(self) -> None:
        (clash,) = clashes("BRYG", ROWS[:2])
        assert (clash.row, clash.guess) == (2, F6423.parse("BBGO"))
        assert (clash.said, clash.would_say) == ((0, 1), score("BRYG", "BBGO"))

    def test_the_sentence_says_what_the_row_said_and_would_have_said(self) -> None:
        (clash,) = clashes("RBRB", [("RRBB", (2, 2)), ("RBBY", (1, 2))])
        assert str(clash) == (
            "Row 2 said 1 exact, 2 misplaced; if this were the code it would have said 2 exact, 1 misplaced."
        )
        assert clash.sentence("fr").startswith("La ligne 2 dit 1 bien placé, 2 mal placés\u202f;")
        assert clash.sentence("de").startswith("Zeile 2 sagt 1 richtig platziert, 2 falsch platziert;")

    def test_a_code_clashes_with_no_row_exactly_when_it_remains(self) -> None:
        left = set(remaining(ROWS))
        assert {c for c in codes_of(F6423) if not clashes(c, ROWS)} == left

    def test_the_code_itself_is_checked(self) -> None:
        with pytest.raises(CodeError, match=r"^Peg 1: \"X\""):
            clashes("XRBY", ROWS)


def test_plain_use_of_the_package_loads_no_pandas() -> None:
    program = "import mmteach, sys; mmteach.remaining([]); assert 'pandas' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)
