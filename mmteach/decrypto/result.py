"""What a turn earns and how a game ends: pure functions, each written once."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from mmteach.decrypto.cards import CardLike, format_card, parse_card
from mmteach.i18n import t

Side = Literal["white", "black"]
SIDES: tuple[Side, Side] = ("white", "black")
LAST_ROUND = 8
PAIR = 2

Interception = Literal["token", "too_early", "missed", "none"]
Cause = Literal["interceptions", "miscommunications", "both", "round_8"]
Decision = Literal["tokens", "points", "keywords_due", "keywords", "draw"]


def other(side: Side) -> Side:
    """The team across the table."""
    return "black" if side == "white" else "white"


class Sentence(NamedTuple):
    """One sentence of the referee: a key of the catalogue and what it speaks of."""

    key: str
    values: Mapping[str, object]

    def text(self, lang: str = "en") -> str:
        """The sentence in ``en``, ``fr`` or ``de``."""
        return t(self.key, lang, **self.values)


class Tokens(NamedTuple):
    """The tokens of one team."""

    interceptions: int = 0
    miscommunications: int = 0

    @property
    def points(self) -> int:
        """Interceptions minus miscommunications."""
        return self.interceptions - self.miscommunications


@dataclass(frozen=True)
class TurnResult:
    """What one team's code earned when its card was opened.

    Attributes:
        side: the team that sent the code.
        code: the code on the card, as "3-1-4".
        interception: ``token`` for the other team; right but ``too_early``, in round 1; ``missed``; or
            ``none`` was tried, in round 1.
        miscommunication: whether the team missed its own code, which earns it a token.
    """

    side: Side
    code: str
    interception: Interception
    miscommunication: bool

    @property
    def tokens(self) -> tuple[Tokens, Tokens]:
        """The tokens it earns, white's and black's."""
        own = Tokens(0, int(self.miscommunication))
        theirs = Tokens(int(self.interception == "token"), 0)
        return (own, theirs) if self.side == "white" else (theirs, own)

    def sentences(self, names: tuple[str, str]) -> tuple[Sentence, Sentence]:
        """The referee's sentences: first the interception, then the team's own guess."""
        sender, reader = _named(names, self.side), _named(names, other(self.side))
        values = {"team": sender, "other": reader, "code": self.code}
        own = "misunderstood" if self.miscommunication else "understood"
        return (
            Sentence(f"decrypto.result.{self.interception}", values),
            Sentence(f"decrypto.result.{own}", values),
        )


def judge_turn(
    round_number: int, side: Side, code: CardLike, intercept: CardLike | None, decode: CardLike
) -> TurnResult:
    """What the code of `side` earns: `intercept` is the other team's guess, `decode` its own.

    In round 1 no clue has been filed yet: a right guess at the other team's code is luck, and earns nothing.
    Raises ``CardError``.
    """
    card = parse_card(code)
    interception: Interception = "none"
    if intercept is not None:
        hit: Interception = "token" if round_number > 1 else "too_early"
        interception = hit if parse_card(intercept) == card else "missed"
    return TurnResult(side, format_card(card), interception, parse_card(decode) != card)


@dataclass(frozen=True)
class Verdict:
    """How a game ended.

    Attributes:
        cause: what ended it: pairs of ``interceptions``, of ``miscommunications``, of ``both``, or ``round_8``.
        by: what decides: the ``tokens`` themselves, ``points``, or ``keywords``; ``keywords_due`` while these
            are still to be guessed, ``draw`` when they are equal too.
        winner: None for a draw and while keywords are due.
        tokens: white's and black's.
        right: keywords found by white and by black, once both have guessed.
    """

    cause: Cause
    by: Decision
    winner: Side | None
    tokens: tuple[Tokens, Tokens]
    right: tuple[int, int] | None = None

    def sentences(self, names: tuple[str, str]) -> tuple[Sentence, ...]:
        """The referee's sentences: what ended the game, then each step that decides it."""
        said = [
            Sentence(f"decrypto.end.{kind}", {"team": name})
            for name, tokens in zip(names, self.tokens, strict=True)
            for kind, count in tokens._asdict().items()
            if count >= PAIR
        ]
        if self.cause == "round_8":
            said.append(Sentence("decrypto.end.round_8", {}))
        if self.by != "tokens":
            said.append(self._compared("points", names, tuple(own.points for own in self.tokens)))
        if self.by == "keywords_due":
            said.append(Sentence("decrypto.end.keywords_due", {}))
        if self.right is not None:
            said.append(self._compared("keywords", names, self.right))
        if self.winner:
            said.append(Sentence("decrypto.end.winner", {"team": _named(names, self.winner)}))
        elif self.by == "draw":
            said.append(Sentence("decrypto.end.draw", {}))
        return tuple(said)

    def _compared(self, key: str, names: tuple[str, str], counts: tuple[int, ...]) -> Sentence:
        white, black = counts
        values = {"white": names[0], "black": names[1], "white_count": white, "black_count": black}
        return Sentence(f"decrypto.end.{key}", values)


def judge_end(tokens: tuple[Tokens, Tokens], round_number: int) -> Verdict | None:
    """How the game stands after a whole round; None while it goes on.

    Two interceptions win and two miscommunications lose. Where that speaks for both teams, or for neither
    after round 8, points decide; equal points leave it to the keywords.
    """
    favoured = {
        winner
        for side, own in zip(SIDES, tokens, strict=True)
        for winner, count in ((side, own.interceptions), (other(side), own.miscommunications))
        if count >= PAIR
    }
    if not favoured and round_number < LAST_ROUND:
        return None
    cause = _cause(tokens)
    if len(favoured) == 1:
        return Verdict(cause, "tokens", favoured.pop(), tokens)
    ahead = _ahead(*(own.points for own in tokens))
    return Verdict(cause, "points" if ahead else "keywords_due", ahead, tokens)


def judge_keywords(verdict: Verdict, right: tuple[int, int]) -> Verdict:
    """The end once each team has guessed the other's keywords: `right` by white, by black."""
    ahead = _ahead(*right)
    return replace(verdict, by="keywords" if ahead else "draw", winner=ahead, right=right)


def _cause(tokens: tuple[Tokens, Tokens]) -> Cause:
    intercepted = any(own.interceptions >= PAIR for own in tokens)
    missed = any(own.miscommunications >= PAIR for own in tokens)
    if intercepted and missed:
        return "both"
    return "interceptions" if intercepted else "miscommunications" if missed else "round_8"


def _ahead(white: int, black: int) -> Side | None:
    return None if white == black else "white" if white > black else "black"


def _named(names: tuple[str, str], side: Side) -> str:
    return names[SIDES.index(side)]
