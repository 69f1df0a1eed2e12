"""Practice in giving answers: the ladder, the tutor that names a wrong rule, and what is kept on the device."""

import json
import re
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mmteach import EDITIONS, F6423, MISCONCEPTIONS, Edition, Feedback, explain, score
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import ScoringPractice

from .book import Site
from .conftest import Visit
from .drive import NOON, Board, axe, focused, sideways, tab_to

LESSON = "lessons/giving-the-answer.html"
ALONE = F6423.positions + 1


def practice(
    visit: Visit, site: Site, board: ScoringPractice, path: str = "practice.html", **look: object
) -> Board:
    page = visit(site.add(path, board.island()), **look)
    page.clock.set_fixed_time(NOON)  # at midnight, pairs that went wrong come back
    return Board(page, "scoring-practice")


def pair(board: Board, lang: str = "en") -> tuple[str, str]:
    """The code and the guess that are asked, in the letters of `lang`."""
    lines = [board.root.locator(".mm-comparison .mm-line").nth(n) for n in (0, 1)]
    secret, guess = ("".join(line.locator("svg text").all_text_contents()) for line in lines)
    return secret, guess


def give(board: Board, answer: tuple[int, int]) -> None:
    for name, number in zip(("exact", "misplaced"), answer, strict=True):
        board.root.get_by_role("textbox", name=name, exact=True).fill(str(number))
    board.press("Check")


def go_on(board: Board) -> None:
    board.root.get_by_role("button", name=re.compile("^(Next pair|One like it)$")).click()


def level(board: Board) -> str:
    return board.root.get_by_role("combobox", name="Help").input_value()


def give_right(board: Board, times: int = 1) -> None:
    for _ in range(times):
        give(board, score(*pair(board)))
        go_on(board)


def wrong_answer(board: Board) -> Feedback:
    """An answer that some wrong rule gives to the pair that is asked."""
    asked = pair(board)
    answers = (rule.score(*asked) for rule in MISCONCEPTIONS.values())
    return next(answer for answer in answers if answer != score(*asked))


class TestTheTutor:
    @pytest.mark.parametrize("key", MISCONCEPTIONS)
    def test_names_the_rule_behind_wrong_answers(self, visit: Visit, key: str) -> None:
        board = Board(visit(LESSON), "scoring-practice")
        board.root.get_by_role("combobox", name="Help").select_option(str(ALONE))
        finding = board.root.locator(".mm-finding")
        for _ in range(12):
            give(board, MISCONCEPTIONS[key].score(*pair(board)))
            if finding.count():
                break
            go_on(board)
        rule = MISCONCEPTIONS[key]
        expect(finding).to_contain_text(t("diagnosis.rule", "en", belief=rule.belief()))
        expect(finding).to_contain_text(rule.correction())
        assert level(board) == str(ALONE - 1), "a wrong rule leads one rung down"
        # The pair in the panel is one where the rule breaks, and the next ones are chosen for it.
        secret, guess = (
            "".join(line.locator("svg text").all_text_contents())
            for line in finding.locator(".mm-line").all()
        )
        given, right = rule.score(secret, guess), score(secret, guess)
        assert given != right
        expect(finding).to_contain_text(f"the rule gives {given}, right is {right}.")
        go_on(board)
        assert rule.score(*pair(board)) != score(*pair(board))

    @pytest.mark.parametrize("key", ["left_to_right", "swapped"])
    def test_names_the_rule_of_a_learner_who_starts_with_every_step_shown(
        self, visit: Visit, site: Site, key: str
    ) -> None:
        board = practice(visit, site, ScoringPractice(seed=3))
        finding = board.root.locator(".mm-finding")
        for _ in range(13):
            give(board, MISCONCEPTIONS[key].score(*pair(board)))
            if finding.count():
                break
            go_on(board)
        expect(finding).to_contain_text(MISCONCEPTIONS[key].correction())

    @pytest.mark.parametrize("text", ["", "<script>", "1.5", "9"])
    def test_records_nothing_that_is_not_a_number_of_keys(self, visit: Visit, site: Site, text: str) -> None:
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3))
        field = board.root.get_by_role("textbox", name="exact", exact=True)
        field.fill(text)
        board.press("Check")
        board.says(f'exact: "{text}" is not a number of keys. Accepted: 0 to {F6423.positions}.')
        expect(field).to_have_value(text)
        expect(board.button("Check")).to_be_visible()
        expect(board.root).not_to_contain_text("answers right")

    def test_says_what_a_wrong_answer_would_mean_and_shows_this_very_pair(
        self, visit: Visit, site: Site
    ) -> None:
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3))
        asked = pair(board)
        key = next(k for k, rule in MISCONCEPTIONS.items() if rule.score(*asked) != score(*asked))
        give(board, MISCONCEPTIONS[key].score(*asked))
        board.says(f"{MISCONCEPTIONS[key].score(*asked)} is not the answer.")
        assert pair(board) == asked
        for step in explain(*asked):
            board.press("Next")
            board.says(step.sentence())
        go_on(board)
        like = pair(board)
        assert like != asked
        shapes = [[code.index(peg) for peg in code] for code in ("".join(asked), "".join(like))]
        assert shapes[0] == shapes[1], "the next pair has the same shape"
        expect(board.root).to_contain_text("Like the last one, in other colours.")

    def test_says_why_a_right_answer_is_right(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3))
        right = score(*pair(board))
        give(board, right)
        board.says(f"Right: {right}.")
        expect(board.root).to_contain_text(f"one key for each equal place ({right.exact})")

    def test_takes_an_impossible_answer_where_a_wrong_rule_gives_it(self, visit: Visit, site: Site) -> None:
        attempts = [
            {
                "secret": "RRRB",
                "guess": "RRBR",
                "answer": [2, 0],
                "level": ALONE,
                "mended": False,
                "at": "2026-03-01T12:00:00Z",
            }
        ]
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3, attempts=attempts))
        rule = MISCONCEPTIONS["grey_includes_black"]
        give(board, rule.score(*pair(board)))
        assert sum(rule.score(*pair(board))) > F6423.positions
        expect(board.root).to_contain_text("more than a code has pegs (4)")
        expect(board.root).to_contain_text("0 of 2 answers right")

    def test_refuses_an_answer_that_no_rule_and_no_code_gives(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3))
        give(board, (4, 4))
        board.says(re.compile("^4 exact, 4 misplaced is not possible"))
        expect(board.button("Check")).to_be_visible()


