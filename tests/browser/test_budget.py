"""What a page with boards weighs. Figures as they travel: compressed by gzip, as servers send text."""

import gzip
import re
from pathlib import Path

import pytest

from mmteach.widgets import WorkedExample
from mmteach.widgets.board import BUNDLE

from .book import BOOK, BUNDLES, PAGES, Site
from .conftest import Visit
from .drive import Board

KB = 1000


def weight(bundle: Path) -> int:
    """Bytes of a bundle once compressed."""
    return len(gzip.compress(bundle.read_bytes(), 9))


@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.name)
def test_a_bundle_is_60_kb_at_most(bundle: Path) -> None:
    assert weight(bundle) <= 60 * KB


@pytest.mark.parametrize("path", PAGES)
def test_the_boards_of_a_page_add_150_kb_at_most(path: str) -> None:
    html = (BOOK / path).read_text(encoding="utf-8")
    loaded = [bundle for bundle in BUNDLES if re.search(rf"<script[^>]+/{re.escape(bundle.name)}", html)]
    states = "".join(re.findall(r'<script type="application/json">.*?</script>', html, re.DOTALL))
    assert sum(map(weight, loaded)) + len(gzip.compress(states.encode(), 9)) <= 150 * KB
    # The saved state of notebook widgets would carry the bundle again for each board.
    assert not re.search(r'widget-state\+json|"_esm"', html)


def test_ten_boards_add_150_kb_at_most_and_all_of_them_live(visit: Visit, site: Site) -> None:
    codes = [("RBRG", "RRBY"), ("RBRG", "RBGR"), ("YGGB", "GGYG"), ("BBRR", "RRBB"), ("OVOV", "VOVO")] * 2
    islands = "".join(WorkedExample(secret, guess).island() for secret, guess in codes)
    added = weight(BUNDLE) + len(islands.encode())  # the islands uncompressed, which is stricter
    assert added <= 150 * KB, f"{added} bytes"
    page = visit(site.add("ten.html", islands))
    last = Board(page, "worked-example", 9)
    last.press("End")
    last.says("Total: 0 exact, 4 misplaced.")
