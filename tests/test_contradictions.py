import random
from itertools import combinations

import pytest
from boards import answer_table, codes_of, fitting

from mmteach import EDITIONS, F6423, Feedback, score
from mmteach.contradictions import Contradiction, contradiction, suspects
from mmteach.rows import Row

CODES = codes_of(F6423)
Board = list[tuple[int, Feedback]]  # index of the guess, answer

CLASH = [Row("RRBY", (1, 2)), Row("GOVG", (0, 0)), Row("RRBB", (0, 0))]


def slips(answer: Feedback) -> list[Feedback]:
    """A key too many or too few, or a black and a grey exchanged."""
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    near = [Feedback(answer.exact + e, answer.misplaced + m) for e, m in steps]
    return [f for f in near if min(f) >= 0 and sum(f) <= 4 and f != (3, 1)]


def game_with_a_slip(rnd: random.Random, thoughtful: bool) -> tuple[Board, int]:
    """Four to eight rows, one with a slip; a thoughtful player guesses what the answers so far allow."""
    table, secret, length = answer_table(F6423), rnd.randrange(1296), rnd.randint(4, 8)
    board: Board = []
    wrong = rnd.randrange(length)
    for row in range(length):
        fits = fitting(F6423, board).nonzero()[0] if thoughtful else ()
        guess = int(rnd.choice(fits)) if len(fits) else rnd.randrange(1296)
        answer = Feedback(*divmod(int(table[guess, secret]), 10))
        board.append((guess, rnd.choice(slips(answer)) if row == wrong else answer))
    return board, wrong + 1


def rows_of(board: Board) -> list[Row]:
    return [Row(CODES[guess], answer) for guess, answer in board]


class TestContradiction:
    @pytest.mark.parametrize("thoughtful", [False, True], ids=["any guesses", "consistent guesses"])
    def test_four_thousand_games_with_one_slip(self, thoughtful: bool) -> None:
        rnd, first, second, contradictory = random.Random(3), 0, 0, 0
        for _ in range(4000):
            board, wrong = game_with_a_slip(rnd, thoughtful)
            found = contradiction(rows_of(board))
            assert (found is None) == fitting(F6423, board).any()
            if found is None:
                continue
            contradictory += 1
            first += found.suspects[0].row == wrong
            second += wrong in {s.row for s in found.suspects[:2]}
            assert not fitting(F6423, [board[r - 1] for r in found.rows]).any()
            for smaller in combinations(board, len(found.rows) - 1):
                assert fitting(F6423, list(smaller)).any()
        assert contradictory > 2000
        assert first >= 0.8 * contradictory
        assert second >= 0.95 * contradictory

    def test_none_while_a_code_fits(self) -> None:
        assert contradiction([]) is None
        assert contradiction(CLASH[:2]) is None
        assert suspects(CLASH[:2]) == ()

    def test_names_the_first_row_that_makes_it_impossible(self) -> None:
        found = contradiction([*CLASH, Row("VVVV", (4, 0))])
        assert found is not None
        assert found.first_row == 3
        assert found.rows == (1, 3)
        assert found.sentence() == "From row 3 on, no code is possible. Rows 1 and 3 cannot both be right."

    def test_one_row_alone_can_be_impossible(self) -> None:
        found = contradiction([Row("RBGY", (0, 1)), Row("RRRR", (1, 1))])
        assert found is not None
        assert found.rows == (2,)
        assert str(found).endswith("The answer in row 2 cannot be right.")

    @pytest.mark.parametrize(
        ("lang", "two", "three"),
        [
            ("en", "Rows 2 and 4 cannot both be right.", "Rows 2, 4 and 5 cannot all be right."),
            (
                "fr",
                "Les lignes 2 et 4 ne peuvent pas être justes toutes les deux.",
                "Les lignes 2, 4 et 5 ne peuvent pas être toutes justes.",
            ),
            (
                "de",
                "Die Zeilen 2 und 4 können nicht beide stimmen.",
                "Die Zeilen 2, 4 und 5 können nicht alle stimmen.",
            ),
        ],
    )
    def test_two_rows_cannot_both_be_right_and_more_cannot_all_be(
        self, lang: str, two: str, three: str
    ) -> None:
        assert Contradiction(5, (2, 4), ()).sentence(lang).endswith(f" {two}")
        assert Contradiction(5, (2, 4, 5), ()).sentence(lang).endswith(f" {three}")


class TestSuspects:
    def test_each_says_how_many_codes_its_answer_would_leave(self) -> None:
        rnd = random.Random(5)
        for _ in range(200):
            board, _ = game_with_a_slip(rnd, thoughtful=True)
            for suspect in suspects(rows_of(board)):
                for answer, count in suspect.answers:
                    mended = [*board]
                    mended[suspect.row - 1] = (board[suspect.row - 1][0], answer)
                    assert fitting(F6423, mended).sum() == count > 0
                assert suspect.answers[0] == (suspect.feedback, suspect.remaining)

    def test_lists_every_row_that_could_be_mended_alone_once(self) -> None:
        rnd = random.Random(6)
        for _ in range(200):
            board, _ = game_with_a_slip(rnd, thoughtful=False)
            if fitting(F6423, board).any():
                continue
            mendable = [
                r for r in range(1, len(board) + 1) if fitting(F6423, board[: r - 1] + board[r:]).any()
            ]
            assert sorted(s.row for s in suspects(rows_of(board))) == mendable

    def test_a_slip_comes_before_a_wilder_answer_that_leaves_more_codes(self) -> None:
        first, second = suspects([Row("RBGY", (4, 0)), Row("RBGO", (2, 0))])
        assert first.answers[:2] == ((Feedback(3, 0), 12), (Feedback(2, 0), 27))
        assert (second.row, second.answers) == (2, ((Feedback(3, 0), 1),))

    def test_the_numbers_exchanged_are_a_slip(self) -> None:
        secret, guesses = "RBGY", ["RBOO", "GGRB", "RYBO", "OOVV", "VBGR"]
        rows = [Row(g, score(secret, g)) for g in guesses]
        rows[1] = Row("GGRB", tuple(reversed(score(secret, "GGRB"))))
        best = suspects(rows)[0]
        assert (best.row, best.feedback) == (2, score(secret, "GGRB"))

    def test_two_wrong_answers_are_said_to_be_two(self) -> None:
        rows = [Row("RRRR", (4, 0)), Row("BBBB", (4, 0)), Row("GGGG", (4, 0))]
        assert {s.others for s in suspects(rows)} == {1}

    def test_the_sentence_names_row_answer_and_count(self) -> None:
        (suspect,) = suspects([Row("RRRR", (4, 0)), Row("RRRB", (3, 0)), Row("RRBB", (1, 0))])
        assert str(suspect) == "Row 3: with 2 exact, 0 misplaced, 1 code would be possible."

    def test_boxes_with_holes_and_without_repeats(self) -> None:
        holes, bulls = EDITIONS["super-holes"], EDITIONS["bulls-and-cows"]
        assert suspects([("_____", (5, 0)), ("R____", (3, 0))], holes)[1].answers == (((4, 0), 1),)
        assert suspects([("1234", (4, 0)), ("1235", (2, 0))], bulls)[0].answers[0] == ((3, 0), 15)
