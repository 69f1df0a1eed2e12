"""What was wrong with a board, once its secret is known."""

from collections.abc import Iterable
from dataclasses import dataclass

from mmteach.consistency import Clash, clashes
from mmteach.editions import F6423, CodeLike, Edition, box_of
from mmteach.i18n import t
from mmteach.misconceptions import MISCONCEPTIONS, Misconception
from mmteach.rows import ParsedRow, RowLike, parsed


@dataclass(frozen=True)
class WrongAnswers:
    """The wrong answers of a board.

    Attributes:
        answers: what each said, and what it would have said if it were right.
        rules: the wrong rules that give every one of these answers; first those that give more of the others too.
    """

    answers: tuple[Clash, ...]
    rules: tuple[Misconception, ...]

    def __len__(self) -> int:
        return len(self.answers)

    def sentence(self, lang: str = "en") -> str:
        """Each wrong answer beside the right one, and the likeliest wrong rule if one explains them all."""
        said = [
            t("rows.wrong", lang, row=a.row, said=a.said.words(lang), right=a.would_say.words(lang))
            for a in self.answers
        ]
        rule = [t("rows.rule", lang, belief=self.rules[0].belief(lang))] if self.rules else []
        return " ".join([*(said or [t("rows.right", lang)]), *rule])

    def __str__(self) -> str:
        return self.sentence()


def wrong_answers(
    secret: CodeLike, rows: Iterable[RowLike], edition: Edition | str = F6423, lang: str = "en"
) -> WrongAnswers:
    """Exactly which answers are wrong when the code was `secret`, and which wrong rules explain all of them.

    Raises `CodeError` for `secret`, and the refusals of `mmteach.rows.parsed`.

    >>> print(wrong_answers("RBRG", [("RRBR", (1, 3)), ("BBBB", (1, 0))]).rules[0].key)
    every_guess_peg
    """
    edition = box_of(edition)
    code, board = edition.parse(secret, lang), parsed(rows, edition, lang)
    wrong = clashes(code, board, edition)

    def given_by(rule: Misconception, row: ParsedRow) -> bool:
        return rule.score(code, row.guess, edition) == row.answer

    rules = [
        r for r in MISCONCEPTIONS.values() if wrong and all(given_by(r, board[w.row - 1]) for w in wrong)
    ]
    rules.sort(key=lambda rule: -sum(given_by(rule, row) for row in board))
    return WrongAnswers(wrong, tuple(rules))
