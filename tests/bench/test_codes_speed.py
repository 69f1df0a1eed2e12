"""How fast guesses are answered, beside a plain loop and another package, and what must be kept.

Times are of the processor, as what else the machine does is not the code's fault. In a group, the work is the same.
"""

import json
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mmteach import F6423, SUPER, SUPER_HOLES, Edition, Row, remaining, score
from mmteach.codes import Guesses, all_codes, answer_of, answer_table, answers, tables

COUNTS = json.loads((Path(__file__).parents[1] / "data" / "feedback_counts.json").read_text())["tables"]
ONE_GUESS = "one guess, 32,768 codes"
GUESS = (0, 0, 1, 2, 3)
LARGE = pytest.mark.parametrize("edition", [SUPER, SUPER_HOLES], ids=["32,768", "59,049"])
pytestmark = pytest.mark.benchmark(timer=process_time)


def some_guesses(edition: Edition) -> Guesses:
    """Guesses as they come: one after the other, in order."""
    return Guesses(all_codes(edition)[5000:5256], len(edition.symbols))


def answered(edition: Edition, guesses: Guesses) -> int:
    """The answers of all codes to the guesses, a few guesses at a time as in the search for a good one."""
    return sum(int(tables(edition).table(guesses, i, i + 8)[0, 0]) for i in range(0, len(guesses), 8))


@pytest.mark.benchmark(group=ONE_GUESS)
def test_one_guess(benchmark: BenchmarkFixture) -> None:
    found = benchmark.pedantic(answers, (GUESS, SUPER), rounds=50, iterations=20, warmup_rounds=2)
    assert len(found) == SUPER.size
    assert benchmark.stats.stats.min / SUPER.size <= 0.3e-9


@pytest.mark.benchmark(group=ONE_GUESS)
def test_one_guess_in_a_plain_loop(benchmark: BenchmarkFixture) -> None:
    secrets = [tuple(code) for code in all_codes(SUPER).tolist()]
    found = benchmark.pedantic(lambda: [score(secret, GUESS, SUPER) for secret in secrets], rounds=3)
    assert [answer_of(a, SUPER) for a in answers(GUESS, SUPER)] == found


@pytest.mark.benchmark(group=ONE_GUESS)
def test_one_guess_by_pymastermind(benchmark: BenchmarkFixture) -> None:
    pymastermind = pytest.importorskip("pymastermind")
    guess, secrets = pymastermind.Code(GUESS), [pymastermind.Code(code) for code in all_codes(SUPER).tolist()]
    found = benchmark.pedantic(lambda: [secret.compare(guess) for secret in secrets], rounds=3)
    assert [answer_of(a, SUPER) for a in answers(GUESS, SUPER)] == found


@LARGE
def test_many_guesses_take_at_most_0_3_ns_a_pair(benchmark: BenchmarkFixture, edition: Edition) -> None:
    guesses = some_guesses(edition)
    benchmark.pedantic(answered, (edition, guesses), rounds=20, warmup_rounds=1)
    assert per_pair(benchmark, edition, guesses) <= 0.3


@LARGE
def test_counted_they_take_at_most_1_2_ns(benchmark: BenchmarkFixture, edition: Edition) -> None:
    guesses = some_guesses(edition)
    benchmark.pedantic(lambda: list(tables(edition).counts(guesses)), rounds=10, warmup_rounds=1)
    assert per_pair(benchmark, edition, guesses) <= 1.2


def test_the_whole_table_of_the_default_box_takes_half_a_millisecond(benchmark: BenchmarkFixture) -> None:
    found = benchmark.pedantic(answer_table, (all_codes(F6423),), rounds=100, warmup_rounds=2)
    assert found.shape == (1296, 1296)
    assert benchmark.stats.stats.min <= 0.000_5


def test_filtering_by_ten_rows_takes_at_most_a_millisecond(benchmark: BenchmarkFixture) -> None:
    codes, secret = all_codes(SUPER_HOLES), (7, 7, 8, 0, 1)
    guesses = [tuple(codes[i].tolist()) for i in range(100, 59_049, 5_900)][:10]
    rows = [Row(guess, score(secret, guess, SUPER_HOLES)) for guess in guesses]
    found = benchmark.pedantic(remaining, (rows, SUPER_HOLES), rounds=100, warmup_rounds=2)
    assert secret in found
    assert benchmark.stats.stats.min <= 0.001


@pytest.mark.parametrize(
    ("name", "edition"), [("5x8", SUPER), ("5x8+hole", SUPER_HOLES)], ids=["32,768", "59,049"]
)
def test_all_pairs_of_a_large_box(benchmark: BenchmarkFixture, name: str, edition: Edition) -> None:
    found: Counter[str] = benchmark.pedantic(feedback_counts, (edition,), rounds=1)
    assert found == COUNTS[name]["counts"]


def feedback_counts(edition: Edition) -> Counter[str]:
    """How many ordered pairs have each answer: every guess against every code, in blocks."""
    codes, total = all_codes(edition), np.zeros(tables(edition).ids, np.int64)
    for start in range(0, edition.size, 1024):
        guesses = Guesses(codes[start : start + 1024], len(edition.symbols))
        total += sum(block.sum(axis=0) for block in tables(edition).counts(guesses))
    pairs: dict[Any, int] = {answer_of(a, edition): int(n) for a, n in enumerate(total.tolist()) if n}
    return Counter({f"{exact},{misplaced}": n for (exact, misplaced), n in pairs.items()})


def per_pair(benchmark: BenchmarkFixture, edition: Edition, guesses: Guesses) -> float:
    """Nanoseconds; also shown with ``--benchmark-json``."""
    found = float(benchmark.stats.stats.min) / len(guesses) / edition.size * 1e9
    benchmark.extra_info["ns a pair"] = found
    return found
