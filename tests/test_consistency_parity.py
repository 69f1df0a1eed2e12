"""The rules about rows, in Python and in TypeScript, on the same boards: equal results in equal order."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from boards import HOLES_4X5

from mmteach import EDITIONS, Code, Edition, Feedback, MmteachError, read_rows, score
from mmteach.codes import all_codes
from mmteach.consistency import clashes, count_path, remaining
from mmteach.contradictions import contradiction
from mmteach.rows import parsed

SCRIPT = Path(__file__).parent.parent / "frontend" / "tests" / "consistency.parity.ts"
BOXES = [
    *EDITIONS.values(),
    HOLES_4X5,
    Edition("pair", "Pair", 1, 2),
    Edition("own", "Own", 3, ["ash", "bay", "cob"]),
]
LANGUAGES = ["en", "fr", "de"]

Board = tuple[list[tuple[Code, Feedback]], Code]


def random_board(edition: Edition, rnd: random.Random) -> Board:
    """Up to a full board of one secret, with up to three answers taken from other codes."""
    secret, code, *guesses = (_code(edition, rnd) for _ in range(2 + rnd.randint(0, min(edition.rows, 12))))
    wrong = set(rnd.sample(range(12), rnd.choice([0, 1, 1, 2, 3])))
    secrets = [_code(edition, rnd) if row in wrong else secret for row in range(len(guesses))]
    return [(g, score(s, g, edition)) for g, s in zip(guesses, secrets, strict=True)], code


def random_text(edition: Edition, rnd: random.Random) -> tuple[str, str]:
    """A few rows as people write them, some of them spoilt."""
    lang = rnd.choice(LANGUAGES)
    lines = [_line(edition, lang, rnd) for _ in range(rnd.randint(0, 4))]
    return rnd.choice(["\n", "\r\n", "\n\n"]).join(lines), lang


def _line(edition: Edition, lang: str, rnd: random.Random) -> str:
    guess, secret = _code(edition, rnd), _code(edition, rnd)
    answer = score(secret, guess, edition)
    written = rnd.choice([edition.letters(guess, lang), edition.format(guess, rnd.choice(LANGUAGES))])
    said = rnd.choice(["{} {}".format(*answer), answer.words(lang), answer.keys(edition, lang)])
    line = written + rnd.choice([" ", "\t", ", ", ": ", " | "]) + said + rnd.choice(["", " # why", " "])
    if rnd.random() < 0.1:
        return written + rnd.choice([" 9 9", " 1", "", " one two"])
    if rnd.random() < 0.2:
        at = rnd.randrange(len(line))
        line = line[:at] + rnd.choice(["", "X", "7", " ", "#", "é"]) + line[at + 1 :]
    return line


def _code(edition: Edition, rnd: random.Random) -> Code:
    return tuple(all_codes(edition)[rnd.randrange(edition.size)].tolist())


def in_python(edition: Edition, boards: list[Board], texts: list[tuple[str, str]]) -> dict[str, Any]:
    return {
        "boards": [_board(edition, *board) for board in boards],
        "texts": [_text(edition, *text) for text in texts],
    }


def _board(edition: Edition, rows: list[tuple[Code, Feedback]], code: Code) -> dict[str, Any]:
    found, left = contradiction(rows, edition), remaining(rows, edition).indices.tolist()
    suspects = found.suspects if found else ()
    return {
        "path": count_path(rows, edition),
        "left": left[:20] + left[-20:],
        "clashes": [(c.row, c.said, c.would_say) for c in clashes(code, rows, edition)],
        "contradiction": found
        and (found.first_row, found.rows, [found.sentence(lang) for lang in LANGUAGES]),
        "suspects": [(s.row, s.feedback, s.remaining, s.others, s.answers) for s in suspects],
    }


def _text(edition: Edition, text: str, lang: str) -> Any:
    try:
        return parsed(read_rows(text, edition, lang), edition, lang)
    except MmteachError as refusal:
        return refusal.message(lang)


@pytest.fixture(scope="module")
def both() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """What each side makes of the same boards and texts, by box; one process for all."""
    rnd, asked = random.Random(11), {}
    for box in BOXES:
        count = 200 if box.size < 10_000 else 40
        asked[box] = (
            [random_board(box, rnd) for _ in range(count)],
            [random_text(box, rnd) for _ in range(150)],
        )
    questions = [
        {
            "edition": box.to_json(),
            "boards": [{"rows": rows, "code": code} for rows, code in boards],
            "texts": [{"text": text, "lang": lang} for text, lang in texts],
        }
        for box, (boards, texts) in asked.items()
    ]
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node, "node is needed to run the rules in TypeScript"
    run = subprocess.run(
        [node, str(SCRIPT)], input=json.dumps(questions), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    python = (json.loads(json.dumps(in_python(box, *those))) for box, those in asked.items())
    return dict(
        zip((box.key for box in BOXES), zip(python, json.loads(run.stdout), strict=True), strict=True)
    )


@pytest.mark.parametrize("key", [box.key for box in BOXES])
class TestParity:
    def test_boards(self, both: dict[str, Any], key: str) -> None:
        python, typescript = both[key]
        for ours, theirs in zip(python["boards"], typescript["boards"], strict=True):
            assert ours == theirs

    def test_the_boards_hold_both_cases(self, both: dict[str, Any], key: str) -> None:
        cases = {board["contradiction"] is None for board in both[key][0]["boards"]}
        assert cases == {True, False}

    def test_pasted_texts_and_their_refusals(self, both: dict[str, Any], key: str) -> None:
        python, typescript = both[key]
        for ours, theirs in zip(python["texts"], typescript["texts"], strict=True):
            assert ours == theirs
