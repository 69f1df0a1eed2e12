"""A whole match: two players, an even number of rounds, points, and a referee's word on every move."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from mmteach import referee
from mmteach.editions import F6423, CodeLike, Edition
from mmteach.errors import MmteachError, shown
from mmteach.match_files import FORMAT, checked_flag, checked_players, checked_rounds, read_file
from mmteach.moves import PROOFS, Event, MatchError, Move, MoveName, Proof, TurnError
from mmteach.rounds import Ending, Moved, Phase, Round, Table
from mmteach.scoring import Feedback, FeedbackLike


@dataclass(frozen=True, repr=False)
class Match:
    """A match as it stands. Every move gives a new match; one that is not possible now is refused.

    Args:
        edition: the box, or its key.
        players: two names; the first makes the first code. An empty name is shown as "Player 1".
        rounds: an even number, agreed before the first.
        learning: an adaptation: a wrong answer is corrected together, without penalty.
        moves: moves made so far; they are checked as if they were made now.

    Raises:
        MatchError: naming the setting, or the move by its number.

    >>> match = Match(players=("Ada", "Bo")).set_code("RBRG").guess("RRBY").answer("1 2")
    >>> print(match.sentence())
    Row 1: 1 exact, 2 misplaced.
    """

    edition: Edition = F6423
    players: tuple[str, str] = ("", "")
    rounds: int = 2
    learning: bool = False
    moves: tuple[Move, ...] = ()
    table: Table = field(init=False, compare=False)

    def __post_init__(self) -> None:
        settings, moves = vars(self), self.moves
        settings["edition"] = Edition.from_json(self.edition)
        settings["players"] = checked_players(self.players)
        checked_rounds(self.rounds)
        checked_flag("learning", self.learning)
        start = Event("start", {"rounds": self.rounds, "codemaker": 0})
        log = (start, Event("learning")) if self.learning else (start,)
        settings["table"] = Table((Round(self.edition, 0, self.learning),), self.rounds, None, (log,))
        settings["moves"] = ()
        after = _replay(self, moves)
        settings.update(moves=after.moves, table=after.table)

    # The moves of the codemaker

    def set_code(self, code: CodeLike | None = None) -> "Match":
        """The codemaker sets the code, or changes it before the first row is played.

        Without a code it stands behind the shield of a real box. Raises ``TurnError`` and ``CodeError``.
        """
        self._turn("set_code")
        pegs = None if code is None else self.edition.parse(code)
        return self._next(Move("set_code", code=pegs), self.round.set_code(pegs))

    def answer(self, answer: FeedbackLike | None = None) -> "Match":
        """The codemaker answers the row, by default rightly: the match knows the code.

        Raises ``TurnError``, ``FeedbackError``, and ``MatchError`` for no answer when the code lies in a real box.
        """
        self._turn("answer")
        said = self.round.right_answer if answer is None else answer
        if said is None:
            raise MatchError("match.refuse.answer")
        read = Feedback.parse(said, self.edition, row=self.round.row_count)
        return self._next(Move("answer", answer=read), self.round.answer(read))

    def mend_answer(self, answer: FeedbackLike, row: int | None = None) -> "Match":
        """The codemaker mends the answer to the last row, before the next is played.

        With the learning option any row (from 1) can be mended. Raises ``TurnError``, ``FeedbackError``, and
        ``MatchError`` for a row that is not there or comes too late.
        """
        self._turn("mend_answer")
        read = Feedback.parse(answer, self.edition, row=row)
        return self._next(Move("mend_answer", answer=read, row=row), self.round.mend(read, row))

    def reveal(self, code: CodeLike | None = None) -> "Match":
        """The codemaker shows the code when the round is over or an answer is said to be wrong.

        `code` is needed where it lay in a real box, unless a row has found it. Raises ``TurnError``, ``CodeError``,
        and ``MatchError`` for another code than was set.
        """
        self._turn("reveal")
        pegs = None if code is None else self.edition.parse(code)
        return self._next(Move("reveal", code=pegs), self.round.reveal(pegs))

    # The moves of the codebreaker

    def guess(self, code: CodeLike) -> "Match":
        """The codebreaker plays a row. Raises ``TurnError`` and ``CodeError``."""
        self._turn("guess")
        pegs = self.edition.parse(code, row=self.round.row_count + 1)
        return self._next(Move("guess", code=pegs), self.round.play(pegs))

    def claim_error(self, proof: Proof) -> "Match":
        """The codebreaker says that an answer is wrong, and how that is to be proven.

        ``no_code``: no code fits all the answers. ``secret``: the code is shown, and an answer does not match it;
        the codemaker shows it next with `reveal`. Raises ``TurnError``, ``MatchError`` for another proof, and
        ``EditionError`` for ``no_code`` with a box too large to list.
        """
        self._turn("claim_error")
        if proof not in PROOFS:
            raise MatchError("match.refuse.proof", value=shown(proof), accepted=", ".join(PROOFS))
        return self._next(Move("claim_error", proof=proof), self.round.claim(proof))

    def give_up(self) -> "Match":
        """The codebreaker stops, which counts as a code not found. Raises ``TurnError``."""
        self._turn("give_up")
        return self._next(Move("give_up"), self.round.give_up())

    # The moves of both

    def next_round(self) -> "Match":
        """On from a round that is over: roles swap, or the match ends. Raises ``TurnError``.

        After an answer proven wrong the same codemaker sets a new code.
        """
        self._turn("next_round")
        move = Move("next_round")
        if not self.round.completed:
            return self._start(move, self.round.codemaker, "anew", round=self.number)
        if self.number < self.total:
            maker = self.round.codebreaker
            return self._start(move, maker, "round", round=self.number + 1, rounds=self.total)
        scores = self.scores
        if scores[0] == scores[1]:
            return self._end(move, "tie", high=scores[0])
        return self._end(move, "won", player=scores.index(max(scores)), high=max(scores), low=min(scores))

    def share(self) -> "Match":
        """A tie is left as it is. Raises ``TurnError``."""
        self._turn("share")
        return self._end(Move("share"), "shared")

    def another_pair(self) -> "Match":
        """A tie is settled by two more rounds. Raises ``TurnError``."""
        self._turn("another_pair")
        move = Move("another_pair")
        return self._start(move, self.round.codebreaker, "another_pair", more=2)

    # The score sheet of a real box

    def record_round(self, rows: int | None = None, broken: bool = True) -> "Match":
        """A round played with a real box: how many rows, and whether the code was found.

        `rows` may be left out when it was not. Raises ``TurnError`` and ``MatchError``.
        """
        self._turn("record_round")
        checked_flag("broken", broken)
        return self._next(Move("record_round", rows=rows, broken=broken), self.round.record(rows, broken))

    def record_error(self) -> "Match":
        """A round in which the codebreaker proved an answer wrong, with a real box. Raises ``TurnError``."""
        self._turn("record_error")
        return self._next(Move("record_error"), self.round.record_error())

    # Where it stands

    @property
    def round(self) -> Round:
        """The present round, or the last."""
        return self.table.rounds[-1]

    @property
    def total(self) -> int:
        """Rounds to be completed, added pairs included."""
        return self.table.total

    @property
    def number(self) -> int:
        """The present round's number, from 1; a round played anew keeps its number."""
        return sum(r.completed for r in self.table.rounds[:-1]) + 1

    @property
    def phase(self) -> Phase | Literal["tie", "over"]:
        """What is awaited: the phase of the present round, a decision about a ``tie``, or nothing: ``over``."""
        ending = self.table.ending
        return self.round.phase if ending is None else "tie" if ending == "tie" else "over"

    @property
    def turn(self) -> int | None:
        """The player (0 or 1) who is to move, or None where both look at what there is."""
        makers = ("code", "answer", "mend", "reveal")
        breaker = self.round.codebreaker if self.phase == "guess" else None
        return self.round.codemaker if self.phase in makers else breaker

    @property
    def legal(self) -> tuple[MoveName, ...]:
        """The moves that are possible now."""
        endings: dict[str, tuple[MoveName, ...]] = {"tie": ("share", "another_pair"), "over": ()}
        return endings.get(self.phase, self.round.legal)

    @property
    def scores(self) -> tuple[int, int]:
        """Each player's points so far."""
        points = [r.points for r in self.table.rounds]
        return sum(p[0] for p in points), sum(p[1] for p in points)

    @property
    def winner(self) -> int | None:
        """0 or 1 once the match is won; None before, and for a tie."""
        return self.scores.index(max(self.scores)) if self.table.ending == "won" else None

    def undo(self) -> "Match":
        """The match before its last move; at the start, the same."""
        return Match(self.edition, self.players, self.rounds, self.learning, self.moves[:-1])

    def play(self, move: Move) -> "Match":
        """The match after that move, as its method gives it."""
        after: Match = getattr(self, move.name)(**move.arguments)
        return after

    # How it is saved and shown

    def to_json(self) -> dict[str, Any]:
        """The match as plain JSON: its settings and its moves, from which everything else follows."""
        return {
            "format": FORMAT,
            "edition": self.edition.to_json(),
            "players": list(self.players),
            "rounds": self.rounds,
            "learning": self.learning,
            "moves": [move.to_json() for move in self.moves],
        }

    @classmethod
    def from_json(cls, value: str | Mapping[str, Any]) -> "Match":
        """The match that `to_json` described, as an object or as the text of a file.

        Raises:
            MatchError: naming the line of a text that is no JSON, the setting, or the move by its number.
            EditionError: for a box that cannot be.
        """
        settings, moves = read_file(value)
        return _replay(cls(*settings), moves)

    def state(self) -> dict[str, Any]:
        """Everything a board shows, as plain JSON; the front end's rules give the same."""
        return referee.state(self)

    def sentence(self, lang: str = "en") -> str:
        """What the referee says now: about the last move, or to open the match."""
        return self.sentences(lang)[-1]

    def sentences(self, lang: str = "en") -> tuple[str, ...]:
        """What the referee said at the start and after each move."""
        return tuple(
            " ".join(referee.sentence(event, self, lang) for event in said) for said in self.table.log
        )

    def text(self, lang: str = "en") -> str:
        """The score table as text, and what the referee says."""
        return referee.text(self, lang)

    def html(self, lang: str = "en") -> str:
        """The score table as an accessible HTML table, and what the referee says."""
        return referee.html(self, lang)

    def __repr__(self) -> str:
        settings = f"{self.edition.to_json()!r}, {self.players!r}, {self.rounds}, {self.learning}"
        return f"Match({settings}, {self.moves!r})"

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()

    def _turn(self, name: MoveName) -> None:
        if name not in self.legal:
            if self.phase == "over":
                raise TurnError("match.refuse.over")
            raise TurnError("match.refuse.turn", move=(name,), accepted=self.legal)

    def _next(self, move: Move, moved: Moved) -> "Match":
        after, events = moved
        return self._with(move, events, rounds=(*self.table.rounds[:-1], after))

    def _start(self, move: Move, codemaker: int, key: str, more: int = 0, **values: object) -> "Match":
        new = Round(self.edition, codemaker, self.learning)
        said = (Event(key, {"codemaker": codemaker, **values}),)
        return self._with(move, said, rounds=(*self.table.rounds, new), total=self.total + more, ending=None)

    def _end(self, move: Move, ending: Ending, **values: object) -> "Match":
        return self._with(move, (Event(ending, values),), ending=ending)

    def _with(self, move: Move, events: tuple[Event, ...], **changes: Any) -> "Match":
        after = copy(self)
        table = replace(self.table, log=(*self.table.log, events), **changes)
        vars(after).update(moves=(*self.moves, move), table=table)
        return after


def _replay(match: Match, moves: Sequence[Move | object]) -> Match:
    """The match after the moves, which are moves or what `Move.to_json` made of them."""
    for number, move in enumerate(moves, 1):
        try:
            match = match.play(move if isinstance(move, Move) else Move.from_json(move))
        except MmteachError as error:
            raise MatchError("match.refuse.at", number=number, reason=error) from None
    return match
