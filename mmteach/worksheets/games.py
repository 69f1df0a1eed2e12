"""Exercises about whole games: the points of a match, and the codes of Decrypto."""

from dataclasses import dataclass

from mmteach.decrypto import CARDS, SLOTS, Card, Pin, SampleTurn, Team, format_card, readings, sample_games
from mmteach.decrypto.result import SIDES
from mmteach.editions import Edition
from mmteach.i18n import t
from mmteach.match import Match
from mmteach.referee import player_name, score_table
from mmteach.worksheets.boards import path_sentence
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.parts import Boxes, Exercise, Gaps, Grid, Lines, Note, Part

_MOST_FACTS = 6


@dataclass(frozen=True)
class MatchPoints(Exercise):
    """A match without its points: who gets how many, and who wins?"""

    match: Match

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The score table with empty cells, and a line for the winner."""
        head, *lines, total = score_table(self.match, lang)
        played = [
            (number, codemaker, None if r.outcome == "error" else rows, result, "", "")
            for r, (number, codemaker, rows, result, *_) in zip(self.match.table.rounds, lines, strict=True)
        ]
        last = (total[0], None, None, None, "", "")
        return Grid(tuple(head), (*played, last)), Lines(t("worksheet.winner", lang), 1)

    def answer(self, lang: str) -> str:
        """The points of both, and who wins."""
        scores = [
            t("worksheet.score", lang, player=player_name(self.match, player, lang), points=points)
            for player, points in enumerate(self.match.scores)
        ]
        return " ".join([*scores, self.match.sentence(lang)])

    def reasons(self, lang: str) -> tuple[str, ...]:
        """What the referee says of each round."""
        return self.match.sentences(lang)[1:-1:2]


@dataclass(frozen=True)
class _Turn(Exercise):
    """A turn of a sample game: both are given by their numbers, as each language has games of its own."""

    game: int
    turn: int

    def sample(self, lang: str) -> SampleTurn:
        """The turn."""
        return sample_games(lang)[self.game].turns[self.turn]

    def team(self, lang: str) -> Team:
        """The team that sends."""
        return sample_games(lang)[self.game].teams[SIDES.index(self.sample(lang).side)]

    def answer(self, lang: str) -> str:
        """The code."""
        return format_card(self.sample(lang).code)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """For each clue its slot, the keyword and why the two belong together."""
        turn, words = self.sample(lang), self.team(lang).keywords
        return tuple(
            t("worksheet.clue_reason", lang, clue=clue, slot=slot, keyword=words[slot - 1], why=why)
            for clue, slot, why in zip(turn.clues, turn.code, turn.reasons, strict=True)
        )


@dataclass(frozen=True)
class Decode(_Turn):
    """The team's own keywords and three clues: which code?"""

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The keywords in their slots, and a box for each clue."""
        return Grid(_slots(lang), (self.team(lang).keywords,)), Boxes(self.sample(lang).clues)


@dataclass(frozen=True)
class Intercept(_Turn):
    """The clues that a team has given so far and three new ones: which code?"""

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The clues on file under their slots, and a box for each new one."""
        before = sample_games(lang)[self.game].turns[self.turn % 2 : self.turn : 2]
        pairs = [pair for turn in before for pair in zip(turn.code, turn.clues, strict=True)]
        filed = tuple("\n".join(clue for at, clue in pairs if at == slot) or "–" for slot in SLOTS)
        return Grid(_slots(lang), (filed,)), Boxes(self.sample(lang).clues)


@dataclass(frozen=True)
class PinnedFacts(Exercise):
    """Facts about three clues that leave one code."""

    pins: tuple[Pin, ...]

    def parts(self, lang: str) -> tuple[Part, ...]:
        """The facts, a box for each digit."""
        facts = " ".join(pin.sentence(lang) for pin in self.pins)
        return Note(facts), Gaps(t("board.secret", lang), len(CARDS[0]))

    def answer(self, lang: str) -> str:
        """The code."""
        return format_card(readings(self.pins).codes[0])

    def reasons(self, lang: str) -> tuple[str, ...]:
        """How the facts narrow the codes down to one."""
        return (path_sentence(_path(self.pins), lang),)


def match_points(edition: Edition, level: int, chance: Chance) -> MatchPoints:
    """Level 1: two rounds, both codes found; 2: one is not found; 3: four rounds, and an answer proven wrong."""
    results = ["broken", "broken"] if level == 1 else ["broken", "unbroken"]
    if level == 3:
        results += ["broken", chance.pick(("broken", "unbroken")), "error"]
    order = chance.shuffled(results)
    if order[-1] == "error":  # the round would have to be played anew
        order = (order[-1], *order[:-1])
    match = Match(edition, rounds=4 if level == 3 else 2)
    for result in order:
        if result == "error":
            match = match.record_error()
        elif result == "unbroken":
            match = match.record_round(broken=False)
        else:
            match = match.record_round(1 + chance.below(edition.rows))
        match = match.next_round()
    return MatchPoints(edition, match)


def points_of_a_round(edition: Edition, level: int, lang: str) -> tuple[Part, ...]:
    """What the box awards, for the top of the sheet."""
    values = {field: getattr(edition, field) for field in ("row_points", "failure_bonus", "error_award")}
    return (Note(t("worksheet.points", lang, **values)),)


def decrypto_codes(edition: Edition, level: int, chance: Chance) -> Exercise | None:
    """Level 1: the own team's code; 2: facts to combine; 3: the other team's code, from the clues on file."""
    if level == 2:
        return _pinned_facts(edition, chance)
    games = sample_games()
    game = chance.pick([k for k, sample in enumerate(games) if (sample.level > 1) == (level == 3)])
    first = 0 if level == 1 else 4  # two rounds on file give each slot a chance to show itself
    turn = first + chance.below(len(games[game].turns) - first)
    return Decode(edition, game, turn) if level == 1 else Intercept(edition, game, turn)


def _pinned_facts(edition: Edition, chance: Chance) -> PinnedFacts | None:
    """Facts that each rule something out until one code is left, most of them denials."""
    code: Card = chance.pick(CARDS)
    pins: tuple[Pin, ...] = ()
    while len(readings(pins)) > 1:
        clue, slot = 1 + chance.below(len(code)), chance.pick(SLOTS)
        pin = Pin(clue, slot, code[clue - 1] == slot)
        if len(readings((*pins, pin))) < len(readings(pins)):
            pins = (*pins, pin)
    few = sum(pin.belongs for pin in pins) < 2 and len(pins) <= _MOST_FACTS
    return PinnedFacts(edition, pins) if few else None


def _path(pins: tuple[Pin, ...]) -> tuple[int, ...]:
    return tuple(len(readings(pins[:known])) for known in range(len(pins) + 1))


def _slots(lang: str) -> tuple[str, ...]:
    return tuple(t("worksheet.slot", lang, slot=slot) for slot in SLOTS)
