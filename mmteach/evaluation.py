"""A strategy played against every code of a box: how many guesses it takes, and the whole tree of its play."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from functools import cached_property, partial
from pickle import PicklingError
from typing import Any

from tqdm import tqdm

from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.errors import cut, shown
from mmteach.i18n import number, t
from mmteach.position import Position
from mmteach.rows import rows_line
from mmteach.scoring import Feedback
from mmteach.strategy import STRATEGIES, Strategy, StrategyError, at_least_one


@dataclass(frozen=True)
class Lost:
    """A branch in which the strategy failed, and why.

    Attributes:
        rows: what was played before, as text: "RRBB 1 0, RGBY 0 2".
        codes: how many codes the strategy leaves unfound here.
        reason: a key of the catalogue, below ``strategy``.
        values: what the reason shows.
    """

    rows: str
    codes: int
    reason: str
    values: Mapping[str, object] = field(hash=False)

    def sentence(self, lang: str = "en") -> str:
        """What went wrong, as "After RRBB 1 0: it plays RRBB again.", with the codes that it cost."""
        what = t(f"strategy.{self.reason}", lang, **self.values)
        start = t("strategy.after", lang, rows=self.rows) if self.rows else t("strategy.at_once", lang)
        return t("strategy.lost", lang, start=start, what=what, count=self.codes)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True)
class Node:
    """A guess of the tree, and what follows each answer to it; the answer that ends the round is left out.

    Attributes:
        guess: the guess.
        found: whether the guess may be the code.
        branches: by answer, the next guess or why there is none.
    """

    guess: Code
    found: bool
    branches: "Mapping[Feedback, Node | Lost]" = field(hash=False)

    def walk(self, depth: int = 1) -> "Iterator[tuple[int, Node | Lost]]":
        """Every node below and this one, each with the number of its guess."""
        yield depth, self
        for branch in self.branches.values():
            if isinstance(branch, Node):
                yield from branch.walk(depth + 1)
            else:
                yield depth + 1, branch


@dataclass(frozen=True)
class Evaluation:
    """What `evaluate` found. Two are equal when the strategies play alike.

    Attributes:
        edition: the box.
        tree: all play, from the first guess on.
    """

    edition: Edition
    tree: Node | Lost

    @cached_property
    def distribution(self) -> dict[int, int]:
        """By number of guesses, how many codes are found with so many."""
        found = Counter(depth for depth, node in self._nodes if isinstance(node, Node) and node.found)
        return dict(sorted(found.items()))

    @cached_property
    def lost(self) -> tuple[Lost, ...]:
        """Where the strategy failed, in the order of play; empty for one that finds every code."""
        return tuple(node for _, node in self._nodes if isinstance(node, Lost))

    @property
    def codes_lost(self) -> int:
        """How many codes the strategy does not find."""
        return sum(lost.codes for lost in self.lost)

    @property
    def total(self) -> int:
        """Guesses over all codes that are found, the last one counted."""
        return sum(guesses * codes for guesses, codes in self.distribution.items())

    @property
    def mean(self) -> float:
        """Guesses a code; infinite for a strategy that does not find every code."""
        return float("inf") if self.lost else self.total / self.edition.size

    @property
    def worst(self) -> float:
        """The most guesses that any code takes; infinite for a strategy that does not find every code."""
        return float("inf") if self.lost else max(self.distribution)

    @property
    def guesses(self) -> int:
        """Nodes of the tree: the different moments in which the strategy guesses."""
        return sum(isinstance(node, Node) for _, node in self._nodes)

    def sentence(self, lang: str = "en") -> str:
        """The figures in one sentence; of a strategy that lost, where it lost first."""
        if self.lost:
            return t("strategy.fails", lang, count=self.codes_lost, first=self.lost[0].sentence(lang))
        return t(
            "strategy.result",
            lang,
            total=self.total,
            codes=self.edition.size,
            mean=number(self.mean, lang),
            worst=self.worst,
        )

    def __str__(self) -> str:
        return self.sentence()

    def __repr__(self) -> str:
        return f"<Evaluation: {self.sentence()}>"

    @cached_property
    def _nodes(self) -> "tuple[tuple[int, Node | Lost], ...]":
        return tuple(self.tree.walk()) if isinstance(self.tree, Node) else ((1, self.tree),)


_Done = Callable[[int], Any]
_Branches = Mapping[Feedback, Node | Lost]
_Behind = Mapping[Feedback, Position]


def evaluate(
    strategy: Strategy,
    edition: Edition | str = F6423,
    first: CodeLike | None = None,
    *,
    executor: Executor | None = None,
    progress: bool = True,
    limit: int | None = None,
) -> Evaluation:
    """Play `strategy` against every code of `edition`.

    Args:
        strategy: any function from a `Position` to a code.
        edition: the box.
        first: the first guess, in place of the strategy's own.
        executor: where the branches behind the first guess are played: any ``concurrent.futures.Executor``, such as
            a process pool or Dask's ``Client.get_executor()``. The result is the same as without. The strategy must
            then be one that can be pickled.
        progress: show a bar when it takes more than a second.
        limit: guesses after which a code counts as not found; by default twice the rows of the box, at most 100.

    A strategy that raises, answers with something that is no code, repeats a guess, or comes to `limit` loses the
    codes in question, and the result says where and why. An interrupt stops the play and drops the
    tasks not begun.

    Raises:
        CodeError: when `first` is no code of `edition`.
        StrategyError: for a `strategy` that is no function or that the executor cannot pickle, and a `limit` below 1.
    """
    if not callable(strategy):
        raise StrategyError("strategy.no_strategy", value=shown(strategy), accepted=", ".join(STRATEGIES))
    edition = box_of(edition)
    most = min(2 * edition.rows, 100) if limit is None else at_least_one("limit", limit)
    opening = None if first is None else edition.parse(first)
    position = Position.after((), edition)
    with tqdm(total=edition.size, unit="code", delay=1, leave=False, disable=not progress) as bar:
        guess = opening or _guess(strategy, most, position)
        if executor is None:
            below = partial(_play_all, strategy, most, bar.update)
        else:
            below = partial(_play_spread, strategy, most, bar.update, executor)
        return Evaluation(edition, _node(position, guess, bar.update, below))


def _play(strategy: Strategy, limit: int, done: _Done, position: Position) -> Node | Lost:
    """The tree from this position on; `done` is told how many codes each step settles."""
    guess = _guess(strategy, limit, position)
    return _node(position, guess, done, partial(_play_all, strategy, limit, done))


def _node(
    position: Position, guess: Code | Lost, done: _Done, below: Callable[[_Behind], _Branches]
) -> Node | Lost:
    if isinstance(guess, Lost):
        done(guess.codes)
        return guess
    if len(position.indices) == 1 and guess == position.first:  # most nodes of a tree
        done(1)
        return Node(guess, True, {})
    behind = position.split(guess)
    found = behind.pop(Feedback(position.edition.positions, 0), None) is not None
    done(found)
    return Node(guess, found, below(behind))


def _play_all(strategy: Strategy, limit: int, done: _Done, behind: _Behind) -> _Branches:
    return {answer: _play(strategy, limit, done, position) for answer, position in behind.items()}


def _play_spread(
    strategy: Strategy, limit: int, done: _Done, executor: Executor, behind: _Behind
) -> _Branches:
    """Each branch as a task of the executor, the largest first."""
    largest = sorted(behind, key=lambda answer: -len(behind[answer].indices))
    tasks = {executor.submit(_play, strategy, limit, int, behind[answer]): answer for answer in largest}
    try:
        for task in as_completed(tasks):
            task.result()
            done(len(behind[tasks[task]].indices))
    except BaseException as error:
        for task in tasks:
            task.cancel()
        # What a strategy raises is caught where it plays: these come from the way to the worker.
        if isinstance(error, PicklingError | AttributeError | TypeError):
            raise StrategyError("strategy.not_sent", value=shown(strategy)) from error
        raise
    played = {answer: task.result() for task, answer in tasks.items()}
    return {answer: played[answer] for answer in behind}


def _guess(strategy: Strategy, limit: int, position: Position) -> Code | Lost:
    """What the strategy plays, or why it loses."""
    if len(position.rows) >= limit:
        return _lost(position, "endless", guesses=limit)
    try:
        answer = strategy(position)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a player's function may raise
        return _lost(position, "raised", error=_told(error))
    try:
        guess = position.edition.parse(answer)
    except (Exception, SystemExit):  # noqa: BLE001 - a sequence of the player's own may raise anything too
        return _lost(position, "no_code", value=shown(answer))
    if any(guess == played for played, _ in position.rows):
        return _lost(position, "repeated", guess=position.edition.letters(guess))
    return guess


def _told(error: BaseException) -> str:
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - whatever a player's own error may raise
        text = ""
    return ": ".join(filter(None, (cut(type(error).__name__), cut(" ".join(text.split())))))


def _lost(position: Position, reason: str, **values: object) -> Lost:
    return Lost(rows_line(position.rows, position.edition), len(position.indices), reason, values)
