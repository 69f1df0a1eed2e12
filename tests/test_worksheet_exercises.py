"""The exercises of worksheets, held to plain counting and to what the pupil sees."""

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from mmteach import EDITIONS, F6423, Edition, score
from mmteach.decrypto import CARDS, Pin, sample_games
from mmteach.i18n import LANGUAGES
from mmteach.misconceptions import MISCONCEPTIONS
from mmteach.rows import ParsedRow
from mmteach.worksheets import LEVELS, worksheet
from mmteach.worksheets.answers import GiveTheAnswer, WhatWentWrong, listed_rules
from mmteach.worksheets.boards import CodesLeft, CouldItBe, FindTheCode, ImpossibleRow
from mmteach.worksheets.games import Decode, Intercept, MatchPoints, PinnedFacts
from mmteach.worksheets.parts import Grid

SMALL = ("f6423", "kids")  # boxes whose codes are listed here one by one, without the package's arrays
LOOKS = [(box, level) for box in SMALL for level in LEVELS]


def codes(edition: Edition) -> Iterator[tuple[int, ...]]:
    """Every code of the box."""
    return product(range(len(edition.symbols)), repeat=edition.positions)


def fitting(rows: tuple[ParsedRow, ...], edition: Edition) -> list[tuple[int, ...]]:
    """The codes that fit all rows, by plain counting."""
    return [code for code in codes(edition) if all(score(code, g, edition) == a for g, a in rows)]


class TestGiveTheAnswer:
    @pytest.mark.parametrize(("box", "level"), [(box, level) for box in EDITIONS for level in LEVELS])
    def test_the_key_is_the_score(self, box: str, level: int) -> None:
        sheet = worksheet("give-the-answer", box, level=level)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, GiveTheAnswer)
            assert solution.answer == score(item.secret, item.guess, sheet.edition).words()

    @pytest.mark.parametrize("level", LEVELS)
    def test_each_level_repeats_a_colour_in_one_more_code(self, level: int) -> None:
        for item in worksheet("give-the-answer", level=level, items=12).items:
            assert isinstance(item, GiveTheAnswer)
            assert sum(len(set(code)) < 4 for code in (item.secret, item.guess)) == level - 1


class TestWhatWentWrong:
    @pytest.mark.parametrize(("box", "level"), [(box, level) for box in EDITIONS for level in LEVELS])
    def test_exactly_one_listed_rule_gives_the_wrong_answer(self, box: str, level: int) -> None:
        sheet = worksheet("what-went-wrong", box, level=level)
        for item in sheet.items:
            assert isinstance(item, WhatWentWrong)
            given = [
                MISCONCEPTIONS[rule].score(item.secret, item.guess, sheet.edition) for rule in item.listed
            ]
            assert given.count(item.given) == 1
            assert item.listed[given.index(item.given)] == item.rule
            assert item.given != score(item.secret, item.guess, sheet.edition)

    @pytest.mark.parametrize("level", LEVELS)
    def test_the_letter_in_the_key_is_that_of_the_rule(self, level: int) -> None:
        sheet = worksheet("what-went-wrong", level=level)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, WhatWentWrong)
            letter = "ABCDEF"[listed_rules(F6423, level).index(item.rule)]
            assert solution.answer.endswith(f"{letter}.")
            assert any(str(part).find(f"'{letter}. ") > 0 for part in sheet.preface)


