"""The moves of a match as they are made and saved, and what the referee says about them, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from mmteach.editions import Code
from mmteach.errors import MmteachError, said, shown
from mmteach.i18n import t
from mmteach.scoring import Feedback

Proof = Literal["no_code", "secret"]
MoveName = Literal[
    "set_code",
    "guess",
    "answer",
    "mend_answer",
    "claim_error",
    "reveal",
    "give_up",
    "next_round",
    "record_round",
    "record_error",
    "share",
    "another_pair",
]

PROOFS: tuple[Proof, ...] = ("no_code", "secret")
FIELDS: Mapping[MoveName, tuple[str, ...]] = {
    "set_code": ("code?",),
    "guess": ("code",),
    "answer": ("answer",),
    "mend_answer": ("answer", "row?"),
    "claim_error": ("proof",),
    "reveal": ("code?",),
    "give_up": (),
    "next_round": (),
    "record_round": ("rows?", "broken"),
    "record_error": (),
    "share": (),
    "another_pair": (),
}
"""What each move is made with; a question mark where it may be left out."""


class MatchError(MmteachError):
    """A match, a move or a saved match that cannot be."""

    def message(self, lang: str) -> str:
        """The sentence in ``en``, ``fr`` or ``de``, with the names of moves and a refusal inside it too."""
        return t(self.key, lang, **{name: _said(value, lang) for name, value in self.values.items()})


class TurnError(MatchError):
    """A move that is not possible now."""


@dataclass(frozen=True)
class Event:
    """Something the referee says: a key of the catalogues under ``match.event``, and what it is about.

    `values` holds players as 0 or 1, and codes and answers as they are inside the package.
    """

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The event as plain JSON."""
        return {"key": self.key, **_plain(self.values)}


@dataclass(frozen=True, repr=False)
class Move:
    """A move as it was made and as it is saved.

    Args:
        name: the method of `mmteach.match.Match` that makes it.
        code: of ``set_code`` and ``reveal`` (None: it stays in a real box) and ``guess``.
        answer: of ``answer`` and ``mend_answer``.
        row: of ``mend_answer``, from 1; None is the last.
        proof: of ``claim_error``.
        rows: of ``record_round``.
        broken: of ``record_round``.

    Raises:
        MatchError: for a name that is no move, and a value that does not belong to it or is missing.
    """

    name: MoveName
    code: Code | None = None
    answer: Feedback | None = None
    row: int | None = None
    proof: Proof | None = None
    rows: int | None = None
    broken: bool | None = None

    def __post_init__(self) -> None:
        _check_fields(self.name, self.arguments)

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of the method of that name."""
        return {f: value for f in _ARGUMENTS if (value := getattr(self, f)) is not None}

    def to_json(self) -> dict[str, Any]:
        """The move as plain JSON, as ``{"move": "guess", "code": [0, 0, 1, 3]}``."""
        return {"move": self.name, **_plain(self.arguments)}

    @classmethod
    def from_json(cls, value: object) -> "Move":
        """The move that `to_json` described. Raises ``MatchError`` naming the field."""
        if not isinstance(value, Mapping):
            raise _no_move(value)
        name: Any = value.get("move")
        given = {f: v for f, v in value.items() if f != "move"}
        _check_fields(name, given)
        return cls(name, **{f: _read(f, v) for f, v in given.items()})

    def __repr__(self) -> str:
        given = "".join(f", {f}={tuple(v) if f == 'answer' else v!r}" for f, v in self.arguments.items())
        return f"Move({self.name!r}{given})"


_ARGUMENTS = tuple(f.name for f in fields(Move))[1:]


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def _check_fields(name: Any, given: Mapping[str, Any]) -> None:
    if name not in list(FIELDS):  # a damaged name may be anything, unhashable too
        raise _no_move(name)
    expected = {f.rstrip("?"): not f.endswith("?") for f in FIELDS[name]}
    needed = [f for f, must in expected.items() if must]
    wrong = [f for f in given if f not in expected] + [f for f in needed if f not in given]
    if wrong:
        raise MatchError("match.refuse.field", field=shown(wrong[0]), accepted=", ".join(expected) or "-")


def _no_move(value: object) -> MatchError:
    return MatchError("match.refuse.move", value=shown(value), accepted=", ".join(FIELDS))


def _read(name: str, value: object) -> Any:
    """A saved value as the move holds it: numbers are whole, lists are codes or answers."""
    if isinstance(value, list) and all(type(n) is int for n in value):
        if name == "code":
            return tuple(value)
        if name == "answer" and len(value) == 2:
            return Feedback(*value)
    elif type(value) is {"proof": str, "broken": bool, "row": int, "rows": int}.get(name):
        return value
    raise MatchError("match.refuse.value", field=name, value=shown(value))


def _said(value: object, lang: str) -> object:
    if isinstance(value, tuple):
        return ", ".join(t(f"match.move.{name}", lang) for name in value)
    return said(value, lang)
