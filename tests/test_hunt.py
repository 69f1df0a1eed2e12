"""Hidden learners, the pairs that find them, and how few are enough; the same in Python and in TypeScript."""

import json
import subprocess
from itertools import product
from pathlib import Path

import pytest

from mmteach import EDITIONS, F6423, Edition
from mmteach.misconceptions import RULES
from mmteach.misconceptions.hunt import fewest_questions, hidden_rule, learner_rules, telling_pairs
from mmteach.misconceptions.rules import without_holes
from mmteach.misconceptions.shapes import partition, shapes

SCRIPT = Path(__file__).parent.parent / "frontend" / "tests" / "hunt.parity.ts"
SMALL = [
    Edition("small", "Small", positions, colours) for positions, colours in product((1, 2, 3), (2, 3, 6))
]
BOXES = [*EDITIONS.values(), *SMALL, Edition("long", "Long", 7, 5)]


class TestLearnerRules:
    def test_are_all_eleven_in_the_plain_box(self) -> None:
        assert learner_rules(F6423) == tuple(RULES)

    @pytest.mark.parametrize("box", SMALL, ids=repr)
    def test_are_the_first_of_those_that_answer_alike_on_every_pair(self, box: Edition) -> None:
        every = list(shapes(box.positions, len(box.colours)))
        columns: dict[tuple[object, ...], str] = {}
        for key, rule in RULES.items():
            columns.setdefault(tuple(rule(*pair) for pair in every), key)
        assert learner_rules(box) == tuple(columns.values())

    def test_every_one_hides_behind_some_seed(self) -> None:
        assert {hidden_rule(seed) for seed in range(1, 200)} == set(RULES)


class TestFewestQuestions:
    def test_are_two_in_most_boxes(self) -> None:
        assert [fewest_questions(box) for box in EDITIONS.values()] == [2, 2, 2, 2, 2, 2, 1]

    def test_are_no_fewer_than_the_answers_allow(self) -> None:
        kinds = [partition(*pair) for pair in shapes(4, 6)]
        assert max(len(set(kind)) for kind in kinds) < len(RULES)
        two = [partition(F6423.parse(s), F6423.parse(g)) for s, g in (("RRRB", "BRBR"), ("RBRG", "RRRB"))]
        assert len(set(zip(*two, strict=True))) == len(RULES)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box.key} {box.positions} {len(box.colours)}")
def test_telling_pairs_tell_all_rules_apart(box: Edition) -> None:
    pairs = telling_pairs(box)
    answers = {
        key: tuple(RULES[key](*without_holes(*pair, box.hole)) for pair in pairs)
        for key in learner_rules(box)
    }
    assert len(set(answers.values())) == len(answers)
    assert len(pairs) >= fewest_questions(box)


def test_python_and_typescript_agree() -> None:
    seeds = [1, 2, 3, 77, 12_345, 999_999]
    asked = json.dumps([{"edition": box.to_json(), "seeds": seeds} for box in BOXES])
    run = subprocess.run(["node", SCRIPT], input=asked, capture_output=True, check=True, text=True)
    assert json.loads(run.stdout) == [
        [list(learner_rules(box)), fewest_questions(box), [hidden_rule(seed, box) for seed in seeds]]
        for box in BOXES
    ]
