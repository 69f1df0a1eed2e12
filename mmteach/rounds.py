"""One round of a match: a code, the rows played against it, how it ends, and what that is worth.

The rule sheets are named on the book's page *Sources and editions*. Where they are silent, this module decides:

- Who gives up, or claims a wrong answer and is shown a code that every answer fits, has not found the code. Any
  other points would make giving up early worth it.
- With the learning option a wrong answer costs nobody anything. It is corrected and the round goes on; a round
  whose code has been seen too early is played anew for no points.
"""

from dataclasses import dataclass, replace
from typing import Literal

from mmteach.consistency import clashes, remaining
from mmteach.editions import Accepted, Code, Edition
from mmteach.errors import shown
from mmteach.moves import Event, MatchError, MoveName, Proof
from mmteach.rows import ParsedRow
from mmteach.scoring import Feedback, feedback

Phase = Literal["code", "guess", "answer", "mend", "reveal", "review"]
Outcome = Literal["broken", "unbroken", "given_up", "error", "anew"]
Ending = Literal["tie", "won", "shared"]
_COMPLETING: tuple[Outcome, ...] = ("broken", "unbroken", "given_up")


@dataclass(frozen=True)
class Round:
    """One round as it stands. Every move gives a new one, and the events that the referee announces.

    Attributes:
        edition: the box.
        codemaker: 0 or 1, the player's place in the match.
        learning: whether a wrong answer is corrected together, without penalty.
        phase: what is awaited: the ``code``, a ``guess``, its ``answer``, a correction (``mend``), the code's
            ``reveal``; ``review`` when the round is over and the next can start.
        secret: None until it is set, and while it lies in a real box.
        rows: the rows that have an answer.
        guess: the row that awaits its answer.
        outcome: how it ended: code ``broken``, ``unbroken``, ``given_up``; ``error`` for an answer proven wrong;
            ``anew`` for no points at all.
        claimed: whether the code is to be shown because an answer is said to be wrong.
        recorded: rows played, for a round of which only the result was written down.
    """

    edition: Edition
    codemaker: int
    learning: bool = False
    phase: Phase = "code"
    secret: Code | None = None
    rows: tuple[ParsedRow, ...] = ()
    guess: Code | None = None
    outcome: Outcome | None = None
    claimed: bool = False
    recorded: int | None = None

    @property
    def codebreaker(self) -> int:
        """0 or 1, the other player's place."""
        return 1 - self.codemaker

    @property
    def completed(self) -> bool:
        """Whether it counts as one of the match's rounds; after any other end the same codemaker starts anew."""
        return self.outcome in _COMPLETING

    @property
    def row_count(self) -> int:
        """Rows played so far, or written down."""
        return len(self.rows) + (self.guess is not None) if self.recorded is None else self.recorded

    @property
    def points(self) -> tuple[int, int]:
        """What the round is worth to each player as it stands: the only source of points in a match."""
        box = self.edition
        maker = breaker = 0
        if self.outcome == "broken":
            maker = self.row_count * box.row_points
        elif self.completed:
            maker = box.rows * box.row_points + box.failure_bonus
        elif self.outcome == "error":
            breaker = box.error_award
        return (maker, breaker) if self.codemaker == 0 else (breaker, maker)

    @property
    def legal(self) -> tuple[MoveName, ...]:
        """The moves that are possible now."""
        moves: dict[MoveName, bool] = {
            "set_code": self.phase == "code" or (self.phase == "guess" and not self.rows),
            "guess": self.phase == "guess",
            "answer": self.phase == "answer",
            "mend_answer": bool(self.rows) and self._may_mend,
            "claim_error": bool(self.rows)
            and (self.phase == "guess" or (self.completed and not self.claimed)),
            "reveal": self.phase == "reveal",
            "give_up": self.phase == "guess",
            "next_round": self.phase == "review",
            "record_round": self.phase == "code",
            "record_error": self.phase == "code" and not self.learning,
        }
        return tuple(name for name, possible in moves.items() if possible)

    @property
    def right_answer(self) -> Feedback | None:
        """The true answer to the row that awaits one; None when the code lies in a real box."""
        return None if self.secret is None or self.guess is None else self._true(self.guess, self.secret)

    def set_code(self, code: Code | None) -> "Moved":
        """The codemaker's code; None when it stands behind the shield of a real box."""
        return replace(self, phase="guess", secret=code), (self._event("code_set"),)

    def play(self, code: Code) -> "Moved":
        """The codebreaker's next row."""
        event = self._event("guessed", row=len(self.rows) + 1, code=code)
        return replace(self, phase="answer", guess=code), (event,)

    def answer(self, answer: Feedback) -> "Moved":
        """The codemaker's answer to it, right or wrong."""
        assert self.guess is not None
        rows = (*self.rows, ParsedRow(self.guess, answer))
        return replace(self, guess=None)._settle(rows, self._event("answered", row=len(rows), answer=answer))

    def mend(self, answer: Feedback, row: int | None) -> "Moved":
        """Another answer to the last row, or with the learning option to any row (from 1)."""
        last = len(self.rows)
        place = last if row is None else row
        if type(place) is not int or not 1 <= place <= last:
            raise MatchError("match.refuse.row", value=shown(row), last=last)
        if place < last and not self.learning:
            raise MatchError("match.refuse.late", place=place, last=last)
        rows = (*self.rows[: place - 1], ParsedRow(self.rows[place - 1].guess, answer), *self.rows[place:])
        event = self._event("mended", row=place, answer=answer)
        played = self._until_found(rows)
        if self.phase == "mend" and not self._some_code_fits(played):
            return replace(self, rows=played), (event,)
        return self._settle(rows, event)

    def claim(self, proof: Proof) -> "Moved":
        """The codebreaker says that an answer is wrong, because no code fits or the secret will show it."""
        if proof == "secret":
            if self.phase == "review":
                return self._judge()
            return replace(self, phase="reveal", claimed=True), (self._event("claim"),)
        if self._some_code_fits(self.rows):
            return self, (self._event("code_fits"),)
        proven = self._event("no_code_fits")
        if not self.learning:
            return self._award(proven)
        if self.phase == "review":
            return self._judge(proven)
        return replace(self, phase="mend", outcome=None), (proven, self._event("correct"))

    def reveal(self, code: Code | None) -> "Moved":
        """The codemaker shows the code: `code` where it lay in a real box, by default the row that found it."""
        secret = self._shown_code(code)
        after = replace(self, phase="review", secret=secret, claimed=False)
        event = self._event("revealed", code=secret)
        return after._judge(event) if self.claimed else (after, (event,))

    def give_up(self) -> "Moved":
        """The codebreaker stops."""
        return replace(self, phase="reveal", outcome="given_up")._with_points("given_up")

    def record(self, rows: int | None, broken: bool) -> "Moved":
        """The result of a round played with a real box; `rows` may be None when the code was not found."""
        most = self.edition.rows
        count = most if rows is None and not broken else rows
        if type(count) is not int or not 1 <= count <= most or (count < most and not broken):
            key = "error.bounds" if broken else "match.refuse.rows_all"
            raise MatchError(key, field="rows", value=shown(rows), low=1, high=most)
        after = replace(self, phase="review", recorded=count, outcome="broken" if broken else "unbroken")
        return after._with_points(after.outcome)

    def record_error(self) -> "Moved":
        """An answer proven wrong at a real box."""
        return self._award()

    @property
    def _may_mend(self) -> bool:
        unseen = self.phase == "reveal" and self.outcome != "given_up" and not self.claimed
        return self.phase in ("guess", "mend") or unseen

    def _settle(self, rows: tuple[ParsedRow, ...], event: Event) -> "Moved":
        """The round with these rows: over at the first that is all exact or at the last, else it goes on."""
        rows = self._until_found(rows)
        if rows[-1].answer.exact == self.edition.positions:
            after = replace(self, phase="reveal", outcome="broken", rows=rows)
        elif len(rows) == self.edition.rows:
            after = replace(self, phase="reveal", outcome="unbroken", rows=rows)
        else:
            return replace(self, phase="guess", outcome=None, rows=rows), (event,)
        return after._with_points(after.outcome, event)

    def _until_found(self, rows: tuple[ParsedRow, ...]) -> tuple[ParsedRow, ...]:
        found = (n for n, row in enumerate(rows, 1) if row.answer.exact == self.edition.positions)
        return rows[: next(found, None)]

    def _judge(self, *events: Event) -> "Moved":
        """Every answer against the code that is shown."""
        assert self.secret is not None
        wrong = clashes(self.secret, self.rows, self.edition)
        if not wrong:
            events = (*events, self._event("answers_fit"))
            if self.outcome is not None:
                return self, events
            return replace(self, outcome="given_up")._with_points("seen", *events)
        first = wrong[0]
        proven = self._event("wrong_answer", row=first.row, right=first.would_say, answer=first.said)
        return self._correct(*events, proven) if self.learning else self._award(*events, proven)

    def _correct(self, *events: Event) -> "Moved":
        """The learning option, once the code has been seen."""
        assert self.secret is not None
        right = tuple(ParsedRow(row.guess, self._true(row.guess, self.secret)) for row in self.rows)
        after, news = self._settle(right, self._event("corrected"))
        if after.outcome is None:
            after, news = replace(after, outcome="anew"), (self._event("void"),)
        return replace(after, phase="review"), (*events, *news)

    def _award(self, *events: Event) -> "Moved":
        key = "award" if self.edition.error_award else "award_none"
        return replace(self, phase="review", outcome="error")._with_points(key, *events)

    def _with_points(self, key: str | None, *events: Event) -> "Moved":
        event = self._event(str(key), row=self.row_count, points=sum(self.points))
        return self, (*events, event)

    def _shown_code(self, code: Code | None) -> Code:
        if self.secret is not None:
            if code not in (None, self.secret):
                raise MatchError("match.refuse.changed", value=self.edition.format(code or ()))
            return self.secret
        found = self.rows[-1].guess if self.outcome == "broken" else None
        if code is None and found is None:
            raise MatchError("match.refuse.code", accepted=Accepted(self.edition, "en"))
        return code or found or ()

    def _some_code_fits(self, rows: tuple[ParsedRow, ...]) -> bool:
        return len(remaining(rows, self.edition)) > 0

    def _true(self, guess: Code, secret: Code) -> Feedback:
        return feedback(secret, guess, self.edition.hole)

    def _event(self, key: str, **values: object) -> Event:
        return Event(key, {"codemaker": self.codemaker, "codebreaker": self.codebreaker, **values})


Moved = tuple[Round, tuple[Event, ...]]
"""A round after a move, and what the referee says about it."""


@dataclass(frozen=True)
class Table:
    """Where a match stands: what its moves have made of it.

    Attributes:
        rounds: every round, those played anew as well; the last is the present one.
        total: rounds to be completed, added pairs included.
        ending: ``won``, ``tie`` (to be settled) or ``shared``; None while rounds are left.
        log: what the referee said at the start and after each move.
    """

    rounds: tuple[Round, ...]
    total: int
    ending: Ending | None
    log: tuple[tuple[Event, ...], ...]
