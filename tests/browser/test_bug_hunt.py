"""The hunt for a learner's rule: ask, compare, name."""

import re

import pytest
from playwright.sync_api import expect

from mmteach import F6423, MISCONCEPTIONS, score
from mmteach.i18n import LANGUAGES, t
from mmteach.misconceptions import RULES
from mmteach.misconceptions.hunt import hidden_rule
from mmteach.widgets import BugHunt

from .book import Site
from .conftest import Visit
from .drive import Board, axe, focused, sideways, tab_to

PAGE = "teachers/find-the-bug.html"
TWO = [["RRRB", "BRBR"], ["RBRG", "RRRB"]]  # they tell all rules apart


def seed_of(rule: str) -> int:
    return next(seed for seed in range(1, 999) if hidden_rule(seed) == rule)


def hunt(visit: Visit, site: Site, board: BugHunt, **look: object) -> Board:
    return Board(visit(site.add("hunt.html", board.island()), **look), "bug-hunt")


def name(board: Board, rule: str) -> None:
    board.root.get_by_label("The learner’s rule").select_option(rule)
    board.press("Name it")


def answers(board: Board) -> list[str]:
    """What the learner answered, oldest first."""
    return board.root.locator(".mm-asked tbody tr td:nth-child(4)").all_inner_texts()


@pytest.mark.parametrize("rule", RULES)
def test_the_learner_answers_by_the_rule_of_the_seed(visit: Visit, site: Site, rule: str) -> None:
    board = hunt(visit, site, BugHunt(seed=seed_of(rule), asked=TWO))
    assert answers(board) == [RULES[rule](F6423.parse(s), F6423.parse(g)).words() for s, g in TWO]
    board.root.get_by_text("1 rule still fits").click()
    expect(board.root.locator("details li")).to_have_text(
        [MISCONCEPTIONS[rule].name() if rule in MISCONCEPTIONS else "True rule"]
    )
    name(board, rule)
    expect(board.root).to_contain_text(
        "No other rule fitted. You asked 2 pairs. In this box 2 well-chosen pairs are always enough."
    )


class TestAsking:
    def test_a_pair_of_ones_own(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt(seed=seed_of("swapped")))
        for line, text in (("Code", "RBRG"), ("Guess", "RRBY")):
            board.group(line).get_by_role("button").first.click()
            field = board.root.get_by_label(f"{line}, typed:")
            field.fill(text)
            field.press("Enter")
        board.press("Ask the learner")
        right = score("RBRG", "RRBY")
        board.says(f"The learner answers {MISCONCEPTIONS['swapped'].score('RBRG', 'RRBY')}.")
        expect(board.root.locator(".mm-asked tbody td").last).to_have_text(right.words())

    def test_pairs_suggested_lead_to_one_rule(self, visit: Visit) -> None:
        board = Board(visit(PAGE), "bug-hunt")
        for _ in range(4):
            board.press("Suggest a pair")
            board.says(re.compile("^A pair that tells much"))
            board.press("Ask the learner")
            if board.root.get_by_text("1 rule still fits").count():
                return
        raise AssertionError("four suggested pairs left more than one rule")

    def test_a_pair_does_not_outlive_its_box(self, visit: Visit) -> None:
        board = Board(visit(PAGE), "bug-hunt")
        box = board.root.locator("label.mm-box select")
        box.select_option(label=next(b for b in box.locator("option").all_text_contents() if "Bulls" in b))
        board.group("Code").get_by_role("button").first.click()
        board.root.get_by_label("Code, typed:").fill("9876")
        board.page.keyboard.press("Enter")
        box.select_option(index=0)
        board.press("Ask the learner")
        expect(board.root.locator(".mm-asked tbody tr")).to_have_count(1)
        board.root.get_by_text("A box of your own").click()
        board.root.get_by_role("textbox", name="Colours").fill("2")
        board.press("Use this box")
        assert focused(board.page) == "A box of your own"
        board.press("Ask the learner")
        expect(board.root.locator(".mm-asked tbody tr")).to_have_count(1)

    def test_enter_that_is_held_down_asks_once(self, visit: Visit) -> None:
        board = Board(visit(PAGE), "bug-hunt")
        board.root.get_by_role("button", name="Ask the learner").focus()
        for _ in range(4):
            board.page.keyboard.down("Enter")
        board.page.keyboard.up("Enter")
        expect(board.root.locator(".mm-asked tbody tr")).to_have_count(1)

    def test_what_a_box_does_not_allow_is_refused(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt("bulls-and-cows", seed=1))
        board.group("Code").get_by_role("button").first.focus()
        board.page.keyboard.press("1")
        board.says(re.compile("already at peg"))


