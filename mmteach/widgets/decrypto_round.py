"""A round of Decrypto to learn by."""

from typing import Any

import traitlets

from mmteach.decrypto import Pin, format_card, sample_data, sample_games, worked_round
from mmteach.i18n import LANGUAGES, t
from mmteach.markup import el, markup, table
from mmteach.widgets.board import STATIC, LiveBoard

MODES = ("watch", "encrypt", "intercept")


class DecryptoRound(LiveBoard):
    """A round to watch step by step, to give clues in, or to intercept in, on the sample games of the package.

    Attributes:
        mode: one of `MODES`.
        game: number of the sample game, from 1, easy ones first.
        round: number of the round to watch, from 1.
        step: steps watched so far, from 0.
        reader: the team that intercepts, ``"black"`` or ``"white"``.
        pins: what the interceptor is sure of, as "2=4" or "1≠1".
        guesses: the interceptor's guesses, one a round, as "3-1-4".
        shown: whether the last guess is answered on the board.
        spoken: the language whose sample games the guesses speak of; empty before the first change.
        keywords: the encryptor's four keywords; empty before they are chosen.
        given: the encryptor's past cards and clues, each ``{"card": "3-1-4", "clues": […, …, …]}``.
        draft: what is half written, by the name of its field.
        samples: the sample games by language: all three, or the one of `lang`.

    Raises ``CardError`` and ``PinError`` for codes and pins that are none, at creation and at assignment.
    """

    kind = "decrypto-round"
    bundle = STATIC / "decrypto.mjs"
    saved = (
        "mode",
        "game",
        "round",
        "step",
        "reader",
        "pins",
        "guesses",
        "shown",
        "spoken",
        "keywords",
        "given",
        "draft",
    )

    mode = traitlets.Enum(MODES, "watch").tag(sync=True)
    game = traitlets.Int(1, min=1).tag(sync=True)
    round = traitlets.Int(1, min=1).tag(sync=True)
    step = traitlets.Int(0, min=0).tag(sync=True)
    reader = traitlets.Enum(["white", "black"], "black").tag(sync=True)
    pins: Any = traitlets.List().tag(sync=True)
    guesses: Any = traitlets.List().tag(sync=True)
    shown = traitlets.Bool(False).tag(sync=True)
    spoken = traitlets.Enum(["", *LANGUAGES], "").tag(sync=True)
    keywords = traitlets.List(traitlets.Unicode()).tag(sync=True)
    given = traitlets.List(traitlets.Dict()).tag(sync=True)
    draft = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)
    samples = traitlets.Dict().tag(sync=True)

    def __init__(self, mode: str = "watch", lang: str = "", **traits: Any) -> None:
        samples = {code: sample_data(code) for code in ([lang] if lang else LANGUAGES)}
        super().__init__(lang, mode=mode, samples=samples, **traits)

    @traitlets.validate("pins")
    def _checked_pins(self, proposal: Any) -> list[str]:
        return [str(Pin.parse(pin)) for pin in proposal["value"]]

    @traitlets.validate("guesses")
    def _checked_guesses(self, proposal: Any) -> list[str]:
        return [format_card(card) for card in proposal["value"]]

    def text(self) -> str:
        """The round, a line a step."""
        return "\n".join(f"{number}. {said}" for number, said in enumerate(self._steps(), 1))

    def html(self) -> str:
        """The round as a table, a row a step."""
        lang = self.lang or "en"
        head = [t(f"worked.column_{column}", lang) for column in ("step", "why")]
        rows = [[str(number), said] for number, said in enumerate(self._steps(), 1)]
        connection = el("p", t("decrypto_sheet.not_connected", lang))
        return markup(table(t("decrypto_round.title", lang), head, [list(row) for row in rows]), connection)

    def _steps(self) -> list[str]:
        """What is said step by step; a game or round that there is not is the first, as on the live board."""
        lang = self.lang or "en"
        games = sample_games(lang)
        sample = games[self.game - 1] if self.game <= len(games) else games[0]
        number = self.round if 2 * self.round <= len(sample.turns) else 1
        return [" ".join(said.text(lang) for said in step) for step in worked_round(sample, number)]

    def _carried(self) -> tuple[str, ...]:
        return (*super()._carried(), "samples")
