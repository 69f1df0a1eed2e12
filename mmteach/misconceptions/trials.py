"""Simulated learners: how often, and how soon, the tutor finds the rule they use. Seeds are fixed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType

from mmteach.editions import F6423, Code
from mmteach.misconceptions.diagnosis import Response, diagnose
from mmteach.misconceptions.questions import next_question
from mmteach.misconceptions.rules import MISCONCEPTIONS, RULES, Rule
from mmteach.misconceptions.shapes import Question
from mmteach.scoring import Feedback, feedback

SLIPS = (0.0, 0.05, 0.1, 0.2)
SOON, LONG = 6, 12
"""Questions within which a rule of the list, and one outside of it, are to be found."""


def _neighbours(secret: Code, guess: Code) -> Feedback:
    exact = feedback(secret, guess).exact
    near = [secret[max(0, p - 1) : p] + secret[p + 1 : p + 2] for p in range(len(secret))]
    return Feedback(exact, sum(g != s and g in n for s, g, n in zip(secret, guess, near, strict=True)))


def _until_first_difference(secret: Code, guess: Code) -> Feedback:
    run = next((p for p, (s, g) in enumerate(zip(secret, guess, strict=True)) if s != g), len(secret))
    return Feedback(run, feedback(secret, guess).misplaced)


def _changed(change: Callable[[Feedback, int], tuple[int, int]]) -> Rule:
    return lambda secret, guess: Feedback(*change(feedback(secret, guess), len(secret)))


# Rules that are not in the list, fixed before the first trial was run.
OUTSIDE: Mapping[str, Rule] = MappingProxyType(
    {
        "exact_only": _changed(lambda right, n: (right.exact, 0)),
        "rest_misplaced": _changed(lambda right, n: (right.exact, n - right.exact)),
        "mirrored": lambda secret, guess: feedback(secret, guess[::-1]),
        "shifted": lambda secret, guess: feedback(secret, guess[1:] + guess[:1]),
        "neighbours": _neighbours,
        "one_misplaced": _changed(lambda right, n: (right.exact, min(1, right.misplaced))),
        "exact_twice": _changed(lambda right, n: (min(n, 2 * right.exact), right.misplaced)),
        "last_ignored": lambda secret, guess: feedback(secret[:-1], guess[:-1]),
        "absent_counted": lambda secret, guess: Feedback(
            feedback(secret, guess).exact, sum(g not in secret for g in guess)
        ),
        "until_first_difference": _until_first_difference,
    }
)


def interview(rule: Rule, slip: float, random: Random, questions: int = LONG) -> list[str | None]:
    """What may be named after each answer of a learner who uses `rule` and slips in that share of answers.

    A slip is one key more, one less, or one of the other kind: nearer to the answer meant than the tutor
    takes it to be.
    """
    said: tuple[Response, ...] = ()
    verdicts = []
    for _ in range(questions):
        question = _ask(said)
        answer = rule(*question)
        if random.random() < slip:
            answer = random.choice(_near(answer, len(question.secret)))
        said = (*said, Response(*question, answer))
        verdicts.append(_verdict(said))
    return verdicts


# Learners who answer alike are asked alike: most questions and verdicts come up in many interviews.
@cache
def _ask(said: tuple[Response, ...]) -> Question:
    return next_question(said)


@cache
def _verdict(said: tuple[Response, ...]) -> str | None:
    return diagnose(said, edition=F6423).verdict


@cache
def _near(answer: Feedback, positions: int) -> Sequence[Feedback]:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    found = (Feedback(answer.exact + e, answer.misplaced + m) for e, m in steps)
    return [f for f in found if all(0 <= keys <= positions for keys in f)]


@dataclass(frozen=True)
class Trial:
    """What came of the interviews of one kind of learner.

    Attributes:
        rule: what they believe: a key of `RULES` or of `OUTSIDE`.
        slip: the share of answers in which they slipped.
        right: share in which the first rule named, within 6 questions, is theirs; outside the list, share in
            which "none of these" stands after 12.
        wrong: share in which, within 12 questions, a wrong rule that is not theirs was named at any time.
        questions: mean number of questions until something was named; 12 where nothing was.
    """

    rule: str
    slip: float
    right: float
    wrong: float
    questions: float


def trial(rule: str, slip: float, runs: int = 200) -> Trial:
    """Interview `runs` learners; the seed follows from the rule and the slip."""
    random = Random(f"{rule} {slip}")
    learners = [interview(RULES.get(rule) or OUTSIDE[rule], slip, random) for _ in range(runs)]
    counts: Counter[str] = Counter()
    for verdicts in learners:
        soon = next((v for v in verdicts[:SOON] if v), None)
        counts["right"] += soon == rule if rule in RULES else verdicts[-1] == "none"
        counts["wrong"] += any(v in MISCONCEPTIONS and v != rule for v in verdicts)
        counts["questions"] += next((n for n, v in enumerate(verdicts, 1) if v), LONG)
    return Trial(rule, slip, *(counts[field] / runs for field in ("right", "wrong", "questions")))


def trials(runs: int = 200) -> list[Trial]:
    """Every rule at every share of slips, then every rule outside the list at 0 and 5%."""
    listed = [trial(rule, slip, runs) for rule in RULES for slip in SLIPS]
    return listed + [trial(rule, slip, runs) for rule in OUTSIDE for slip in SLIPS[:2]]
