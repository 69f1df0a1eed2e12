"""Learn code-breaking by reasoning: Mastermind and Decrypto, explained step by step."""

from importlib import import_module
from typing import TYPE_CHECKING

from mmteach.colours import Colour
from mmteach.editions import EDITIONS, F6423, SUPER, SUPER_HOLES, Code, Edition
from mmteach.errors import CodeError, EditionError, FeedbackError, LanguageError, MmteachError, PackageError
from mmteach.rows import Row, RowError, read_rows
from mmteach.scoring import Feedback, Step, explain, score

if TYPE_CHECKING:
    from mmteach.consistency import clashes, remaining, remaining_counts
    from mmteach.contradictions import contradiction, suspects
    from mmteach.evaluation import Evaluation, evaluate
    from mmteach.match import Match
    from mmteach.measures import MEASURES, Parts
    from mmteach.misconceptions import (
        MISCONCEPTIONS,
        constraints,
        diagnose,
        diagnose_class,
        meaning,
        next_question,
        read_answers,
    )
    from mmteach.moves import MatchError, Move, TurnError
    from mmteach.optimal import best_play
    from mmteach.position import Position, PositionError
    from mmteach.sample_match import example_match
    from mmteach.strategy import STRATEGIES, Strategy, StrategyError, best_guesses, parts
    from mmteach.verdict import wrong_answers

__version__ = "0.1.0"

# What needs numpy is loaded when it is first asked for: `import mmteach` stays quick.
_LATER: dict[str, str] = {
    "Evaluation": "evaluation",
    "MEASURES": "measures",
    "MISCONCEPTIONS": "misconceptions",
    "Match": "match",
    "MatchError": "moves",
    "Move": "moves",
    "Parts": "measures",
    "Position": "position",
    "PositionError": "position",
    "STRATEGIES": "strategy",
    "Strategy": "strategy",
    "StrategyError": "strategy",
    "TurnError": "moves",
    "best_guesses": "strategy",
    "best_play": "optimal",
    "clashes": "consistency",
    "constraints": "misconceptions",
    "contradiction": "contradictions",
    "diagnose": "misconceptions",
    "diagnose_class": "misconceptions",
    "evaluate": "evaluation",
    "example_match": "sample_match",
    "meaning": "misconceptions",
    "next_question": "misconceptions",
    "parts": "strategy",
    "read_answers": "misconceptions",
    "remaining": "consistency",
    "remaining_counts": "consistency",
    "suspects": "contradictions",
    "wrong_answers": "verdict",
}

__all__ = [
    "EDITIONS",
    "F6423",
    "MEASURES",
    "MISCONCEPTIONS",
    "STRATEGIES",
    "SUPER",
    "SUPER_HOLES",
    "Code",
    "CodeError",
    "Colour",
    "Edition",
    "EditionError",
    "Evaluation",
    "Feedback",
    "FeedbackError",
    "LanguageError",
    "Match",
    "MatchError",
    "MmteachError",
    "Move",
    "PackageError",
    "Parts",
    "Position",
    "PositionError",
    "Row",
    "RowError",
    "Step",
    "Strategy",
    "StrategyError",
    "TurnError",
    "best_guesses",
    "best_play",
    "clashes",
    "constraints",
    "contradiction",
    "diagnose",
    "diagnose_class",
    "evaluate",
    "example_match",
    "explain",
    "meaning",
    "next_question",
    "parts",
    "read_answers",
    "read_rows",
    "remaining",
    "remaining_counts",
    "score",
    "suspects",
    "wrong_answers",
]


_MODULES = ("decrypto", "plots")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER, *_MODULES})


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return import_module(f"mmteach.{name}")
    if name not in _LATER:
        raise AttributeError(f"module 'mmteach' has no attribute {name!r}")
    try:
        return getattr(import_module(f"mmteach.{_LATER[name]}"), name)
    except ModuleNotFoundError as missing:
        raise PackageError("package.missing", package=missing.name) from missing
