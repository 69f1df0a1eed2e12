import copy
import dataclasses
import pickle
from itertools import repeat
from math import perm
from typing import Any

import pytest
from boxes import boxes, colour_names, own
from hypothesis import given

from mmteach import EDITIONS, F6423, SUPER, SUPER_HOLES, CodeError, Edition, EditionError
from mmteach.colours import COLOURS, HOLE, SHAPES, fold
from mmteach.editions import box_of
from mmteach.i18n import LANGUAGES


class TestTheSevenBoxes:
    @pytest.mark.parametrize(
        ("key", "positions", "symbols", "rows", "repeats", "holes", "size", "key_names"),
        [
            ("f6423", 4, 6, 10, True, False, 1_296, ("black", "grey")),
            ("super", 5, 8, 12, True, False, 32_768, ("black", "white")),
            ("super-holes", 5, 9, 12, True, True, 59_049, ("black", "white")),
            ("travel", 4, 6, 9, True, False, 1_296, ("black", "white")),
            ("eight-colours", 4, 8, 12, True, False, 4_096, ("red", "white")),
            ("kids", 3, 6, 9, True, False, 216, ("red", "white")),
            ("bulls-and-cows", 4, 10, 7, False, False, 5_040, ("bull", "cow")),
        ],
    )
    def test_are_as_their_rule_sheets_say(
        self,
        key: str,
        positions: int,
        symbols: int,
        rows: int,
        repeats: bool,
        holes: bool,
        size: int,
        key_names: tuple[str, str],
    ) -> None:
        box = EDITIONS[key]
        assert (box.positions, len(box.symbols), box.rows) == (positions, symbols, rows)
        assert (box.repeats, box.holes, box.size, box.key_names) == (repeats, holes, size, key_names)

    def test_are_seven(self) -> None:
        assert len(EDITIONS) == 7
        assert (EDITIONS["f6423"], EDITIONS["super"], EDITIONS["super-holes"]) == (F6423, SUPER, SUPER_HOLES)

    def test_give_a_point_a_row_and_one_more_for_a_code_unbroken(self) -> None:
        assert {box.row_points for box in EDITIONS.values()} == {1}
        assert (F6423.failure_bonus, F6423.error_award) == (1, 3)
        assert (SUPER.failure_bonus, SUPER_HOLES.failure_bonus) == (0, 0)

    def test_have_a_name_in_each_language(self) -> None:
        for box in EDITIONS.values():
            assert box.title("en") == box.name
            assert all(box.title(lang) for lang in LANGUAGES)
        assert SUPER_HOLES.title("de") == "Super mit Löchern"

    def test_the_hole_is_the_last_symbol(self) -> None:
        assert SUPER_HOLES.hole == 8
        assert SUPER_HOLES.symbols[8] is HOLE
        assert SUPER.hole is None


class TestVocabulary:
    def test_every_symbol_has_a_shape_that_can_be_drawn(self) -> None:
        assert {c.shape for box in EDITIONS.values() for c in box.symbols} <= set(SHAPES)

    def test_our_twelve_colours_differ_in_shape_and_in_colour(self) -> None:
        assert (
            len(COLOURS)
            == len({c.shape for c in COLOURS.values()})
            == len({c.fill for c in COLOURS.values()})
            == 12
        )

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_letters_differ_within_a_language(self, lang: str) -> None:
        assert len({fold(c.letters[lang]) for c in [*COLOURS.values(), HOLE]}) == 13

    def test_letters_follow_the_language_where_they_must(self) -> None:
        assert [F6423.letters(range(4), lang) for lang in LANGUAGES] == ["RBGY", "RBVJ", "RBGE"]


