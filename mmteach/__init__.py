"""Learn code-breaking by reasoning: Mastermind and Decrypto, explained step by step."""

from importlib import import_module

from mmteach.editions import EDITIONS, F6423, SUPER, SUPER_HOLES, Code, Colour, Edition
from mmteach.errors import CodeError, EditionError, FeedbackError, LanguageError, MmteachError
from mmteach.scoring import Feedback, Step, explain, score

__version__ = "0.1.0"

# What needs numpy is loaded when it is first asked for: `import mmteach` stays quick.
_LATER: dict[str, str] = {}

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
    "Step",
    "explain",
    "score",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'mmteach' has no attribute {name!r}")
    return getattr(import_module(f"mmteach.{_LATER[name]}"), name)