class TestImpossibleRow:
    @pytest.mark.parametrize(("box", "level"), LOOKS)
    def test_only_without_that_row_some_code_fits(self, box: str, level: int) -> None:
        edition = EDITIONS[box]
        for item in worksheet("impossible-row", box, level=level, items=4).items:
            assert isinstance(item, ImpossibleRow)
            left_out = [
                k for k in range(len(item.rows)) if fitting(item.rows[:k] + item.rows[k + 1 :], edition)
            ]
            assert left_out == [item.wrong - 1]
            assert fitting(item.rows, edition) == []

    def test_level_1_is_impossible_by_itself(self) -> None:
        for item in worksheet("impossible-row", items=8).items:
            assert isinstance(item, ImpossibleRow)
            assert fitting((item.rows[item.wrong - 1],), F6423) == []

    def test_level_2_is_denied_by_each_other_row(self) -> None:
        for item in worksheet("impossible-row", level=2, items=4).items:
            assert isinstance(item, ImpossibleRow)
            wrong = item.rows[item.wrong - 1]
            assert all(fitting((row, wrong), F6423) == [] for row in item.rows if row != wrong)

    @pytest.mark.parametrize("level", [2, 3])
    def test_above_level_1_the_answer_alone_is_possible(self, level: int) -> None:
        for item in worksheet("impossible-row", level=level, items=4).items:
            assert isinstance(item, ImpossibleRow)
            assert fitting((item.rows[item.wrong - 1],), F6423)


class TestCouldItBe:
    @pytest.mark.parametrize(("box", "level"), LOOKS)
    def test_the_key_says_what_every_row_says(self, box: str, level: int) -> None:
        sheet = worksheet("could-it-be", box, level=level)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, CouldItBe)
            denied = [k for k, (g, a) in enumerate(item.rows, 1) if score(item.code, g, sheet.edition) != a]
            assert solution.answer == ("no" if denied else "yes")
            assert [reason for row in denied for reason in solution.reasons if f"Row {row} " in reason] == [
                reason for reason in solution.reasons if denied
            ]
            assert fitting(item.rows, sheet.edition)

    @pytest.mark.parametrize("level", [2, 3])
    def test_above_level_1_a_single_row_denies_it(self, level: int) -> None:
        for item in worksheet("could-it-be", level=level).items:
            assert isinstance(item, CouldItBe)
            assert sum(score(item.code, g) != a for g, a in item.rows) <= 1


class TestCodesLeft:
    @pytest.mark.parametrize(("box", "level"), LOOKS)
    def test_the_key_counts_and_lists_them_all(self, box: str, level: int) -> None:
        sheet = worksheet("codes-left", box, level=level, items=4)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, CodesLeft)
            left = fitting(item.rows, sheet.edition)
            assert 2 <= len(left) <= 12
            assert solution.answer == str(len(left))
            letters = " ".join(sheet.edition.letters(code) for code in left)
            assert solution.reasons[0] == f"The codes: {letters}."

    def test_the_path_begins_with_all_codes_and_ends_with_the_answer(self) -> None:
        for solution in worksheet("codes-left", level=3, items=4).key:
            counts = solution.reasons[1].removeprefix("Codes possible, from the start on: ").rstrip(".")
            assert counts.split(", ")[0] == "1,296"
            assert counts.split(", ")[-1] == solution.answer


class TestFindTheCode:
    @pytest.mark.parametrize(("box", "level"), LOOKS)
    def test_one_code_fits_and_every_row_is_needed(self, box: str, level: int) -> None:
        sheet = worksheet("find-the-code", box, level=level, items=3)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, FindTheCode)
            (code,) = fitting(item.rows, sheet.edition)
            assert solution.answer == f"{sheet.edition.letters(code)} ({sheet.edition.format(code)})"
            for k in range(len(item.rows)):
                assert len(fitting(item.rows[:k] + item.rows[k + 1 :], sheet.edition)) > 1
            last = len(item.rows)
            assert solution.reasons[-1].startswith("Why not ")
            assert f"? Row {last} said {item.rows[-1].answer}; if this were the code" in solution.reasons[-1]

    @pytest.mark.parametrize(("level", "keys"), [(1, {4}), (2, {3}), (3, {0, 1, 2})])
    def test_the_first_row_tells_less_at_each_level(self, level: int, keys: set[int]) -> None:
        for item in worksheet("find-the-code", level=level).items:
            assert isinstance(item, FindTheCode)
            assert sum(item.rows[0].answer) in keys


