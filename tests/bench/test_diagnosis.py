"""How often the tutor finds the rule of a simulated learner, and how long it thinks. The table is printed."""

from collections.abc import Iterator
from statistics import mean
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mmteach import EDITIONS, next_question
from mmteach.misconceptions import RULES, questions
from mmteach.misconceptions.trials import OUTSIDE, SLIPS, Trial, trial, trials

LEAST_FOUND = 0.95
LEAST_NONE = 0.80
MOST_WRONGLY_TOLD = 0.01


def lines(found: list[Trial]) -> Iterator[str]:
    yield f"\n{'rule':24}{'slip':>6}{'right':>8}{'wrong':>8}{'questions':>11}"
    for t in found:
        yield f"{t.rule:24}{t.slip:6.0%}{t.right:8.1%}{t.wrong:8.1%}{t.questions:11.2f}"


def test_simulated_learners(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    found = benchmark.pedantic(trials, rounds=1)
    with capsys.disabled():
        print(*lines(found), sep="\n")
    assert len(found) == len(RULES) * len(SLIPS) + 2 * len(OUTSIDE)
    for t in found:
        if t.rule in RULES and t.slip <= 0.1:
            assert t.right >= LEAST_FOUND, t
    for slip in SLIPS[:2]:
        assert mean(t.right for t in found if t.rule in OUTSIDE and t.slip == slip) >= LEAST_NONE


def test_a_learner_with_the_true_rule_is_hardly_ever_told_of_another(benchmark: BenchmarkFixture) -> None:
    assert benchmark.pedantic(trial, ("true", 0.05, 2000), rounds=1).wrong <= MOST_WRONGLY_TOLD


@pytest.mark.benchmark(timer=process_time)  # what else the machine does is not the question's fault
@pytest.mark.parametrize("key", EDITIONS)
def test_the_next_question_takes_at_most_50_ms_the_first_too(benchmark: BenchmarkFixture, key: str) -> None:
    benchmark.pedantic(next_question, ((), EDITIONS[key]), setup=questions._table.cache_clear, rounds=10)
    assert benchmark.stats.stats.median <= 0.05
