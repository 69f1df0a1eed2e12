from typing import Any

import pytest
from boxes import boxes, languages, own
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, F6423, SUPER, Edition, Feedback, FeedbackError, LanguageError
from mmteach.i18n import LANGUAGES

BULLS, KIDS = EDITIONS["bulls-and-cows"], EDITIONS["kids"]


class TestWords:
    @pytest.mark.parametrize(
        ("answer", "lang", "words"),
        [
            ((1, 2), "en", "1 exact, 2 misplaced"),
            ((0, 1), "fr", "0 bien placé, 1 mal placé"),
            ((1, 2), "fr", "1 bien placé, 2 mal placés"),
            ((1, 2), "de", "1 richtig platziert, 2 falsch platziert"),
        ],
    )
    def test_in_the_words_of_the_field(self, answer: tuple[int, int], lang: str, words: str) -> None:
        assert Feedback(*answer).words(lang) == words

    @pytest.mark.parametrize(
        ("box", "lang", "words"),
        [
            (F6423, "en", "1 black, 2 grey"),
            (F6423, "fr", "1 noire, 2 grises"),
            (F6423, "de", "1 schwarz, 2 grau"),
            (SUPER, "en", "1 black, 2 white"),
            (KIDS, "fr", "1 rouge, 2 blanches"),
            (BULLS, "en", "1 bull, 2 cows"),
            (BULLS, "fr", "1 taureau, 2 vaches"),
            (BULLS, "de", "1 Bulle, 2 Kühe"),
            (own(key_names=("tick", "dot")), "de", "1 tick, 2 dot"),
        ],
    )
    def test_in_the_words_of_the_box(self, box: Edition, lang: str, words: str) -> None:
        assert Feedback(1, 2).keys(box, lang) == words

    def test_printed_in_english(self) -> None:
        assert str(Feedback(1, 2)) == "1 exact, 2 misplaced"
        assert repr(Feedback(1, 2)) == "Feedback(exact=1, misplaced=2)"

    def test_it_unpacks_into_two_numbers(self) -> None:
        exact, misplaced = Feedback(1, 2)
        assert (exact, misplaced) == (1, 2) == Feedback(1, 2)

    def test_an_unknown_language_is_refused(self) -> None:
        with pytest.raises(LanguageError):
            Feedback(1, 2).words("xx")


class TestParse:
    @pytest.mark.parametrize(
        "answer",
        [
            (1, 2),
            [1, 2],
            Feedback(1, 2),
            "1 2",
            "1,2",
            " 1 , 2 ",
            "1-2",
            "1/2",
            "1b2g",
            "1B2G",
            "1b 2g",
            "2g1b",
            "1 black 2 grey",
            "1 black, 2 gray",
            "1 BLACK and 2 GREY",
            "2 grey, 1 black",
            "1 exact, 2 misplaced",
            "1 exact & 2 misplaced",
            "１ｂ２ｇ",
        ],
    )
    def test_reads_one_black_and_two_grey(self, answer: Any) -> None:
        assert Feedback.parse(answer) == Feedback(1, 2)

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize(
        "answer",
        [
            "1 noire, 2 grises",
            "1 noire et 2 grises",
            "1 bien placé, 2 mal placés",
            "1 bien place 2 mal places",
            "1 schwarz und 2 grau",
            "1 richtig platziert, 2 falsch platziert",
            "1 black 2 gray",
        ],
    )
    def test_reads_words_of_all_languages_whatever_the_language(self, answer: str, lang: str) -> None:
        assert Feedback.parse(answer, lang=lang) == (1, 2)

    @pytest.mark.parametrize(("lang", "answer"), [("en", "1b2g"), ("fr", "1n2g"), ("de", "1s2g")])
    def test_reads_initials_of_the_language_asked_for_and_no_other(self, lang: str, answer: str) -> None:
        assert Feedback.parse(answer, lang=lang) == (1, 2)
        for other in set(LANGUAGES) - {lang}:
            with pytest.raises(FeedbackError):
                Feedback.parse(answer, lang=other)

    @pytest.mark.parametrize(
        ("box", "lang", "answer"),
        [
            (SUPER, "en", "1b2w"),
            (SUPER, "fr", "1n2b"),
            (SUPER, "de", "1s2w"),
            (KIDS, "en", "1r 1w"),
            (KIDS, "de", "1 rot 1 weiss"),
            (BULLS, "en", "1 bull, 2 cows"),
            (BULLS, "fr", "1t2v"),
            (BULLS, "de", "1 Bulle und 2 Kühe"),
            (own(key_names=("tick mark", "dot")), "en", "1 tick mark 2 dot"),
            (own(key_names=("tick", "dot")), "fr", "1t2d"),
        ],
    )
    def test_reads_the_words_of_the_box(self, box: Edition, lang: str, answer: str) -> None:
        assert Feedback.parse(answer, box, lang) == ((1, 1) if box is KIDS else (1, 2))

    @pytest.mark.parametrize(
        ("answer", "found"),
        [("2 black", (2, 0)), ("3 misplaced", (0, 3)), ("0b0g", (0, 0)), ("4 exact", (4, 0))],
    )
    def test_a_kind_not_named_is_none(self, answer: str, found: tuple[int, int]) -> None:
        assert Feedback.parse(answer) == found

    @given(boxes, languages, st.data())
    def test_undoes_words_and_keys_for_every_possible_answer(
        self, box: Edition, lang: str, data: st.DataObject
    ) -> None:
        exact = data.draw(st.integers(0, box.positions))
        misplaced = data.draw(
            st.integers(0, box.positions - exact).filter(lambda n: (exact, n) != (box.positions - 1, 1))
        )
        answer = Feedback(exact, misplaced)
        assert Feedback.parse(answer.words(lang), box, lang) == answer
        assert Feedback.parse(answer.keys(box, lang), box, lang) == answer
        assert Feedback.parse(f"{exact} {misplaced}", box, lang) == answer


