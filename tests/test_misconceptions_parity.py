"""Rules, diagnoses, questions and sentences about answers, in Python and in TypeScript, on the same lists."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mmteach import (
    EDITIONS,
    F6423,
    MISCONCEPTIONS,
    Code,
    Edition,
    Feedback,
    constraints,
    diagnose,
    meaning,
    next_question,
)
from mmteach.i18n import t
from mmteach.misconceptions import OUTCOMES, RULES, Response, examples
from mmteach.misconceptions.rules import without_holes

SCRIPT = Path(__file__).parent.parent / "frontend" / "tests" / "misconceptions.parity.ts"
LONG = Edition("long", "Long", 7, 5)
LONG_DISTINCT = Edition("distinct", "Distinct", 6, 8, repeats=False)

# Box, slip, language, lists, and for how many of them the next question is asked.
ASKED = [
    (F6423, 0.1, "en", 7_000, 300),
    (F6423, 0.0, "fr", 500, 100),
    (EDITIONS["super-holes"], 0.1, "de", 1_000, 60),
    (EDITIONS["kids"], 0.2, "fr", 600, 100),
    (EDITIONS["bulls-and-cows"], 0.05, "de", 500, 100),
    (LONG, 0.1, "en", 200, 30),
    (LONG_DISTINCT, 0.3, "en", 200, 30),
]


def random_list(edition: Edition, random: Random) -> list[Response]:
    """Up to ten answers of a learner with a rule, who slips now and then in any way."""
    rule, said = random.choice(list(RULES.values())), []
    for _ in range(random.randrange(11)):
        secret, guess = _code(edition, random), _code(edition, random)
        answer = rule(*without_holes(secret, guess, edition.hole))
        if random.random() < 0.2:
            answer = Feedback(random.randint(0, edition.positions), random.randint(0, edition.positions))
        said.append(Response(secret, guess, answer))
    return said


def _code(edition: Edition, random: Random) -> Code:
    symbols = range(len(edition.symbols))
    if not edition.repeats:
        return tuple(random.sample(symbols, edition.positions))
    few = random.sample(symbols, min(3, len(symbols)))
    return tuple(random.choice(random.choice([few, symbols])) for _ in range(edition.positions))


def in_python(edition: Edition, slip: float, lang: str, lists: list[list[Response]], ask: int) -> Any:
    names = [
        MISCONCEPTIONS[o].name(lang) if o in MISCONCEPTIONS else t(f"diagnosis.name.{o}", lang)
        for o in (*OUTCOMES, "open")
    ]
    found = {
        "lists": [_list(edition, slip, lang, said) for said in lists],
        "questions": [next_question(said, edition, slip) for said in lists[:ask]],
        "pairs": [_pair(edition, lang, response) for said in lists[:ask] for response in said],
        "examples": [examples(key, edition) for key in MISCONCEPTIONS],
        "names": [*names, *(m.correction(lang) for m in MISCONCEPTIONS.values())],
    }
    return json.loads(json.dumps(found))


def _list(edition: Edition, slip: float, lang: str, said: list[Response]) -> Any:
    found = diagnose(said, slip, edition)
    return [list(found.values()), found.likeliest, found.verdict, found.sentence(lang)]


def _pair(edition: Edition, lang: str, response: Response) -> Any:
    secret, guess, answer = response
    return {
        "answers": [rule(*without_holes(secret, guess, edition.hole)) for rule in RULES.values()],
        "checks": [(c.key, c.holds, c.sentence(lang)) for c in constraints(secret, guess, answer, edition)],
        "meaning": list(meaning(secret, guess, answer, lang, edition).items()),
    }


@pytest.fixture(scope="module")
def both() -> list[tuple[Any, Any]]:
    """What each side makes of the same lists, by box; one process for all."""
    random = Random(4)
    asked = [
        (edition, slip, lang, [random_list(edition, random) for _ in range(count)], ask)
        for edition, slip, lang, count, ask in ASKED
    ]
    questions = [
        {"edition": edition.to_json(), "slip": slip, "lang": lang, "lists": lists, "ask": ask}
        for edition, slip, lang, lists, ask in asked
    ]
    run = subprocess.run(
        ["node", str(SCRIPT)], input=json.dumps(questions), capture_output=True, text=True, check=True
    )
    return [(in_python(*those), theirs) for those, theirs in zip(asked, json.loads(run.stdout), strict=True)]


def test_there_are_ten_thousand_lists() -> None:
    assert sum(count for *_, count, _ in ASKED) == 10_000


@pytest.mark.parametrize("place", range(len(ASKED)), ids=lambda p: f"{ASKED[p][0].key}-{ASKED[p][1]}")
class TestParity:
    def test_diagnoses(self, both: list[tuple[Any, Any]], place: int) -> None:
        ours, theirs = (side["lists"] for side in both[place])
        assert [found[1:] for found in ours] == [found[1:] for found in theirs]
        flat = ([p for found in side for p in found[0]] for side in (ours, theirs))
        assert max(abs(a - b) for a, b in zip(*flat, strict=True)) < 1e-12

    @pytest.mark.parametrize("what", ["questions", "pairs", "examples", "names"])
    def test_the_rest(self, both: list[tuple[Any, Any]], place: int, what: str) -> None:
        ours, theirs = (side[what] for side in both[place])
        assert len(ours) == len(theirs)
        assert [(a, b) for a, b in zip(ours, theirs, strict=True) if a != b] == []
