"""Random players, in many boxes: legal moves with any values, and now and then one that is not legal."""

import pytest
from match_play import RANDOM_BOXES, play_randomly

from mmteach import Edition


@pytest.mark.parametrize("learning", [False, True])
@pytest.mark.parametrize("box", RANDOM_BOXES, ids=lambda box: box.key)
def test_random_moves_never_reach_an_illegal_state(box: Edition, learning: bool) -> None:
    assert play_randomly(box, 5_000, seed=1, learning=learning) > 5
