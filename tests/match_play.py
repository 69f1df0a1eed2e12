"""Players for the tests of a match: legal moves with any values, and what must hold after each of them."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from mmteach import EDITIONS, F6423, Code, Edition, Feedback
from mmteach.match import Match
from mmteach.moves import FIELDS, Move, MoveName, TurnError
from mmteach.rows import accepts

Choose = Callable[[int], int]

TINY = Edition("tiny", "Tiny", 2, 3, rows=3, row_points=2, failure_bonus=5, error_award=7)
FREE = Edition("free", "Nothing to win", 3, ["x", "y", "z"], rows=2, holes=True, row_points=0)

RANDOM_BOXES = [F6423, EDITIONS["kids"], EDITIONS["bulls-and-cows"], TINY, FREE]
ALL_MOVES: tuple[MoveName, ...] = tuple(FIELDS)

# Written down apart from the package: which moves belong to which phase.
PHASES: dict[str, set[MoveName]] = {
    "code": {"set_code", "record_round", "record_error"},
    "guess": {"set_code", "guess", "mend_answer", "claim_error", "give_up"},
    "answer": {"answer"},
    "mend": {"mend_answer"},
    "reveal": {"reveal", "mend_answer", "claim_error"},
    "review": {"next_round", "claim_error"},
    "tie": {"share", "another_pair"},
    "over": set(),
}
MAKERS = {"code", "answer", "mend", "reveal"}


def random_move(match: Match, name: MoveName, choose: Choose) -> Move:
    """A move of that name with values that a player may think of, often the sensible ones."""
    r, box = match.round, match.edition
    values: dict[str, Any] = {}
    if name == "set_code" and choose(3):
        values["code"] = random_code(box, choose)
    if name == "guess":
        values["code"] = r.secret if r.secret and not choose(4) else random_code(box, choose)
    if name == "reveal" and r.secret is None and (r.outcome != "broken" or choose(2)):
        values["code"] = random_code(box, choose)
    if name in ("answer", "mend_answer"):
        values["answer"] = (choose(3) and r.right_answer) or random_answer(box, choose)
    if name == "mend_answer" and match.learning and r.rows:
        values["row"] = choose(len(r.rows)) + 1
    if name == "claim_error":
        values["proof"] = ("no_code", "secret")[choose(2)]
    if name == "record_round":
        values["broken"] = bool(choose(3))
        values["rows"] = choose(box.rows) + 1 if values["broken"] else None
    return Move(name, **values)


def random_code(box: Edition, choose: Choose) -> Code:
    symbols = list(range(len(box.symbols)))
    code = [symbols[choose(len(symbols))] for _ in range(box.positions)]
    return tuple(code) if box.repeats else tuple((code[0] + p) % len(symbols) for p in range(box.positions))


def random_answer(box: Edition, choose: Choose) -> Feedback:
    exact = choose(box.positions + 1)
    answer = Feedback(exact, choose(box.positions - exact + 1))
    return answer if accepts(Feedback.parse, answer, box) else Feedback(exact, 0)


def check(before: Match, after: Match) -> None:
    """What holds after every move, whatever it was."""
    _check_turn(after)
    _check_rounds(before, after)
    _check_points(after)


def _check_turn(match: Match) -> None:
    assert set(match.legal) <= PHASES[match.phase]
    assert bool(match.legal) == (match.phase != "over")
    r = match.round
    expected = r.codemaker if match.phase in MAKERS else 1 - r.codemaker if match.phase == "guess" else None
    assert match.turn == expected
    assert (r.guess is not None) == (match.phase == "answer")


def _check_rounds(before: Match, after: Match) -> None:
    box, (*old, then), new = after.edition, before.table.rounds, after.table.rounds
    assert list(new[: len(old)]) == old, "a round that is over has changed"
    now = new[len(old)]
    if then.row_count and then.secret:
        assert now.secret == then.secret, "the code has changed after the first row"
    for r in new:
        assert r.row_count <= box.rows
        assert all(row.answer.exact < box.positions for row in r.rows[:-1]), "rows after the code was found"
    completed = [r.codemaker for r in new if r.completed]
    assert completed == [n % 2 for n in range(len(completed))], "the roles do not alternate"
    for r, following in pairwise(new):
        assert (r.codemaker != following.codemaker) == r.completed
    assert len(completed) <= after.total
    if after.phase in ("tie", "over"):
        assert len(completed) == after.total
        assert completed.count(0) == completed.count(1)


def _check_points(match: Match) -> None:
    """Points come from rows, from a code not found, and from an answer proven wrong: from nothing else."""
    box, expected = match.edition, [0, 0]
    for r in match.table.rounds:
        breaker = 1 - r.codemaker
        if r.outcome == "broken":
            played = r.recorded or len(r.rows)
            expected[r.codemaker] += played * box.row_points
        elif r.outcome in ("unbroken", "given_up"):
            expected[r.codemaker] += box.rows * box.row_points + box.failure_bonus
        elif r.outcome == "error":
            assert not match.learning
            expected[breaker] += box.error_award
    assert list(match.scores) == expected
    ending = match.table.ending
    assert (match.winner is not None) == (ending == "won")
    if ending is not None:
        assert (match.scores[0] == match.scores[1]) == (ending != "won")
    if match.winner is not None:
        assert match.scores[match.winner] > match.scores[1 - match.winner]


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
