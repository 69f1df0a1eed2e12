from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from boxes import box_and_codes, languages, own, separators
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, F6423, SUPER_HOLES, Code, CodeError, Edition, LanguageError
from mmteach.colours import fold, plain
from mmteach.i18n import LANGUAGES

RBRG = (0, 1, 0, 2)
BULLS = EDITIONS["bulls-and-cows"]


class TestParse:
    @pytest.mark.parametrize(
        "text",
        [
            "RBRG",
            "rbrg",
            "R B R G",
            "r,b,r,g",
            "Red-Blue-Red-Green",
            "Red–Blue–Red–Green",
            "red blue red green",
            "RED, BLUE, RED, GREEN",
            "Red; Blue / Red | Green",
            "  Red - Blue - Red - Green  ",
            "Rouge-Bleu-Rouge-Vert",
            "Rot Blau Rot Grün",
            "rot blau rot grun",
            "Red Bleu Rot G",
            "ＲＢＲＧ",
        ],
    )
    def test_reads_letters_and_names_with_anything_between(self, text: str) -> None:
        assert F6423.parse(text) == RBRG

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_reads_names_of_all_languages_whatever_the_language(self, lang: str) -> None:
        assert F6423.parse("Red-Bleu-Rot-Vert", lang) == RBRG

    def test_reads_the_letters_of_the_language_asked_for(self) -> None:
        assert F6423.parse("RBVJ", "fr") == (0, 1, 2, 3)
        assert F6423.parse("RBVO", "en") == (0, 1, 5, 4)

    @pytest.mark.parametrize(
        "code",
        [
            RBRG,
            list(RBRG),
            np.array(RBRG),
            ["R", "B", "R", "G"],
            ("red", "Bleu", "ROT", "grün"),
            ["R", 1, "Red", np.uint8(2)],
        ],
    )
    def test_reads_sequences_of_symbols_letters_and_names(self, code: Code) -> None:
        assert F6423.parse(code) == RBRG

    @pytest.mark.parametrize("text", ["0941", "0 9 4 1", "0-9-4-1"])
    def test_reads_digits(self, text: str) -> None:
        assert BULLS.parse(text) == (0, 9, 4, 1)

    @pytest.mark.parametrize(
        "text", ["R_BG_", "Red-Hole-Blue-Green-Hole", "Rot Loch Blau Grün Loch", "R trou B G _"]
    )
    def test_reads_holes(self, text: str) -> None:
        assert SUPER_HOLES.parse(text) == (0, 8, 1, 2, 8)

    def test_a_code_may_be_all_holes(self) -> None:
        assert SUPER_HOLES.parse("_____") == (8,) * 5

    def test_letters_that_spell_a_name_are_still_letters(self) -> None:
        assert own(4, 12).parse("NOIR", "fr") == (9, 4, 8, 0)
        assert own(3, 12).parse("ROT", "de") == (0, 4, 6)
        assert own(1, 12).parse("Noir", "fr") == (9,)

    def test_gives_plain_integers(self) -> None:
        assert {type(s) for s in F6423.parse(np.array(RBRG, np.uint8))} == {int}


