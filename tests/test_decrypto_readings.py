from fractions import Fraction
from itertools import combinations

import pytest

from mmteach.decrypto import CARDS, Pin, PinError, deck, reading_counts, readings


class TestPin:
    @pytest.mark.parametrize("text", ["2=4", " 2 = 4 ", (2, 4), (2, 4, True), Pin(2, 4)])
    def test_a_fact_is_read_however_it_is_written(self, text: str) -> None:
        assert Pin.parse(text) == Pin(2, 4)

    @pytest.mark.parametrize("text", ["1≠1", "1!=1", (1, 1, False)])
    def test_a_fact_can_rule_a_slot_out(self, text: str) -> None:
        assert Pin.parse(text) == Pin(1, 1, belongs=False)

    @pytest.mark.parametrize(
        "value", ["", "4=1", "0=1", "1=5", "1", (1,), (1, 5), (True, 1), (1, 2, "no"), None, 12]
    )
    def test_what_is_no_fact_is_refused_with_what_is_accepted(self, value: object) -> None:
        with pytest.raises(PinError, match="clue 1 to 3 with slot 1 to 4"):
            Pin.parse(value)  # type: ignore[arg-type]

    def test_every_fact_is_read_back_from_its_text(self) -> None:
        pins = [Pin(c, s, b) for c in (1, 2, 3) for s in (1, 2, 3, 4) for b in (True, False)]
        assert [Pin.parse(str(pin)) for pin in pins] == pins

    def test_the_sentence_says_the_fact(self) -> None:
        assert Pin(2, 4).sentence() == "Clue 2 belongs to slot 4."
        assert Pin(1, 1, belongs=False).sentence("de") == "Hinweis 1 gehört nicht zu Platz 1."


class TestReadings:
    @pytest.mark.parametrize("card", CARDS)
    def test_pinning_the_code_clue_by_clue_leaves_24_6_2_1(self, card: tuple[int, int, int]) -> None:
        pins = [Pin(clue, slot) for clue, slot in enumerate(card, 1)]
        assert [len(readings(pins[:known])) for known in range(4)] == [24, 6, 2, 1]
        assert [readings(pins[:known]).chance for known in range(4)] == [
            Fraction(1, n) for n in (24, 6, 2, 1)
        ]
        assert readings(pins).codes == (card,)

    def test_one_slot_ruled_out_leaves_18(self) -> None:
        assert len(readings(["1≠1"])) == 18

    def test_the_order_of_the_facts_does_not_matter(self) -> None:
        assert readings(["2=4", "1≠1"]).codes == readings(["1≠1", "2=4"]).codes

    def test_facts_that_contradict_each_other_leave_nothing(self) -> None:
        nothing = readings(["1=2", "2=2"])
        assert len(nothing) == nothing.chance == 0
        assert nothing.sentence() == "No code is left: the pinned facts contradict each other."

    def test_the_codes_left_are_those_with_every_fact_true(self) -> None:
        facts = [Pin(c, s, b) for c in (1, 2, 3) for s in (1, 2, 3, 4) for b in (True, False)]
        for one, two in combinations(facts, 2):
            kept = {c for c in CARDS if all((c[p.clue - 1] == p.slot) is p.belongs for p in (one, two))}
            assert set(readings([one, two]).codes) == kept

    def test_a_deck_without_return_leaves_fewer(self) -> None:
        assert len(readings(["2=4"], deck(["143"], cards_return=False))) == 5

    def test_the_slots_a_clue_can_still_belong_to(self) -> None:
        left = readings(["2=4", "1≠1"])
        assert [left.slots(clue) for clue in (1, 2, 3)] == [(2, 3), (4,), (1, 2, 3)]

    @pytest.mark.parametrize(
        ("pins", "said"), [([], "24 codes are left"), (["1=1", "2=2", "3=3"], "1 code is left")]
    )
    def test_the_sentence_says_how_many_are_left(self, pins: list[str], said: str) -> None:
        assert readings(pins).sentence().startswith(said)


class TestReadingCounts:
    def test_a_line_a_fact_start_included(self) -> None:
        table = reading_counts(["1=3", "2≠1", "2=4"])
        assert table["pinned"].tolist() == ["", "1=3", "2≠1", "2=4"]
        assert table["left"].tolist() == [24, 6, 4, 2]
        assert table["chance"].tolist() == [1 / 24, 1 / 6, 1 / 4, 1 / 2]

    def test_a_contradiction_ends_at_nothing(self) -> None:
        assert reading_counts(["1=2", "2=2"])["left"].tolist() == [24, 6, 0]
        assert reading_counts(["1=2", "2=2"])["chance"].tolist()[-1] == 0
