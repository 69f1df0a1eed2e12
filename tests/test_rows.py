import pytest
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, CodeError, Feedback, FeedbackError, score
from mmteach.codes import all_codes
from mmteach.rows import Row, RowError, parsed, read_rows

BULLS = EDITIONS["bulls-and-cows"]


class TestParsed:
    def test_reads_text_symbols_and_plain_pairs(self) -> None:
        first, second = parsed([Row("Red-Red-Blue-Yellow", "1b2g"), ((0, 1, 2, 3), (2, 0))])
        assert first == ((0, 0, 1, 3), Feedback(1, 2))
        assert second == ((0, 1, 2, 3), Feedback(2, 0))

    def test_is_the_same_when_done_twice(self) -> None:
        rows = parsed([Row("RVBJ", "1 2")], lang="fr")
        assert parsed(rows, lang="fr") == rows

    def test_reads_the_letters_of_the_language(self) -> None:
        assert parsed([("RVBJ", "1 2")], lang="fr") == parsed([("RGBY", "1 2")])

    def test_a_wrong_peg_is_named_with_its_row(self) -> None:
        with pytest.raises(CodeError, match=r'^Row 2: Peg 3: "X"'):
            parsed([("RRBY", (1, 2)), ("RRXY", (1, 2))])

    def test_an_impossible_answer_is_named_with_its_row(self) -> None:
        with pytest.raises(FeedbackError, match=r"^Row 1: 3 exact, 1 misplaced is not possible"):
            parsed([("RRBY", (3, 1))])

    @pytest.mark.parametrize("row", ["RRBY", None, ("RRBY",), ("RRBY", 1, 2)])
    def test_what_is_no_pair_is_refused_with_an_example(self, row: object) -> None:
        with pytest.raises(RowError, match=r"^Row 1: .* is not a row. Accepted: .* RBGY 1 0\.$"):
            parsed([row])  # type: ignore[list-item]


class TestReadRows:
    @pytest.mark.parametrize(
        "line",
        [
            "RRBY 1 2",
            "RRBY\t1\t2",
            "RRBY,1,2",
            "RRBY: 1b2g",
            "RRBY | 1 black 2 grey",
            "RRBY (1, 2)",
            "  r r b y 1 2",
            "Red-Red-Blue-Yellow 1 exact, 2 misplaced",
            "Red – Red – Blue – Yellow = 1 2  # the second row",
        ],
    )
    def test_reads_a_row_however_it_is_set(self, line: str) -> None:
        assert read_rows(line) == (Row("RRBY", (1, 2)),)

    def test_passes_over_empty_lines_and_comments(self) -> None:
        assert read_rows("\n# our board\nRRBY 1 2\r\n\r\nBBGO 0 1\n") == (
            Row("RRBY", (1, 2)),
            Row("BBGO", (0, 1)),
        )
        assert read_rows("") == ()

    def test_tells_the_digits_of_a_code_from_those_of_an_answer(self) -> None:
        assert read_rows("1234 1 2\n5 6 7 8 0 1\n9012 1b 1c", BULLS) == (
            Row("1234", (1, 2)),
            Row("5678", (0, 1)),
            Row("9012", (1, 1)),
        )

    def test_reads_and_writes_the_letters_of_the_language(self) -> None:
        assert read_rows("Rouge Vert Bleu Jaune 1 bien placé, 2 mal placés", lang="fr") == (
            Row("RVBJ", (1, 2)),
        )

    @pytest.mark.parametrize(
        ("line", "kind", "message"),
        [
            ("RRXY 1 2", CodeError, 'Row 2: Peg 3: "X"'),
            ("RRBYO 1 2", CodeError, 'Row 2: "RRBYO" has 5 pegs'),
            ("Red-Blue 1 2", CodeError, 'Row 2: "Red-Blue" has 2 pegs'),
            ("RRBY 1", FeedbackError, 'Row 2: "1" is not an answer'),
            ("RRBY one two", FeedbackError, 'Row 2: "one two" is not an answer'),
            ("RRBY 9 9", FeedbackError, "Row 2: 9 exact, 9 misplaced is not possible"),
            ("RRBY", RowError, 'Row 2: "RRBY" is not a row'),
            ("what is this", RowError, 'Row 2: "what is this" is not a row'),
        ],
    )
    def test_says_which_part_of_which_row_is_wrong(
        self, line: str, kind: type[Exception], message: str
    ) -> None:
        with pytest.raises(kind) as refusal:
            read_rows(f"BBGO 0 1\n\n{line}")
        assert str(refusal.value).startswith(message)

    @given(st.data(), st.sampled_from(list(EDITIONS.values())), st.sampled_from(["en", "fr", "de"]))
    def test_reads_back_every_row_it_could_be_given(self, data: st.DataObject, edition, lang: str) -> None:
        codes = st.integers(0, edition.size - 1).map(lambda i: tuple(all_codes(edition)[i].tolist()))
        guess, secret = data.draw(codes), data.draw(codes)
        answer = score(secret, guess, edition)
        text = data.draw(st.sampled_from([edition.letters(guess, lang), edition.format(guess, lang)]))
        said = data.draw(
            st.sampled_from(["{} {}".format(*answer), answer.words(lang), answer.keys(edition, lang)])
        )
        (row,) = read_rows(f"{text} {said}", edition, lang)
        assert parsed([row], edition, lang) == ((guess, answer),)
