"""Worksheets: the same sheet for the same seed, what every sheet has, and what is refused."""

import json
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, Edition, Feedback, FeedbackError, LanguageError, Match
from mmteach.errors import EditionError
from mmteach.i18n import LANGUAGES, t
from mmteach.worksheets import KINDS, LEVELS, MOST_ITEMS, Exercise, Worksheet, WorksheetError, worksheet
from mmteach.worksheets.boards import ImpossibleRow
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.parts import Board, Gaps

SNAPSHOT = Path(__file__).parent / "data" / "worksheets.json"
BOXED = [kind.key for kind in KINDS.values() if kind.boxed]
CASES = [(kind, box) for kind in BOXED for box in EDITIONS] + [("decrypto-codes", "f6423")]


def values(item: Exercise) -> dict[str, Any]:
    """The exercise as plain JSON, without its box."""
    found = {f.name: getattr(item, f.name) for f in fields(item) if f.name != "edition"}
    plain = json.dumps(
        found, default=lambda thing: thing.to_json() if isinstance(thing, Match) else str(thing)
    )
    loaded: dict[str, Any] = json.loads(plain)
    return loaded


def is_refused(answer: Feedback) -> bool:
    """Whether no pair of codes at all earns that answer."""
    try:
        Feedback.parse(answer)
    except FeedbackError:
        return True
    return False


class TestSameSeedSameSheet:
    def test_the_exercises_are_those_of_the_committed_snapshot(self) -> None:
        drawn = {
            f"{kind}, level {level}": [values(item) for item in worksheet(kind, level=level, items=3).items]
            for kind in KINDS
            for level in LEVELS
        }
        assert drawn == json.loads(SNAPSHOT.read_text(encoding="utf-8"))

    @pytest.mark.parametrize("kind", KINDS)
    def test_the_language_changes_no_exercise(self, kind: str) -> None:
        english, french, german = (worksheet(kind, lang=lang, items=4).items for lang in LANGUAGES)
        assert english == french == german

    @pytest.mark.parametrize("kind", KINDS)
    def test_more_items_begin_with_the_same_ones(self, kind: str) -> None:
        assert worksheet(kind, items=10).items[:4] == worksheet(kind, items=4).items

    @pytest.mark.parametrize("kind", KINDS)
    def test_another_seed_gives_another_sheet(self, kind: str) -> None:
        assert worksheet(kind, seed=1).items != worksheet(kind, seed=2).items

    @pytest.mark.parametrize("kind", KINDS)
    def test_no_exercise_comes_twice(self, kind: str) -> None:
        items = worksheet(kind, items=12, level=3).items
        assert all(item not in items[:k] for k, item in enumerate(items))

    def test_choices_come_from_the_one_method_that_python_keeps(self) -> None:
        random, chance = Random(7), Chance(7)
        assert [chance.below(10) for _ in range(20)] == [int(random.random() * 10) for _ in range(20)]

    @given(st.integers(0, 10**6), st.lists(st.integers()))
    def test_shuffling_keeps_every_thing(self, seed: int, things: list[int]) -> None:
        assert sorted(Chance(seed).shuffled(things)) == sorted(things)

    @pytest.mark.parametrize("kind", KINDS)
    def test_repr_makes_the_sheet_again(self, kind: str) -> None:
        sheet = worksheet(kind, lang="fr", level=2, items=3, seed=9)
        assert eval(repr(sheet), {"worksheet": worksheet}) == sheet

    def test_repr_makes_a_sheet_of_an_own_box_again(self) -> None:
        mine = Edition("mine", "My box", positions=3, colours=["Red", "Blue", "Gold"], rows=8)
        sheet = worksheet("give-the-answer", mine, items=3)
        assert eval(repr(sheet), {"worksheet": worksheet}) == sheet
        assert sheet.recipe == repr(sheet)

    def test_the_file_name_tells_kind_box_level_language_and_seed(self) -> None:
        assert worksheet("codes-left", "kids", "fr", 2, seed=7).filename == "codes-left-kids-2-fr-7"
        assert worksheet("decrypto-codes", lang="de").filename == "decrypto-codes-1-de-1"


