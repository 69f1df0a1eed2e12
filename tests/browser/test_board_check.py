"""A board of any game, checked on its page: rows in by every way, the wrong one named, set aside, mended and kept."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mmteach import EDITIONS, F6423, Row, clashes, contradiction, read_rows, remaining, score
from mmteach.i18n import LANGUAGES, number, t
from mmteach.widgets import BoardCheck

from .book import Site
from .conftest import Visit
from .drive import Board, axe, focused, in_step, sideways, tab_to

PAGE = "practice/check-your-board.html"
SECRET = "GRGO"
GUESSES = ["RGBY", "BOGV", "OYGO", "BYOO"]
RIGHT = [Row(guess, tuple(score(SECRET, guess))) for guess in GUESSES]
PLANTED = [*RIGHT[:2], Row("OYGO", (2, 1)), RIGHT[3]]  # one key too many in row 3
TEXT = "".join(f"{guess} {exact} {misplaced}\n" for guess, (exact, misplaced) in PLANTED)


def board_with(visit: Visit, site: Site, rows: Sequence[Row] = PLANTED, **look: object) -> Board:
    """A page of its own with these rows."""
    return Board(visit(site.add("check.html", BoardCheck(rows).island()), **look), "board-check")


def empty(visit: Visit, site: Site, **look: object) -> Board:
    return board_with(visit, site, [], **look)


def paste(board: Board, text: str) -> None:
    if not board.root.get_by_role("textbox", name=t("check.paste_label")).is_visible():
        board.root.get_by_text("All rows as text").click()
    board.root.get_by_role("textbox", name=t("check.paste_label")).fill(text)
    board.press("Use these rows")


def guesses(board: Board) -> list[str]:
    lines = board.root.locator(".mm-rows tbody .mm-cell-guess:has(.mm-line)").all()
    return ["".join(line.locator("svg text").all_text_contents()) for line in lines]


def counts(board: Board) -> list[str]:
    return [text.strip() for text in board.root.locator(".mm-count-cell").all_inner_texts()]


def path(rows: Sequence[Row]) -> list[str]:
    return [number(len(remaining(rows[:k]))) for k in range(len(rows) + 1)]


def left(rows: Sequence[Row]) -> str:
    return t("practice.left", count=len(remaining(rows)))


class TestRows:
    def test_by_mouse(self, visit: Visit, site: Site) -> None:
        board = empty(visit, site)
        for k, (guess, (exact, misplaced)) in enumerate(RIGHT, 1):
            for symbol in F6423.parse(guess):
                board.group("Colours").first.get_by_role("button", name=str(F6423.symbols[symbol])).click()
            for kind, keys in {"exact": exact, "misplaced": misplaced}.items():
                for _ in range(keys):
                    board.press(f"one {kind} more")
            board.press("Add row")
            board.says(f"Row {k} is added. {left(RIGHT[:k])}")
        assert guesses(board) == GUESSES
        assert counts(board) == path(RIGHT)

    def test_by_keyboard_alone(self, visit: Visit) -> None:
        page = visit(PAGE)
        board = Board(page, "board-check")
        for k, (guess, (exact, misplaced)) in enumerate(RIGHT, 1):
            tab_to(page, "Position 1: empty", back=k > 1)
            page.keyboard.type(str(guess))
            tab_to(page, "exact")
            page.keyboard.type(str(exact))
            tab_to(page, "misplaced")
            page.keyboard.type(str(misplaced))
            page.keyboard.press("Enter")
            board.says(f"Row {k} is added. {left(RIGHT[:k])}")
        assert counts(board) == path(RIGHT)

    def test_by_touch_on_a_phone(self, visit: Visit) -> None:
        board = Board(visit(PAGE, touch=True, width=360, height=740), "board-check")
        for symbol in F6423.parse("RGBY"):
            board.group("Colours").first.get_by_role("button", name=str(F6423.symbols[symbol])).tap()
        board.button("one misplaced more").tap()
        board.button("Add row").tap()
        board.says(f"Row 1 is added. {left([Row('RGBY', (0, 1))])}")

    def test_where_touching_the_storage_throws(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site, storage=False)
        paste(board, "RRBY 1 2")
        board.says(f"1 row read. {left([Row('RRBY', (1, 2))])}")

    @pytest.mark.parametrize("lang", LANGUAGES[1:])
    def test_in_french_and_in_german(self, visit: Visit, site: Site, lang: str) -> None:
        board = board_with(visit, site)
        board.root.get_by_label("Language").select_option(lang)
        expect(board.root.locator(".mm-warning strong")).to_have_text(contradiction(PLANTED).sentence(lang))
        board.says(t("check.start", lang))

    def test_a_line_that_is_not_full_and_an_answer_no_code_gives_are_refused(
        self, visit: Visit, site: Site
    ) -> None:
        board = empty(visit, site)
        board.press("Add row")
        board.says(t("entry.empty", place=1))
        for _ in range(3):
            board.press("one exact more")
        board.press("one misplaced more")
        board.press("Add row")
        board.says(t("error.feedback_last", value="3 exact, 1 misplaced", exact=3))
        assert guesses(board) == []


class TestText:
    def test_rows_are_pasted_and_the_text_follows_the_board(self, visit: Visit, site: Site) -> None:
        board = empty(visit, site)
        paste(board, "RRBY 1 2\n\nGreen-Green-Orange-Violet: 1b0g  # ours")
        rows = read_rows("RRBY 1 2\nGGOV 1 0")
        board.says(f"2 rows read. {left(rows)}")
        assert guesses(board) == ["RRBY", "GGOV"]
        field = board.root.get_by_role("textbox", name=t("check.paste_label"))
        expect(field).to_have_value("RRBY 1 2\nGGOV 1 0\n")
        board.press("Remove row 1")
        expect(field).to_have_value("GGOV 1 0\n")

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("RRBY 1 2\nRRXY 1 2", 'Row 2: Peg 3: "X" is not a symbol of this box.'),
            ("RRBY 3 1", "Row 1: 3 exact, 1 misplaced is not possible"),
            ("hello", 'Row 1: "hello" is not a row.'),
        ],
    )
    def test_what_is_no_row_is_named_and_nothing_is_lost(
        self, visit: Visit, site: Site, text: str, reason: str
    ) -> None:
        board = board_with(visit, site)
        paste(board, text)
        expect(board.status).to_contain_text(reason)
        assert guesses(board) == GUESSES
        expect(board.root.get_by_role("textbox", name=t("check.paste_label"))).to_have_value(text)


class TestContradiction:
    def test_the_planted_row_is_the_first_suspect_and_its_mending_clears_the_board(
        self, visit: Visit, site: Site
    ) -> None:
        board = empty(visit, site)
        paste(board, TEXT)
        found = contradiction(PLANTED)
        board.says(f"4 rows read. {found.sentence()}")
        warning = board.root.locator(".mm-warning")
        expect(warning.locator("strong")).to_have_text(found.sentence())
        first, *_ = found.suspects
        assert first.row == 3
        expect(warning.locator("li").first).to_contain_text(
            f"{first.sentence()} Now it says 2 exact, 1 misplaced."
        )
        marked = board.root.locator(".mm-marked th").all_inner_texts()
        assert marked == [str(row) for row in found.rows]
        warning.get_by_role("button").first.click()
        board.says(re.compile(f"Row 3 now says {first.feedback}."))
        expect(warning).to_have_count(0)
        assert counts(board) == path([*PLANTED[:2], Row("OYGO", tuple(first.feedback)), PLANTED[3]])

    def test_a_suspect_that_explains_only_a_part_says_so(self, visit: Visit, site: Site) -> None:
        rows = [Row("RRRR", (4, 0)), Row("BBBB", (4, 0)), Row("GGGG", (4, 0))]
        board = board_with(visit, site, rows)
        assert contradiction(rows).suspects[0].others == 1
        expect(board.root.locator(".mm-warning li").first).to_contain_text(t("contradiction.others", count=1))

    def test_a_code_is_asked_for_and_every_row_against_it_is_told(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site, RIGHT)
        board.root.get_by_text("Could it be this code?").first.click()
        field = board.root.get_by_label("Or type it:").last
        field.fill("RRRR")
        field.press("Enter")
        told = " ".join(str(clash) for clash in clashes("RRRR", RIGHT))
        board.says(f"RRRR cannot be the code. {told}")
        field.fill(SECRET)
        field.press("Enter")
        board.says(f"{SECRET} fits every row.")

    def test_the_codes_left_are_listed(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site, RIGHT)
        codes = [F6423.letters(code) for code in remaining(RIGHT)]
        assert len(codes) < 48
        assert board.root.locator(".mm-codes li").all_inner_texts() == codes


class TestChanges:
    def test_a_row_set_aside_does_not_count_and_comes_back(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site)
        counting = board.root.get_by_role("checkbox", name="Row 3 counts")
        counting.uncheck()
        rest = [*PLANTED[:2], PLANTED[3]]
        board.says(f"Row 3 is set aside. {left(rest)}")
        assert counts(board) == [*path(rest)[:3], "–", path(rest)[3]]
        assert guesses(board) == GUESSES
        expect(board.root.locator(".mm-warning")).to_have_count(0)
        board.page.reload()
        board = Board(board.page, "board-check")
        board.root.get_by_role("checkbox", name="Row 3 counts").check()
        board.says(f"Row 3 counts again. {contradiction(PLANTED).sentence()}")

    def test_rows_behind_one_set_aside_keep_their_numbers_in_the_verdict(
        self, visit: Visit, site: Site
    ) -> None:
        board = board_with(visit, site, [Row("VVVV", (0, 0)), *PLANTED])
        board.root.get_by_role("checkbox", name="Row 1 counts").uncheck()
        expect(board.root.locator(".mm-warning li").first).to_contain_text("Row 4: with")
        board.root.locator(".mm-warning").get_by_role("button").first.click()
        expect(board.root.locator(".mm-warning")).to_have_count(0)

    def test_a_row_is_changed_in_its_place(self, visit: Visit, site: Site) -> None:
        page = board_with(visit, site).page
        board = Board(page, "board-check")
        board.press("Change row 3")
        assert focused(page) == "Position 1: Orange"
        expect(board.root.get_by_role("textbox", name="exact", exact=True)).to_have_value("2")
        page.keyboard.type("yygo")
        board.press("one misplaced fewer")
        board.press("Save row 3")
        rows = [*PLANTED[:2], Row("YYGO", (2, 0)), PLANTED[3]]
        board.says(re.compile(r"^Row 3 is changed\."))
        assert guesses(board) == [row.guess for row in rows]
        assert counts(board) == path(rows)
        expect(board.button("Add row")).to_be_visible()

    def test_every_change_can_be_undone(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site)
        board.press("Remove row 2")
        board.press("Clear the board")
        board.root.get_by_role("combobox", name="Box", exact=True).select_option(
            str(list(EDITIONS).index("kids"))
        )
        assert counts(board) == ["216"]
        for _ in range(3):
            board.press("Undo")
            board.says("The last change is undone.")
        assert guesses(board) == GUESSES
        expect(board.button("Undo")).to_have_count(0)


class TestKeeping:
    def test_a_reload_at_every_step_keeps_every_row(self, visit: Visit) -> None:
        page = visit(PAGE)
        for k, row in enumerate(PLANTED, 1):
            paste(Board(page, "board-check"), "".join(TEXT.splitlines(keepends=True)[:k]))
            expect(page.locator(".mm-rows").first.locator("tbody tr")).to_have_count(k + 1)
            page.reload()
            assert guesses(Board(page, "board-check")) == GUESSES[:k], row

    def test_two_tabs_do_not_overwrite_each_other(self, visit: Visit, site: Site) -> None:
        one = board_with(visit, site, RIGHT).page
        two = one.context.new_page()
        two.goto(one.url)
        for page, other in ((one, two), (two, one), (one, two)):
            Board(page, "board-check").press("Remove row 1")
            in_step(page, other)
        for page, rows in {one: GUESSES[2:], two: GUESSES[1:]}.items():
            page.reload()
            assert guesses(Board(page, "board-check")) == rows

    def test_a_board_goes_out_and_comes_in_and_damage_is_refused(
        self, visit: Visit, site: Site, tmp_path: Path
    ) -> None:
        board = board_with(visit, site)
        board.root.get_by_role("checkbox", name="Row 1 counts").uncheck()
        with board.page.expect_download() as saving:
            board.press("Save as file")
        file = tmp_path / "board.json"
        saving.value.save_as(file)
        kept = json.loads(file.read_text())
        notebook = BoardCheck(**kept)
        assert (list(notebook.rows), notebook.aside) == (PLANTED, [1])
        board.press("Clear the board")
        board.choose_file(file)
        board.says(re.compile(r"^The saved board is here\."))
        assert guesses(board) == GUESSES
        for content, reason in {
            '{"rows": [["RRBY"]]}': "",
            '{"edition": "f6423", "rows": [["RRBY", [9, 9]]]}': "Row 1: ",
            '{"edition": "f6423", "rows": 3}': "is not a saved board",
            "<html>": "could not be read",
        }.items():
            file.write_text(content)
            board.choose_file(file)
            expect(board.status, content).not_to_have_text(re.compile(r"^The saved board is here\."))
            expect(board.status, content).to_contain_text(reason)
            assert guesses(board) == GUESSES


class TestLooks:
    @pytest.mark.parametrize("dark", [False, True])
    def test_a_contradiction_is_accessible_and_narrow(self, visit: Visit, dark: bool) -> None:
        page = visit(PAGE, dark=dark)
        board = Board(page, "board-check")
        paste(board, TEXT)
        board.root.get_by_role("checkbox", name="Row 1 counts").uncheck()
        assert axe(page) == []
        page.set_viewport_size({"width": 320, "height": 700})
        assert sideways(page) == 0

    def test_on_paper_the_rows_and_the_verdict_stand_alone(self, visit: Visit, site: Site) -> None:
        board = board_with(visit, site)
        board.page.emulate_media(media="print")
        expect(board.root.locator(".mm-rows")).to_be_visible()
        expect(board.root.locator(".mm-warning strong")).to_be_visible()
        for control in ("button", "select", "input", "summary", ".mm-status"):
            expect(board.root.locator(control).filter(visible=True), control).to_have_count(0)
