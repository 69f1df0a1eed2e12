"""The best that any strategy can do, by exact search: the fewest guesses over all codes of a small box.

For the default box the figures are Koyama and Lai's (1993): 5,625 guesses, and 5,626 with no code taking more than 5.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from mmteach.codes import (
    Bytes,
    Indices,
    all_codes,
    answer_id,
    answer_table,
    are_among,
    possible_answers,
    shapes,
)
from mmteach.editions import F6423, Code, CodeLike, Edition, box_of
from mmteach.evaluation import Evaluation, evaluate
from mmteach.limits import check_size
from mmteach.position import Position
from mmteach.scoring import Feedback

MOST_SEARCHED = 1_296
"""The largest box that is searched: the next ones would take weeks."""

_NEVER = 10**9


def best_play(
    edition: Edition | str = F6423,
    first: CodeLike | None = None,
    *,
    consistent_only: bool = False,
    worst: int | None = None,
    progress: bool = True,
) -> Evaluation | None:
    """Play with the fewest guesses over all codes, and no code taking more than `worst` of them.

    With `consistent_only`, no guess that cannot be the code; `first` is the first guess, else the best one is found.
    None when no play is that quick. An interrupt stops it.

    Raises ``CodeError`` for `first`, and ``EditionError`` for a box of more than `MOST_SEARCHED` codes.
    """
    edition = box_of(edition)
    check_size(edition.size, MOST_SEARCHED)
    openings = shapes(edition) if first is None else (edition.parse(first),)
    search = _Search(edition, consistent_only, _NEVER if worst is None else worst)
    best, opening = _NEVER, None
    # A guess with many colours is most often good, and a good one makes the others quick to rule out.
    for code in tqdm(
        sorted(openings, key=lambda c: -len(set(c))), delay=1, leave=False, disable=not progress
    ):
        total = search.total_after(code, best)
        if total < best:
            best, opening = total, code
    return None if opening is None else evaluate(search.play, edition, opening, progress=False)


@dataclass(frozen=True)
class _Found:
    """What is known of some codes with some guesses left: the fewest guesses, or at least so many."""

    total: int
    exact: bool
    guess: int


class _Search:
    """Branch and bound over sets of codes, each remembered."""

    def __init__(self, edition: Edition, consistent_only: bool, worst: int) -> None:
        self.edition = edition
        self.consistent_only = consistent_only
        self.worst = worst
        self.table = answer_table(all_codes(edition), edition)
        self.right = answer_id(Feedback(edition.positions, 0), edition)
        self.ids = self.right + 1
        self._bound_by_left: dict[int, npt.NDArray[np.int64]] = {}
        self.known: dict[tuple[bytes, int], _Found] = {}

    def play(self, position: Position) -> Code:
        """The strategy that the search has found."""
        if len(position.indices) < 3:
            return position.first
        found = self.known[position.indices.tobytes(), self._left(len(position.rows))]
        return tuple(all_codes(self.edition)[found.guess].tolist())

    def total_after(self, opening: Code, limit: int) -> int:
        """The fewest guesses that begin with `opening`, or `limit` if they are not fewer."""
        start = Position.after((), self.edition)
        behind = [
            p for answer, p in start.split(opening).items() if answer_id(answer, self.edition) != self.right
        ]
        if not behind and self.worst > 0:
            return min(limit, start.indices.size)
        guesses = {p.indices.tobytes(): p.guesses for p in behind}
        parts = [p.indices for p in behind]
        return self._divided(len(start.indices), parts, 1, limit, guesses)

    def _divided(
        self,
        codes: int,
        parts: list[Indices],
        played: int,
        limit: int,
        guesses: dict[bytes, Indices] | None = None,
    ) -> int:
        """The fewest guesses over codes that a guess has divided into these parts, itself counted."""
        fewest = self._fewest(self._left(played))
        total = codes + sum(int(fewest[len(part)]) for part in parts)
        for part in sorted(parts, key=len):
            least = int(fewest[len(part)])
            own = guesses[part.tobytes()] if guesses else None
            total += self._total(part, played, limit - total + least, own) - least
            if total >= limit:
                return limit
        return total

    def _total(self, codes: Indices, played: int, limit: int, guesses: Indices | None = None) -> int:
        """The fewest guesses over `codes`, or `limit` if they are not fewer. `guesses` are all that need be tried."""
        n, left = len(codes), self._left(played)
        if self._fewest(left)[n] >= limit:
            return limit
        if n < 3:
            return 2 * n - 1
        key = codes.tobytes(), left
        found = self.known.get(key)
        if found is None or not (found.exact or found.total >= limit):
            found = self.known[key] = self._settled(codes) or self._searched(codes, played, limit, guesses)
        return min(found.total, limit)

    def _settled(self, codes: Indices) -> _Found | None:
        """A code that tells all of them apart: nothing is better."""
        if len(codes) <= len(possible_answers(self.edition)):
            for code, line in zip(codes.tolist(), self.table[np.ix_(codes, codes)].tolist(), strict=True):
                if len(set(line)) == len(codes):
                    return _Found(2 * len(codes) - 1, True, code)
        return None

    def _searched(self, codes: Indices, played: int, limit: int, guesses: Indices | None) -> _Found:
        tried, answers = self._candidates(codes, guesses)
        bounds = self._bounds(answers, self._fewest(self._left(played + 1)))
        best, guess, seen = limit, -1, set()
        for i in np.argsort(bounds, kind="stable").tolist():
            if bounds[i] >= best:
                break
            line = answers[i]
            if line.tobytes() in seen:
                continue
            seen.add(line.tobytes())
            parts = [codes[line == a] for a in np.flatnonzero(np.bincount(line)) if a != self.right]
            if len(parts[0]) < len(codes):  # else it tells nothing
                total = self._divided(len(codes), parts, played + 1, best)
                if total < best:
                    best, guess = total, int(tried[i])
        return _Found(best, best < limit, guess)

    def _candidates(self, codes: Indices, guesses: Indices | None) -> tuple[Indices, Bytes]:
        """The guesses to try, and the answers of `codes` to each."""
        if self.consistent_only:
            tried = codes if guesses is None else codes[are_among(codes, guesses)]
        else:
            tried = self._all if guesses is None else guesses
        return tried, self.table[tried[:, None], codes]

    def _bounds(self, answers: Bytes, fewest: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """For each line of answers, how few guesses the codes might take if every part were divided ideally."""
        lines, n = answers.shape
        keys = answers + np.arange(lines)[:, None] * self.ids
        sizes = np.bincount(keys.ravel(), minlength=lines * self.ids).reshape(lines, self.ids)
        least = fewest.take(sizes)
        least[:, self.right] = 0
        bounds: npt.NDArray[np.int64] = least.sum(axis=1) + n
        return bounds

    def _left(self, played: int) -> int:
        return min(self.worst - played, self.edition.size)

    @cached_property
    def _all(self) -> Indices:
        return np.arange(self.edition.size)

    def _fewest(self, left: int) -> npt.NDArray[np.int64]:
        """By number of codes, how few guesses they might take with `left` to go: one code at once, then one an answer."""
        if left not in self._bound_by_left:
            size, width = self.edition.size, len(possible_answers(self.edition)) - 1
            fewest, depth, room = np.full(size + 1, _NEVER), 1, 1
            fewest[0], reached = 0, 0
            while reached < size and depth <= left:
                more = min(room, size - reached)
                fewest[reached + 1 : reached + more + 1] = fewest[reached] + depth * np.arange(1, more + 1)
                reached, depth, room = reached + more, depth + 1, max(1, room * width)
            self._bound_by_left[left] = fewest
        return self._bound_by_left[left]
