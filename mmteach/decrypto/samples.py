"""Games and words of our own that ship with the package, in three languages, from easy to hard."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from mmteach.decrypto.cards import Card, parse_card
from mmteach.decrypto.game import Game, start
from mmteach.decrypto.record import Decode, GuessKeywords, Intercept, Move, OpenCard, Team, WriteClues
from mmteach.decrypto.result import SIDES, Side
from mmteach.i18n import catalogue, load_json


@dataclass(frozen=True)
class SampleTurn:
    """One team's code in a sample game, with the reason for each clue.

    Attributes:
        round_number: from 1.
        side: the team that sends.
        code: the card.
        clues: three, in the order of the code.
        reasons: for each clue, one sentence why it belongs to its slot.
        intercept: the other team's guess; None in round 1.
        decode: the team's own guess.
    """

    round_number: int
    side: Side
    code: Card
    clues: tuple[str, ...]
    reasons: tuple[str, ...]
    intercept: Card | None
    decode: Card

    def moves(self) -> Iterator[Move]:
        """The moves from the first guess to the open card."""
        if self.intercept:
            yield Intercept(self.intercept)
        yield Decode(self.decode)
        yield OpenCard(self.code)


@dataclass(frozen=True)
class Sample:
    """One sample game.

    Attributes:
        title: what it is called.
        level: 1, 2 or 3: how hard it is to intercept.
        teams: white and black.
        turns: in the order of play.
        right: keywords found by white and by black where the game comes to that.
    """

    title: str
    level: int
    teams: tuple[Team, Team]
    turns: tuple[SampleTurn, ...]
    right: tuple[int, int] | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the game."""
        return tuple(self._moves())

    def play(self) -> Game:
        """The whole game, played by the rules."""
        game = start(*self.teams)
        for move in self.moves:
            game = game.play(move)
        return game

    def _moves(self) -> Iterator[Move]:
        for white, black in zip(self.turns[::2], self.turns[1::2], strict=True):
            yield WriteClues("white", white.clues)
            yield WriteClues("black", black.clues)
            yield from (*white.moves(), *black.moves())
        for side, right in zip(SIDES, self.right or (), strict=False):
            yield GuessKeywords(side, right)


@cache
def sample_games(lang: str = "en") -> tuple[Sample, ...]:
    """The sample games of one language, from easy to hard. Raises ``LanguageError``."""
    return tuple(_sample(game) for game in sample_data(lang)["games"])


@cache
def sample_words(lang: str = "en") -> tuple[str, ...]:
    """Everyday words to draw keywords from. Raises ``LanguageError``."""
    return tuple(sample_data(lang)["words"])


def sample_data(lang: str = "en") -> Any:
    """The games and words of one language as plain JSON, for a board to carry. Raises ``LanguageError``."""
    catalogue(lang)  # refuses a language we do not have
    return load_json("data", "decrypto", f"{lang}.json")


def draw_keywords(lang: str = "en", chance: Random | None = None, count: int = 8) -> tuple[str, ...]:
    """`count` different words by chance, eight for two teams; give a seeded ``Random`` to draw the same again."""
    return tuple((chance or Random()).sample(sample_words(lang), count))


def _sample(data: Any) -> Sample:
    white, black = (Team(**team) for team in data["teams"])
    turns = tuple(
        _turn(number, side, played[side]) for number, played in enumerate(data["rounds"], 1) for side in SIDES
    )
    return Sample(data["title"], data["level"], (white, black), turns, _pair(data.get("right")))


def _turn(number: int, side: Side, data: Any) -> SampleTurn:
    clues, reasons = zip(*((clue["clue"], clue["why"]) for clue in data["clues"]), strict=True)
    guess = data.get("intercept")
    return SampleTurn(
        number,
        side,
        parse_card(data["code"]),
        clues,
        reasons,
        parse_card(guess) if guess else None,
        parse_card(data["decode"]),
    )


def _pair(right: Sequence[int] | None) -> tuple[int, int] | None:
    return (right[0], right[1]) if right else None
