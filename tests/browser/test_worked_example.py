"""The worked example on its lesson's page: stepped through, changed, predicted, shared, projected and printed."""

import re

import pytest
from playwright.sync_api import Page, expect

from mmteach import F6423, Edition, explain, score
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import WorkedExample

from .conftest import Visit
from .drive import Board, Site, focused, tab_to

LESSON = "lessons/repeated-colours.html"
SENTENCES = [
    "Position 1: Red and Red: exact.",
    "Guess position 2, code position 3: Red and Red: misplaced.",
    "Guess position 3, code position 2: Blue and Blue: misplaced.",
    "Guess position 4: Yellow is not in the code: no key.",
    "Total: 1 exact, 2 misplaced.",
]


def on_lesson(page: Page) -> Board:
    """The lesson's first board, Red-Blue-Red-Green and Red-Red-Blue-Yellow, its answer no longer hidden."""
    board = Board(page, "worked-example")
    board.press("Show the answer")
    return board


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
        assert tray(board) == "0 exact, 0 misplaced"
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

    def test_by_touch(self, visit: Visit) -> None:
        page = visit(LESSON, touch=True, width=360, height=740)
        board = Board(page, "worked-example")
        board.button("Show the answer").tap()
        for sentence in SENTENCES:
            board.button("Next").tap()
            board.says(sentence)
        board.group("Guess").get_by_role("button", name="Position 4: Yellow").tap()
        board.group("Colours").get_by_role("button", name="Green").tap()
        assert board.letters("Guess") == "RRBG"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, visit: Visit, lang: str) -> None:
        board = on_lesson(visit(LESSON))
        board.root.get_by_role("combobox").select_option(lang)
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
        page.clock.install()
        page.reload()
        board = on_lesson(page)
        board.press("Play")
        for sentence in SENTENCES[:2]:
            page.clock.run_for(2000)
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
        _type(board, "Guess", "rbgr")
        board.says("Guess: Red-Blue-Green-Red")
        board.press("End")
        board.says("Total: 2 exact, 2 misplaced.")

    def test_a_refused_line_names_the_peg_and_changes_nothing(self, visit: Visit) -> None:
        board = on_lesson(visit(LESSON))
        _type(board, "Guess", "RRXY")
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


class TestSharing:
    def test_a_copied_link_opens_the_same_example(self, visit: Visit) -> None:
        page = visit(LESSON)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board = on_lesson(page)
        _type(board, "Code", "YGGB")
        board.root.get_by_role("combobox").select_option("fr")
        board.press("Copier le lien")
        board.says("Lien copié.")
        address = page.evaluate("navigator.clipboard.readText()")
        assert board.root.get_by_role("textbox", name="Copier le lien").input_value() == address
        other = Board(visit(address.split("/", 3)[3]), "worked-example")
        expect(other.root).to_be_in_viewport()
        assert other.letters("Code") == "JVVB"
        assert other.letters("Essai") == board.letters("Essai")

    def test_a_link_pasted_on_the_open_page_works_too(self, visit: Visit) -> None:
        page = visit(LESSON)
        page.evaluate("location.hash = 'mm=worked-example-1&secret=YYYY&guess=RRRY'")
        expect(page.locator(".mm-line").first).to_have_text("YYYY")

    def test_a_broken_link_is_refused_and_every_board_lives(self, visit: Visit) -> None:
        page = visit(f"{LESSON}#mm=worked-example-1&secret=RRXX&guess=RRBY")
        expect(page.get_by_role("alert")).to_contain_text('Peg 3: "X" is not a symbol of this box.')
        assert on_lesson(page).letters("Code") == "RBRG"
        expect(page.locator("[data-mmteach] > .mm")).to_have_count(page.locator("[data-mmteach]").count())


class TestProjecting:
    def test_large_type_fills_the_window_until_escape(self, visit: Visit) -> None:
        page = visit(LESSON, width=1920, height=1080)
        board = on_lesson(page)
        small = board.boxes(".mm-peg")[0]["width"]
        board.press("Large type")
        box = board.root.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (1920, 1080)
        assert board.boxes(".mm-peg")[0]["width"] > 1.5 * small
        page.keyboard.press("Escape")
        expect(board.button("Large type")).to_have_attribute("aria-pressed", "false")
        assert board.boxes(".mm-peg")[0]["width"] == small