class TestOwnBox:
    def test_takes_a_number_of_our_colours(self) -> None:
        box = Edition(key="mine", name="My box", positions=5, colours=7, rows=11)
        assert [c.names["en"] for c in box.symbols][-1] == "Turquoise"
        assert (box.size, box.rows, box.title("fr")) == (7**5, 11, "My box")

    def test_takes_our_names_in_any_language(self) -> None:
        assert own(4, ["Bleu", "grün", "RED"]).colours == (COLOURS["blue"], COLOURS["green"], COLOURS["red"])

    def test_takes_names_of_ones_own(self) -> None:
        box = own(3, ["Cat", "Dog", "Cow", "Owl"])
        assert box.format((0, 1, 2), "fr") == "Cat-Dog-Cow"
        assert box.letters((0, 1, 2, 3)[:3]) == "CDO"

    def test_gives_each_name_a_letter_of_its_own(self) -> None:
        assert [c.letters["en"] for c in own(4, ["Cat", "Cow", "Coca", "Cac"]).colours] == [
            "C",
            "O",
            "A",
            "B",
        ]

    def test_a_name_of_one_sign_is_its_own_letter(self) -> None:
        assert [c.letters["en"] for c in own(2, ["10", "AB", "A", "1"]).colours] == ["0", "B", "A", "1"]

    def test_counts_its_codes(self) -> None:
        assert own(3, 4, holes=True).size == 125
        assert own(3, 4, repeats=False).size == perm(4, 3)

    def test_can_be_of_one_peg_or_of_eight(self) -> None:
        assert own(1, 2).size == 2
        assert own(8, 12).size == 12**8

    def test_may_hold_one_colour_when_the_hole_is_the_other(self) -> None:
        assert own(2, 1, holes=True).size == 4

    def test_cannot_be_changed(self) -> None:
        with pytest.raises(AttributeError):
            F6423.positions = 5


class TestRefusedBoxes:
    @pytest.mark.parametrize("value", [0, 9, -1, 4.0, "4", True, None])
    def test_positions_are_1_to_8(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"^positions: .* Accepted: a whole number from 1 to 8"):
            own(positions=value)

    @pytest.mark.parametrize("value", [0, 1, 13, ["Red"], [f"Name {n}" for n in range(13)]])
    def test_symbols_are_2_to_12(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"^colours: .* is out of bounds. Accepted: 2 to 12 symbols"):
            own(colours=value)

    def test_the_hole_is_one_of_the_twelve(self) -> None:
        assert len(own(colours=11, holes=True).symbols) == 12
        with pytest.raises(EditionError, match=r"13 is out of bounds.* the hole included"):
            own(colours=12, holes=True)

    @pytest.mark.parametrize("value", [0, -3, 1.5, "ten", None])
    def test_rows_are_one_or_more(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"^rows: .* from 1 to"):
            own(rows=value)

    @pytest.mark.parametrize("value", [6.5, "six", None, True])
    def test_colours_are_a_number_or_names(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"neither a number nor a list of names"):
            own(colours=value)

    @pytest.mark.parametrize("name", ["cat", "CÁT", "Ｃat", " cat ", "Cat-", "", " - ", "\u0301", 7, None])
    def test_names_differ_in_more_than_case_and_accents_and_are_not_empty(self, name: Any) -> None:
        with pytest.raises(EditionError, match=r"^colours, name 3: ") as refusal:
            own(3, ["Dog", "Cat", name])
        assert refusal.value.values["place"] == 3

    def test_names_of_one_colour_in_two_languages_are_the_same(self) -> None:
        with pytest.raises(EditionError, match=r'name 2: "Rouge"'):
            own(3, ["Red", "Rouge"])

    @pytest.mark.parametrize(
        "names", [["light", "blue", "Light-Blue"], ["dark blue", "Dark"], ["a", "a b c"]]
    )
    def test_no_name_is_the_first_words_of_another(self, names: list[str]) -> None:
        with pytest.raises(EditionError, match=r"first words of another"):
            own(3, names)

    def test_names_may_share_words_otherwise(self) -> None:
        assert own(2, ["light blue", "light green", "blue"]).parse("blue light green") == (2, 1)

    @pytest.mark.parametrize("name", ["Hole", "trou", "LOCH", "_"])
    def test_no_name_is_that_of_the_hole(self, name: str) -> None:
        own(2, ["Cat", name])
        with pytest.raises(EditionError, match=r"name 2"):
            own(2, ["Cat", name], holes=True)

    def test_a_code_without_repeats_needs_as_many_symbols_as_pegs(self) -> None:
        assert own(4, 3, repeats=False, holes=True).size == 24
        with pytest.raises(EditionError, match=r"needs 5 symbols; this box has 4"):
            own(5, 4, repeats=False)

    @pytest.mark.parametrize("field", ["row_points", "failure_bonus", "error_award"])
    @pytest.mark.parametrize("value", [-1, 0.5, "1"])
    def test_points_are_whole_and_not_negative(self, field: str, value: Any) -> None:
        with pytest.raises(EditionError, match=f"^{field}: "):
            own(**{field: value})

    @pytest.mark.parametrize(
        "value", ["black", ["black"], ["black", "Black"], ["a", ""], ["a", 1], "ab", 5, None]
    )
    def test_key_names_are_two_different_words(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"^key_names: "):
            own(key_names=value)

    def test_every_refusal_is_said_in_three_languages(self) -> None:
        with pytest.raises(EditionError) as refusal:
            own(9)
        assert [refusal.value.message(lang).split(".")[0] for lang in LANGUAGES] == [
            "positions: 9 is out of bounds",
            "positions\u202f: 9 est hors limites",
            "positions: 9 liegt außerhalb der Grenzen",
        ]


