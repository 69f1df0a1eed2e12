from random import Random

import pytest

from mmteach.decrypto import (
    CARDS,
    Card,
    CardError,
    agreement,
    agreement_counts,
    deck,
    draw_card,
    format_card,
    parse_card,
)


class TestCards:
    def test_there_are_24_each_with_three_different_slots(self) -> None:
        assert len(set(CARDS)) == 24
        assert all(len(set(card)) == 3 and set(card) <= {1, 2, 3, 4} for card in CARDS)

    def test_every_card_is_read_back_from_its_text(self) -> None:
        assert [parse_card(format_card(card)) for card in CARDS] == list(CARDS)

    @pytest.mark.parametrize("text", ["314", "3-1-4", "3–1–4", "3.1.4", " 3, 1 / 4 ", (3, 1, 4), [3, 1, 4]])
    def test_a_card_is_read_however_it_is_written(self, text: str) -> None:
        assert parse_card(text) == (3, 1, 4)

    @pytest.mark.parametrize(
        "value",
        ["", "31", "3144", "313", "315", "0-1-2", "a-b-c", "٣١٤", (True, 2, 3), (1.0, 2, 3), None, 314, {}],
    )
    def test_what_is_no_card_is_refused_with_what_is_accepted(self, value: object) -> None:
        with pytest.raises(CardError, match="three different digits from 1 to 4"):
            parse_card(value)  # type: ignore[arg-type]


class TestAgreement:
    def test_a_random_guess_agrees_in_3_2_1_0_places_for_1_3_9_11_of_the_24(self) -> None:
        assert agreement_counts() == {3: 1, 2: 3, 1: 9, 0: 11}

    @pytest.mark.parametrize("code", CARDS)
    def test_the_counts_are_the_same_for_every_code(self, code: Card) -> None:
        agreements = [agreement(guess, code) for guess in CARDS]
        assert {n: agreements.count(n) for n in (3, 2, 1, 0)} == agreement_counts()


class TestDeck:
    def test_cards_return_and_the_deck_stays_whole(self) -> None:
        assert deck(["123", "432"]) == CARDS

    def test_without_return_the_drawn_cards_are_gone(self) -> None:
        assert set(CARDS) - set(deck(["123", "432"], cards_return=False)) == {(1, 2, 3), (4, 3, 2)}

    def test_a_seed_draws_the_same_card_again(self) -> None:
        assert draw_card(chance=Random(7)) == draw_card(chance=Random(7))

    def test_every_card_is_drawn_sooner_or_later(self) -> None:
        chance = Random(1)
        assert {draw_card(chance=chance) for _ in range(600)} == set(CARDS)