class TestEverySheet:
    @pytest.mark.parametrize(("kind", "box"), CASES)
    def test_every_level_of_every_box_gives_eight_exercises(self, kind: str, box: str) -> None:
        assert [len(worksheet(kind, box, level=level, seed=5).items) for level in LEVELS] == [8, 8, 8]

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("kind", KINDS)
    def test_every_answer_has_its_reason(self, kind: str, level: int, lang: str) -> None:
        for number, solution in enumerate(worksheet(kind, lang=lang, level=level).key, 1):
            assert solution.number == number
            assert solution.answer
            assert all(reason.endswith((".", "”")) for reason in solution.reasons)
            assert solution.reasons

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_exercises_do_not_show_the_answer(self, lang: str) -> None:
        for item in worksheet("find-the-code", lang=lang).items:
            (board, gaps) = item.parts(lang)
            assert isinstance(board, Board)
            assert isinstance(gaps, Gaps)
            assert all(row.answer.exact < 4 for row in board.rows)

    @pytest.mark.parametrize("seed", range(1, 9))
    def test_yes_and_no_are_mixed(self, seed: int) -> None:
        said = [solution.answer for solution in worksheet("could-it-be", seed=seed).key]
        assert 3 <= said.count("yes") <= 5

    def test_text_names_task_and_recipe(self) -> None:
        sheet = worksheet("could-it-be", "kids", items=2, seed=3)
        assert sheet.task in str(sheet)
        command = (
            "python -m mmteach worksheet could-it-be --edition kids --lang en --level 1 --items 2 --seed 3"
        )
        assert str(sheet).endswith(command)


class TestRefusals:
    @pytest.mark.parametrize("kind", ["sums", "", None, ["find-the-code"]])
    def test_an_unknown_kind_is_refused_with_those_there_are(self, kind: Any) -> None:
        with pytest.raises(WorksheetError, match=r"is not a kind of worksheet\. Accepted: give-the-answer, "):
            worksheet(kind)

    @pytest.mark.parametrize(
        ("setting", "bounds"),
        [
            ({"level": 0}, "level: 0 .* from 1 to 3"),
            ({"level": True}, "level: True .* from 1 to 3"),
            ({"level": "2"}, 'level: "2" .* from 1 to 3'),
            ({"items": 0}, f"items: 0 .* from 1 to {MOST_ITEMS}"),
            ({"items": 25}, f"items: 25 .* from 1 to {MOST_ITEMS}"),
            ({"seed": -1}, "seed: -1 .* from 0 to 999999"),
            ({"seed": 1.5}, "seed: 1.5 .* from 0 to 999999"),
        ],
    )
    def test_a_number_out_of_bounds_is_named(self, setting: dict[str, Any], bounds: str) -> None:
        with pytest.raises(WorksheetError, match=bounds):
            worksheet("find-the-code", **setting)

    def test_decrypto_takes_no_box(self) -> None:
        with pytest.raises(WorksheetError, match='edition: "kids" has no use here'):
            worksheet("decrypto-codes", "kids")

    def test_an_unknown_box_is_refused(self) -> None:
        with pytest.raises(EditionError, match="is not a box we know"):
            worksheet("find-the-code", "chess")

    def test_a_language_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(LanguageError):
            worksheet("find-the-code", lang="xx")

    def test_a_box_with_too_few_exercises_says_how_many_it_gives(self) -> None:
        tiny = Edition("tiny", "Tiny", positions=1, colours=2)
        with pytest.raises(
            WorksheetError, match="does not give 8 different exercises of this kind; 2 were found"
        ):
            worksheet("give-the-answer", tiny)

    def test_a_box_too_large_to_list_still_has_sheets_about_one_answer(self) -> None:
        large = Edition("large", "Large", positions=8, colours=12)
        assert len(worksheet("give-the-answer", large).items) == 8
        with pytest.raises(EditionError, match="too many to list"):
            worksheet("codes-left", large)

    @pytest.mark.parametrize("name", ["sheet.doc", "sheet", ".pdf"])
    def test_a_file_is_a_pdf_or_html(self, name: str, tmp_path: Path) -> None:
        with pytest.raises(WorksheetError, match=r"ends in \.pdf or \.html"):
            worksheet("find-the-code", items=1).save(tmp_path / name)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_impossible_answer_of_level_1_is_explained_in_the_language(self, lang: str) -> None:
        for item in worksheet("impossible-row", lang=lang, items=12).items:
            assert isinstance(item, ImpossibleRow)
            row = item.rows[item.wrong - 1]
            (reason,) = item.reasons(lang)
            assert (len(set(row.guess)) == 1) == (not is_refused(row.answer))
            assert (t("worksheet.one_colour", lang) == reason) == (not is_refused(row.answer))


def test_a_sheet_is_a_value() -> None:
    assert worksheet("find-the-code") == worksheet("find-the-code")
    assert isinstance(worksheet("find-the-code"), Worksheet)
