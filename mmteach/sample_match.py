"""A whole match to look at, computed: two rounds, and a wrong answer proven in each of the two ways."""

from collections.abc import Callable

from mmteach.consistency import Remaining, clashes, remaining
from mmteach.editions import F6423, Code, Edition
from mmteach.match import Match
from mmteach.moves import PROOFS, Proof
from mmteach.rows import accepts
from mmteach.scoring import Feedback

Choose = Callable[[int], int]
"""A number from 0 to below its argument."""

_TRIES = 20
_SLIPS = ((0, -1), (0, 1), (1, -1), (-1, 1), (-1, 0))


def example_match(edition: Edition = F6423, seed: int = 1, players: tuple[str, str] = ("", "")) -> Match:
    """A match of two rounds in which each codemaker slips once, in row 2, and the codebreaker proves it.

    The first slip is proven because no code fits all the answers, the second by the code that is shown while codes
    still fit; both rounds are then played anew, and somebody wins. The codebreaker always plays a code that still
    fits. The same `edition` and `seed` (0 or more) give the same match, in the front end too. In a box so small that no
    slip shows in twenty tries, a round is played without one, and a tie stands after as many. Raises ``EditionError``
    for a box too large to list.
    """
    choose = chooser(seed)
    start = match = Match(edition, players)
    for _ in range(_TRIES):
        match = start
        for proof in PROOFS:
            match = _honest_round(_proven_round(match, proof, choose), choose)
        if match.winner is not None:
            break
    return match


def chooser(seed: int) -> Choose:
    """The same choices for the same seed: Lehmer's generator, whose numbers every language holds exactly."""
    state = seed % 2147483646 + 1

    def choose(below: int) -> int:
        nonlocal state
        state = state * 48271 % 2147483647
        return state % below

    return choose


def _honest_round(match: Match, choose: Choose) -> Match:
    match = match.set_code(_pick(match, choose))
    while match.phase == "guess":
        match = match.guess(_pick(match, choose)).answer()
    return match.reveal().next_round()


def _proven_round(match: Match, proof: Proof, choose: Choose) -> Match:
    """The match after a round with a slip that was proven, or the same match when no try leads there."""
    for _ in range(_TRIES):
        tried = match.set_code(_pick(match, choose))
        while tried.phase == "guess" and _fitting(tried) and not _provable(tried, proof):
            tried = tried.guess(_pick(tried, choose))
            tried = tried.answer(_slip(tried, choose) if tried.round.row_count == 2 else None)
        if tried.phase == "guess" and _provable(tried, proof):
            tried = tried.claim_error(proof)
            tried = tried.reveal() if proof == "secret" else tried
            return tried.next_round()
    return match


def _provable(match: Match, proof: Proof) -> bool:
    """Whether this proof is the one to choose: the code only while some code fits, and when it is too late to mend."""
    now, left = match.round, len(_fitting(match))
    if proof == "no_code":
        return left == 0
    return left > 0 and now.row_count > 2 and bool(clashes(now.secret or (), now.rows, match.edition))


def _fitting(match: Match) -> Remaining:
    """The codes that fit the answers of the present round."""
    return remaining(match.round.rows, match.edition)


def _pick(match: Match, choose: Choose) -> Code:
    left = _fitting(match)
    return left[choose(len(left))]


def _slip(match: Match, choose: Choose) -> Feedback | None:
    """The right answer with one key too few, too many or of the wrong colour."""
    right = match.round.right_answer
    assert right is not None
    if right.exact == match.edition.positions:
        return None
    slips = [Feedback(right.exact + e, right.misplaced + m) for e, m in _SLIPS]
    possible = [slip for slip in slips if accepts(Feedback.parse, slip, match.edition)]
    return possible[choose(len(possible))] if possible else None
