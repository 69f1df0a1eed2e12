"""What is written down of a game: teams, settings, moves, and the turns they fill."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mmteach.decrypto.cards import Card, CardLike
from mmteach.decrypto.clues import fold
from mmteach.decrypto.result import Side, TurnResult, judge_turn
from mmteach.errors import MmteachError, shown

PLAYERS = (2, 4)
SANDGLASS = 30


class SetupError(MmteachError):
    """Teams or settings that cannot be."""


@dataclass(frozen=True)
class Settings:
    """What the table agreed on.

    Attributes:
        cards_return: whether an opened card goes back and the deck is shuffled.
        sandglass: seconds for the team that is still writing when the other is ready; 0 is off.
        covers: whether the sheet covers what is hidden until its turn, as on a device that goes round.

    Raises:
        SetupError: naming the setting.
    """

    cards_return: bool = True
    sandglass: int = SANDGLASS
    covers: bool = True

    def __post_init__(self) -> None:
        for name, on in (("cards_return", self.cards_return), ("covers", self.covers)):
            if not isinstance(on, bool):
                raise SetupError("decrypto.error.switch", setting=name, value=shown(on))
        if type(self.sandglass) is not int or not 0 <= self.sandglass <= 3600:
            raise SetupError("decrypto.error.seconds", setting="sandglass", value=shown(self.sandglass))


STANDARD = Settings()


@dataclass(frozen=True)
class Team:
    """One team: its name, its two to four players, and its four keywords.

    No keywords at all means that they stay behind the screen of a real table.

    Raises:
        SetupError: naming the player or the slot.
    """

    name: str
    players: tuple[str, ...]
    keywords: tuple[str, ...] = ()

    def __init__(self, name: str, players: Sequence[str], keywords: Sequence[str] = ()) -> None:
        if not _is_name(name):
            raise SetupError("decrypto.error.team_name", value=shown(name))
        if not _is_list(players) or not PLAYERS[0] <= len(players) <= PLAYERS[1]:
            raise SetupError("decrypto.error.players", value=shown(players))
        for number, player in enumerate(players, 1):
            if not _is_name(player):
                raise SetupError("decrypto.error.player", number=number, value=shown(player))
        _check_keywords(keywords)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "players", tuple(players))
        object.__setattr__(self, "keywords", tuple(keywords))

    def encryptor(self, round_number: int) -> str:
        """The player who writes the clues of that round; the role moves on every round."""
        return self.players[(round_number - 1) % len(self.players)]


@dataclass(frozen=True)
class Turn:
    """One team's code in one round, as far as it has come.

    Attributes:
        drawn: the covered card, where the encryptor has entered it.
        clues: in the order of the code's digits.
        intercept: the other team's guess.
        decode: the team's own guess.
        code: the card once it lies open.
    """

    drawn: Card | None = None
    clues: tuple[str, ...] | None = None
    intercept: Card | None = None
    decode: Card | None = None
    code: Card | None = None

    def result(self, round_number: int, side: Side) -> TurnResult | None:
        """What the turn earned; None while its card is covered."""
        if self.code is None or self.decode is None:
            return None
        return judge_turn(round_number, side, self.code, self.intercept, self.decode)


class Round(NamedTuple):
    """Both teams' turns; white goes first."""

    white: Turn = Turn()
    black: Turn = Turn()

    def turn(self, side: Side) -> Turn:
        """The turn of one team."""
        return self.white if side == "white" else self.black


class Draw(NamedTuple):
    """The encryptor of `side` enters the card drawn, covered. A table with real cards can leave this out."""

    side: Side
    card: CardLike


class WriteClues(NamedTuple):
    """The encryptor of `side` writes three clues.

    `overruled`: the table lets clues pass that share only letters with a keyword.
    """

    side: Side
    clues: Sequence[str]
    overruled: bool = False


class Intercept(NamedTuple):
    """The other team's guess at the code is opened."""

    card: CardLike


class Decode(NamedTuple):
    """The sending team's own guess is opened."""

    card: CardLike


class OpenCard(NamedTuple):
    """The card is opened; `card` may be left out where it was entered when drawn."""

    card: CardLike | None = None


class GuessKeywords(NamedTuple):
    """To break a tie, `side` has found `right` of the other team's four keywords, as the table judges."""

    side: Side
    right: int


Move = Draw | WriteClues | Intercept | Decode | OpenCard | GuessKeywords


def _check_keywords(keywords: Sequence[str]) -> None:
    if not _is_list(keywords) or len(keywords) not in (0, 4):
        raise SetupError("decrypto.error.keywords", value=shown(keywords))
    for slot, word in enumerate(keywords, 1):
        if not _is_name(word):
            raise SetupError("decrypto.error.keyword", slot=slot, value=shown(word))
        first = next(s for s, w in enumerate(keywords, 1) if fold(w) == fold(word))
        if first < slot:
            raise SetupError("decrypto.error.keyword_twice", slot=slot, value=shown(word), first=first)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and fold(value) != ""
