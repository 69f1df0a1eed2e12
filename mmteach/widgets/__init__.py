"""Live boards, one module a board. In a notebook each is a widget; on a page of a book it needs no kernel."""

from mmteach.widgets.board_check import BoardCheck
from mmteach.widgets.bug_hunt import BugHunt
from mmteach.widgets.decrypto_round import DecryptoRound
from mmteach.widgets.decrypto_sheet import DecryptoSheet
from mmteach.widgets.match_sheet import MatchSheet
from mmteach.widgets.practice_round import PracticeRound
from mmteach.widgets.scoring_practice import ScoringPractice
from mmteach.widgets.worked_example import WorkedExample

__all__ = [
    "BoardCheck",
    "BugHunt",
    "DecryptoRound",
    "DecryptoSheet",
    "MatchSheet",
    "PracticeRound",
    "ScoringPractice",
    "WorkedExample",
]
