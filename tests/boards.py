"""Boards to test against, with answers worked out in another way than the package does it."""

from functools import cache
from itertools import product

import numpy as np

from mmteach import Code, Edition, Feedback

HOLES_4X5 = Edition("holes-4x5", "Five colours and holes", 4, 5, holes=True)


def feedback_slowly(secret: Code, guess: Code, hole: int | None) -> Feedback:
    """Strike pegs one by one, as people do at the table."""
    code, row = list(secret), list(guess)
    exact = misplaced = 0
    for p, peg in enumerate(row):
        if code[p] == peg:
            code[p] = row[p] = None
            exact += 1
    for peg in row:
        if peg is not None and peg != hole and peg in code:
            code[code.index(peg)] = None
            misplaced += 1
    return Feedback(exact, misplaced)


@cache
def codes_of(edition: Edition) -> list[Code]:
    every = product(range(len(edition.symbols)), repeat=edition.positions)
    return [code for code in every if edition.repeats or len(set(code)) == len(code)]


@cache
def answer_table(edition: Edition) -> np.ndarray:
    """All answers of all codes, [guess, secret], as 10 x exact + misplaced."""
    codes = np.array(codes_of(edition))
    exact = np.zeros((len(codes), len(codes)), np.uint8)
    shared = np.zeros_like(exact)
    for p in range(edition.positions):
        exact += codes[:, None, p] == codes[None, :, p]
    for symbol in range(len(edition.symbols)):
        if symbol == edition.hole:
            here = codes == symbol
            shared += (here[:, None] & here[None]).sum(axis=2, dtype=np.uint8)
        else:
            counts = (codes == symbol).sum(axis=1, dtype=np.uint8)
            shared += np.minimum(counts[:, None], counts[None])
    return exact * 10 + shared - exact


def fitting(edition: Edition, board: list[tuple[int, Feedback]]) -> np.ndarray:
    """Which codes fit rows given as (index of the guess, answer)."""
    table, fits = answer_table(edition), np.ones(edition.size, bool)
    for guess, (exact, misplaced) in board:
        fits &= table[guess] == 10 * exact + misplaced
    return fits