class TestRefusals:
    @pytest.mark.parametrize(
        "answer",
        [
            "",
            "12",
            "1",
            "1 2 3",
            "one two",
            "b1g2",
            "1x2y",
            "1b2b",
            "1 black 2 black",
            "1b2g3b",
            "1b 2",
            "-1 2",
            "1.5",
            "9999999999 0",
            "1" * 5_000,
            (1,),
            (1, 2, 0),
            (1.0, 2),
            (True, 2),
            ("1", "2"),
            None,
            7,
        ],
    )
    def test_what_cannot_be_read(self, answer: Any) -> None:
        with pytest.raises(FeedbackError, match=r"is not an answer. Accepted: two numbers, exact first"):
            Feedback.parse(answer)

    @pytest.mark.parametrize("answer", ["3b2g", "5 0", (0, 5), (-1, 2), (2, -1), "1000 0"])
    def test_more_keys_than_pegs_or_fewer_than_none(self, answer: Any) -> None:
        with pytest.raises(
            FeedbackError, match=r"is not possible: a code of 4 pegs earns 0 to 4 keys in all"
        ):
            Feedback.parse(answer)

    @pytest.mark.parametrize("box", EDITIONS.values(), ids=EDITIONS)
    def test_all_but_one_exact_and_one_misplaced(self, box: Edition) -> None:
        n = box.positions - 1
        with pytest.raises(FeedbackError, match=rf"when {n} pegs are exact, the last one has no other place"):
            Feedback.parse((n, 1), box)

    @pytest.mark.parametrize(
        ("lang", "sentence"),
        [
            ("en", "3 exact, 1 misplaced is not possible: when 3 pegs are exact"),
            ("fr", "3 bien placés, 1 mal placé\u202f: impossible, quand 3 pions sont bien placés"),
            ("de", "3 richtig platziert, 1 falsch platziert ist unmöglich: Wenn 3 Stecker"),
        ],
    )
    def test_are_said_in_the_language_asked_for(self, lang: str, sentence: str) -> None:
        with pytest.raises(FeedbackError) as refusal:
            Feedback.parse("3 1", lang=lang)
        assert refusal.value.message(lang).startswith(sentence)

    def test_name_the_row_where_one_is_meant(self) -> None:
        with pytest.raises(FeedbackError, match=r"^Row 7: 3 exact, 1 misplaced is not possible"):
            Feedback.parse("3 1", row=7)
