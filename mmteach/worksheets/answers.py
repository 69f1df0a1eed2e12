"""Exercises about one answer: give it, and find out what went wrong with it."""

from dataclasses import dataclass

from mmteach.editions import Code, Edition
from mmteach.i18n import t
from mmteach.misconceptions import MISCONCEPTIONS, RULES, meaning
from mmteach.misconceptions.rules import without_holes
from mmteach.scoring import Feedback, explain, feedback
from mmteach.worksheets.chance import Chance
from mmteach.worksheets.parts import Answer, Boxes, CodeLine, Exercise, Note, Part

_PAIRS = 400
"""Pairs of codes tried for one wrong rule."""

_SEEN_AT_ONCE = ("swapped", "total_only", "grey_includes_black")
_ABOUT_REPEATS = ("every_guess_peg", "every_secret_peg", "black_reused", "distinct_colours")
_ABOUT_ORDER = ("white_first", "left_to_right", "shared_minus_black")


@dataclass(frozen=True)
class GiveTheAnswer(Exercise):
    """A code and a guess: how many pegs are exact, how many misplaced?"""

    secret: Code
    guess: Code

    @property
    def right(self) -> Feedback:
        """The answer."""
        return feedback(self.secret, self.guess, self.edition.hole)

    def parts(self, lang: str) -> tuple[Part, ...]:
        """Both codes, and a box for each kind of key."""
        return (*_pair(self.secret, self.guess, lang), _count_boxes(lang))

    def answer(self, lang: str) -> str:
        """The answer in words."""
        return self.right.words(lang)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """The steps of the two passes; the total is the answer itself."""
        return tuple(step.sentence(lang) for step in explain(self.secret, self.guess, self.edition)[:-1])


@dataclass(frozen=True)
class WhatWentWrong(Exercise):
    """A wrong answer: what is the right one, and which of the wrong rules on the sheet gave it?"""

    secret: Code
    guess: Code
    rule: str
    listed: tuple[str, ...]

    @property
    def right(self) -> Feedback:
        """The answer that should have been given."""
        return feedback(self.secret, self.guess, self.edition.hole)

    @property
    def given(self) -> Feedback:
        """The answer of the wrong rule, which may be one that no code could earn."""
        return MISCONCEPTIONS[self.rule].score(self.secret, self.guess, self.edition)

    def parts(self, lang: str) -> tuple[Part, ...]:
        """Both codes, the wrong answer, boxes for the right one and for the letter of the rule."""
        given = Answer(t("worksheet.given", lang), self.given)
        boxes = Boxes((*_count_boxes(lang).words, t("worksheet.rule", lang)))
        return (*_pair(self.secret, self.guess, lang), given, boxes)

    def answer(self, lang: str) -> str:
        """The right answer, and the rule's letter."""
        letter = _letter(self.listed.index(self.rule))
        return t("worksheet.right_and_rule", lang, answer=self.right.words(lang), letter=letter)

    def reasons(self, lang: str) -> tuple[str, ...]:
        """What went wrong on this very pair, and what is true instead."""
        said = meaning(self.secret, self.guess, self.given, lang, self.edition)[self.rule]
        return (said, MISCONCEPTIONS[self.rule].correction(lang))


def give_the_answer(edition: Edition, level: int, chance: Chance) -> GiveTheAnswer | None:
    """An exercise, or None when the codes drawn do not suit the level."""
    secret, guess = _drawn(edition, level, chance)
    return GiveTheAnswer(edition, secret, guess) if _suits(secret, guess, edition, level) else None


def what_went_wrong(edition: Edition, level: int, chance: Chance) -> WhatWentWrong | None:
    """An exercise whose wrong answer only one of the listed rules gives, or None when no pair drawn shows that."""
    rules = listed_rules(edition, level)
    rule = chance.pick(rules)
    for _ in range(_PAIRS):
        secret, guess = _drawn(edition, level, chance)
        if _suits(secret, guess, edition, level) and _tells(rule, rules, secret, guess, edition):
            return WhatWentWrong(edition, secret, guess, rule, rules)
    return None


def listed_rules(edition: Edition, level: int) -> tuple[str, ...]:
    """The wrong rules to choose from; without repeated symbols only three can ever be seen."""
    if level == 1 or not edition.repeats:
        return _SEEN_AT_ONCE
    return _ABOUT_REPEATS if level == 2 else _ABOUT_REPEATS[:1] + _ABOUT_REPEATS[2:] + _ABOUT_ORDER


def rules_to_choose(edition: Edition, level: int, lang: str) -> tuple[Part, ...]:
    """The wrong rules with their letters, for the top of the sheet."""
    beliefs = (MISCONCEPTIONS[rule].belief(lang) for rule in listed_rules(edition, level))
    return tuple(
        Note(t("worksheet.lettered", lang, letter=_letter(k), text=text)) for k, text in enumerate(beliefs)
    )


def _tells(rule: str, rules: tuple[str, ...], secret: Code, guess: Code, edition: Edition) -> bool:
    """Whether the rule's answer is wrong, and no other rule on the sheet gives it."""
    pair = without_holes(secret, guess, edition.hole)
    given = {key: RULES[key](*pair) for key in ("true", *rules)}
    return list(given.values()).count(given[rule]) == 1


def _drawn(edition: Edition, level: int, chance: Chance) -> tuple[Code, ...]:
    """Two codes: without repeats both at level 1, one of them at level 2."""
    plain = {1: (True, True), 2: chance.shuffled((True, False)), 3: (False, False)}[level]
    many = edition.repeats and len(edition.colours) >= edition.positions
    return tuple(_without_repeats(edition, chance) if p and many else chance.code(edition) for p in plain)


def _without_repeats(edition: Edition, chance: Chance) -> Code:
    return chance.shuffled(range(len(edition.colours)))[: edition.positions]


def _suits(secret: Code, guess: Code, edition: Edition, level: int) -> bool:
    """Level 1: no symbol twice; 2: twice in one of the codes; 3: in both. Without repeats: more and more keys."""
    right = feedback(secret, guess, edition.hole)
    if secret == guess or sum(right) < min(level, edition.positions - 1):
        return False
    if not edition.repeats:
        return sum(right) <= level + 1
    if level == 1 and edition.hole in secret + guess:
        return False
    return sum(len(set(code)) < len(code) for code in (secret, guess)) == level - 1


def _pair(secret: Code, guess: Code, lang: str) -> tuple[Part, Part]:
    return CodeLine(t("board.secret", lang), secret), CodeLine(t("board.guess", lang), guess)


def _count_boxes(lang: str) -> Boxes:
    return Boxes((t("board.exact", lang), t("board.misplaced", lang)))


def _letter(place: int) -> str:
    return "ABCDEFGHIJ"[place]
