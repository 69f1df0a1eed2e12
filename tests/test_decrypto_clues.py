import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mmteach.decrypto import check_clues, count_right, fold

KEYWORDS = ("Straße", "Elephant", "crème brûlée", "🌙")


def faults(clue: str, used: tuple[str, ...] = ()) -> list[tuple[str, int | None]]:
    return [(o.fault, o.slot) for o in check_clues([clue], KEYWORDS, used)]


class TestFold:
    @pytest.mark.parametrize(
        ("one", "two"),
        [
            ("STRASSE", "straße"),
            ("Ｍｏｏｎ", "moon"),
            ("cre\u0300me", "CRÈME"),
            ("ΣΊΣΥΦΟΣ", "σίσυφος"),
            ("KAPI", "kapı"),
            ("ﬁsh", "FISH"),
            ("a\u00a0 b", " a b"),
            ("mo\u200bon\ufe0f", "moon"),
            ("كِتَاب", "كتاب"),
        ],
    )
    def test_the_same_word_written_otherwise_is_the_same(self, one: str, two: str) -> None:
        assert fold(one) == fold(two)

    @pytest.mark.parametrize(("one", "two"), [("か", "が"), ("कल", "काल"), ("sea", "tea"), ("🌙", "🌞")])
    def test_another_word_stays_another(self, one: str, two: str) -> None:
        assert fold(one) != fold(two)

    @given(st.text())
    def test_folding_twice_is_folding_once(self, text: str) -> None:
        assert fold(fold(text)) == fold(text)

    @given(st.text())
    def test_the_form_of_the_text_does_not_matter(self, text: str) -> None:
        assert fold(unicodedata.normalize("NFD", text)) == fold(unicodedata.normalize("NFC", text))


class TestCheckClues:
    @pytest.mark.parametrize("clue", ["", "   ", "\u200b", "\u0301"])
    def test_an_empty_clue_is_named(self, clue: str) -> None:
        assert faults(clue) == [("empty", None)]

    @pytest.mark.parametrize(
        ("clue", "found"),
        [
            ("STRASSE", ("equal", 1)),
            ("Hauptstrasse", ("contains", 1)),
            ("elephants", ("contains", 2)),
            ("ant", ("contained", 2)),
            ("CREME", ("contained", 3)),
            ("half 🌙", ("contains", 4)),
        ],
    )
    def test_a_keyword_in_a_clue_and_a_clue_in_a_keyword_are_named_with_the_slot(
        self, clue: str, found: tuple[str, int]
    ) -> None:
        assert faults(clue) == [found]

    def test_a_clue_used_before_is_named_however_it_is_written(self) -> None:
        assert faults("Trunk", ("TRUNK ",)) == [("used", None)]

    def test_the_second_of_two_equal_clues_is_used_before(self) -> None:
        found = check_clues(["Trunk", "tusk", "trunk"], KEYWORDS)
        assert [(o.clue, o.fault) for o in found] == [(3, "used")]

    def test_a_clue_by_meaning_passes(self) -> None:
        assert faults("grey giant") == []

    def test_without_keywords_only_empty_and_used_clues_are_named(self) -> None:
        assert [o.fault for o in check_clues(["Straße", "", "old"], (), ("Old",))] == ["empty", "used"]

    @pytest.mark.parametrize("lang", ["en", "fr", "de"])
    @pytest.mark.parametrize("clue", ["", "STRASSE", "ant", "elephants", "old"])
    def test_every_objection_says_which_clue(self, clue: str, lang: str) -> None:
        (objection,) = check_clues([clue], KEYWORDS, ["old"])
        assert "1" in objection.sentence(lang)
        assert clue in objection.sentence(lang)

    @given(st.text(max_size=6), st.text(max_size=6))
    def test_a_clue_that_holds_the_keyword_never_passes(self, before: str, after: str) -> None:
        assert check_clues([f"{before} moon {after}"], ("moon", "b", "c", "d"))


class TestCountRight:
    def test_guesses_count_slot_by_slot(self) -> None:
        assert count_right(["strasse", "🌙", "Creme Brulee", ""], KEYWORDS) == 2

    def test_four_guesses_are_needed(self) -> None:
        with pytest.raises(ValueError, match="longer"):
            count_right(["strasse"], KEYWORDS)
