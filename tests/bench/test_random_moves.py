"""A million random moves in matches of many boxes: none leads to a state that the rules do not know."""

import sys
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

sys.path.insert(0, str(Path(__file__).parents[1]))  # the players of the unit tests

from match_play import RANDOM_BOXES, play_randomly

MOVES = 1_000_000


def million_moves() -> int:
    share = MOVES // (2 * len(RANDOM_BOXES))
    ways = [(box, learning) for box in RANDOM_BOXES for learning in (False, True)]
    return sum(
        play_randomly(box, share, seed, learning=learning) for seed, (box, learning) in enumerate(ways)
    )


def test_random_moves_never_reach_an_illegal_state(benchmark: BenchmarkFixture) -> None:
    assert benchmark.pedantic(million_moves, rounds=1) > 1_000  # matches that came to their end
