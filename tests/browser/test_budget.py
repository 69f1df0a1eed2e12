"""What a page with boards weighs. Figures as they travel: compressed by gzip, as servers send text."""

import gzip
import re

from mmteach.widgets import WorkedExample

from .conftest import Visit
from .drive import BOOK, BUNDLES, Board, Site

KB = 1000


def front_end() -> int:
    """Bytes of all bundles together, once compressed."""
    return sum(len(gzip.compress(bundle.read_bytes(), 9)) for bundle in BUNDLES)


def test_the_whole_front_end_is_60_kb_at_most() -> None:
    assert 0 < front_end() <= 60 * KB


def test_ten_boards_add_150_kb_at_most_and_all_of_them_live(visit: Visit, site: Site) -> None:
    codes = [("RBRG", "RRBY"), ("RBRG", "RBGR"), ("YGGB", "GGYG"), ("BBRR", "RRBB"), ("OVOV", "VOVO")] * 2
    islands = "".join(WorkedExample(secret, guess).island() for secret, guess in codes)
    added = front_end() + len(islands.encode())  # the islands uncompressed, which is stricter
    assert added <= 150 * KB, f"{added} bytes"
    page = visit(site.add("ten.html", islands))
    last = Board(page, "worked-example", 9)
    last.press("End")
    last.says("Total: 0 exact, 4 misplaced.")


def test_no_page_carries_the_bundle_again_with_its_boards() -> None:
    pages = [page for page in BOOK.rglob("*.html") if "_static" not in page.parts]
    carrying = [
        str(page.relative_to(BOOK)) for page in pages if re.search(r'widget-state|"_esm"', page.read_text())
    ]
    assert carrying == []
