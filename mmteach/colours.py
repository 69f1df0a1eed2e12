"""The symbols of codes: our colours, their shapes, letters and names, and those of a box of one's own."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from mmteach.errors import EditionError, shown
from mmteach.i18n import LANGUAGES, load_json
from mmteach.limits import whole, within

# Hyphens and dashes of every length, commas, slashes, bars and white space may stand between pegs.
SEPARATORS = re.compile(r"[\s,;/|‐-―−-]+")
_ACCENTS = re.compile("[\u0300-\u036f]")


def fold(text: str) -> str:
    """Text made comparable: case, accents and width folded away."""
    bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    return bare.upper().casefold().strip()  # by way of upper case, where ı is I, ß is SS and ς is Σ


@lru_cache(maxsize=1024)
def plain(name: str) -> str:
    """A name made comparable: folded, with one space for whatever stands between its words."""
    return " ".join(SEPARATORS.split(fold(name))).strip()


@dataclass(frozen=True, repr=False)
class Colour:
    """One symbol of a code: a colour, a digit, or the hole.

    `letters` and `names` are by language; `shape` is a key of `SHAPES`; `fill` and `ink` are CSS colours.
    """

    key: str
    letters: Mapping[str, str]
    names: Mapping[str, str]
    shape: str
    fill: str
    ink: str

    def __str__(self) -> str:
        return self.names["en"]

    def __repr__(self) -> str:
        return f"<Colour: {self}>"

    def message(self, lang: str) -> str:
        """The name, as a refusal in that language says it."""
        return self.names[lang]

    def __hash__(self) -> int:
        return hash(self.key)


_VOCABULARY: Any = load_json("data", "vocabulary.json")
SHAPES: Mapping[str, Mapping[str, Any]] = _VOCABULARY["shapes"]
COLOURS: Mapping[str, Colour] = MappingProxyType({c["key"]: Colour(**c) for c in _VOCABULARY["colours"]})
HOLE = Colour(**_VOCABULARY["hole"])


def palette_of(colours: int | Sequence[str | Colour], holes: bool) -> tuple[Colour, ...]:
    """The colours of a box: that many of ours, or those of the given names; a colour stands for its name.

    Raises ``EditionError`` for a number out of bounds and for names that could be taken for each other.
    """
    if isinstance(colours, str) or not isinstance(colours, Iterable):
        number = whole(colours)
        if number is None:
            raise EditionError("error.edition_colours", field="colours", value=shown(colours))
        within("colours", number + holes)
        return tuple(COLOURS.values())[:number]
    names = [str(colour) if isinstance(colour, Colour) else colour for colour in colours]
    within("colours", len(names) + holes)
    palette = _named(names)
    taken = {plain(name) for name in (*HOLE.names.values(), HOLE.letters["en"])} if holes else set()
    for place, (given, colour) in enumerate(zip(names, palette, strict=True), 1):
        own = {plain(name) for name in colour.names.values()}
        if any(_begins(a, b) or _begins(b, a) for a in own for b in taken):
            raise EditionError("error.edition_names", field="colours", value=shown(given), place=place)
        taken |= own
    return palette


def _begins(name: str, other: str) -> bool:
    """Whether the words of `name` are the first ones of `other`: then no text could tell the two apart."""
    return f"{other} ".startswith(f"{name} ")


def _named(names: Sequence[object]) -> tuple[Colour, ...]:
    """Our colours where all the names are ours, in any language; else plain pegs with those names."""
    ours = {
        fold(name): colour for colour in COLOURS.values() for name in (colour.key, *colour.names.values())
    }
    for place, name in enumerate(names, 1):
        if not isinstance(name, str) or not plain(name):
            raise EditionError("error.edition_names", field="colours", value=shown(name), place=place)
    texts = [str(name) for name in names]
    if all(fold(name) in ours for name in texts):
        return tuple(ours[fold(name)] for name in texts)
    shapes, letters = COLOURS.values(), _own_letters(texts)
    return tuple(map(_own_colour, texts, letters, shapes))


def _own_colour(name: str, letter: str, look: Colour) -> Colour:
    """A colour of that name; digits lie on plain cards, other names borrow the look of one of ours."""
    name = name.strip()
    plain_look = {field: _VOCABULARY["plain"][field] for field in ("shape", "fill", "ink")}
    borrowed = {"shape": look.shape, "fill": look.fill, "ink": look.ink}
    return Colour(
        key=fold(name),
        letters=dict.fromkeys(LANGUAGES, letter),
        names=dict.fromkeys(LANGUAGES, name),
        **(plain_look if name.isdigit() else borrowed),
    )


def _own_letters(names: Sequence[str]) -> list[str]:
    """A letter for each name: the first of its own that is still free, else any; a name of one sign is its own."""
    folded = [fold(name).upper() for name in names]
    taken = {name for name in folded if len(name) == 1}
    letters: list[str] = []
    for name in folded:
        own = [c for c in name if c.isalnum()]
        free = (c for c in [*own, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"] if c not in taken)
        letters.append(name if len(name) == 1 else next(free))
        taken.add(letters[-1])
    return letters
