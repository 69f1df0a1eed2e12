"""The worked example on its lesson's page: stepped through, changed and predicted."""

import re

import pytest
from playwright.sync_api import expect

from mmteach import F6423, Edition, explain, score
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import WorkedExample

from .book import Site
from .conftest import Visit
from .drive import Board, focused, stop_clock, tab_to
from .worked import LESSON, SENTENCES, on_lesson, type_line


def tray(board: Board) -> str:
    """The answer so far, in words."""
    return board.root.locator(".mm-tray .mm-words").first.inner_text().splitlines()[0]


class TestStepping:
    def test_by_mouse(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        assert [board.letters("Code"), board.letters("Guess")] == ["RBRG", "RRBY"]
        expect(board.button("Back")).to_be_disabled()
        for sentence in SENTENCES:
            board.press("Next")
            board.says(sentence)
        assert tray(board) == "1 exact, 2 misplaced"
        expect(board.button("Next")).to_be_disabled()
        board.press("Back")
        board.says(SENTENCES[3])
        board.press("Start")
        expect(board.root.locator(".mm-tray").first).to_have_text("Answer?")
        board.press("End")
        board.says(SENTENCES[-1])

    def test_each_step_marks_its_two_pegs_and_strikes_the_used_ones(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        seen = []
        for _ in range(3):
            board.press("Next")
            seen.append([_classes(board, "Code"), _classes(board, "Guess")])
        assert seen == [["N...", "N..."], ["s.N.", "sN.."], ["sNs.", "ssN."]]

    def test_by_keyboard_alone(self, visit: Visit) -> None:
        page = visit(LESSON)
        board = Board(page, "worked-example")
        tab_to(page, "Show the answer")
        page.keyboard.press("Enter")
        assert focused(page) == "Next", "the focus was lost with the button that had it"
        page.keyboard.press("Enter")
        board.says(SENTENCES[0])
        tab_to(page, "Step 1 of 5")
        for key, sentence in {
            "ArrowRight": SENTENCES[1],
            "End": SENTENCES[4],
            "ArrowLeft": SENTENCES[3],
        }.items():
            page.keyboard.press(key)
            board.says(sentence)
        page.keyboard.press("Home")
        expect(board.button("Back")).to_be_disabled()

    def test_a_button_at_its_end_keeps_the_focus_and_does_nothing(self, visit: Visit) -> None:
        page = visit(LESSON)
        board = Board(page, "worked-example")
        tab_to(page, "Show the answer")
        page.keyboard.press("Enter")
        for _ in range(7):
            page.keyboard.press("Enter")
        board.says(SENTENCES[4])
        assert focused(page) == "Next"
        tab_to(page, "Start", back=True)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        assert focused(page) == "Start"

    def test_by_touch(self, visit: Visit) -> None:
        page = visit(LESSON, touch=True, width=360, height=740)
        board = Board(page, "worked-example")
        board.button("Show the answer").tap()
        for sentence in SENTENCES:
            board.button("Next").tap()
            board.says(sentence)
        board.group("Guess").get_by_role("button", name="Position 4: Yellow").tap()
        board.group("Colours").get_by_role("button", name="Green").tap()
        board.says("Guess: Position 4: Green")
        assert board.letters("Guess") == "RRBG"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, visit: Visit, lang: str) -> None:
        board = on_lesson(visit(LESSON))
        board.root.get_by_role("combobox", name="Language").select_option(lang)
        expect(board.root).to_have_attribute("lang", lang)
        board.says(t("worked.start", lang))
        for step in explain("RBRG", "RRBY"):
            board.press(t("worked.next", lang))
            board.says(step.sentence(lang))
        assert tray(board) == score("RBRG", "RRBY").words(lang)
        letters = "".join(c.letters[lang] for c in (F6423.symbols[s] for s in F6423.parse("RBRG")))
        assert board.letters(t("board.secret", lang)) == letters

    def test_play_moves_on_and_pause_holds(self, visit: Visit) -> None:
        page = visit(LESSON)
        board = on_lesson(page)
        stop_clock(page)
        board.press("Play")
        for sentence in SENTENCES[:2]:
            page.clock.run_for(2100)  # two seconds, and the frame in which they begin
            board.says(sentence)
        board.press("Pause")
        page.clock.run_for(10_000)
        board.says(SENTENCES[1])

    def test_nothing_plays_or_moves_under_reduced_motion(self, visit: Visit) -> None:
        page = visit(LESSON, still=True)
        board = on_lesson(page)
        expect(board.button("Next")).to_be_visible()
        expect(board.button("Play")).to_have_count(0)
        board.press("Next")
        assert board.moving() == 0


@pytest.mark.parametrize("width", [1280, 360, 320])
@pytest.mark.parametrize(
    ("box", "secret", "guess"),
    [("f6423", "RBRG", "RRBR"), ("super", "RRBBG", "RBRGB"), ("long", "RBRBRBRB", "BRBRBRRB")],
)
def test_keys_never_lie_under_a_peg(
    visit: Visit, site: Site, width: int, box: str, secret: str, guess: str
) -> None:
    edition = Edition("long", "Long", positions=8, colours=6) if box == "long" else box
    page = visit(site.add(f"{box}.html", WorkedExample(secret, guess, edition).island()), width=width)
    board = Board(page, "worked-example")
    for large in (False, True):
        if large:
            board.press("Large type")
        board.press("End")
        assert board.keys_under_pegs() == []
        board.press("Start")
        board.press("Next")
        assert board.keys_under_pegs() == []
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        assert board.root.evaluate("(el) => el.scrollWidth <= el.clientWidth + 1"), (
            "the board itself is too wide"
        )


class TestChanging:
    def test_a_peg_by_clicking(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        board.press("Next")
        board.group("Code").get_by_role("button", name="Position 4: Green").click()
        board.group("Colours").get_by_role("button", name="Yellow").click()
        assert board.letters("Code") == "RBRY"
        board.says("Code: Position 4: Yellow")
        board.press("End")
        board.says("Total: 2 exact, 2 misplaced.")

    def test_pegs_by_keys_alone(self, visit: Visit) -> None:
        page = visit(LESSON)
        board = Board(page, "worked-example")
        tab_to(page, "Show the answer")
        page.keyboard.press("Enter")
        tab_to(page, "Position 1: Red", back=True)
        page.keyboard.press("g")
        board.says("Guess: Position 1: Green")
        assert focused(page) == "Position 2: Red"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowUp")
        turned = board.letters("Guess")
        page.keyboard.press("ArrowDown")
        assert (turned[2] != "B", board.letters("Guess")) == (True, "GRBY")
        page.keyboard.press("ArrowLeft")
        assert focused(page) == "Position 2: Red"
        page.keyboard.press("Enter")
        tab_to(page, "Guess, typed:")
        page.keyboard.type("red blue red yellow")
        page.keyboard.press("Enter")
        board.says("Guess: Red-Blue-Red-Yellow")

    def test_a_whole_line_by_typing(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        type_line(board, "Guess", "rbgr")
        board.says("Guess: Red-Blue-Green-Red")
        board.press("End")
        board.says("Total: 2 exact, 2 misplaced.")

    def test_a_refused_line_names_the_peg_and_changes_nothing(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        type_line(board, "Guess", "RRXY")
        board.says(re.compile(r'^Peg 3: "X" is not a symbol of this box\. Accepted: Red \(R\)'))
        assert board.letters("Guess") == "RRBY"
        expect(board.root.get_by_label("Guess, typed:")).to_have_value("RRXY")

    def test_code_and_guess_change_places(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        board.press("Swap code and guess")
        board.says("Code and guess have changed places.")
        assert [board.letters("Code"), board.letters("Guess")] == ["RRBY", "RBRG"]
        board.press("End")
        board.says("Total: 1 exact, 2 misplaced.")

    def test_a_new_example_repeats_colours_in_both_lines(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        for _ in range(8):
            board.press("New example")
            board.says(re.compile("^New example. Code: "))
            assert len(set(board.letters("Code"))) < 4
            assert len(set(board.letters("Guess"))) < 4


class TestPredicting:
    def test_the_answer_hides_until_two_numbers_are_given(self, visit: Visit) -> None:
        board = Board(visit(LESSON), "worked-example")
        expect(board.root.locator(".mm-tray").first).to_have_text("Answer?")
        expect(board.button("Next")).to_have_count(0)
        board.press("one exact more")
        board.press("one misplaced more")
        board.press("one misplaced more")
        board.press("Check")
        board.says("You said 1 exact, 2 misplaced. That is the answer. Step through to see why.")
        expect(board.root.locator(".mm-tray").first).to_have_text("Answer?")
        board.press("Next")
        board.says(SENTENCES[0])

    def test_a_wrong_prediction_is_told_the_answer(self, visit: Visit) -> None:
        board = Board(visit(LESSON), "worked-example")
        board.root.get_by_role("textbox", name="misplaced").fill("3")
        board.press("Check")
        board.says(
            "You said 0 exact, 3 misplaced. The answer is 1 exact, 2 misplaced. Step through to see why."
        )

    def test_an_impossible_answer_is_refused_with_the_reason(self, visit: Visit) -> None:
        board = Board(visit(LESSON), "worked-example")
        board.root.get_by_role("textbox", name="exact", exact=True).fill("3")
        board.root.get_by_role("textbox", name="misplaced").fill("1")
        board.press("Check")
        board.says(re.compile("^3 exact, 1 misplaced is not possible: when 3 pegs are exact"))
        expect(board.root.locator(".mm-tray").first).to_have_text("Answer?")


def _classes(board: Board, line: str) -> str:
    """A letter a peg: N for the one being shown, s for struck, a dot for the others."""
    slots = board.group(line).locator(".mm-slot").all()
    now = [bool(re.search(r"\bmm-now\b", slot.get_attribute("class") or "")) for slot in slots]
    struck = [slot.locator(".mm-struck").count() > 0 for slot in slots]
    return "".join("N" if n else "s" if s else "." for n, s in zip(now, struck, strict=True))