class TestNaming:
    def test_a_wrong_name_is_refuted_by_an_answer(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt(seed=seed_of("swapped"), asked=[["RBRG", "RRBY"]]))
        name(board, "true")
        board.says(
            "No: by that rule pair 1 would be 1 exact, 2 misplaced, but the learner said 2 exact, 1 misplaced."
        )

    def test_a_name_that_fits_by_chance_is_no_proof(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt(seed=seed_of("black_reused"), asked=[["RBGY", "RBOV"]]))
        name(board, "true")
        board.says(re.compile("^It fits every answer, but the learner uses another rule"))
        name(board, "black_reused")
        board.says("Found: An exact peg is used again.")
        expect(board.root).to_contain_text("A lucky guess")
        expect(board.root).to_contain_text("You named 1 wrong rule on the way.")

    def test_by_keyboard_alone(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt(seed=seed_of("true"), asked=TWO))
        page = board.page
        tab_to(page, "Position 1: Red")
        page.keyboard.type("BBGG")
        assert board.letters("Code") == "BBGG"
        tab_to(page, "Ask the learner")
        page.keyboard.press("Enter")
        board.says(re.compile("^The learner answers"))
        tab_to(page, "Suggest a pair")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        tab_to(page, "Name it")
        page.keyboard.press("Enter")
        board.says("Found: True rule.")
        assert focused(page).startswith("Found: True rule."), "the focus was lost with the button that had it"


class TestAround:
    def test_a_reload_keeps_the_hunt_and_a_new_learner_begins_anew(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt())
        page = board.page
        board.press("Ask the learner")
        said = answers(board)
        page.reload()
        board = Board(page, "bug-hunt")
        assert answers(board) == said
        board.press("New learner")
        board.says("A new learner sits down.")
        assert answers(board) == []

    def test_a_colleague_gets_the_same_learner(self, visit: Visit, site: Site) -> None:
        board = hunt(visit, site, BugHunt())
        page = board.page
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        board.press("Suggest a pair")
        board.press("Ask the learner")
        board.press("Same learner for a colleague")
        board.says("Link copied.")
        other = Board(visit(page.evaluate("navigator.clipboard.readText()").split("/", 3)[3]), "bug-hunt")
        other.press("Suggest a pair")
        other.press("Ask the learner")
        assert answers(other) == answers(board)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_each_language(self, visit: Visit, site: Site, lang: str) -> None:
        board = hunt(visit, site, BugHunt(seed=3, lang=lang))
        board.says(t("hunt.start", lang))
        board.press(t("hunt.ask", lang))
        board.says(re.compile("4|0"))

    @pytest.mark.parametrize("dark", [False, True])
    def test_no_fault_for_axe_and_nothing_scrolls_sideways(self, visit: Visit, dark: bool) -> None:
        board = Board(visit(PAGE, width=320, dark=dark), "bug-hunt")
        board.press("Ask the learner")
        board.group("Code").get_by_role("button").first.click()
        assert axe(board.page) == []
        assert sideways(board.page) == 0

    def test_without_javascript_the_answers_are_a_table_and_the_rule_is_closed(self, visit: Visit) -> None:
        hunted = visit(PAGE, js=False).locator('[data-mmteach="bug-hunt"]')
        expect(hunted.get_by_role("table", name="What the learner answered")).to_be_visible()
        expect(hunted.locator("details > ol")).to_be_hidden()
