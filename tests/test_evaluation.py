import json
import re
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from boxes import own
from distributed import Client, LocalCluster

from mmteach import EDITIONS, F6423, SUPER, Code, CodeError, Position, score
from mmteach.codes import all_codes
from mmteach.evaluation import Evaluation, Lost, Node, evaluate
from mmteach.i18n import LANGUAGES
from mmteach.strategy import STRATEGIES, StrategyError

LARGE = json.loads((Path(__file__).parent / "data" / "strategy_totals_large.json").read_text())["results"]
KIDS = EDITIONS["kids"]


def a_player_of_ones_own(position: Position) -> Code:
    """As in the lesson: of the codes that may be the secret, the one with the most parts."""
    return max(position.codes, key=lambda code: len(position.parts(code)))


def guesses_in_play(tree: Node | Lost, secret: Code) -> int:
    """Guesses until the secret is found, following the tree by the answers of `score`."""
    for number in range(1, 100):
        assert isinstance(tree, Node)
        answer = score(secret, tree.guess)
        if answer == (4, 0):
            return number
        tree = tree.branches[answer]
    raise AssertionError


class TestEvaluate:
    def test_has_the_published_total_of_minimax(self) -> None:
        found = evaluate(STRATEGIES["minimax"], F6423)
        assert (found.total, found.worst) == (5801, 5)
        assert found.distribution == {1: 1, 2: 6, 3: 62, 4: 533, 5: 694}

    def test_its_tree_plays_every_code_to_the_end(self) -> None:
        found = evaluate(STRATEGIES["entropy"], F6423)
        secrets = [tuple(code) for code in all_codes(F6423).tolist()]
        assert sum(guesses_in_play(found.tree, secret) for secret in secrets) == found.total

    def test_begins_with_the_guess_it_is_given(self) -> None:
        found = evaluate(STRATEGIES["minimax"], first="RBGY")
        assert isinstance(found.tree, Node)
        assert found.tree.guess == (0, 1, 2, 3)
        assert found.total == 5803

    def test_refuses_a_first_guess_that_is_no_code(self) -> None:
        with pytest.raises(CodeError):
            evaluate(STRATEGIES["minimax"], first="RBX")

    def test_plays_any_function(self) -> None:
        found = evaluate(a_player_of_ones_own, KIDS)
        assert not found.lost
        assert found == evaluate(STRATEGIES["most_parts_consistent"], KIDS)

    def test_of_a_box_with_one_guess_to_make(self) -> None:
        assert evaluate(STRATEGIES["minimax"], own(1, 2)).distribution == {1: 1, 2: 1}

    def test_says_nothing_about_less_than_a_second(self, capsys: pytest.CaptureFixture[str]) -> None:
        evaluate(STRATEGIES["first_consistent"], KIDS)
        assert capsys.readouterr() == ("", "")


class TestEvaluation:
    def test_figures_follow_from_the_distribution(self) -> None:
        found = evaluate(STRATEGIES["most_parts"], KIDS)
        assert sum(found.distribution.values()) == KIDS.size
        assert found.total == sum(guesses * codes for guesses, codes in found.distribution.items())
        assert found.mean == found.total / KIDS.size
        assert found.worst == max(found.distribution)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_sentence_has_total_mean_and_worst(self, lang: str) -> None:
        sentence = evaluate(STRATEGIES["first_consistent"], KIDS).sentence(lang)
        assert [part for part in re.split(r"\D+", sentence) if part] == ["1", "136", "216", "5", "259", "8"]

    def test_repr_says_the_figures(self) -> None:
        assert repr(evaluate(STRATEGIES["minimax"])) == (
            "<Evaluation: 5,801 guesses for 1,296 codes: 4.476 on average, 5 at worst.>"
        )


def too_short(position: Position) -> str:
    return "RR"


def nothing(position: Position) -> None:
    return None


def the_same_for_ever(position: Position) -> str:
    return "RRRR"


def careless(position: Position) -> Code:
    if len(position.rows) == 2:
        raise IndexError("pop from\nempty list")
    return position.codes[0]


def one_by_one(position: Position) -> Code:
    """Never the same, and never any the wiser."""
    return tuple(all_codes(position.edition)[len(position.rows)].tolist())


class TestLost:
    @pytest.mark.parametrize(
        ("strategy", "lost", "why"),
        [
            (too_short, 1296, 'At the first guess: the strategy played "RR", which is no code of this box'),
            (nothing, 1296, "At the first guess: the strategy played None, which is no code of this box"),
            (the_same_for_ever, 1295, "After RRRR 0 0: the strategy played RRRR again (625 codes lost)."),
            (careless, 1291, "After RRRR 0 0, BBBB 0 0: the strategy raised IndexError: pop from empty list"),
            (one_by_one, 1276, "the code is still not found at guess 20 (1 code lost)."),
        ],
    )
    def test_nonsense_loses_with_a_clear_line(self, strategy: Any, lost: int, why: str) -> None:
        found = evaluate(strategy)
        assert found.codes_lost == lost
        assert why in found.lost[0].sentence()
        assert why in str(found)
        assert (found.mean, found.worst) == (float("inf"), float("inf"))

    def test_what_is_found_and_what_is_lost_are_all_codes(self) -> None:
        found = evaluate(careless)
        assert sum(found.distribution.values()) + found.codes_lost == 1296
        assert found.distribution == {1: 1, 2: 4}

    def test_the_limit_can_be_set(self) -> None:
        assert evaluate(one_by_one, limit=3).distribution == {1: 1, 2: 1, 3: 1}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_says_it_in_every_language(self, lang: str) -> None:
        assert "RRRR 0 0" in evaluate(the_same_for_ever).sentence(lang)