class TestJson:
    def test_a_box_we_know_is_its_key(self) -> None:
        assert SUPER_HOLES.to_json() == "super-holes"
        assert Edition.from_json("super-holes") is SUPER_HOLES

    @given(boxes)
    def test_any_box_comes_back_as_it_was(self, box: Edition) -> None:
        assert Edition.from_json(box.to_json()) == box

    @given(boxes)
    def test_a_copy_is_the_same_box(self, box: Edition) -> None:
        for twin in (copy.deepcopy(box), pickle.loads(pickle.dumps(box))):
            assert (twin, hash(twin), twin.to_json()) == (box, hash(box), box.to_json())

    def test_a_box_is_taken_as_it_is(self) -> None:
        assert Edition.from_json(F6423) is F6423

    @pytest.mark.parametrize("value", ["F-6423", "", {"positions": 4}, {"nonsense": 1}, 7])
    def test_what_describes_no_box_is_refused(self, value: Any) -> None:
        with pytest.raises(EditionError, match=r"is not a box we know. Accepted: f6423, super"):
            Edition.from_json(value)

    def test_a_box_of_ones_own_may_have_the_key_of_another(self) -> None:
        box = Edition("f6423", "Not that one", 4, 5)
        assert box.title("fr") == "Not that one"
        assert Edition.from_json(box.to_json()) == box


@given(colour_names())
def test_own_names_get_letters_that_differ(names: list[str]) -> None:
    letters = [c.letters["en"] for c in own(2, names).colours]
    assert len({fold(letter) for letter in letters}) == len(names)


class TestRepr:
    def test_of_a_box_of_ours_is_its_key(self) -> None:
        assert repr(F6423) == "EDITIONS['f6423']"
        assert repr(F6423.colours[0]) == "<Colour: Red>"

    def test_of_a_box_of_ones_own_names_what_differs(self) -> None:
        box = Edition("mine", "My box", 3, ["Apple", "Pear"], rows=5)
        assert repr(box) == ("Edition('mine', 'My box', positions=3, colours=['Apple', 'Pear'], rows=5)")

    @given(boxes)
    def test_makes_the_box_again(self, box: Edition) -> None:
        assert eval(repr(box)) == box

    def test_is_also_kept_when_a_number_is_replaced(self) -> None:
        box = dataclasses.replace(F6423, rows=5)
        assert (box.rows, box.colours) == (5, F6423.colours)
        assert eval(repr(box)) == box


class TestBoxOf:
    def test_takes_a_box_or_its_key(self) -> None:
        assert box_of("super") is SUPER
        assert box_of(SUPER) is SUPER

    @pytest.mark.parametrize("value", ["chess", 5, None, ["super"]])
    def test_refuses_anything_else(self, value: Any) -> None:
        with pytest.raises(EditionError, match="is not a box we know"):
            box_of(value)


class TestAccepted:
    def test_has_names_of_the_reader_and_letters_of_the_language_read(self) -> None:
        with pytest.raises(CodeError) as refusal:
            F6423.parse("RXBB")
        assert "Vert (G)" in refusal.value.message("fr")
        assert pickle.loads(pickle.dumps(refusal.value)).message("fr") == refusal.value.message("fr")

    @pytest.mark.parametrize("code", ["R" * 10**7, repeat(0)])
    def test_is_said_of_a_code_without_end(self, code: Any) -> None:
        with pytest.raises(CodeError, match="is not a code"):
            F6423.parse(code)
