"""Matches played at random, whole and damaged: both rules come to the same state, words and refusals."""

import json
import shutil
import subprocess
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from match_play import FREE, TINY, random_move

from mmteach import EDITIONS, Edition, EditionError
from mmteach.i18n import LANGUAGES
from mmteach.match import Match
from mmteach.moves import MatchError
from mmteach.referee import score_table
from mmteach.sample_match import example_match

SCRIPT = Path(__file__).parents[1] / "frontend" / "tests" / "match.parity.ts"
NODE = shutil.which("node")
BOXES = [*EDITIONS.values(), TINY, FREE]
MATCHES, MOVES, DAMAGED = 14, 60, 6

pytestmark = pytest.mark.skipif(NODE is None, reason="needs Node, which only changing the front end asks for")


def random_match(match: Match, random: Random) -> Match:
    for _ in range(random.randrange(MOVES)):
        if match.legal:
            match = match.play(random_move(match, random.choice(match.legal), random.randrange))
    return match


def damaged(file: dict[str, Any], random: Random) -> dict[str, Any]:
    """The file with a move lost, moved, or spoilt, or a setting spoilt."""
    spoilt = deepcopy(file)
    moves, junk = spoilt["moves"], random.choice([None, 7, -1, "x", [], [0], {}, True])
    where = random.randrange(len(moves)) if moves else 0
    match random.randrange(5 if moves else 1):
        case 0:
            field = random.choice([*file, "extra"])
            if random.randrange(2):
                spoilt[field] = "no such box" if field == "edition" else junk
            else:
                spoilt.pop(field, None)
        case 1:
            del moves[where]
        case 2:
            moves.insert(random.randrange(len(moves)), moves[where])
        case 3:
            moves[where] = junk
        case 4:
            own = [name for name in moves[where] if name != "move"]
            field = random.choice([*own, *own, "move", "code", "extra"])
            moves[where][field] = random.choice([[9, 9], [0, -1]]) if field == "answer" and junk else junk
    return spoilt


def load(file: Any) -> dict[str, Any]:
    try:
        match = Match.from_json(file)
    except (MatchError, EditionError) as refusal:
        number, why = refusal.values.get("number"), refusal.values.get("reason", refusal)
        exact = [refusal.message(lang) for lang in LANGUAGES] if why.key == "match.refuse.turn" else None
        return {"refused": [number, why.key, why.values.get("row"), exact]}
    said = [[list(match.sentences(lang)), score_table(match, lang)] for lang in LANGUAGES]
    return {"state": match.state(), "saved": match.to_json(), "said": said, "undone": match.undo().state()}


@cache
def asked() -> dict[str, list[Any]]:
    random, files = Random(7), []
    for box in BOXES:
        for n in range(MATCHES):
            start = Match(
                box, ("", "Zoë <b>") if n % 3 else ("", ""), rounds=2 + n % 4 // 2 * 2, learning=n % 2 == 0
            )
            file = random_match(start, random).to_json()
            files += [file, *(damaged(file, random) for _ in range(DAMAGED))]
    examples = [{"edition": box.to_json(), "seed": seed} for box in BOXES for seed in (0, 1, 99)]
    return {"files": files, "examples": examples}


@cache
def typescript() -> dict[str, list[Any]]:
    command, questions = [str(NODE), str(SCRIPT)], json.dumps(asked())
    run = subprocess.run(command, input=questions, stdout=subprocess.PIPE, text=True, check=True)
    answers: dict[str, list[Any]] = json.loads(run.stdout)
    return answers


def test_files_come_to_the_same_state_words_and_refusals() -> None:
    for file, theirs in zip(asked()["files"], typescript()["files"], strict=True):
        assert theirs == load(file), file


def test_the_files_are_of_every_kind() -> None:
    answers = typescript()["files"]
    keys = {answer["refused"][1] for answer in answers if "refused" in answer}
    events = {e["key"] for a in answers if "state" in a for said in a["state"]["log"] for e in said}
    assert {"match.refuse.turn", "match.refuse.move", "match.refuse.field", "match.refuse.value"} <= keys
    assert {"error.feedback_sum", "error.code_length", "match.refuse.rounds", "match.refuse.players"} <= keys
    assert {"no_code_fits", "wrong_answer", "corrected", "void", "seen", "award", "award_none"} <= events
    assert {"won", "tie", "shared", "another_pair", "anew", "unbroken", "mended", "correct"} <= events


def test_an_example_match_is_the_same() -> None:
    examples = [(Edition.from_json(e["edition"]), e["seed"]) for e in asked()["examples"]]
    assert typescript()["examples"] == [example_match(*example).to_json() for example in examples]
