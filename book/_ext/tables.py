"""Tables that a cell computed: their columns of numbers stand to the right, so that tens stand below tens."""

import re
from typing import Any
from xml.etree import ElementTree

from sphinx.application import Sphinx

TABLE = re.compile(r'<table border="1" class="dataframe">.*?</table>', re.DOTALL)
NUMBER = re.compile(r"[+−]?\d[\d.,\u202f]*\s?(%|×|n?s|µs|ms)?( ★)?|–|")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("html-page-context", align_numbers)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def align_numbers(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Mark the columns of the page's tables in which every cell is a number."""
    if "body" in context:
        context["body"] = TABLE.sub(marked, context["body"])


def marked(found: re.Match[str]) -> str:
    """One table, the cells of its columns of numbers with a class that the style sheet knows."""
    table = ElementTree.fromstring(found[0])
    rows = [list(row) for row in table.iter("tr")]
    for head, *cells in zip(*rows, strict=True):
        if all(NUMBER.fullmatch("".join(cell.itertext())) for cell in cells):
            for cell in (head, *cells):
                cell.set("class", "number")
    return ElementTree.tostring(table, encoding="unicode", method="html")