class TestTheLadder:
    def test_shows_every_step_then_one_fewer_each_rung(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        steps = board.root.locator("ol > li")
        for shown in (4, 4, 3):
            expect(steps).to_have_text([step.sentence() for step in explain(*pair(board))[:shown]])
            give_right(board)
        assert level(board) == "2"

    def test_one_task_in_four_is_a_wrong_answer_to_mend(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice(seed=5))
        give_right(board, 3)
        expect(board.root).to_contain_text("That is wrong. Mend it.")
        filled = board.root.locator(".mm-comparison .mm-words").inner_text().splitlines()[0]
        assert filled != score(*pair(board)).words()
        give_right(board)
        expect(board.root).not_to_contain_text("Mend it.")

    def test_a_rung_can_be_skipped(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        for rung in range(2, F6423.positions + 3):
            board.press("Skip a step up")
            assert level(board) == str(rung)
        expect(board.button("Skip a step up")).to_have_count(0)
        assert all(len(set(code)) < F6423.positions for code in pair(board))

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, visit: Visit, site: Site, lang: str) -> None:
        board = practice(visit, site, ScoringPractice(lang=lang, level=ALONE, seed=9))
        right = score(*(F6423.parse(code, lang) for code in pair(board)))
        for kind, number in zip(("exact", "misplaced"), right, strict=True):
            board.root.get_by_role("textbox", name=t(f"board.{kind}", lang), exact=True).fill(str(number))
        board.press(t("worked.check", lang))
        board.says(t("scoring.right", lang, answer=right.words(lang)))

    @pytest.mark.parametrize("key", ["super-holes", "kids", "bulls-and-cows"])
    def test_in_other_boxes(self, visit: Visit, site: Site, key: str) -> None:
        box = EDITIONS[key]
        board = practice(visit, site, ScoringPractice(box, level=box.positions + 1, seed=4))
        for _ in range(2):
            give(board, score(*pair(board), box))
            board.says(re.compile("^Right"))
            go_on(board)


class TestByKeyboardAlone:
    def test_answer_after_answer(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        page = board.page
        tab_to(page, "exact")
        for n in range(2):
            right = score(*pair(board))
            page.keyboard.type(str(right.exact))
            tab_to(page, "misplaced")
            page.keyboard.type(str(right.misplaced))
            page.keyboard.press("Enter")
            board.says(re.compile("^Right"))
            assert focused(page) == "Next pair"
            page.keyboard.press("Enter")
            if not n:
                tab_to(page, "exact", most=3)

    def test_a_wrong_answer_leads_into_its_steps(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice(level=ALONE, seed=3))
        wrong = wrong_answer(board)
        tab_to(board.page, "exact")
        board.page.keyboard.type(str(wrong.exact))
        tab_to(board.page, "misplaced")
        board.page.keyboard.type(str(wrong.misplaced))
        board.page.keyboard.press("Enter")
        assert focused(board.page) == "Next"
        board.page.keyboard.press("Enter")
        board.says(explain(*pair(board))[0].sentence())
        tab_to(board.page, "One like it")
        board.page.keyboard.press("Enter")
        board.says(re.compile("^Code: .* Guess: "))
        tab_to(board.page, "exact", most=3)


class TestOnTheDevice:
    def test_a_reload_keeps_the_answers_and_the_rung(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        page = board.page
        give_right(board, 2)
        asked = pair(board)
        page.reload()
        board = Board(page, "scoring-practice")
        assert level(board) == "2"
        expect(board.root).to_contain_text("2 of 2 answers right")
        assert pair(board) == asked

    def test_what_was_wrong_comes_back_after_1_3_and_7_days(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        page = board.page
        board.root.get_by_role("combobox", name="Help").select_option(str(ALONE))
        missed = pair(board)
        give(board, wrong_answer(board))
        go_on(board)
        give_right(board)  # the one like it
        back = []
        for day in (1, 2, 3, 6, 7, 8, 30):
            page.clock.set_fixed_time(NOON + timedelta(days=day))
            page.reload()
            board = Board(page, "scoring-practice")
            if board.root.get_by_text("1 pair is due again today.").count():
                back.append(day)
                while pair(board) != missed:
                    give_right(board)
                expect(board.root).to_contain_text("You had this pair wrong on an earlier day.")
                give_right(board)
                expect(board.root.get_by_text("due again today")).to_have_count(0)
        assert back == [1, 3, 7]

    def test_a_saved_file_brings_the_answers_to_another_device(
        self, visit: Visit, site: Site, tmp_path: Path
    ) -> None:
        board = practice(visit, site, ScoringPractice())
        give_right(board, 3)
        asked = pair(board)
        with board.page.expect_download() as download:
            board.press("Save as file")
        download.value.save_as(tmp_path / "mine.json")
        attempts = ScoringPractice(
            attempts=json.loads((tmp_path / "mine.json").read_text())["attempts"]
        ).attempts
        assert [a["level"] for a in attempts] == [1, 1, 2], "Python reads it too"

        other = practice(visit, site, ScoringPractice())
        other.choose_file(tmp_path / "mine.json")
        other.says("The saved answers are back.")
        expect(other.root).to_contain_text("3 of 3 answers right")
        assert pair(other) == asked

    def test_starting_over_can_be_taken_back(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        give_right(board, 2)
        board.press("Start over")
        board.says("A new start.")
        assert level(board) == "1"
        board.press("Back to my answers")
        expect(board.root).to_contain_text("2 of 2 answers right")

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("<script>alert(1)</script>", "mine.json"),
            ('{"edition": "f6423", "attempts": ["<script>alert(1)</script>"]}', "<script>alert(1)</script>"),
        ],
    )
    def test_a_file_that_is_none_is_refused_as_text(
        self, visit: Visit, site: Site, tmp_path: Path, text: str, said: str
    ) -> None:
        (tmp_path / "mine.json").write_text(text)
        board = practice(visit, site, ScoringPractice())
        board.choose_file(tmp_path / "mine.json")
        expect(board.status).to_contain_text(said)
        assert board.root.locator("script").count() == 0

    def test_works_where_touching_the_storage_throws(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice(), "no-storage.html", storage=False)
        give_right(board, 2)
        assert level(board) == "2"


class TestEverywhere:
    def test_a_copied_link_opens_the_rung(self, visit: Visit, site: Site) -> None:
        board = practice(visit, site, ScoringPractice())
        page = board.page
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board.press("Skip a step up")
        board.press("Copy link")
        board.says("Link copied.")
        other = Board(
            visit(page.evaluate("navigator.clipboard.readText()").split("/", 3)[3]), "scoring-practice"
        )
        assert level(other) == "2"

    @pytest.mark.parametrize("dark", [False, True])
    def test_no_state_has_a_fault_for_axe_or_scrolls_sideways(self, visit: Visit, dark: bool) -> None:
        board = Board(visit(LESSON, width=320, dark=dark), "scoring-practice")
        give_right(board, 3)  # the fourth is to be mended
        self.check(board)
        board.root.get_by_role("combobox", name="Help").select_option(str(ALONE))
        while not board.root.locator(".mm-finding").count():
            give(board, MISCONCEPTIONS["swapped"].score(*pair(board)))
            go_on(board)
        give(board, MISCONCEPTIONS["swapped"].score(*pair(board)))
        self.check(board)

    @staticmethod
    def check(board: Board) -> None:
        assert axe(board.page) == []
        assert sideways(board.page) == 0
        assert board.keys_under_pegs() == []

    @pytest.mark.parametrize("js", [True, False])
    def test_names_that_look_like_markup_are_text(self, visit: Visit, site: Site, js: bool) -> None:
        script = "</script><script>alert(1)</script>"
        box = Edition(
            "names", "<b>Names</b>", positions=3, colours=[script, "<img src=x onerror=alert(1)>", "plain"]
        )
        page = visit(site.add("names.html", ScoringPractice(box, level=4, seed=1).island()), js=js)
        expect(page.get_by_label(script).first if not js else page.locator(".mm-line").first).to_be_visible()
        assert page.locator("main img, main script:not([type])").count() == 0

    def test_without_javascript_there_is_a_sheet_with_its_answers_apart(self, visit: Visit) -> None:
        page = visit(LESSON, js=False)
        sheet = page.locator('[data-mmteach="scoring-practice"]')
        expect(sheet.get_by_role("table", name="Pairs to answer")).to_be_visible()
        expect(sheet.locator("details > ol")).to_be_hidden()
        expect(sheet.locator("summary")).to_have_text("Show the answers")
