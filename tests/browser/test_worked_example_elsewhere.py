"""The worked example shared, projected, printed, and in places that allow little."""

from io import BytesIO

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from mmteach import Edition
from mmteach.widgets import WorkedExample

from .book import STRICT, Site
from .conftest import Visit
from .drive import Board, Watch
from .worked import LESSON, SENTENCES, on_lesson, type_line


class TestSharing:
    def test_a_copied_link_opens_the_same_example(self, visit: Visit) -> None:
        page = visit(LESSON)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board = on_lesson(page)
        type_line(board, "Code", "YGGB")
        board.speak("fr")
        board.press("Copier le lien")
        board.says("Lien copié.")
        address = page.evaluate("navigator.clipboard.readText()")
        assert board.root.get_by_role("textbox", name="Copier le lien").input_value() == address
        other = Board(visit(address.split("/", 3)[3]), "worked-example")
        expect(other.root).to_be_in_viewport()
        assert other.letters("Code") == "JVVB"
        assert other.letters("Essai") == board.letters("Essai")

    def test_a_link_takes_a_box_of_ones_own_and_the_prediction_along(self, visit: Visit, site: Site) -> None:
        box = Edition("own", "Ours", positions=3, colours=["Ant", "Bee", "Cat"], rows=7)
        page = visit(site.add("own.html", WorkedExample("ABC", "CBA", box, predict=True).island()))
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board = Board(page, "worked-example")
        board.press("Copy link")
        board.says("Link copied.")
        address = page.evaluate("navigator.clipboard.readText()")
        site.add("other.html", WorkedExample().island())
        other = Board(visit(f"other.html#{address.split('#')[1]}"), "worked-example")
        assert other.letters("Guess") == "CBA"
        expect(other.root.get_by_role("combobox", name="Box")).to_contain_text("Ours")
        expect(other.button("Show the answer")).to_be_visible()

    def test_a_link_pasted_on_the_open_page_works_too(self, visit: Visit) -> None:
        page = visit(LESSON)
        page.evaluate("location.hash = 'mm=worked-example-1&secret=YYYY&guess=RRRY'")
        expect(page.locator(".mm-line").first).to_have_text("YYYY")

    def test_a_broken_link_is_refused_and_every_board_lives(self, visit: Visit) -> None:
        page = visit(f"{LESSON}#mm=worked-example-1&secret=RRXX&guess=RRBY")
        expect(page.get_by_role("alert")).to_contain_text('Peg 3: "X" is not a symbol of this box.')
        assert on_lesson(page).letters("Code") == "RBRG"
        expect(page.locator("[data-mmteach] > .mm")).to_have_count(page.locator("[data-mmteach]").count())

    def test_a_refusal_names_the_colours_in_the_readers_language(self, visit: Visit) -> None:
        page = visit(f"{LESSON}#mm=worked-example-1&secret=RRXX&guess=RRBY&lang=fr")
        expect(page.get_by_role("alert")).to_contain_text("Rouge (R), Bleu (B), Vert (G), Jaune (Y)")


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

    @pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (1920, 1080)])
    def test_a_projector_shows_lines_answer_buttons_and_sentence_in_one_view(
        self, visit: Visit, width: int, height: int
    ) -> None:
        board = on_lesson(visit(LESSON, width=width, height=height))
        board.press("Large type")
        board.press("Next")
        sentence = board.status.bounding_box()
        assert sentence is not None
        for part in (
            board.group("Code"),
            board.group("Guess"),
            board.root.locator(".mm-tray").first,
            board.button("Next"),
        ):
            box = part.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= sentence["y"]
        assert sentence["y"] + sentence["height"] <= height
        expect(board.root.get_by_role("combobox", name="Box")).to_be_hidden()
        expect(board.root.get_by_text("A box of your own")).to_be_hidden()


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
        assert len(PdfReader(BytesIO(page.pdf())).pages) == 1
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
        page = visit(site.add("strict.html", island, STRICT))
        board = Board(page, "worked-example")
        for sentence in SENTENCES:
            board.press("Next")
            board.says(sentence)
        assert board.keys_under_pegs() == []
        assert board.root.evaluate("(el) => getComputedStyle(el).display") == "grid", "its styles are missing"

    def test_where_touching_the_storage_throws(self, visit: Visit, watch: Watch) -> None:
        for script in (r"/lessons/repeated-colours\.html:", r"/pydata-sphinx-theme\.js"):
            watch.expect(rf"storage is blocked .*{script}", because="the theme keeps its colour mode there")
        watch.expect("Got invalid theme mode", because="so the theme falls back on the system's")
        board = on_lesson(visit(LESSON, storage=False))
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
