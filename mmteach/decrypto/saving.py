"""Games as JSON: teams, settings and moves. Loading plays the moves again, so no illegal game gets in."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from mmteach.decrypto.game import Game, start
from mmteach.decrypto.record import (
    Decode,
    Draw,
    GuessKeywords,
    Intercept,
    Move,
    OpenCard,
    Settings,
    Team,
    WriteClues,
)
from mmteach.errors import MmteachError, shown

FORMAT = "mmteach.decrypto"
VERSION = 1

SETTINGS = ("cards_return", "sandglass", "covers?")
"""The settings of a saved game; older files have none with a question mark."""

MOVES: Mapping[str, type[Move]] = {
    "draw": Draw,
    "write_clues": WriteClues,
    "intercept": Intercept,
    "decode": Decode,
    "open_card": OpenCard,
    "guess_keywords": GuessKeywords,
}
_NAMES = {kind: name for name, kind in MOVES.items()}


class SavedGameError(MmteachError):
    """A saved game that is damaged: names the place in the file, and what is wrong there."""


def to_json(game: Game) -> dict[str, Any]:
    """The game as plain JSON values; `from_json` gives an equal game back."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "teams": [_plain(asdict(team)) for team in game.teams],
        "settings": asdict(game.settings),
        "moves": [_saved(move) for move in game.moves],
    }


def from_json(saved: str | Mapping[str, Any]) -> Game:
    """The game that `to_json` wrote, from its values or their text.

    Raises `SavedGameError` naming the place that is damaged, as "moves[3]".
    """
    data = _object(_decoded(saved), "", ("format", "version", "teams", "settings", "moves"))
    _expect(data["format"] == FORMAT, "format", data["format"], FORMAT)
    _expect(_same(data["version"], VERSION), "version", data["version"], str(VERSION))
    _expect(len(_array(data["teams"], "teams")) == 2, "teams", data["teams"], "[…, …]")
    white, black = (_team(team, f"teams[{i}]") for i, team in enumerate(data["teams"]))
    settings = _object(data["settings"], "settings", SETTINGS)
    with _at("settings"):
        agreed = Settings(**settings)
    with _at("teams"):
        game = start(white, black, agreed)
    for number, move in enumerate(_array(data["moves"], "moves")):
        played = _move(move, f"moves[{number}]")
        with _at(f"moves[{number}]"):
            game = game.play(played)
        kept = _saved(game.moves[-1])
        _expect(_same(kept, move), f"moves[{number}]", move, shown(kept))
    return game


def _saved(move: Move) -> dict[str, Any]:
    return {"move": _NAMES[type(move)], **_plain(move._asdict())}


def _same(one: object, two: object) -> bool:
    """Equal as JSON, where ``true`` is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)


def _plain(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}


def _decoded(saved: object) -> object:
    if not isinstance(saved, str):
        return saved
    try:
        return json.loads(saved)
    except (ValueError, RecursionError) as error:
        place = f"@{getattr(error, 'pos', 0)}"
        raise SavedGameError(
            "decrypto.error.saved_shape", place=place, value=shown(saved), accepted="JSON"
        ) from None


def _team(value: object, place: str) -> Team:
    fields = _object(value, place, tuple(Team.__dataclass_fields__))
    with _at(place):
        return Team(**fields)


def _move(value: object, place: str) -> Move:
    _expect(isinstance(value, Mapping) and "move" in value, place, value, '{"move": …}')
    name = value["move"]  # type: ignore[index]  # the line above has seen to it
    _expect(isinstance(name, str) and name in MOVES, f"{place}.move", name, ", ".join(MOVES))
    kind = MOVES[name]
    fields = _object(value, place, ("move", *kind._fields))
    return kind(**{field: fields[field] for field in kind._fields})


def _object(value: object, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A JSON object with exactly those names: one more would be lost, one less is damage.

    A name with a question mark may be missing.
    """
    needed = {name for name in names if not name.endswith("?")}
    fits = isinstance(value, Mapping) and needed <= set(value) <= {name.rstrip("?") for name in names}
    _expect(fits, place or "$", value, "{" + ", ".join(names) + "}")
    return dict(value)  # type: ignore[call-overload, no-any-return]


def _array(value: object, place: str) -> list[Any]:
    _expect(isinstance(value, list), place, value, "[…]")
    return value  # type: ignore[return-value]


def _expect(fits: bool, place: str, value: object, accepted: str) -> None:
    if not fits:
        raise SavedGameError("decrypto.error.saved_shape", place=place, value=shown(value), accepted=accepted)


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Name the place of the file in which a refusal arose."""
    try:
        yield
    except MmteachError as reason:
        raise SavedGameError("decrypto.error.saved", place=place, reason=reason) from None
