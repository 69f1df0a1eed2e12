"""A learner with a hidden rule, to be found by asking: which rule it is, and how many questions are enough."""

from collections import defaultdict
from itertools import count

from mmteach.editions import F6423, Edition
from mmteach.misconceptions.questions import table
from mmteach.misconceptions.rules import RULES
from mmteach.misconceptions.shapes import Partition, Question
from mmteach.seeds import mixed


def learner_rules(edition: Edition = F6423) -> tuple[str, ...]:
    """The rules that a learner may use: of those that no pair of the box tells apart, the first.

    All 11 in most boxes; without repeated colours only 4 are left.
    """
    columns: dict[tuple[int, ...], str] = {}
    for key, column in zip(RULES, zip(*_kinds(edition), strict=True), strict=True):
        columns.setdefault(column, key)
    return tuple(columns.values())


def hidden_rule(seed: int, edition: Edition = F6423) -> str:
    """The rule behind `seed`, the same here as in the boards (`frontend/rules/hunt.ts`)."""
    rules = learner_rules(edition)
    return rules[mixed(seed) % len(rules)]


def fewest_questions(edition: Edition = F6423) -> int:
    """How many questions, each chosen after the answers before it, are enough to find any rule: no fewer are."""
    rules, kinds = _places(edition), _kinds(edition)
    return next(n for n in count() if _enough(rules, kinds, n))


def telling_pairs(edition: Edition = F6423) -> tuple[Question, ...]:
    """Pairs that together tell all rules apart, each the one that tells most after those before it."""
    rules = _places(edition)
    pairs: list[Question] = []
    parts = [rules]
    while len(parts) < len(rules):
        question, kind = max(table(edition), key=lambda entry: len(_split(parts, entry[1])))
        pairs.append(question)
        parts = _split(parts, kind)
    return tuple(pairs)


def _kinds(edition: Edition) -> list[Partition]:
    """Every way in which a pair of the box tells the rules apart, each once."""
    return list(dict.fromkeys(kind for _, kind in table(edition)))


def _places(edition: Edition) -> list[int]:
    return [list(RULES).index(key) for key in learner_rules(edition)]


def _enough(rules: list[int], kinds: list[Partition], questions: int) -> bool:
    if len(rules) == 1 or not questions:
        return len(rules) == 1
    splits = (_split([rules], kind) for kind in kinds)
    return any(len(parts) > 1 and all(_enough(p, kinds, questions - 1) for p in parts) for parts in splits)


def _split(parts: list[list[int]], kind: Partition) -> list[list[int]]:
    """The groups of rules, each split by the answers to one pair."""
    split: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for number, rules in enumerate(parts):
        for rule in rules:
            split[number, kind[rule]].append(rule)
    return list(split.values())
