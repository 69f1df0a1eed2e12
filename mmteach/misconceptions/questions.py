"""The question that tells most about which rule a learner uses."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log2

from mmteach.editions import F6423, Edition, box_of
from mmteach.i18n import load_json
from mmteach.misconceptions.diagnosis import ALIKE, ResponseLike, answer_count, believe, read_responses
from mmteach.misconceptions.rules import MISCONCEPTIONS, RULES
from mmteach.misconceptions.shapes import LONGEST, Partition, Question, from_text, order, partition, shape_of

_TIE = 1e-9

Table = tuple[tuple[Question, Partition], ...]


def next_question(
    answers: Iterable[ResponseLike] = (), edition: Edition | str = F6423, slip: float = 0.1
) -> Question:
    """The (secret, guess) whose answer is expected to tell most, as a search of all pairs would find it.

    The shape asked last does not come again at once. Colours move on by one with each answer, so that no two
    questions look alike. Boxes of more than 5 positions are asked with the shapes of 5 and exact pegs behind
    them. Holes are never asked. Raises as `diagnose`.
    """
    edition = box_of(edition)
    responses = read_responses(answers, edition)
    belief = believe(responses, slip, edition)
    last = shape_of(*responses[-1][:2]) if responses else None
    best = best_question(table(edition), belief, slip, edition.positions, last)
    colours = len(edition.colours)
    secret, guess = (tuple((s + len(responses)) % colours for s in code) for code in best)
    return Question(secret, guess)


def best_question(
    candidates: Table, belief: Sequence[float], slip: float, positions: int, last: Question | None
) -> Question:
    """The first of the best `candidates`, `last` left out where there is another."""
    known: dict[Partition, float] = {}
    best, most = candidates[0][0], -1.0
    for question, kind in candidates:
        if kind not in known:
            known[kind] = information(kind, belief, slip, positions)
        if known[kind] > most + _TIE and question != last:
            best, most = question, known[kind]
    return best


def information(kind: Partition, belief: Sequence[float], slip: float, positions: int) -> float:
    """Bits that the answer is expected to tell about the outcome: entropy before less entropy after."""
    n, none = answer_count(positions), belief[-1]
    stray, any_way = slip / (n - 1), (1 - ALIKE) / n
    before, after_none = 0.0, 0.0
    classes = sorted(set(kind))
    for first in classes:
        members = [p for p, c in zip(belief, kind, strict=False) if c == first]
        alike = ALIKE * len(members) / len(kind) + any_way
        mass = sum(members)
        before += _bits(mass * (1 - slip) + (1 - none - mass) * stray + none * alike)
        after_none += _bits(alike)
    others = n - len(classes)
    before += others * _bits((1 - none) * stray + none * any_way)
    after_none += others * _bits(any_way)
    after_rule = _bits(1 - slip) + (n - 1) * _bits(stray)
    return before - (1 - none) * after_rule - none * after_none


def _bits(p: float) -> float:
    return -p * log2(p) if p > 0 else 0.0


def examples(rule: str, edition: Edition | str = F6423) -> tuple[Question, ...]:
    """Pairs on which a wrong rule shows, those first that fewest other rules answer alike.

    Raises ``KeyError`` for a rule that is not in the list.
    """
    edition = box_of(edition)
    place = list(RULES).index(MISCONCEPTIONS[rule].key)
    showing = [(q, kind.count(kind[place])) for q, kind in table(edition) if kind[place] != 0]
    return tuple(question for question, alike in sorted(showing, key=lambda found: found[1]))


def table(edition: Edition) -> Table:
    """The questions worth asking in that box, each with the rules it tells apart, in `order`."""
    return _table(edition.positions, len(edition.colours), edition.repeats)


@cache
def _table(positions: int, colours: int, repeats: bool) -> Table:
    stored: Mapping[str, str] = load_json("data", "questions.json")["repeats" if repeats else "distinct"]
    extra = max(0, positions - LONGEST)
    found: list[tuple[Question, Partition]] = []
    for alike in stored[str(positions - extra)].split():
        pairs = [_padded(from_text(text), extra, colours, repeats) for text in alike.split(",")]
        fitting = [pair for pair in pairs if max(*pair.secret, *pair.guess) < colours]
        # Pairs that are alike stay so when there are no pegs behind them: their rules are asked once.
        kinds = [partition(*pair) for pair in (fitting if extra else fitting[:1])]
        found += zip(fitting, kinds if extra else kinds * len(fitting), strict=True)
    return tuple(sorted(found, key=lambda entry: order(entry[0])))


def _padded(question: Question, extra: int, colours: int, repeats: bool) -> Question:
    """The pair with `extra` exact pegs behind it."""
    used = max(*question.secret, *question.guess) + 1
    pad = (colours - 1,) * extra if repeats else tuple(range(used, used + extra))
    return shape_of(question.secret + pad, question.guess + pad)
