"""The boxes: their colours, sizes and points, and how their codes are read and written.

Sources: the rule sheets named on the book's page *Sources and editions*.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import islice
from math import perm
from types import MappingProxyType
from typing import Any

from mmteach.colours import HOLE, SEPARATORS, Colour, fold, palette_of, plain
from mmteach.errors import CodeError, EditionError, shown
from mmteach.i18n import LANGUAGES, catalogue, has, load_json, t
from mmteach.limits import BOUNDS, named, points, whole, within

Code = tuple[int, ...]
"""A code inside the package: one symbol a position, from 0; the hole is the last symbol."""

CodeLike = str | Sequence[int | str]
"""A code at the edges: text, or a sequence of symbols, letters or names."""

_LONGEST = 1000
"""Signs or pegs that are still read and counted."""


@dataclass(frozen=True, repr=False)
class Edition:
    """One box of the game: what a code may be, and what a round is worth.

    Args:
        key: short name, as in a link.
        name: the name a person reads.
        positions: pegs in a code, 1 to 8.
        colours: how many of our twelve colours, or their names, or names of your own, or the colours of a box.
        rows: guesses in a round; the last one counts like any other.
        repeats: whether a code may use a colour twice.
        holes: whether a peg may be left out; the hole is then one more symbol.
        row_points: points to the codemaker for each row played.
        failure_bonus: points more when the last row did not find the code.
        error_award: points to the codebreaker who proves an answer wrong.
        key_names: what the box calls an exact and a misplaced key.

    Raises:
        EditionError: naming the number or the name that is out of bounds.
    """

    key: str
    name: str
    positions: int
    colours: tuple[Colour, ...]
    rows: int = 10
    repeats: bool = True
    holes: bool = False
    row_points: int = 1
    failure_bonus: int = 0
    error_award: int = 0
    key_names: tuple[str, str] = ("black", "white")

    def __init__(
        self,
        key: str,
        name: str,
        positions: int,
        colours: int | Sequence[str | Colour],
        rows: int = 10,
        *,
        repeats: bool = True,
        holes: bool = False,
        row_points: int = 1,
        failure_bonus: int = 0,
        error_award: int = 0,
        key_names: Sequence[str] = ("black", "white"),
    ) -> None:
        within("positions", positions)
        within("rows", rows)
        palette = palette_of(colours, holes)
        if not repeats and positions > len(palette) + holes:
            raise EditionError("error.too_few_colours", positions=positions, symbols=len(palette) + holes)
        for field, value in {
            "key": named("key", key),
            "name": named("name", name),
            "positions": positions,
            "colours": palette,
            "rows": rows,
            "repeats": bool(repeats),
            "holes": bool(holes),
            "row_points": points("row_points", row_points),
            "failure_bonus": points("failure_bonus", failure_bonus),
            "error_award": points("error_award", error_award),
            "key_names": _key_pair(key_names),
        }.items():
            object.__setattr__(self, field, value)

    def __hash__(self) -> int:
        # Boxes are the keys of every cache: few share these, and a hash of all colours is slow.
        return hash((self.key, self.positions, self.rows))

    @cached_property
    def symbols(self) -> tuple[Colour, ...]:
        """The colours, and the hole last where the box has holes."""
        return (*self.colours, HOLE) if self.holes else self.colours

    @property
    def hole(self) -> int | None:
        """The symbol that stands for a hole, or None."""
        return len(self.colours) if self.holes else None

    @property
    def size(self) -> int:
        """How many codes the box allows."""
        n = len(self.symbols)
        return n**self.positions if self.repeats else perm(n, self.positions)

    def title(self, lang: str = "en") -> str:
        """The box's name in `lang`; a name of your own stays as it is."""
        key = f"edition.{self.key}"
        return t(key, lang) if EDITIONS.get(self.key) == self else self.name

    def parse(self, code: CodeLike, lang: str = "en", *, row: int | None = None) -> Code:
        """The code as a tuple of symbols.

        Reads letters of `lang` ("RBRG"), full names in any of the three languages with hyphens, dashes, commas
        or spaces between them, digits for a box of digits, and sequences of names, letters or symbols from 0.
        `row` (from 1) is named in the refusal.

        Raises:
            CodeError: naming the peg, with the value and what is accepted.
        """
        catalogue(lang)  # refuses a language we do not have
        try:
            return self._checked(self._pegs(code, lang), code, lang)
        except CodeError as error:
            raise error if row is None else error.in_row(row) from None

    def format(self, code: CodeLike, lang: str = "en") -> str:
        """The full names, as "Red-Blue-Red-Green"; `parse` reads them back in every language."""
        catalogue(lang)
        return "-".join(self.symbols[s].names[lang] for s in self.parse(code))

    def letters(self, code: CodeLike, lang: str = "en") -> str:
        """One letter a peg, as "RBRG"."""
        catalogue(lang)
        return "".join(self.symbols[s].letters[lang] for s in self.parse(code))

    def to_json(self) -> str | dict[str, Any]:
        """What the front end and saved files call this box: its key, or its whole description."""
        if EDITIONS.get(self.key) == self:
            return self.key
        fields = {f: getattr(self, f) for f in self.__dataclass_fields__}
        return {**fields, "colours": [c.names["en"] for c in self.colours], "key_names": list(self.key_names)}

    @classmethod
    def from_json(cls, value: "str | Mapping[str, Any] | Edition") -> "Edition":
        """The box that `to_json` described; an `Edition` passes through. Raises `EditionError`."""
        if isinstance(value, Edition):
            return value
        if isinstance(value, str):
            if value not in EDITIONS:
                raise EditionError("error.unknown_edition", value=shown(value), accepted=", ".join(EDITIONS))
            return EDITIONS[value]
        try:
            return cls(**value)
        except TypeError:
            raise EditionError(
                "error.unknown_edition", value=shown(value), accepted=", ".join(EDITIONS)
            ) from None

    def __repr__(self) -> str:
        if EDITIONS.get(self.key) == self:
            return f"EDITIONS[{self.key!r}]"
        own = {
            f.name: getattr(self, f.name)
            for f in list(fields(self))[4:]
            if getattr(self, f.name) != f.default
        }
        named = {"positions": self.positions, "colours": [str(c) for c in self.colours], **own}
        return f"Edition({self.key!r}, {self.name!r}, {', '.join(f'{k}={v!r}' for k, v in named.items())})"

    def accepted(self, lang: str = "en", read: str | None = None) -> str:
        """What may stand at a peg, as "Red (R), Blue (B), …"; the letters are those of `read`, if it differs."""
        names = ((c.names[lang], c.letters[read or lang]) for c in self.symbols)
        return ", ".join(name if name == letter else f"{name} ({letter})" for name, letter in names)

    def _pegs(self, code: CodeLike, lang: str) -> list[int]:
        if isinstance(code, str) and len(code) <= _LONGEST:
            return list(self._read(code, lang))
        try:
            items = list(islice(code, _LONGEST + 1))  # an iterator may have no end
        except TypeError:
            raise self._no_code(code, lang) from None
        if len(items) > _LONGEST:
            raise self._no_code(code, lang)
        n = len(self.symbols)
        return [
            s if type(s) is int and 0 <= s < n else self._symbol(s, peg, lang)
            for peg, s in enumerate(items, 1)
        ]

    def _no_code(self, code: object, lang: str) -> CodeError:
        return CodeError("error.not_a_code", value=shown(code), accepted=Accepted(self, lang))

    def _symbol(self, item: object, peg: int, lang: str) -> int:
        if isinstance(item, str):
            found = self._names.get(plain(item), self._letters[lang].get(fold(item)))
        else:
            found = whole(item)
        if found is None or not 0 <= found < len(self.symbols):
            raise CodeError("error.unknown_peg", peg=peg, value=shown(item), accepted=Accepted(self, lang))
        return found

    def _read(self, text: str, lang: str) -> Iterator[int]:
        """Symbols of a text: names, else letters, one a peg."""
        words, peg = [w for w in SEPARATORS.split(text) if w], 1
        alone = len(words) == 1
        while words:
            taken = 0 if alone and self._spells_code(words[0], lang) else self._words_of_name(words)
            name, words = " ".join(words[: taken or 1]), words[taken or 1 :]
            for part in name if not taken and self._is_run(name, alone, lang) else [name]:
                yield self._symbol(part, peg, lang)
                peg += 1

    def _words_of_name(self, words: list[str]) -> int:
        """How many of the first words make a name, or 0; no name begins another, so one fits at most."""
        sizes = range(1, min(self._longest, len(words)) + 1)
        return next((k for k in sizes if plain(" ".join(words[:k])) in self._names), 0)

    def _spells_code(self, word: str, lang: str) -> bool:
        """Whether a word is a whole code in letters, even where it is a name too: "ROT" in German."""
        return 1 < len(word) == self.positions and all(fold(c) in self._letters[lang] for c in word)

    def _is_run(self, word: str, alone: bool, lang: str) -> bool:
        """Whether a word is letters, one a peg, and not a misspelt name."""
        known = self._letters[lang]
        return all(fold(c) in known for c in word) or (alone and len(word) <= BOUNDS["positions"][1])

    def _checked(self, pegs: list[int], code: CodeLike, lang: str) -> Code:
        if len(pegs) != self.positions:
            raise CodeError(
                "error.code_length",
                value=shown(code),
                found=len(pegs),
                positions=self.positions,
                accepted=Accepted(self, lang),
            )
        if not self.repeats:
            for peg, symbol in enumerate(pegs, 1):
                if symbol in pegs[: peg - 1]:
                    colour, first = self.symbols[symbol], pegs.index(symbol) + 1
                    raise CodeError("error.repeat", peg=peg, value=colour, first=first)
        return tuple(pegs)

    @cached_property
    def _names(self) -> dict[str, int]:
        names = ((c.names[lang], s) for s, c in enumerate(self.symbols) for lang in LANGUAGES)
        return {plain(name): s for name, s in names}

    @cached_property
    def _longest(self) -> int:
        """Words in the longest name."""
        return max(name.count(" ") + 1 for name in self._names)

    @cached_property
    def _letters(self) -> dict[str, dict[str, int]]:
        """By language: the symbol of each letter."""
        return {lang: {fold(c.letters[lang]): s for s, c in enumerate(self.symbols)} for lang in LANGUAGES}


