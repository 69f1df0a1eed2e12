"""What can be checked of a clue by its letters alone; the rest is for the table to judge."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from mmteach.errors import MmteachError, shown
from mmteach.i18n import t

# Accents of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, and characters that cannot be seen.
# The ranges are written out so that Python and JavaScript drop the same ones; marks that make another
# letter of it, as in Japanese or Hindi, are not accents and stay.
_DROPPED = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f"
    "\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
    "\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]"
)
_SPACES = re.compile("[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")

Fault = Literal["empty", "equal", "contains", "contained", "used"]


class ClueError(MmteachError):
    """A clue that the mechanical checks refuse, or not three clues."""


@dataclass(frozen=True)
class Objection:
    """What the mechanical check says against a clue.

    Attributes:
        fault: the clue is ``empty``, ``equal`` to a keyword, ``contains`` one, is ``contained`` in one, or
            was ``used`` before by the team.
        clue: which of the three clues, from 1.
        text: the clue as it was written.
        slot: the keyword's slot; None for an empty or used clue.
    """

    fault: Fault
    clue: int
    text: str
    slot: int | None = None

    @property
    def key(self) -> str:
        """The catalogue's key of the sentence."""
        return f"decrypto.clue.{self.fault}"

    @property
    def values(self) -> dict[str, object]:
        """What the sentence speaks of."""
        return {"clue": self.clue, "text": shown(self.text), "slot": self.slot}

    @property
    def by_letters(self) -> bool:
        """Whether only letters inside a longer word are at fault, which may be chance: "ant" in "elephant"."""
        return self.fault in ("contains", "contained")

    def sentence(self, lang: str = "en") -> str:
        """The objection in one sentence."""
        return t(self.key, lang, **self.values)


def fold(text: str) -> str:
    """Text made comparable: form (NFKC), case, accents, white space and what cannot be seen folded away.

    >>> fold("  STRASSE ") == fold("Straße")
    True
    """
    plain = _DROPPED.sub("", unicodedata.normalize("NFKD", text))
    # Up and down again, letter by letter: JavaScript has no case folding, and this is the same in both.
    cased = "".join(letter.upper().lower() for letter in plain)
    marked = _DROPPED.sub("", unicodedata.normalize("NFKD", cased))
    return unicodedata.normalize("NFKC", _SPACES.sub(" ", marked)).strip(" ")


def check_clues(
    clues: Sequence[str], keywords: Sequence[str] = (), used: Iterable[str] = ()
) -> tuple[Objection, ...]:
    """Everything the mechanical checks object to, clue by clue.

    `keywords` are the team's own four (none when they stay behind the screen) and `used` its earlier clues.

    >>> [o.fault for o in check_clues(["Seaside", "", "sand"], ["sea", "wheel", "night", "bread"], ["Sand"])]
    ['contains', 'empty', 'used']
    """
    words, before = [fold(word) for word in keywords], {fold(clue) for clue in used}
    found: list[Objection] = []
    for number, text in enumerate(clues, 1):
        clue = fold(text)
        found += [Objection(fault, number, text, slot) for fault, slot in _faults(clue, words, before)]
        before.add(clue)
    return tuple(found)


def count_right(guesses: Sequence[str], keywords: Sequence[str]) -> int:
    """How many of four guesses at keywords are right, slot by slot, compared after `fold`."""
    return sum(fold(g) == fold(k) != "" for g, k in zip(guesses, keywords, strict=True))


def _faults(clue: str, words: list[str], before: set[str]) -> Iterator[tuple[Fault, int | None]]:
    if not clue:
        yield "empty", None
        return
    for slot, word in enumerate(words, 1):
        if not word:
            continue
        if clue == word:
            yield "equal", slot
        elif word in clue:
            yield "contains", slot
        elif clue in word:
            yield "contained", slot
    if clue in before:
        yield "used", None
