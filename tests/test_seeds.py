"""Codes behind seeds, and verdicts on answers, in Python and in TypeScript."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from boxes import boxes, own
from hypothesis import given
from hypothesis import strategies as st

from mmteach import EDITIONS, F6423, Edition, Row, wrong_answers
from mmteach.i18n import LANGUAGES
from mmteach.misconceptions import RULES
from mmteach.misconceptions.rules import without_holes
from mmteach.seeds import MOST_SEEDS, code_from_seed

SCRIPT = Path(__file__).parent.parent / "frontend" / "tests" / "practice.parity.ts"
BOXES = [*EDITIONS.values(), own(8, 4), own(3, 5, holes=True, repeats=False), own(6, ["A", "B", "C"])]


def asked(questions: list[dict[str, Any]]) -> list[Any]:
    """The front end's answers to these questions."""
    lines = "\n".join(json.dumps(q) for q in questions)
    done = subprocess.run(["node", SCRIPT], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class TestCodeFromSeed:
    @given(boxes, st.integers(1, MOST_SEEDS))
    def test_is_a_code_of_the_box(self, edition: Edition, seed: int) -> None:
        code = code_from_seed(seed, edition)
        assert edition.parse(code) == code

    def test_every_code_comes_up(self) -> None:
        assert len({code_from_seed(seed) for seed in range(1, 20_000)}) == F6423.size

    def test_is_the_same_in_the_boards(self) -> None:
        random = Random(6)
        seeds = [1, MOST_SEEDS, *(random.randint(1, MOST_SEEDS) for _ in range(998))]
        theirs = asked([{"box": box.to_json(), "seeds": seeds} for box in BOXES])
        for box, codes in zip(BOXES, theirs, strict=True):
            assert codes == [box.letters(code_from_seed(seed, box)) for seed in seeds], box.key


class TestVerdicts:
    @pytest.mark.parametrize("box", BOXES, ids=lambda box: box.key)
    def test_are_the_same_in_the_boards(self, box: Edition) -> None:
        random = Random(box.key)
        boards = [_board(box, random) for _ in range(200)]
        questions = [{"box": box.to_json(), "secret": secret, "rows": rows} for secret, rows in boards]
        explained = 0
        for (secret, rows), found in zip(boards, asked(questions), strict=True):
            verdict = wrong_answers(secret, rows, box)
            explained += bool(verdict.rules)
            assert found == {
                "rows": [wrong.row for wrong in verdict.answers],
                "rules": [rule.key for rule in verdict.rules],
                "sentences": [verdict.sentence(lang) for lang in LANGUAGES],
            }
        assert explained > 20, "the boards are too plain to tell anything"


def _board(box: Edition, random: Random) -> tuple[str, list[Row]]:
    """A secret and rows answered by one rule, which slips into another now and then."""
    secret, rule = _code(box, random), random.choice(list(RULES.values()))
    rows = []
    for _ in range(random.randint(1, 5)):
        guess = _code(box, random)
        used = rule if random.random() < 0.9 else random.choice(list(RULES.values()))
        answer = used(*without_holes(secret, guess, box.hole))
        if sum(answer) <= box.positions and answer != (box.positions - 1, 1):
            rows.append(Row(box.letters(guess), tuple(answer)))
    return box.letters(secret), rows


def _code(box: Edition, random: Random) -> tuple[int, ...]:
    symbols = range(len(box.symbols))
    if not box.repeats:
        return tuple(random.sample(symbols, box.positions))
    few = random.sample(symbols, min(3, len(symbols)))
    return tuple(random.choice(few) for _ in range(box.positions))