class TestPrinting:
    def test_paper_shows_a_picture_and_a_sentence_a_step(self, visit: Visit) -> None:
        page = visit(LESSON, width=718)
        board = on_lesson(page)
        page.emulate_media(media="print")
        assert board.moving() == 0, "paper catches keys before they have dropped"
        steps = board.root.locator(".mm-strip > li").filter(visible=True)
        expect(steps.locator("p")).to_have_text(SENTENCES)
        expect(steps.locator(".mm-comparison").filter(visible=True)).to_have_count(5)
        expect(board.root.get_by_role("button", name="Next")).to_be_hidden()
        assert board.keys_under_pegs() == []

    def test_a_board_prints_alone(self, visit: Visit) -> None:
        page = visit(LESSON, width=718)
        page.evaluate("window.print = () => {}")
        board = on_lesson(page)
        board.press("Print")
        page.emulate_media(media="print")
        expect(board.root.locator(".mm-strip").first).to_be_visible()
        expect(page.get_by_role("heading", name="Your turn")).to_be_hidden()
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


class TestHardPlaces:
    def test_without_javascript_the_solution_is_a_table(self, visit: Visit) -> None:
        page = visit(LESSON, js=False)
        table = page.locator('[data-mmteach="worked-example"] table').first
        expect(table).to_be_visible()
        assert [s for s in SENTENCES if s not in table.inner_text()] == []
        assert table.locator("caption").inner_text() == "Worked example"

    def test_under_a_strict_content_security_policy(self, visit: Visit, site: Site) -> None:
        island = '<div data-mmteach="worked-example" data-secret="RBRG" data-guess="RRBY"></div>'
        page = visit(site.add("strict.html", island, "default-src 'self'"))
        board = Board(page, "worked-example")
        for sentence in SENTENCES:
            board.press("Next")
            board.says(sentence)
        assert board.keys_under_pegs() == []
        assert board.root.evaluate("(el) => getComputedStyle(el).display") == "grid", "its styles are missing"

    def test_where_touching_the_storage_throws(self, visit: Visit, site: Site) -> None:
        page = visit(site.add("blocked.html", WorkedExample().island()), storage=False)
        board = Board(page, "worked-example")
        board.press("Next")
        board.says(SENTENCES[0])

    @pytest.mark.parametrize("js", [True, False])
    def test_names_that_look_like_markup_are_text(self, visit: Visit, site: Site, js: bool) -> None:
        image, script = "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>"
        box = Edition("names", "<b>Names</b>", positions=4, colours=[image, script, "<!--<script>", "plain"])
        page = visit(site.add("names.html", WorkedExample([0, 1, 2, 3], [0, 2, 1, 3], box).island()), js=js)
        if js:
            board = Board(page, "worked-example")
            assert board.pegs("Code")[:2] == [f"Position 1: {image}", f"Position 2: {script}"]
            board.press("Next")
            board.says(f"Position 1: {image} and {image}: exact.")
        else:
            expect(page.get_by_role("table")).to_contain_text(f"Position 1: {image} and {image}: exact.")
        assert page.locator("main img, main script:not([type])").count() == 0


def _classes(board: Board, line: str) -> str:
    """A letter a peg: N for the one being shown, s for struck, a dot for the others."""
    slots = board.group(line).locator(".mm-slot").all()
    now = [bool(re.search(r"\bmm-now\b", slot.get_attribute("class") or "")) for slot in slots]
    struck = [slot.locator(".mm-struck").count() > 0 for slot in slots]
    return "".join("N" if n else "s" if s else "." for n, s in zip(now, struck, strict=True))


def _type(board: Board, line: str, text: str) -> None:
    """Open a line by its first peg, and type it anew."""
    board.group(line).get_by_role("button").first.click()
    field = board.root.get_by_label(f"{line}, typed:")
    field.fill(text)
    field.press("Enter")
