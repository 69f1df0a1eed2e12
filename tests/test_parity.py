"""The rules in Python and the rules in TypeScript say the same: same answers, same steps, same refusals."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import ceil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from boxes import box_and_codes, boxes, codes, colour_names, languages
from hypothesis import given, settings
from hypothesis import strategies as st
from pairs import Bytes, answers_to_every_pair, every_pair, python_answers

from mmteach import EDITIONS, Edition, Feedback, MmteachError, explain
from mmteach.i18n import LANGUAGES, has, t

SCRIPTS = Path(__file__).parents[1] / "frontend" / "tests"
NODE = shutil.which("node")
RANDOM_PAIRS = 2_000_000

pytestmark = pytest.mark.skipif(NODE is None, reason="needs Node, which only changing the front end asks for")

Ask = Callable[..., Any]


def typescript_answers(boards: Sequence[tuple[Bytes, int | None]]) -> Bytes:
    """What `score` of the front end answers to the pairs and hole of each board, all with as many positions."""
    lines = [np.insert(pairs, 0, 255 if hole is None else hole, axis=1) for pairs, hole in boards]
    command = [str(NODE), str(SCRIPTS / "scoring.parity.ts"), str(boards[0][0].shape[1] // 2)]
    run = subprocess.run(command, input=np.concatenate(lines).tobytes(), stdout=subprocess.PIPE, check=True)
    return np.frombuffer(run.stdout, np.uint8)


def random_pairs(box: Edition, how_many: int) -> Bytes:
    random, symbols = np.random.default_rng(box.size), len(box.symbols)
    if box.repeats:
        return random.integers(0, symbols, (how_many, 2 * box.positions), np.uint8)
    codes = np.array(list(permutations(range(symbols), box.positions)), np.uint8)
    return codes[random.integers(0, len(codes), (how_many, 2))].reshape(how_many, -1)


class TestScore:
    @pytest.mark.parametrize(("positions", "symbols"), [(4, 6), (3, 6)])
    def test_of_every_pair_of_the_boxes_of_six_colours(self, positions: int, symbols: int) -> None:
        theirs = typescript_answers([(every_pair(positions, symbols), None)])
        assert np.array_equal(theirs, answers_to_every_pair(positions, symbols))

    @pytest.mark.parametrize("key", ["super", "super-holes", "eight-colours", "bulls-and-cows"])
    def test_of_random_pairs_of_the_other_boxes(self, key: str) -> None:
        box = EDITIONS[key]
        pairs = random_pairs(box, RANDOM_PAIRS)
        assert np.array_equal(typescript_answers([(pairs, box.hole)]), python_answers(pairs, box.hole))

    @pytest.mark.parametrize("positions", range(1, 9))
    def test_of_random_pairs_of_boards_of_any_size_with_and_without_holes(self, positions: int) -> None:
        boxes = [
            Edition("own", "Any", positions, symbols - holes, holes=holes)
            for symbols in range(2, 13)
            for holes in (False, True)
        ]
        each = ceil(RANDOM_PAIRS / (8 * len(boxes)))
        boards = [(random_pairs(box, each), box.hole) for box in boxes]
        ours = np.concatenate([python_answers(pairs, hole) for pairs, hole in boards])
        assert np.array_equal(typescript_answers(boards), ours)


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Asks the front end's rules a question, and gives their reply."""
    command = [str(NODE), str(SCRIPTS / "rules.parity.ts")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as node:
        assert node.stdin
        assert node.stdout

        def question(what: str, box: Any = "f6423", lang: str = "en", **more: Any) -> Any:
            node.stdin.write(json.dumps({"ask": what, "box": box, "lang": lang, **more}) + "\n")
            node.stdin.flush()
            return json.loads(node.stdout.readline())

        yield question
        node.stdin.close()


def ours(answer: Callable[[], Any]) -> Any:
    """What Python answers, or its refusal in the three languages, as the script writes both."""
    try:
        return answer()
    except MmteachError as refusal:
        return {"refused": [as_on_the_form(refusal).message(lang) for lang in LANGUAGES]}


class Label(str):
    """What the form of a box calls a field, in each language; another field stands as itself."""

    def message(self, lang: str) -> str:
        return t(f"boxes.{self}", lang) if has(f"boxes.{self}") else self


def as_on_the_form(refusal: MmteachError) -> MmteachError:
    """The refusal as a board says it: a programmer reads the name of an argument, a person the label of its field."""
    named = {"field": Label(refusal.values["field"])} if "field" in refusal.values else {}
    return type(refusal)(refusal.key, **{**refusal.values, **named})


# Control characters apart, of which Python and JavaScript call other ones white space, and so the byte order mark.
scribble = st.text(
    st.characters(exclude_categories=["Cs", "Cc", "Cn"], exclude_characters="\ufeff")
    | st.sampled_from("\t\n"),
    max_size=60,
)


def with_slips(draw: st.DrawFn, parts: list[str], slip: st.SearchStrategy[str]) -> list[str]:
    """The parts as they are, or with one left out, one too many, or one wrong."""
    place = draw(st.integers(0, len(parts) - 1))
    put = draw(st.sampled_from(["as it is", "as it is", "left out", "one more", "wrong"]))
    before, (part, *after) = parts[:place], parts[place:]
    middle = {"left out": [], "one more": [part, draw(slip)], "wrong": [draw(slip)]}.get(put, [part])
    return [*before, *middle, *after]


@st.composite
def typed_codes(draw: st.DrawFn, box: Edition, lang: str) -> str:
    """What a person may type for a code: its names or its letters, slips and nonsense among them."""
    code = draw(codes(box))
    kind = draw(st.sampled_from(["names", "letters"]))
    wrong = st.sampled_from(["x", "0", "7", "Rde", "blu", "Rot", "N", "🔴", "-"]) | scribble
    pegs = with_slips(draw, [getattr(box.symbols[s], kind)[lang] for s in code], wrong)
    between = draw(st.sampled_from(["", "-", "–", ", ", " ", "  -  "]))
    return draw(st.sampled_from([str, str.upper, str.lower]))(between.join(pegs))


@st.composite
def typed_answers(draw: st.DrawFn, box: Edition, lang: str) -> str:
    """What a person may type for an answer: numbers with words or initials, slips and nonsense among them."""
    exact, misplaced = draw(st.integers(0, box.positions)), draw(st.integers(0, 3))
    answer = Feedback(exact, misplaced)
    whole = draw(st.sampled_from([answer.words(lang), answer.keys(box, lang), f"{exact} {misplaced}"]))
    numbers_and_words = [part for part in re.split(r"(\d+|[ ,]+)", whole) if part]
    if draw(st.booleans()):
        numbers_and_words = [part[:1] for part in numbers_and_words]
    wrong = st.sampled_from(
        ["1", "12", "1000", "9" * 9, "9" * 10, "-", "½", "²", "gray", "x", " and ", " et ", "\n"]
    )
    parts = with_slips(draw, numbers_and_words, wrong | scribble)
    return draw(st.sampled_from([str, str.upper]))("".join(parts))


class TestParse:
    @settings(max_examples=600)
    @given(boxes, languages, st.none() | st.integers(1, 12), st.data())
    def test_reads_or_refuses_a_code_alike(
        self, ask: Ask, box: Edition, lang: str, row: int | None, data: st.DataObject
    ) -> None:
        text = data.draw(typed_codes(box, lang))

        def read() -> dict[str, Any]:
            code = box.parse(text, lang, row=row)
            return {"code": list(code), "names": box.format(code, lang), "letters": box.letters(code, lang)}

        more = {} if row is None else {"row": row}
        assert ask("parse", box.to_json(), lang, text=text, **more) == ours(read)

    @settings(max_examples=600)
    @given(boxes, languages, st.none() | st.integers(1, 12), st.data())
    def test_reads_or_refuses_an_answer_alike(
        self, ask: Ask, box: Edition, lang: str, row: int | None, data: st.DataObject
    ) -> None:
        text = data.draw(typed_answers(box, lang))

        def read() -> dict[str, Any]:
            found = Feedback.parse(text, box, lang, row=row)
            return {"found": list(found), "words": found.words(lang), "keys": found.keys(box, lang)}

        more = {} if row is None else {"row": row}
        assert ask("feedback", box.to_json(), lang, text=text, **more) == ours(read)


class TestExplain:
    @settings(max_examples=600)
    @given(box_and_codes(), languages)
    def test_takes_the_same_steps_in_the_same_words(self, ask: Ask, drawn: Any, lang: str) -> None:
        box, (secret, guess) = drawn
        steps = [
            {
                "kind": step.kind,
                "guess": step.guess_position,
                "secret": step.secret_position,
                "reason": step.reason,
                "sentence": step.sentence(lang),
            }
            for step in explain(secret, guess, box)
        ]
        assert ask("explain", box.to_json(), lang, secret=secret, guess=guess) == steps


def described(box: Edition, lang: str) -> dict[str, Any]:
    colours = [
        {"key": c.key, "letters": dict(c.letters), "names": dict(c.names)}
        | {"shape": c.shape, "fill": c.fill, "ink": c.ink}
        for c in box.symbols
    ]
    return {
        "symbols": colours,
        "positions": box.positions,
        "rows": box.rows,
        "size": box.size,
        "hole": box.hole,
        "repeats": box.repeats,
        "keyNames": list(box.key_names),
        "points": [box.row_points, box.failure_bonus, box.error_award],
        "title": box.title(lang),
        "accepted": box.accepted(lang),
    }


name = st.sampled_from(
    ["Red", "rouge", "Rot", "Blue", "Bleu", "blue green", "Hole", "_", "", " ", "A", "a", "10", "1"]
)
descriptions = st.fixed_dictionaries(
    {
        "key": st.just("own"),
        "name": st.just("My box"),
        "positions": st.integers(0, 9),
        "colours": st.integers(-1, 14)
        | st.lists(name | scribble, max_size=14)
        | colour_names()
        | st.just("six"),
    },
    optional={
        "rows": st.integers(-1, 12),
        "repeats": st.booleans(),
        "holes": st.booleans(),
        "row_points": st.integers(-1, 3),
        "failure_bonus": st.integers(-1, 3),
        "error_award": st.integers(-1, 3),
        "key_names": st.lists(st.sampled_from(["black", "Black", "grey", "tick", ""]), max_size=3),
    },
)


class TestEdition:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("key", EDITIONS)
    def test_the_seven_boxes_are_the_same(self, ask: Ask, key: str, lang: str) -> None:
        assert ask("edition", key, lang) == described(EDITIONS[key], lang)

    @settings(max_examples=600)
    @given(boxes.map(Edition.to_json) | descriptions | scribble, languages)
    def test_a_box_is_made_or_refused_alike(self, ask: Ask, description: Any, lang: str) -> None:
        assert ask("edition", description, lang) == ours(
            lambda: described(Edition.from_json(description), lang)
        )


class TestSentences:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @given(count=st.integers(0, 10**9))
    def test_numbers_and_plurals_are_written_alike(self, ask: Ask, lang: str, count: int) -> None:
        for key in ("key.cow", "feedback.misplaced"):
            assert ask("sentence", lang=lang, key=key, values={"count": count}) == t(key, lang, count=count)