class TestMatchPoints:
    @pytest.mark.parametrize("box", EDITIONS)
    @pytest.mark.parametrize("level", LEVELS)
    def test_the_points_follow_from_what_the_pupil_sees(self, box: str, level: int) -> None:
        sheet, edition = worksheet("match-points", box, level=level), EDITIONS[box]
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            points = {"Player 1": 0, "Player 2": 0}
            grid = item.parts("en")[0]
            assert isinstance(grid, Grid)
            for _, codemaker, rows, result, *_ in grid.rows[:-1]:
                other = next(name for name in points if name != codemaker)
                if result == "wrong answer":
                    points[other] += edition.error_award
                else:
                    points[str(codemaker)] += int(str(rows)) * edition.row_points
                    points[str(codemaker)] += edition.failure_bonus * (result == "not found")
            assert solution.answer.startswith(" ".join(f"{name}: {n}." for name, n in points.items()))

    @pytest.mark.parametrize("level", LEVELS)
    def test_the_match_is_played_to_its_end(self, level: int) -> None:
        for item in worksheet("match-points", level=level, items=6).items:
            assert isinstance(item, MatchPoints)
            assert item.match.phase in ("over", "tie")
            outcomes = [r.outcome for r in item.match.table.rounds]
            assert ("unbroken" in outcomes) == (level > 1)
            assert ("error" in outcomes) == (level == 3)

    def test_cells_to_fill_in_are_empty(self) -> None:
        grid = worksheet("match-points", level=3).items[0].parts("en")[0]
        assert isinstance(grid, Grid)
        assert all(row[-2:] == ("", "") for row in grid.rows)


class TestDecryptoCodes:
    def test_level_1_shows_the_keywords_and_level_3_does_not(self) -> None:
        for level, kind in ((1, Decode), (3, Intercept)):
            for item in worksheet("decrypto-codes", level=level).items:
                assert isinstance(item, kind)
                grid = item.parts("en")[0]
                assert isinstance(grid, Grid)
                assert (grid.rows[0] == item.team("en").keywords) == (level == 1)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_code_sends_each_clue_to_the_slot_of_its_keyword(self, lang: str) -> None:
        sheet = worksheet("decrypto-codes", lang=lang)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, Decode)
            slots = [int(digit) for digit in solution.answer.split("-")]
            for slot, reason in zip(slots, solution.reasons, strict=True):
                assert item.team(lang).keywords[slot - 1] in reason

    def test_clues_on_file_come_from_the_rounds_before(self) -> None:
        for item in worksheet("decrypto-codes", level=3, items=12).items:
            assert isinstance(item, Intercept)
            turns = sample_games()[item.game].turns
            before = [turn for turn in turns[: item.turn] if turn.side == turns[item.turn].side]
            grid = item.parts("en")[0]
            assert isinstance(grid, Grid)
            filed = [clue for cell in grid.rows[0] for clue in str(cell).split("\n") if clue != "–"]
            assert sorted(filed) == sorted(clue for turn in before for clue in turn.clues)
            assert len(before) >= 2

    def test_level_2_leaves_one_code_and_each_fact_rules_something_out(self) -> None:
        def left(pins: tuple[Pin, ...]) -> list[tuple[int, ...]]:
            cards = permutations((1, 2, 3, 4), 3)
            return [c for c in cards if all((c[p.clue - 1] == p.slot) == p.belongs for p in pins)]

        sheet = worksheet("decrypto-codes", level=2, items=12)
        for item, solution in zip(sheet.items, sheet.key, strict=True):
            assert isinstance(item, PinnedFacts)
            counts = [len(left(item.pins[:k])) for k in range(len(item.pins) + 1)]
            assert counts[0] == len(CARDS)
            assert sorted(set(counts), reverse=True) == counts
            assert solution.answer == "-".join(map(str, left(item.pins)[0]))
            assert counts[-1] == 1

    def test_every_language_has_games_of_the_same_shape(self) -> None:
        shapes = [[(g.level, len(g.turns)) for g in sample_games(lang)] for lang in LANGUAGES]
        assert shapes[0] == shapes[1] == shapes[2]
