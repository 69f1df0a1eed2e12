"""How long strategies think, and every figure that takes long to find: all totals of the large boxes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mmteach import F6423, STRATEGIES, SUPER, SUPER_HOLES, Edition, best_guesses, best_play, evaluate, parts

LARGE = json.loads((Path(__file__).parents[1] / "data" / "strategy_totals_large.json").read_text())["results"]
BOXES = {
    "4x6": F6423,
    "5x8": SUPER,
    "5x9": Edition("nine", "Nine colours", positions=5, colours=9),
    "5x8+hole": SUPER_HOLES,
}
ROWS = [("RRBGY", (1, 1))]


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor() as pool:
        yield pool


@pytest.mark.benchmark(timer=process_time)
def test_minimax_of_the_default_box_takes_at_most_50_ms(benchmark: BenchmarkFixture) -> None:
    found = benchmark.pedantic(evaluate, (STRATEGIES["minimax"],), rounds=10, warmup_rounds=1)
    assert found.total == 5801
    assert benchmark.stats.stats.min <= 0.05


@pytest.mark.benchmark(timer=process_time)
def test_entropy_of_the_large_box_takes_at_most_6_s(benchmark: BenchmarkFixture) -> None:
    arguments = {"edition": SUPER, "first": "RRBBG", "progress": False}
    found = benchmark.pedantic(evaluate, (STRATEGIES["entropy"],), arguments, rounds=2)
    assert found.total == 179_704
    assert benchmark.stats.stats.min <= 6


@pytest.mark.benchmark(timer=process_time)
def test_the_next_guess_with_5_432_codes_left_takes_at_most_60_ms(benchmark: BenchmarkFixture) -> None:
    assert parts("RRBGY", ROWS, SUPER).codes == 5432
    found = benchmark.pedantic(best_guesses, (ROWS, "entropy", 1, SUPER), rounds=10, warmup_rounds=1)
    assert len(found) == 1
    assert benchmark.stats.stats.min <= 0.06


@pytest.mark.benchmark(timer=process_time)
def test_the_first_hint_with_holes_takes_at_most_60_ms(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(best_guesses, ((), "entropy", 1, SUPER_HOLES), rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.min <= 0.06


def test_the_package_is_imported_within_150_ms(benchmark: BenchmarkFixture) -> None:
    clocked = "from time import process_time as now; start = now(); import mmteach; print(now() - start)"

    def seconds() -> float:
        return float(subprocess.run([sys.executable, "-c", clocked], capture_output=True, check=True).stdout)

    found: list[float] = []
    benchmark.pedantic(lambda: found.append(seconds()), rounds=5, warmup_rounds=1)
    # What the new process says of itself, without its start.
    benchmark.extra_info["seconds"] = min(found)
    assert min(found) <= 0.15


@pytest.mark.parametrize(
    ("total", "options"),
    [(5625, {}), (5626, {"worst": 5}), (5660, {"consistent_only": True})],
    ids=["any guesses", "at most five", "consistent ones"],
)
def test_the_best_possible_play(benchmark: BenchmarkFixture, total: int, options: dict[str, Any]) -> None:
    found = benchmark.pedantic(best_play, (F6423,), {**options, "progress": False}, rounds=1)
    assert found is not None
    assert found.total == total


@pytest.mark.parametrize("row", LARGE, ids=[f"{r['rules']} {r['rule']} {r['first_guess']}" for r in LARGE])
def test_totals(benchmark: BenchmarkFixture, processes: Executor, row: dict[str, Any]) -> None:
    name = {"max_parts": "most_parts"}.get(row["rule"], row["rule"])
    options = {
        "edition": BOXES[row["rules"]],
        "first": [int(digit) - 1 for digit in row["first_guess"]],
        "executor": processes,
        "progress": False,
    }
    found = benchmark.pedantic(evaluate, (STRATEGIES[name],), options, rounds=1)
    assert (found.total, found.worst) == (row["total"], row["max"])
    assert found.distribution == {int(guesses): codes for guesses, codes in row["distribution"].items()}
