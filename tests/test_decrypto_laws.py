"""Laws of whole games: by chance to their end, and any moves in any order."""

from collections.abc import Callable
from typing import Any

from decrypto_games import chance_game, new_game, play_turn, write_both
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from mmteach.decrypto import CARDS, Game, Settings, from_json, to_json
from mmteach.errors import MmteachError


class TestChanceGames:
    @given(st.integers(0, 10**6))
    @settings(max_examples=40, deadline=None)
    def test_every_game_by_chance_ends_and_is_saved_without_loss(self, seed: int) -> None:
        game = chance_game(seed)
        assert game.verdict is not None
        assert game.round_number <= 8
        assert from_json(to_json(game)) == game


class Table(RuleBasedStateMachine):
    """Any moves in any order: the legal ones are played, the others refused by name and nothing changes."""

    def __init__(self) -> None:
        super().__init__()
        self.game = new_game(Settings(cards_return=False))

    def attempt(self, play: Callable[[], Game]) -> None:
        before = self.game
        try:
            self.game = play()
        except MmteachError:
            assert self.game is before
        else:
            assert self.game.moves[:-1] == before.moves
            assert self.game.undo() == before

    @rule(side=st.sampled_from(["white", "black"]), card=st.sampled_from(CARDS))
    @precondition(lambda self: self.game.phase == "clues")
    def draw(self, side: Any, card: Any) -> None:
        self.attempt(lambda: self.game.draw(side, card))

    @rule(side=st.sampled_from(["white", "black"]), fresh=st.booleans())
    def write(self, side: Any, fresh: bool) -> None:
        clues = [f"{side}{self.game.round_number if fresh else 1}{place}" for place in "pqs"]
        self.attempt(lambda: self.game.write_clues(side, clues))

    @rule(card=st.sampled_from(CARDS[:4]))
    def intercept(self, card: Any) -> None:
        self.attempt(lambda: self.game.intercept(card))

    @rule(card=st.sampled_from(CARDS[:4]))
    def decode(self, card: Any) -> None:
        self.attempt(lambda: self.game.decode(card))

    @rule(card=st.none() | st.sampled_from(CARDS))
    def open_card(self, card: Any) -> None:
        self.attempt(lambda: self.game.open_card(card))

    @rule(side=st.sampled_from(["white", "black"]), right=st.integers(-1, 5))
    def keywords(self, side: Any, right: int) -> None:
        self.attempt(lambda: self.game.guess_keywords(side, right))

    @rule()
    def whole_round(self) -> None:
        if self.game.phase == "clues" and not any(t.clues or t.drawn for t in self.game.rounds[-1]):
            game = write_both(self.game)
            self.game = play_turn(play_turn(game))

    @invariant()
    def tokens_are_those_of_the_open_cards(self) -> None:
        for tokens in self.game.tokens:
            assert all(0 <= count <= 2 for count in tokens)

    @invariant()
    def a_card_lies_open_only_once(self) -> None:
        for side in ("white", "black"):
            codes = [r.turn(side).code for r in self.game.rounds if r.turn(side).code]
            assert len(codes) == len(set(codes))

    @invariant()
    def there_is_always_something_due_or_a_verdict(self) -> None:
        assert (self.game.phase in ("keywords", "over")) == (self.game.verdict is not None)
        assert self.game.round_number <= 8

    @invariant()
    def nothing_is_lost_in_saving(self) -> None:
        assert from_json(to_json(self.game)) == self.game


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
