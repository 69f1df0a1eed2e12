"""Pairs of codes up to renaming of colours, and the few of them that are worth asking."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mmteach.editions import Code
from mmteach.misconceptions.rules import RULES

LONGEST = 5
"""Positions of the longest code whose shapes were all searched."""

FILE = Path(__file__).parents[1] / "data" / "questions.json"
_LETTERS = "abcdefghij"


class Question(NamedTuple):
    """A code and a guess for a learner to answer."""

    secret: Code
    guess: Code


Partition = tuple[int, ...]
"""For each of `RULES`, the number of the first rule that gives the same answer."""


def shapes(positions: int, colours: int, repeats: bool = True) -> Iterator[Question]:
    """Every pair up to renaming, as the first of its kind: new colours come in order, from 0.

    4 positions and 6 colours have 4,111 of them.
    """
    pegs = 2 * positions

    def grow(pair: Code, used: int) -> Iterator[Code]:
        if len(pair) == pegs:
            yield pair
            return
        half = pair[:positions] if len(pair) < positions else pair[positions:]
        for colour in range(min(used + 1, colours)):
            if repeats or colour not in half:
                yield from grow((*pair, colour), max(used, colour + 1))

    return (Question(pair[:positions], pair[positions:]) for pair in grow((), 0))


def shape_of(secret: Code, guess: Code) -> Question:
    """The pair with its colours renamed in order of appearance."""
    names: dict[int, int] = {}
    pair = tuple(names.setdefault(colour, len(names)) for colour in secret + guess)
    return Question(pair[: len(secret)], pair[len(secret) :])


def partition(secret: Code, guess: Code) -> Partition:
    """Which rules this pair tells apart."""
    answers = [rule(secret, guess) for rule in RULES.values()]
    return tuple(answers.index(answer) for answer in answers)


def order(question: Question) -> tuple[int, Question]:
    """The order in which equally good questions are taken: few colours first, then by code."""
    return len({*question.secret, *question.guess}), question


def worth_asking(found: Iterable[Question]) -> list[list[Question]]:
    """The first two of each partition, in `order`.

    What an answer can tell depends on the partition alone, and the shape asked last is left out: so the best
    of these is the best of all.
    """
    kept: defaultdict[Partition, list[Question]] = defaultdict(list)
    for question in sorted(found, key=order):
        alike = kept[partition(*question)]
        if len(alike) < 2:
            alike.append(question)
    return list(kept.values())


def as_text(question: Question) -> str:
    """A shape in letters, the code first: "aabcbaba"."""
    return "".join(_LETTERS[colour] for colour in question.secret + question.guess)


def from_text(text: str) -> Question:
    """The shape that `as_text` wrote."""
    pair, half = tuple(_LETTERS.index(letter) for letter in text), len(text) // 2
    return Question(pair[:half], pair[half:])


def search(repeats: bool, positions: int) -> str:
    """What the file holds for codes of that length, found by looking at every shape."""
    found = worth_asking(shapes(positions, len(_LETTERS), repeats))
    return " ".join(",".join(map(as_text, alike)) for alike in found)


def write() -> None:
    """Search all shapes anew and write the file."""
    found = {
        name: {str(n): search(name == "repeats", n) for n in range(1, LONGEST + 1)}
        for name in ("repeats", "distinct")
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
