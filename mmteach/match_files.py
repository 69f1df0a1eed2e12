"""What a match is set up with and saved as, checked."""

import json
from collections.abc import Mapping
from typing import Any

from mmteach.errors import shown
from mmteach.moves import MatchError

FORMAT = "mmteach-match-1"
"""What a saved match says it is."""

SETTINGS = ("edition", "players", "rounds", "learning")
MOST_ROUNDS = 100
_LONGEST_NAME = 40


def checked_players(value: object) -> tuple[str, str]:
    """Two names that can be told apart, without the blanks around them. Raises ``MatchError``."""
    names = list(value) if isinstance(value, (list, tuple)) else []
    texts = [name.strip() for name in names if isinstance(name, str)]
    good = len(texts) == len(names) == 2 and all(len(name) <= _LONGEST_NAME for name in texts)
    if not good or (texts[0] and texts[0] == texts[1]):
        raise MatchError("match.refuse.players", field="players", value=shown(value), most=_LONGEST_NAME)
    return texts[0], texts[1]


def checked_rounds(value: object) -> int:
    """An even number of rounds. Raises ``MatchError``."""
    if type(value) is not int or value % 2 or not 2 <= value <= MOST_ROUNDS:
        raise MatchError("match.refuse.rounds", field="rounds", value=shown(value), most=MOST_ROUNDS)
    return value


def checked_flag(field: str, value: object) -> bool:
    """True or False, and nothing that only looks like it. Raises ``MatchError``."""
    if type(value) is not bool:
        raise MatchError("match.refuse.value", field=field, value=shown(value))
    return value


def read_file(value: str | Mapping[str, Any]) -> tuple[list[Any], list[Any]]:
    """The settings, in the order of `SETTINGS`, and the moves of a saved match, not yet checked.

    Raises ``MatchError`` naming the line of a text that is no JSON, or what is missing.
    """
    saved: object = _parsed(value) if isinstance(value, str) else value
    if not isinstance(saved, Mapping) or saved.get("format") != FORMAT:
        raise MatchError("match.refuse.format", value=shown(value), accepted=FORMAT)
    for name in (*SETTINGS, "moves"):
        if name not in saved:
            raise MatchError("match.refuse.missing", field=name)
    if not isinstance(saved["moves"], list):
        raise MatchError("match.refuse.value", field="moves", value=shown(saved["moves"]))
    return [saved[name] for name in SETTINGS], saved["moves"]


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise MatchError("match.refuse.json", line=error.lineno, column=error.colno) from None
    except RecursionError:  # brackets in brackets without end
        raise MatchError("match.refuse.json", line=1, column=1) from None
