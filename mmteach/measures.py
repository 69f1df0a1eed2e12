"""What a guess is worth: the parts into which its answer divides the remaining codes, and four ways to judge them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import log2
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mmteach.codes import Bytes, Indices
from mmteach.editions import Code, Edition
from mmteach.i18n import number, t
from mmteach.scoring import Feedback

if TYPE_CHECKING:
    import pandas as pd

Scores = npt.NDArray[np.int64] | npt.NDArray[np.float64]


@dataclass(frozen=True, repr=False)
class Measure:
    """A score for each guess: the lower, the better. Nothing is better than every code in a part of its own.

    Attributes:
        of_sizes: works it out from the sizes of the parts, shape (guesses, answers).
        of_company: the same from how many codes are in the part of each code, shape (codes, guesses): the quicker
            way when there are few codes.
    """

    of_sizes: Callable[[Indices], Scores]
    of_company: Callable[[Bytes], Scores]

    def __repr__(self) -> str:
        key = next((key for key, measure in MEASURES.items() if measure is self), None)
        return f"MEASURES[{key!r}]" if key else "<Measure>"


@cache
def _size_log_size(most: int) -> npt.NDArray[np.float64]:
    sizes = np.arange(most + 1, dtype=np.float64)
    return sizes * np.log2(np.maximum(sizes, 1))


MEASURES: Mapping[str, Measure] = MappingProxyType(
    {
        "minimax": Measure(
            lambda sizes: sizes.max(axis=1),
            lambda company: company.max(axis=0),
        ),
        "expected_size": Measure(
            lambda sizes: np.einsum("ga,ga->g", sizes, sizes),
            lambda company: company.sum(axis=0, dtype=np.int64),
        ),
        # The entropy is log2(n) - sum(size x log2(size)) / n. Rounding makes the same sizes in another order a tie.
        "entropy": Measure(
            lambda sizes: _size_log_size(int(sizes.max())).take(sizes).sum(axis=1).round(7),
            lambda company: np.log2(company.prod(axis=0, dtype=np.float64)).round(7),
        ),
        "most_parts": Measure(
            lambda sizes: -np.count_nonzero(sizes, axis=1),
            lambda company: -np.rint((1 / company).sum(axis=0)),
        ),
    }
)
"""What a guess is judged by."""


@dataclass(frozen=True, repr=False)
class Parts:
    """How the remaining codes fall by the answer that each would give to one guess.

    Attributes:
        guess: the guess.
        edition: the box.
        sizes: the number of codes by answer; answers that none would give are left out.
        consistent: whether the guess itself may be the code.
    """

    guess: Code
    edition: Edition
    sizes: Mapping[Feedback, int]
    consistent: bool

    def __len__(self) -> int:
        return len(self.sizes)

    @property
    def codes(self) -> int:
        """How many codes there are in all parts."""
        return sum(self.sizes.values())

    @property
    def largest(self) -> int:
        """The size of the largest part: what is left in the worst case."""
        return max(self.sizes.values())

    @property
    def expected_size(self) -> Fraction:
        """How many codes will be left on average, exactly: sum of size x size / codes."""
        return Fraction(sum(n * n for n in self.sizes.values()), self.codes)

    @property
    def entropy(self) -> float:
        """What the answer is expected to tell, in bits."""
        return sum(n * log2(self.codes / n) for n in self.sizes.values()) / self.codes

    def table(self) -> "pd.DataFrame":
        """A line an answer, fewest exact first. Columns: exact, misplaced, codes, share."""
        import pandas as pd

        lines = [(*answer, n, n / self.codes) for answer, n in self.sizes.items()]
        return pd.DataFrame(lines, columns=["exact", "misplaced", "codes", "share"])

    def sentence(self, lang: str = "en") -> str:
        """The four measures in one sentence."""
        return t(
            "parts.sentence",
            lang,
            guess=self.edition.letters(self.guess, lang),
            codes=self.codes,
            count=len(self),
            largest=self.largest,
            expected=number(round(float(self.expected_size), 2), lang),
            bits=number(round(self.entropy, 2), lang),
        )

    def __str__(self) -> str:
        return self.sentence()

    def __repr__(self) -> str:
        return f"<Parts: {self.sentence()}>"