class TestRefusedCodes:
    @pytest.mark.parametrize(
        ("text", "peg", "value"),
        [
            ("RBXG", 3, '"X"'),
            ("Red-Blue-Rad-Green", 3, '"Rad"'),
            ("Red Blue Red 7", 4, '"7"'),
            ("R_BG", 2, '"_"'),
            ("R–Tuquoise–B–G", 2, '"Tuquoise"'),
        ],
    )
    def test_name_the_peg_and_show_it_and_say_what_is_accepted(self, text: str, peg: int, value: str) -> None:
        with pytest.raises(CodeError) as refusal:
            F6423.parse(text)
        assert str(refusal.value) == (
            f"Peg {peg}: {value} is not a symbol of this box. "
            "Accepted: Red (R), Blue (B), Green (G), Yellow (Y), Orange (O), Violet (V)."
        )

    @pytest.mark.parametrize(
        "code", [(0, 1, 6, 2), (0, 1, -1, 2), (0, 1, 1.0, 2), (0, 1, True, 2), (0, 1, None, 2)]
    )
    def test_symbols_out_of_range_or_no_whole_numbers(self, code: tuple[Any, ...]) -> None:
        with pytest.raises(CodeError, match=f"Peg 3: {code[2]!r} is not"):
            F6423.parse(code)

    @pytest.mark.parametrize(("text", "found"), [("", 0), ("RBR", 3), ("RBRGG", 5), ("Red-Blue", 2), ((), 0)])
    def test_codes_too_short_or_too_long(self, text: str, found: int) -> None:
        with pytest.raises(CodeError, match=f"has {found} pegs; a code of this box has 4"):
            F6423.parse(text)

    def test_a_repeat_where_none_is_allowed(self) -> None:
        with pytest.raises(CodeError, match=r"Peg 3: 4 is already at peg 1"):
            BULLS.parse("4241")

    @pytest.mark.parametrize("code", [None, 5, 1.5])
    def test_what_is_no_code_at_all(self, code: Any) -> None:
        with pytest.raises(CodeError, match=r"is not a code"):
            F6423.parse(code)

    def test_name_the_row_where_one_is_meant(self) -> None:
        with pytest.raises(CodeError, match=r'^Row 3: Peg 4: "X" is not'):
            F6423.parse("RBRX", row=3)

    def test_cut_a_long_value_at_forty_characters(self) -> None:
        with pytest.raises(CodeError) as refusal:
            F6423.parse("R-" + "x" * 500)
        assert refusal.value.values["value"] == '"' + "x" * 38 + "…"

    @pytest.mark.parametrize("call", [F6423.parse, F6423.format, F6423.letters])
    def test_an_unknown_language(self, call: Any) -> None:
        with pytest.raises(LanguageError, match=r'"it" is not a language of mmteach. Accepted: en, fr, de'):
            call(RBRG, "it")


def every_code(edition: Edition) -> Iterator[Code]:
    symbols = range(len(edition.symbols))
    if edition.repeats:
        return product(symbols, repeat=edition.positions)
    return permutations(symbols, edition.positions)


class TestParseUndoesFormat:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("key", EDITIONS)
    def test_for_every_code_of_every_box_and_language(self, key: str, lang: str) -> None:
        box = EDITIONS[key]
        wrong = [c for c in every_code(box) if box.parse(box.format(c, lang), lang) != c]
        assert wrong == []
        assert sum(1 for _ in every_code(box)) == box.size

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("key", EDITIONS)
    def test_for_letters_too(self, key: str, lang: str) -> None:
        box = EDITIONS[key]
        assert [c for c in every_code(box) if box.parse(box.letters(c, lang), lang) != c] == []

    @given(box_and_codes(1), languages, languages)
    def test_for_any_box_in_any_language(
        self, drawn: tuple[Edition, list[Code]], written: str, read: str
    ) -> None:
        box, (code,) = drawn
        assert box.parse(box.format(code, written), read) == code
        assert box.parse(box.letters(code, written), written) == code

    @given(box_and_codes(1), languages, separators, st.sampled_from([str.upper, str.lower, str.title]))
    def test_for_any_separator_and_case(self, drawn: Any, lang: str, between: str, case: Any) -> None:
        box, (code,) = drawn
        text = between.join(case(box.symbols[s].names[lang]) for s in code)
        assert box.parse(text) == code

    def test_for_names_that_hold_spaces_and_hyphens(self) -> None:
        box = own(3, ["Dark-blue", "Light  sea green", "Off–white", "Blue"])
        for code in product(range(4), repeat=3):
            assert box.parse(box.format(code)) == code
        assert box.parse("light-sea-green, DARK BLUE, blue") == (1, 0, 3)


class TestFold:
    @given(st.text())
    def test_folding_twice_changes_nothing(self, text: str) -> None:
        assert fold(fold(text)) == fold(text)

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Grün", "GRUN"),
            ("Weiß", "WEISS"),
            ("Ｒ", "r"),
            ("KIRMIZI", "Kırmızı"),
            ("ΛΕΥΚΟΣ", "λευκος"),
            ("é", "e\u0301"),
        ],
    )
    def test_case_accents_and_width_are_folded_away(self, one: str, other: str) -> None:
        assert fold(one) == fold(other)

    def test_marks_that_are_no_accents_stay(self) -> None:
        assert fold("की") != fold("कि")

    def test_plain_has_one_space_for_whatever_stands_between_words(self) -> None:
        assert plain(" Dark –  Blue,") == "dark blue"
