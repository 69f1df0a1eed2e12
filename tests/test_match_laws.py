"""A match that Hypothesis plays: any legal moves, in any box, with every law checked after each."""

import json
from typing import Any

import pytest
from boxes import presets
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from match_play import ALL_MOVES, FREE, TINY, Choose, check, random_move

from mmteach import Edition
from mmteach.match import Match
from mmteach.moves import MoveName, TurnError


class MatchMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.match = Match()

    @initialize(box=st.sampled_from([TINY, FREE]) | presets, pairs=st.integers(1, 3), learning=st.booleans())
    def start(self, box: Edition, pairs: int, learning: bool) -> None:
        self.match = Match(box, rounds=2 * pairs, learning=learning)

    @precondition(lambda self: self.match.legal)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(self.match.legal))
        before, after = self.match, self.match.play(random_move(self.match, name, choice(data)))
        check(before, after)
        assert after.undo().state() == before.state()
        self.match = after

    @rule(data=st.data(), name=st.sampled_from(ALL_MOVES))
    def move_out_of_turn(self, data: st.DataObject, name: MoveName) -> None:
        if name in self.match.legal:
            return
        state, move = self.match.state(), random_move(self.match, name, choice(data))
        with pytest.raises(TurnError) as caught:
            self.match.play(move)
        assert caught.value.message("de") != caught.value.message("fr") != str(caught.value)
        assert self.match.state() == state

    @invariant()
    def replaying_the_moves_gives_the_same_state(self) -> None:
        m = self.match
        again = Match(m.edition, m.players, m.rounds, m.learning, m.moves)
        assert again == m
        assert again.state() == m.state()

    @invariant()
    def a_saved_match_is_the_same_match(self) -> None:
        saved: Any = json.loads(json.dumps(self.match.to_json()))
        assert Match.from_json(saved) == self.match


def choice(data: st.DataObject) -> Choose:
    return lambda below: data.draw(st.integers(0, below - 1))


TestMatchMachine = MatchMachine.TestCase
TestMatchMachine.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
