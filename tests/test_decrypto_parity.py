"""The rules in TypeScript answer as the rules in Python do."""

import json
import os
import shutil
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from copy import deepcopy
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from decrypto_games import FOXES, OWLS, chance_game

from mmteach.decrypto import (
    CARDS,
    SIDES,
    Game,
    Pin,
    SavedGameError,
    Settings,
    Team,
    Tokens,
    check_clues,
    fold,
    from_json,
    judge_end,
    reading_counts,
    readings,
    sample_data,
    sample_games,
    start,
    to_json,
    worked_round,
)
from mmteach.decrypto.saving import MOVES
from mmteach.errors import MmteachError
from mmteach.i18n import LANGUAGES

ROOT = Path(__file__).parents[1]
TRICKY = (
    "Straße",
    "STRASSE",
    "Elephant",
    "ant",
    "crème",
    "CREME BRÛLÉE",
    "🌙",
    "moon 🌙",
    "",
    "كِتَاب",
    "كتاب",
)
TABLES, ATTEMPTS = 60, 220


def ask_typescript(questions: dict[str, Any]) -> dict[str, Any]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    node = shutil.which("node", path=path)
    assert node, "node is needed to run the rules in TypeScript"
    script = ROOT / "frontend" / "tests" / "decrypto.parity.ts"
    done = subprocess.run(
        [node, script], input=json.dumps(questions), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


def characters() -> list[str]:
    """Every character that has a meaning, alone and between two others."""
    assigned = [c for c in map(chr, range(0x110000)) if unicodedata.category(c) not in ("Cn", "Cs", "Co")]
    return [text for c in assigned for text in (c, f"a{c} Σ{c}")]


def clue_lists() -> list[dict[str, Any]]:
    chance = Random(2)
    lists = [{name: chance.sample(TRICKY, 4) for name in ("clues", "keywords", "used")} for _ in range(400)]
    return [{**one, "clues": one["clues"][:3]} for one in lists]


def pin_lists() -> list[list[str]]:
    chance = Random(3)
    facts = [str(Pin(c, s, b)) for c in (1, 2, 3) for s in (1, 2, 3, 4) for b in (True, False)]
    facts += ["1!=4", " 2 = 3 ", "4=1", ""]
    return [chance.sample(facts, chance.randrange(5)) for _ in range(500)]


def attempt(chance: Random, game: Game) -> dict[str, Any]:
    """A move that may or may not be possible now, more often one that is."""
    side, card = chance.choice(SIDES), list(chance.choice(CARDS[:3]))
    texts = [f"{side}{game.round_number}{n}" for n in chance.sample(range(3), 3)]
    moves: dict[str, dict[str, Any]] = {
        "draw": {"side": side, "card": card},
        "write_clues": {
            "side": side,
            "clues": texts if chance.random() < 0.8 else chance.sample(TRICKY, 3),
            "overruled": chance.random() < 0.3,
        },
        "intercept": {"card": card},
        "decode": {"card": card},
        "open_card": {"card": chance.choice([None, card, list(chance.choice(CARDS))])},
        "guess_keywords": {"side": side, "right": chance.randrange(-1, 6)},
    }
    due = {"clues": "write_clues", "open": "open_card", "keywords": "guess_keywords"}.get(
        game.phase, game.phase
    )
    name = due if due in moves and chance.random() < 0.6 else chance.choice(list(moves))
    return {"move": name, **moves[name]}


def play(game: Game, move: dict[str, Any]) -> Game:
    return game.play(MOVES[move["move"]](**{k: v for k, v in move.items() if k != "move"}))


def state(game: Game) -> dict[str, Any]:
    """What a board shows of a game."""
    sentences = [s for result in game.results for s in result.sentences(game.names)]
    end = game.verdict
    return {
        "due": game.phase,
        "side": game.side,
        "round": game.round_number,
        "clock": game.on_the_clock,
        "tokens": [list(own) for own in game.tokens],
        "decks": [len(game.deck(side)) for side in SIDES],
        "encryptors": [game.encryptor(side) for side in SIDES],
        "notes": [[[list(f) for f in slot] for slot in game.notes(side)] for side in SIDES],
        "results": [[s.text(lang) for s in sentences] for lang in LANGUAGES],
        "verdict": end and [end.cause, end.by, end.winner],
        "end": [[s.text(lang) for s in end.sentences(game.names)] for lang in LANGUAGES] if end else [],
    }


def refused(error: MmteachError) -> dict[str, Any]:
    if isinstance(error, SavedGameError):
        reason = error.values.get("reason")
        if isinstance(reason, MmteachError):
            return {"refused": [error.key, error.values["place"], reason.key]}
        return {"refused": [error.key, error.values["place"]]}
    return {"refused": [error.key, {k: v for k, v in error.values.items() if v is not None}]}


def reloaded(file: Any) -> dict[str, Any]:
    return to_json(from_json(file))


def taken_back(game: Game) -> dict[str, Any]:
    return to_json(game.undo())


def answered(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except MmteachError as error:
        return refused(error)


def new_table(seed: int) -> Game:
    keywords = TRICKY[0:1] + TRICKY[2:3] + TRICKY[4:5] + TRICKY[6:7]
    white = Team("Ｏwls <b>", ("a", "b"), keywords if seed % 2 else ())
    return start(white, FOXES if seed % 3 else OWLS, Settings(seed % 4 != 0, seed % 5 * 10, seed % 2 == 0))


@cache
def tables() -> list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]]:
    """Tables at which moves are tried by chance: the start, the attempts, and what Python says of them."""
    played = []
    for seed in range(TABLES):
        chance, game = Random(seed), new_table(seed)
        saved, attempts, states = to_json(game), [], []
        for _ in range(ATTEMPTS):
            move = attempt(chance, game)
            attempts.append(move)
            try:
                game = play(game, move)
                states.append(state(game))
            except MmteachError as error:
                states.append(refused(error))
        undone = answered(partial(taken_back, game))
        played.append((saved, attempts, {"states": states, "saved": to_json(game), "undone": undone}))
    return played


