"""Boxes for the tests: one to describe by hand, and Hypothesis strategies for every kind and their codes."""

from typing import Any

from hypothesis import strategies as st

from mmteach import EDITIONS, Code, Edition
from mmteach.colours import plain
from mmteach.i18n import LANGUAGES

languages = st.sampled_from(LANGUAGES)
presets = st.sampled_from(list(EDITIONS.values()))
separators = st.sampled_from(["-", "–", "—", ", ", " ", "  ", " - ", ";", "/"])


def own(positions: Any = 4, colours: Any = 6, rows: Any = 10, **fields: Any) -> Edition:
    """A box with what the test is about, and the rest as usual."""
    return Edition("own", "My box", positions, colours, rows, **fields)


@st.composite
def colour_names(draw: st.DrawFn, least: int = 2, most: int = 12) -> list[str]:
    """Names that a person may give: several words, accents, digits, hyphens; none the first words of another."""
    word = st.text("abcdefABCDEFéÉüßøñçıIσς0123'", min_size=1, max_size=6)
    name = st.builds(
        lambda words, between: between.join(words), st.lists(word, min_size=1, max_size=3), separators
    )
    names: list[str] = []
    for candidate in draw(st.lists(name, min_size=least + 6, max_size=most + 6, unique_by=plain)):
        a = plain(candidate) + " "
        others = [plain(n) + " " for n in names]
        if not any(a.startswith(b) or b.startswith(a) for b in [*others, "hole ", "trou ", "loch "]):
            names.append(candidate)
    if len(names) < least:
        names = [f"{name} {place}" for place, name in enumerate("xyzw"[:least])]
    return names[:most]


@st.composite
def own_boxes(draw: st.DrawFn) -> Edition:
    """A box of one's own, from the whole range the rules allow."""
    holes = draw(st.booleans())
    colours = draw(st.one_of(st.integers(2 - holes, 12 - holes), colour_names(2 - holes, 12 - holes)))
    symbols = (colours if isinstance(colours, int) else len(colours)) + holes
    repeats = draw(st.booleans())
    positions = draw(st.integers(1, 8 if repeats else min(8, symbols)))
    return Edition("own", "My box", positions, colours, repeats=repeats, holes=holes)


boxes = st.one_of(presets, own_boxes())


def codes(edition: Edition) -> st.SearchStrategy[Code]:
    symbol = st.integers(0, len(edition.symbols) - 1)
    n = edition.positions
    return st.lists(symbol, min_size=n, max_size=n, unique=not edition.repeats).map(tuple)


@st.composite
def box_and_codes(draw: st.DrawFn, how_many: int = 2) -> tuple[Edition, list[Code]]:
    """A box and that many of its codes."""
    edition = draw(boxes)
    return edition, [draw(codes(edition)) for _ in range(how_many)]
