"""Learn code-breaking by reasoning: Mastermind and Decrypto, explained step by step."""

from importlib import import_module
from typing import TYPE_CHECKING

from mmteach.editions import EDITIONS, F6423, SUPER, SUPER_HOLES, Code, Colour, Edition
from mmteach.errors import CodeError, EditionError, FeedbackError, LanguageError, MmteachError
from mmteach.rows import Row, RowError, read_rows
from mmteach.scoring import Feedback, Step, explain, score

if TYPE_CHECKING:
    from mmteach.consistency import clashes, remaining, remaining_counts
    from mmteach.contradictions import contradiction, suspects

__version__ = "0.1.0"

# What needs numpy is loaded when it is first asked for: `import mmteach` stays quick.
_LATER: dict[str, str] = {
    "clashes": "consistency",
    "contradiction": "contradictions",
    "remaining": "consistency",
    "remaining_counts": "consistency",
    "suspects": "contradictions",
}

__all__ = [
    "EDITIONS",
    "F6423",
    "SUPER",
    "SUPER_HOLES",
    "Code",
    "CodeError",
    "Colour",
    "Edition",
    "EditionError",
    "Feedback",
    "FeedbackError",
    "LanguageError",
    "MmteachError",
    "Row",
    "RowError",
    "Step",
    "clashes",
    "contradiction",
    "explain",
    "read_rows",
    "remaining",
    "remaining_counts",
    "score",
    "suspects",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'mmteach' has no attribute {name!r}")
    return getattr(import_module(f"mmteach.{_LATER[name]}"), name)
