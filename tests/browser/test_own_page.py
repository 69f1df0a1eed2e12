"""Boards on a page of one's own, where only `data-` attributes describe them."""

import re
from html import escape

import pytest
from playwright.sync_api import Page, expect

from mmteach.editions import EDITIONS
from mmteach.widgets.practice_round import PracticeRound

from .book import ROOT, Site
from .conftest import Visit
from .drive import Board, Watch

TABLE = (ROOT / "book" / "teachers" / "show-and-share.md").read_text(encoding="utf-8")
VALUES = {"data-secret": "RBRG", "data-guess": "RRBY"}


def island(kind: str, **data: str) -> str:
    """An element as a teacher writes it."""
    said = "".join(f' data-{name}="{escape(value)}"' for name, value in data.items())
    return f'<div data-mmteach="{kind}"{said}></div>'


def rows() -> list[tuple[str, dict[str, str]]]:
    """Every board of the page's table, with the attributes that stand beside it."""
    found = []
    for kind, useful in re.findall(r"^\| `(?!data-)([\w-]+)` \|(.*)", TABLE, re.MULTILINE):
        said = re.findall(r'`(data-\w+)(?:="([^"]*)")?`', useful)
        found.append((kind, {name.removeprefix("data-"): value or VALUES[name] for name, value in said}))
    return found


def alive(page: Page, kinds: list[str]) -> None:
    """Every board lives; a round of Decrypto, whose sample games no attribute can hold, says what it lacks."""
    lacking = kinds.count("decrypto-round")
    expect(page.locator("[data-mmteach] > .mm")).to_have_count(len(kinds) - lacking)
    expect(page.get_by_role("alert")).to_have_count(lacking)
    expect(page.get_by_text(re.compile("mmteach.widgets.DecryptoRound"))).to_have_count(lacking)


def test_every_row_of_the_table_lives_on_one_page(visit: Visit, site: Site) -> None:
    table = rows()
    assert {kind for kind, _ in table} >= {"worked-example", "practice-round", "scoring-practice"}
    boards = [island(kind, **data) for kind, data in table] + [island(kind) for kind, _ in table]
    alive(visit(site.add("table.html", "".join(boards))), [kind for kind, _ in table] * 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_board_takes_every_box_and_language(visit: Visit, site: Site, edition: str) -> None:
    kinds = [kind for kind, _ in rows()]
    boards = (island(kind, edition=edition, lang="de") for kind in kinds)
    page = visit(site.add("boxes.html", "".join(boards)))
    alive(page, kinds)
    expect(page.locator('.mm:not([lang="de"])')).to_have_count(0)


def test_attributes_mean_what_they_say(visit: Visit, site: Site) -> None:
    box = '{"key": "own", "name": "Ours", "positions": 4, "colours": 6}'
    boards = [
        island("worked-example", edition="bulls-and-cows", secret="0123", guess="1204", predict="false"),
        island("worked-example", edition=box, secret="RBRG", guess="RRBY", predict="true"),
        island("practice-round", seed="4711", open_code="true"),
    ]
    page = visit(site.add("said.html", "".join(boards)))
    numbers, own = Board(page, "worked-example", 0), Board(page, "worked-example", 1)
    assert numbers.letters("Code") == "0123"
    expect(numbers.button("Next")).to_be_visible()
    expect(own.root.get_by_role("combobox", name="Box")).to_contain_text("Ours")
    expect(own.button("Show the answer")).to_be_visible()
    assert Board(page, "practice-round").letters("Code") == PracticeRound(seed=4711).secret


def test_a_board_that_cannot_start_says_so_and_stops_no_other(visit: Visit, site: Site, watch: Watch) -> None:
    damaged = '<div data-mmteach="board-check"><script type="application/json">{"rows</script></div>'
    watch.expect("SyntaxError", because="its state is cut off")
    page = visit(site.add("damaged.html", damaged + island("practice-round") + island("worked-example")))
    expect(page.get_by_role("alert")).to_have_text("This board could not start.")
    expect(page.locator("[data-mmteach] > .mm")).to_have_count(2)


def test_a_name_that_no_board_has_is_said_on_the_console(visit: Visit, site: Site, watch: Watch) -> None:
    watch.expect('mmteach has no board named "worked-exmaple"', because="the name is misspelt")
    alive(
        visit(site.add("misspelt.html", island("worked-exmaple") + island("worked-example"))),
        ["worked-example"],
    )