class _Interrupted(Executor):
    """Hands out tasks of which the first is interrupted."""

    def __init__(self) -> None:
        self.tasks: list[Future[Any]] = []

    def submit(self, *_: Any, **__: Any) -> Future[Any]:  # type: ignore[override]
        task: Future[Any] = Future()
        if not self.tasks:
            task.set_exception(KeyboardInterrupt())
        self.tasks.append(task)
        return task


class TestInterrupt:
    def test_drops_the_tasks_not_begun(self) -> None:
        executor = _Interrupted()
        with pytest.raises(KeyboardInterrupt):
            evaluate(STRATEGIES["minimax"], executor=executor)
        assert all(task.cancelled() for task in executor.tasks[1:])

    def test_stops_play_in_this_process(self) -> None:
        def impatient(position: Position) -> Code:
            if len(position.rows) == 2:
                raise KeyboardInterrupt
            return position.codes[0]

        with pytest.raises(KeyboardInterrupt):
            evaluate(impatient)


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2) as pool:
        yield pool


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as machines,
        Client(machines) as client,
    ):
        yield client.get_executor()


def alone(strategy: Any = STRATEGIES["entropy"], **options: Any) -> Evaluation:
    return evaluate(strategy, F6423, **options)


class TestExecutor:
    def test_a_process_pool_finds_the_same(self, processes: Executor) -> None:
        assert alone(executor=processes) == alone()

    def test_a_dask_cluster_finds_the_same(self, cluster: Executor) -> None:
        assert alone(executor=cluster) == alone()

    def test_threads_find_the_same(self) -> None:
        with ThreadPoolExecutor(2) as pool:
            assert alone(executor=pool) == alone()

    def test_random_play_is_the_same(self, processes: Executor) -> None:
        assert alone(STRATEGIES["random_consistent"], executor=processes) == alone(
            STRATEGIES["random_consistent"]
        )

    def test_losses_come_back_with_their_reasons(self, processes: Executor) -> None:
        assert alone(careless, executor=processes).lost == alone(careless).lost

    def test_the_large_box(self, processes: Executor) -> None:
        (row,) = [
            r for r in LARGE if (r["rules"], r["rule"], r["first_guess"]) == ("5x8", "entropy", "11223")
        ]
        found = evaluate(STRATEGIES["entropy"], SUPER, first="RRBBG", executor=processes, progress=False)
        assert found.total == row["total"] == 179_704
        assert found.distribution == {int(guesses): codes for guesses, codes in row["distribution"].items()}


class _SilentError(Exception):
    def __str__(self) -> str:
        raise ValueError

    __repr__ = __str__


def raising(error: BaseException) -> Any:
    def strategy(position: Position) -> Code:
        raise error

    return strategy


def writing(position: Position) -> Code:
    position.pegs[:] = 0
    return position.first


class TestNonsense:
    @pytest.mark.parametrize(
        ("strategy", "reason"),
        [
            (lambda position: repeat(0), "the strategy played repeat(0), which is no code of this box"),
            (
                lambda position: _SilentError(),
                "the strategy played <_SilentError>, which is no code of this box",
            ),
            (raising(_SilentError()), "the strategy raised _SilentError ("),
            (raising(SystemExit(1)), "the strategy raised SystemExit: 1 ("),
            (raising(ValueError("x" * 5000)), f"the strategy raised ValueError: {'x' * 39}… ("),
            (writing, "the strategy raised ValueError: assignment destination is read-only ("),
        ],
    )
    def test_loses_and_ends_nothing(self, strategy: Any, reason: str) -> None:
        assert reason in str(evaluate(strategy, "kids").lost[0])

    def test_that_is_no_function_is_refused(self) -> None:
        with pytest.raises(StrategyError, match=r"is not a strategy\. Accepted: a function"):
            evaluate("minimax")  # type: ignore[arg-type]

    @pytest.mark.parametrize("limit", ["x", 0, 2.5])
    def test_limits_are_refused(self, limit: Any) -> None:
        with pytest.raises(StrategyError, match=r"^limit: .* Accepted: a whole number, 1 or more"):
            evaluate(one_by_one, limit=limit)

    def test_that_cannot_be_sent_is_refused(self, processes: Executor) -> None:
        with pytest.raises(StrategyError, match="cannot be sent to the executor"):
            evaluate(lambda position: position.first, "kids", executor=processes)
