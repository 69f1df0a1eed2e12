from collections import defaultdict
from functools import cache

import pytest
from boxes import own

from mmteach import EDITIONS, F6423, SUPER, Code, CodeError, Edition, EditionError, Feedback, score
from mmteach.codes import all_codes
from mmteach.evaluation import Node
from mmteach.optimal import best_play

SMALL = [own(2, 3), own(1, 4), own(3, 2), own(2, 3, holes=True), own(2, 4, repeats=False)]
EVERY_SMALL_BOX = pytest.mark.parametrize("edition", SMALL, ids=lambda e: f"{e.positions}x{len(e.symbols)}")


def fewest(edition: Edition, consistent_only: bool, worst: int) -> float:
    """The same by trying everything: no bounds, no shortcuts."""
    every = tuple(tuple(code) for code in all_codes(edition).tolist())

    @cache
    def total(codes: frozenset[Code], left: int) -> float:
        if not codes or not left:
            return 0 if not codes else float("inf")
        if len(codes) == 1:
            return 1
        best = float("inf")
        for guess in sorted(codes) if consistent_only else every:
            parts = defaultdict(set)
            for code in codes:
                parts[score(code, guess, edition)].add(code)
            parts.pop(Feedback(edition.positions, 0), None)
            if all(len(part) < len(codes) for part in parts.values()):
                best = min(
                    best, len(codes) + sum(total(frozenset(part), left - 1) for part in parts.values())
                )
        return best

    return total(frozenset(every), worst)


class TestBestPlay:
    @EVERY_SMALL_BOX
    @pytest.mark.parametrize("consistent_only", [False, True], ids=["any guess", "consistent"])
    @pytest.mark.parametrize("worst", [2, 3, 20])
    def test_is_what_trying_everything_finds(
        self, edition: Edition, consistent_only: bool, worst: int
    ) -> None:
        found = best_play(edition, consistent_only=consistent_only, worst=worst)
        expected = fewest(edition, consistent_only, worst)
        assert (found.total if found else float("inf")) == expected
        assert found is None or found.worst <= worst

    def test_of_the_default_box_takes_5_660_guesses_with_consistent_ones(self) -> None:
        found = best_play(F6423, "RRBG", consistent_only=True)
        assert found is not None
        assert (found.total, found.worst, found.guesses) == (5660, 6, 1296)

    def test_begins_with_the_guess_it_is_given(self) -> None:
        found = best_play(EDITIONS["kids"], "RRR")
        assert found is not None
        assert isinstance(found.tree, Node)
        assert found.tree.guess == (0, 0, 0)
        best = best_play(EDITIONS["kids"])
        assert best is not None
        assert best.total < found.total

    def test_there_is_none_when_too_few_guesses_are_allowed(self) -> None:
        assert best_play(F6423, worst=4) is None

    def test_refuses_a_box_too_large_to_search(self) -> None:
        with pytest.raises(EditionError, match="32,768 codes"):
            best_play(SUPER)

    def test_refuses_a_first_guess_that_is_no_code(self) -> None:
        with pytest.raises(CodeError):
            best_play(first="RRX")