@cache
def files() -> list[Any]:
    """Saved games, whole and with one value overwritten by chance."""
    chance, found = Random(5), []
    for seed in range(150):
        data = to_json(chance_game(seed))
        found.append(deepcopy(data))
        inner: Any = data
        while isinstance(inner, dict | list) and inner:
            outer, inner = inner, None
            key = chance.choice(list(outer) if isinstance(outer, dict) else range(len(outer)))
            inner = outer[key] if chance.random() < 0.8 else None
        outer[key] = chance.choice(
            [None, True, 0, -1, 1.5, "", "x", "1-2-3", [], {}, [1, 2, 2], ["a", "b", "c"]]
        )
        found.append(data)
    older = to_json(chance_game(0))
    del older["settings"]["covers"]
    return [*found, older]


TOKENS = [list(counts) for counts in product(range(3), repeat=4)]


@pytest.fixture(scope="module")
def typescript() -> dict[str, Any]:
    return ask_typescript(
        {
            "texts": characters(),
            "clues": clue_lists(),
            "pins": pin_lists(),
            "tokens": TOKENS,
            "tables": [{"saved": saved, "attempts": attempts} for saved, attempts, _ in tables()],
            "files": files(),
            "samples": [sample_data(lang)["games"] for lang in LANGUAGES],
        }
    )


def test_every_character_is_folded_alike(typescript: dict[str, Any]) -> None:
    texts = characters()
    differing = [t for t, folded in zip(texts, typescript["texts"], strict=True) if fold(t) != folded]
    assert differing == []


def test_clues_meet_the_same_objections(typescript: dict[str, Any]) -> None:
    expected = [
        [[o.fault, o.clue, o.slot, o.sentence("fr")] for o in check_clues(**one)] for one in clue_lists()
    ]
    assert typescript["clues"] == expected
    assert {o[0] for found in expected for o in found} == {"empty", "equal", "contains", "contained", "used"}


def test_pins_leave_the_same_codes(typescript: dict[str, Any]) -> None:
    def expected(texts: list[str]) -> dict[str, Any]:
        left = readings(texts)
        return {
            "codes": [list(code) for code in left.codes],
            "counts": reading_counts(texts)["left"].tolist(),
            "slots": [list(left.slots(clue)) for clue in (1, 2, 3)],
            "sentences": [
                [*(pin.sentence(lang) for pin in left.pins), left.sentence(lang)] for lang in LANGUAGES
            ],
            "pins": [str(pin) for pin in left.pins],
        }

    assert typescript["pins"] == [answered(partial(expected, pins)) for pins in pin_lists()]


def test_every_state_of_the_tokens_ends_alike(typescript: dict[str, Any]) -> None:
    def ends(wi: int, wm: int, bi: int, bm: int) -> list[Any]:
        both = [judge_end((Tokens(wi, wm), Tokens(bi, bm)), number) for number in (7, 8)]
        return [end and [end.cause, end.by, end.winner] for end in both]

    assert typescript["ends"] == [ends(*tokens) for tokens in TOKENS]


def test_games_by_chance_go_the_same_way(typescript: dict[str, Any]) -> None:
    expected = [said for _, _, said in tables()]
    assert typescript["tables"] == json.loads(json.dumps(expected))
    states = [state for said in expected for state in said["states"]]
    assert {s["due"] for s in states if "due" in s} == {
        "clues",
        "intercept",
        "decode",
        "open",
        "keywords",
        "over",
    }
    assert len({s["refused"][0] for s in states if "refused" in s}) >= 15


def test_saved_games_are_taken_or_refused_at_the_same_place(typescript: dict[str, Any]) -> None:
    def place(outcome: Any) -> Any:
        """The key and the place of a refusal; how a foreign value is shown is each language's own."""
        if "refused" not in outcome:
            return outcome
        key, where, *reason = outcome["refused"]
        return [key, where["place"] if isinstance(where, dict) else where, *reason]

    expected = [answered(partial(reloaded, file)) for file in files()]
    assert [place(a) for a in typescript["files"]] == [place(a) for a in expected]
    assert any("refused" in outcome for outcome in expected)


def test_sample_games_are_told_in_the_same_words(typescript: dict[str, Any]) -> None:
    expected = [
        [
            [
                [said.text(lang) for said in step]
                for number in range(1, len(sample.turns) // 2 + 1)
                for step in worked_round(sample, number)
            ]
            for sample in sample_games(lang)
        ]
        for lang in LANGUAGES
    ]
    assert typescript["samples"] == expected
