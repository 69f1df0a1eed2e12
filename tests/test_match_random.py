"""Random players, in many boxes: legal moves with any values, and now and then one that is not legal."""

from random import Random

import pytest
from match_play import ALL_MOVES, FREE, TINY, check, random_move

from mmteach import EDITIONS, F6423, Edition
from mmteach.match import Match
from mmteach.moves import TurnError

BOXES = [F6423, EDITIONS["kids"], EDITIONS["bulls-and-cows"], TINY, FREE]


def play_randomly(box: Edition, moves: int, seed: int, *, learning: bool) -> int:
    """Matches one after the other until so many moves are made; how many matches ended."""
    random, ended = Random(seed), 0
    match = start = Match(box, learning=learning)
    for _ in range(moves):
        name = random.choice(match.legal if random.randrange(8) else ALL_MOVES)
        move = random_move(match, name, random.randrange)
        if name in match.legal:
            before, match = match, match.play(move)
            check(before, match)
        else:
            with pytest.raises(TurnError):
                match.play(move)
        if match.phase == "over" or len(match.moves) > 300:
            ended += match.phase == "over"
            match = start
    return ended


@pytest.mark.parametrize("learning", [False, True])
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.key)
def test_random_moves_never_reach_an_illegal_state(box: Edition, learning: bool) -> None:
    assert play_randomly(box, 5_000, seed=1, learning=learning) > 5
