"""How long a guess takes to become a new count and bar, in the largest box: 59,049 codes, in Chromium."""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page, sync_playwright
from pytest_benchmark.fixture import BenchmarkFixture

from mmteach import SUPER_HOLES
from mmteach.widgets import PracticeRound

sys.path.insert(0, str(Path(__file__).parents[1]))  # the browser tests' tools

from browser.book import served
from browser.drive import launch

AIM = 16
# Types a code by chance; in milliseconds from Enter until the page holds its row, counted, drawn and laid out. A round
# that is over makes way for a new one first.
_GUESS = """(letters) => new Promise((done) => {
  const pause = (then) => setTimeout(then, 20);
  const again = [...document.querySelectorAll("button")].find((button) => button.textContent === "Play again");
  again?.click();
  pause(() => {
    const rows = document.querySelector(".mm-rows tbody");
    const field = document.querySelector(".mm-entry form input");
    field.value = Array.from({ length: 5 }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    pause(() => {
      const start = performance.now();
      new MutationObserver((_, watching) => {
        watching.disconnect();
        rows.lastElementChild.querySelector(".mm-bar-all").getBoundingClientRect();
        done(performance.now() - start);
      }).observe(rows, { childList: true });
      field.form.requestSubmit();
    });
  });
})"""


@pytest.fixture
def page() -> Iterator[Page]:
    with served() as site, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(
            f"{site.base}/{site.add('bench.html', PracticeRound(SUPER_HOLES, helps=['count', 'chart']).island())}"
        )
        yield page
        browser.close()


def test_guess_to_count_and_chart(
    benchmark: BenchmarkFixture, page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    took: list[float] = []
    letters = "".join(colour.letters["en"] for colour in SUPER_HOLES.symbols)
    benchmark.pedantic(lambda: took.append(page.evaluate(_GUESS, letters)), rounds=100, warmup_rounds=5)
    with capsys.disabled():
        print(
            f"\nfrom a guess to its count and bar, {SUPER_HOLES.size:,} codes: median {median(took):.1f} ms, "
            f"nine in ten within {sorted(took)[len(took) * 9 // 10]:.1f} ms (aim: {AIM} ms)"
        )
    assert median(took) <= AIM
