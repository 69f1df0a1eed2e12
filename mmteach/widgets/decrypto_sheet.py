"""The sheet of a real table: referee and notes of a whole game of Decrypto."""

from typing import Any

import traitlets

from mmteach.decrypto import Game, from_json, to_json
from mmteach.render_decrypto import game_html, game_text
from mmteach.widgets.board import STATIC, LiveBoard


class DecryptoSheet(LiveBoard):
    """A sheet for a table that plays Decrypto: teams, clues, guesses, cards, tokens and the end, judged by the rules.

    Attributes:
        game: the game as `mmteach.decrypto.to_json` gives it; a `Game` or its text may be assigned, and None has
            the teams written down first.
        draft: what is half written, by the name of its field.

    Raises ``SavedGameError`` for a game that is damaged, at creation and at assignment.
    """

    kind = "decrypto-sheet"
    bundle = STATIC / "decrypto.mjs"
    saved = ("game", "draft")

    game = traitlets.Any(None, allow_none=True).tag(sync=True)
    draft = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)

    def __init__(self, game: Any = None, lang: str = "", **traits: Any) -> None:
        super().__init__(lang, game=game, **traits)

    @property
    def played(self) -> Game | None:
        """The game as a `Game`, to ask or to go on with; None before it begins."""
        return None if self.game is None else from_json(self.game)

    @traitlets.validate("game")
    def _checked_game(self, proposal: Any) -> dict[str, Any] | None:
        given = proposal["value"]
        if given is None:
            return None
        return to_json(given if isinstance(given, Game) else from_json(given))

    def text(self) -> str:
        """What lies open on the table."""
        return game_text(self.played, self.lang or "en")

    def html(self) -> str:
        """What lies open on the table, as tables; empty note sheets before the game begins."""
        return game_html(self.played, self.lang or "en")
