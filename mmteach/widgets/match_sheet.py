"""A match on a board: for two people, for one against the computer, or as the score sheet of a real box."""

from typing import Any

import traitlets

from mmteach.editions import F6423, Edition
from mmteach.limits import check_size
from mmteach.match import Match
from mmteach.moves import MatchError
from mmteach.widgets.board import Board

MODES = ("players", "computer", "score")
COMPUTER = 1
"""The computer's place; a person makes the first code."""


class MatchSheet(Board):
    """Plays a match, or keeps its score: roles, turns, points, and wrong answers with their proof.

    Attributes:
        mode: ``"players"``, two at one screen; ``"computer"``, which is then the second player; ``"score"``, the
            score sheet of a real box.
        players: two names; the first makes the first code.
        rounds: an even number.
        learning: an adaptation: a wrong answer is corrected together, without penalty.
        moves: the moves so far, as `mmteach.Move.to_json` writes them; `Move` objects may be assigned.

    A `match` at creation gives the box, the players, the rounds and the moves. Raises ``MatchError``, naming the
    setting or the move by its number, and ``EditionError``, at creation and at assignment; against the computer also
    for a box too large to list, and for moves that need a real box.
    """

    kind = "match-sheet"
    saved = ("mode", "players", "rounds", "learning", "moves")

    mode = traitlets.Enum(MODES, "players").tag(sync=True)
    players = traitlets.Any(["", ""]).tag(sync=True)
    rounds = traitlets.Any(2).tag(sync=True)
    learning = traitlets.Any(False).tag(sync=True)
    moves = traitlets.Any([]).tag(sync=True)

    def __init__(
        self,
        match: Match | None = None,
        edition: Edition | str = F6423,
        mode: str = "players",
        lang: str = "",
        **traits: Any,
    ) -> None:
        given = {} if match is None else match.to_json()
        box = given.pop("edition", edition)
        given.pop("format", None)
        super().__init__(edition=box, lang=lang, mode=mode, **{**given, **traits})

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match({})

    # One check for all of them, under the name of the check that it takes the place of: a move that one box or one
    # number of rounds allows is refused by another.
    @traitlets.validate("edition", "players", "rounds", "learning", "moves")
    def _checked_edition(self, proposal: Any) -> Any:
        name = proposal["trait"].name
        return self._match({name: proposal["value"]}).to_json()[name]

    @traitlets.validate("mode")
    def _checked_mode(self, proposal: Any) -> Any:
        self._match({}, proposal["value"])
        return proposal["value"]

    def _match(self, changes: dict[str, Any], mode: str | None = None) -> Match:
        names = ("edition", "players", "rounds", "learning", "moves")
        match = Match(**{name: getattr(self, name) for name in names} | changes)
        if (mode or self.mode) == "computer":
            _check_for_computer(match)
        return match

    def text(self) -> str:
        """The score table as text, and what the referee says."""
        return self.match.text(self.lang or "en")

    def html(self) -> str:
        """The score table as accessible HTML, and what the referee says."""
        return self.match.html(self.lang or "en")


def _check_for_computer(match: Match) -> None:
    """Refuses a box too large for the computer, and what takes a real one: a round written down, or its own code."""
    check_size(match.edition.size)
    for number, (move, said) in enumerate(zip(match.moves, match.table.log[1:], strict=True), 1):
        no_code = move.name == "set_code" and move.code is None and said[0].values["codemaker"] == COMPUTER
        if no_code or move.name in ("record_round", "record_error"):
            why = MatchError("sheet.real_box", move=(move.name,))
            raise MatchError("match.refuse.at", number=number, reason=why)
