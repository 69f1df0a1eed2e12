"""A game as a value: each move gives the next game or is refused by name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, assert_never

from mmteach.decrypto.cards import Card, CardError, CardLike, deck, format_card, parse_card
from mmteach.decrypto.clues import ClueError, Objection, check_clues, fold
from mmteach.decrypto.record import (
    STANDARD,
    Decode,
    Draw,
    GuessKeywords,
    Intercept,
    Move,
    OpenCard,
    Round,
    Settings,
    SetupError,
    Team,
    Turn,
    WriteClues,
)
from mmteach.decrypto.result import (
    SIDES,
    Side,
    Tokens,
    TurnResult,
    Verdict,
    judge_end,
    judge_keywords,
    other,
)
from mmteach.errors import MmteachError, shown

Phase = Literal["clues", "intercept", "decode", "open", "keywords", "over"]
Filed = tuple[int, str]
"""A past clue on a note sheet: its round and its text."""


class MoveError(MmteachError):
    """A move out of its turn."""


@dataclass(frozen=True)
class Game:
    """A game between two teams, white first, and everything that has happened in it.

    Attributes:
        teams: white and black.
        settings: what the table agreed on.
        rounds: the rounds so far; the last one may be under way.
        right: keywords found by white and by black, to break a tie.
        moves: the moves that led here; `undo` takes the last one back.
    """

    teams: tuple[Team, Team]
    settings: Settings = STANDARD
    rounds: tuple[Round, ...] = (Round(),)
    right: tuple[int | None, int | None] = (None, None)
    moves: tuple[Move, ...] = ()

    @property
    def names(self) -> tuple[str, str]:
        """The names of white and black."""
        return (self.teams[0].name, self.teams[1].name)

    @property
    def round_number(self) -> int:
        """The round under way, or the last one played."""
        return len(self.rounds)

    @property
    def phase(self) -> Phase:
        """What is to be done next. In round 1 `decode` may follow at once where `intercept` is due."""
        if self.verdict:
            return "keywords" if self.verdict.by == "keywords_due" else "over"
        if any(turn.clues is None for turn in self.rounds[-1]):
            return "clues"
        turn = self.turn
        if turn.decode is not None:
            return "open"
        return "intercept" if turn.intercept is None else "decode"

    @property
    def side(self) -> Side:
        """The team whose code is being sent: white until its card is open, then black."""
        return "white" if self.rounds[-1].white.code is None else "black"

    @property
    def turn(self) -> Turn:
        """The turn of `side` in this round."""
        return self.rounds[-1].turn(self.side)

    @property
    def on_the_clock(self) -> Side | None:
        """The team that writes against the sandglass: the other one has its clues ready."""
        missing = [side for side in SIDES if self.rounds[-1].turn(side).clues is None]
        return missing[0] if len(missing) == 1 and self.settings.sandglass else None

    @cached_property
    def results(self) -> tuple[TurnResult, ...]:
        """What each opened card earned, in the order of play."""
        turns = ((n, side, r.turn(side)) for n, r in enumerate(self.rounds, 1) for side in SIDES)
        return tuple(result for n, side, turn in turns if (result := turn.result(n, side)))

    @cached_property
    def tokens(self) -> tuple[Tokens, Tokens]:
        """The tokens of white and of black."""
        white, black = ([result.tokens[i] for result in self.results] for i in (0, 1))
        return _total(white), _total(black)

    @cached_property
    def verdict(self) -> Verdict | None:
        """How the game ended; None while a round is under way or another one follows."""
        if self.rounds[-1].black.code is None:
            return None
        end = judge_end(self.tokens, self.round_number)
        white, black = self.right
        if end and end.by == "keywords_due" and white is not None and black is not None:
            return judge_keywords(end, (white, black))
        return end

    def team(self, side: Side) -> Team:
        """One of the two teams."""
        return self.teams[SIDES.index(side)]

    def encryptor(self, side: Side) -> str:
        """The player of `side` who writes the clues in this round."""
        return self.team(side).encryptor(self.round_number)

    def deck(self, side: Side) -> tuple[Card, ...]:
        """The cards that `side` can draw."""
        opened = [r.turn(side).code for r in self.rounds]
        return deck([c for c in opened if c], cards_return=self.settings.cards_return)

    def notes(self, side: Side) -> tuple[tuple[Filed, ...], ...]:
        """The note sheet on `side`: under each slot, 1 to 4, its past clues with their rounds."""
        filed: tuple[list[Filed], ...] = ([], [], [], [])
        for number, turn in enumerate((r.turn(side) for r in self.rounds), 1):
            for slot, clue in zip(turn.code or (), turn.clues or (), strict=False):
                filed[slot - 1].append((number, clue))
        return tuple(map(tuple, filed))

    def used(self, side: Side) -> tuple[str, ...]:
        """The clues that `side` has given so far."""
        return tuple(clue for r in self.rounds for clue in r.turn(side).clues or ())

    def check(self, side: Side, clues: Sequence[str]) -> tuple[Objection, ...]:
        """What the mechanical checks object to in clues that `side` means to give."""
        return check_clues(clues, self.team(side).keywords, self.used(side))

    def draw(self, side: Side, card: CardLike) -> "Game":
        """Enter the card that `side` drew, covered. Raises `MoveError` or `CardError`."""
        self._in_phase("clues")
        turn = self.rounds[-1].turn(_side(side))
        if turn.clues is not None or turn.drawn is not None:
            key = "card_drawn" if turn.clues is None else "clues_written"
            raise MoveError(f"decrypto.error.{key}", team=self.team(side).name)
        drawn = self._free(side, card)
        return self._with(Draw(side, drawn), side, replace(turn, drawn=drawn))

    def write_clues(self, side: Side, clues: Sequence[str], *, overruled: bool = False) -> "Game":
        """Write the three clues of `side`, in the order of its code.

        `overruled`: the table lets clues pass whose letters alone are at fault. Raises `MoveError` or `ClueError`.
        """
        self._in_phase("clues")
        turn = self.rounds[-1].turn(_side(side))
        if turn.clues is not None:
            raise MoveError("decrypto.error.clues_written", team=self.team(side).name)
        three = _three(clues)
        for objection in self.check(side, three):
            if not (overruled and objection.by_letters):
                raise ClueError(objection.key, **objection.values)
        return self._with(WriteClues(side, three, bool(overruled)), side, replace(turn, clues=three))

    def intercept(self, card: CardLike) -> "Game":
        """Open the other team's guess at the code of `side`. Raises `MoveError` or `CardError`."""
        self._in_phase("intercept")
        guess = parse_card(card)
        return self._with(Intercept(guess), self.side, replace(self.turn, intercept=guess))

    def decode(self, card: CardLike) -> "Game":
        """Open the guess of `side` at its own code. Raises `MoveError` or `CardError`."""
        self._in_phase("decode")
        guess = parse_card(card)
        return self._with(Decode(guess), self.side, replace(self.turn, decode=guess))

    def open_card(self, card: CardLike | None = None) -> "Game":
        """Open the card: the turn is judged, and after black's the round. Raises `MoveError` or `CardError`."""
        self._in_phase("open")
        drawn = self.turn.drawn
        code = drawn if card is None else self._free(self.side, card)
        if code is None:
            raise CardError("decrypto.error.card_missing", team=self.team(self.side).name)
        if drawn is not None and code != drawn:
            raise CardError("decrypto.error.card_other", value=format_card(code), card=format_card(drawn))
        opened = self._with(OpenCard(code), self.side, replace(self.turn, code=code))
        if self.side == "black" and opened.verdict is None:
            return replace(opened, rounds=(*opened.rounds, Round()))
        return opened

    def guess_keywords(self, side: Side, right: int) -> "Game":
        """Enter how many of the other team's keywords `side` has found. Raises `MoveError`."""
        self._in_phase("keywords")
        place = SIDES.index(_side(side))
        if type(right) is not int or not 0 <= right <= 4:
            raise MoveError("decrypto.error.keywords_right", value=shown(right))
        if self.right[place] is not None:
            raise MoveError("decrypto.error.keywords_given", team=self.team(side).name)
        both = (right, self.right[1]) if place == 0 else (self.right[0], right)
        return replace(self, right=both, moves=(*self.moves, GuessKeywords(side, right)))

    def play(self, move: Move) -> "Game":
        """Make a move given as a value; the same as calling the method of its name."""
        match move:
            case Draw(side, card):
                return self.draw(side, card)
            case WriteClues(side, clues, overruled):
                return self.write_clues(side, clues, overruled=overruled)
            case Intercept(card):
                return self.intercept(card)
            case Decode(card):
                return self.decode(card)
            case OpenCard(opened):
                return self.open_card(opened)
            case GuessKeywords(side, right):
                return self.guess_keywords(side, right)
            case _:
                assert_never(move)

    def undo(self) -> "Game":
        """The game before its last move. Raises `MoveError` before the first."""
        if not self.moves:
            raise MoveError("decrypto.error.nothing_to_undo")
        game = Game(self.teams, self.settings)
        for move in self.moves[:-1]:
            game = game.play(move)
        return game

    def _in_phase(self, wanted: Phase) -> None:
        """Refuse a move that is not due, saying what is."""
        phase = self.phase
        if phase == "intercept" and self.round_number == 1 and wanted != phase:
            phase = "decode"  # nobody can intercept yet, so that guess may be left out
        if wanted == phase:
            return
        late = next((self.team(s).name for s in SIDES if self.rounds[-1].turn(s).clues is None), "")
        raise MoveError(
            f"decrypto.error.due_{phase}",
            team=late if phase == "clues" else self.team(self.side).name,
            other=self.team(other(self.side)).name,
        )

    def _free(self, side: Side, card: CardLike) -> Card:
        """The card, if it can still lie in the deck of `side`."""
        found = parse_card(card)
        if found not in self.deck(side):
            raise CardError("decrypto.error.card_gone", value=format_card(found), team=self.team(side).name)
        return found

    def _with(self, move: Move, side: Side, turn: Turn) -> "Game":
        """The game after `move`, which has made the turn of `side` into `turn`."""
        now = self.rounds[-1]
        changed = Round(turn, now.black) if side == "white" else Round(now.white, turn)
        return replace(self, rounds=(*self.rounds[:-1], changed), moves=(*self.moves, move))


def start(white: Team, black: Team, settings: Settings = STANDARD) -> Game:
    """A new game. Raises `SetupError` when both teams have the same name."""
    if fold(white.name) == fold(black.name):
        raise SetupError("decrypto.error.same_name", value=shown(white.name))
    return Game((white, black), settings)


def _total(tokens: Sequence[Tokens]) -> Tokens:
    return Tokens(sum(t.interceptions for t in tokens), sum(t.miscommunications for t in tokens))


def _side(side: Side) -> Side:
    if side not in SIDES:
        raise MoveError("decrypto.error.side", value=shown(side))
    return side


def _three(clues: Sequence[str]) -> tuple[str, ...]:
    texts = () if isinstance(clues, str) or not isinstance(clues, Sequence) else tuple(clues)
    if len(texts) != 3 or not all(isinstance(text, str) for text in texts):
        raise ClueError("decrypto.error.three_clues", value=shown(clues))
    return texts