def box_of(edition: Edition | str) -> Edition:
    """The box itself, or the one of that key. Raises ``EditionError`` for any other value."""
    return Edition.from_json(edition)


@dataclass(frozen=True)
class Accepted:
    """What may stand at a peg, for a refusal: names in the language of the sentence, letters in the one read.

    Attributes:
        edition: the box.
        read: the language in which the code was read.
    """

    edition: Edition
    read: str

    def message(self, lang: str) -> str:
        """The list as `Edition.accepted` gives it."""
        return self.edition.accepted(lang, self.read)


def _key_pair(names: Sequence[str]) -> tuple[str, str]:
    pair = tuple(names) if isinstance(names, Sequence) and not isinstance(names, str) else ()
    if (
        len(pair) != 2
        or not all(isinstance(n, str) and n.strip() for n in pair)
        or fold(pair[0]) == fold(pair[1])
    ):
        value = shown(", ".join(map(str, pair)) if isinstance(names, list | tuple) else names)
        raise EditionError("error.edition_key_names", field="key_names", value=value)
    return pair


def key_word(name: str, lang: str, count: int) -> str:
    """The box's own word for `count` keys of that name: "2 grey", "2 grises"."""
    return t(f"key.{name}", lang, count=count) if has(f"key.{name}") else f"{count} {name}"


EDITIONS: Mapping[str, Edition] = {}
EDITIONS = MappingProxyType({e["key"]: Edition(**e) for e in load_json("data", "editions.json")})
F6423 = EDITIONS["f6423"]
SUPER = EDITIONS["super"]
SUPER_HOLES = EDITIONS["super-holes"]
