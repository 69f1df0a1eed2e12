"""The best guess, in Python and in TypeScript, in the same positions: equal, ties and all."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from boxes import own

from mmteach import EDITIONS, Code, Edition, Row, best_guesses, score
from mmteach.codes import all_codes
from mmteach.strategy import By

SCRIPT = Path(__file__).parent.parent / "frontend" / "tests" / "strategy.parity.ts"
BY: tuple[By, ...] = ("minimax", "expected_size", "entropy", "most_parts")
BOXES = {
    **EDITIONS,
    "holes": own(3, 4, holes=True),
    "few, holes, no repeats": own(3, 4, holes=True, repeats=False),
    "one peg": own(1, 5),
    "long": own(6, 2),
}

Asked = tuple[list[Row], tuple[By, ...]]


def positions(edition: Edition, rnd: random.Random) -> list[Asked]:
    """1,000 random positions of a small box with every measure, 50 of a larger one with each measure in its turn."""
    small = edition.size <= 1_296
    count = 1_000 if edition.key == "f6423" else 50
    return [(_rows(edition, rnd), BY if small else (BY[k % 4],)) for k in range(count)]


def _rows(edition: Edition, rnd: random.Random) -> list[Row]:
    codes = all_codes(edition)

    def code() -> Code:
        return tuple(codes[rnd.randrange(edition.size)].tolist())

    secret = code()
    guesses = [code() for _ in range(rnd.randint(0, 4))]
    return [Row(guess, score(secret, guess, edition)) for guess in guesses]


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Asked]]:
    rnd = random.Random(7)
    return {name: positions(box, rnd) for name, box in BOXES.items()}


@pytest.fixture(scope="module")
def in_typescript(asked: dict[str, list[Asked]]) -> dict[str, list[list[list[int]]]]:
    """The guesses that the front end finds; one process for all."""
    questions = [
        {
            "edition": BOXES[name].to_json(),
            "positions": [
                {"rows": [(row.guess, row.answer) for row in rows], "by": by} for rows, by in those
            ],
        }
        for name, those in asked.items()
    ]
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node, "node is needed to run the rules in TypeScript"
    run = subprocess.run(
        [node, str(SCRIPT)], input=json.dumps(questions), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return dict(zip(asked, json.loads(run.stdout), strict=True))


@pytest.mark.parametrize("name", BOXES)
def test_the_best_guess_is_the_same(
    asked: dict[str, list[Asked]], in_typescript: dict[str, list[list[list[int]]]], name: str
) -> None:
    for (rows, by), theirs in zip(asked[name], in_typescript[name], strict=True):
        ours = [list(best_guesses(rows, measure, 1, BOXES[name])[0].guess) for measure in by]
        assert ours == theirs, rows
