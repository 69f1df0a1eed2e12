"""Wrong scoring rules as values, and a tutor that finds which one a learner uses."""

from mmteach.misconceptions.classroom import ClassAnswers, Problem, TableError, diagnose_class, read_answers
from mmteach.misconceptions.constraints import Check, constraints, meaning
from mmteach.misconceptions.diagnosis import OUTCOMES, Diagnosis, Response, SlipError, diagnose
from mmteach.misconceptions.questions import examples, next_question
from mmteach.misconceptions.rules import MISCONCEPTIONS, RULES, Misconception
from mmteach.misconceptions.shapes import Question

__all__ = [
    "MISCONCEPTIONS",
    "OUTCOMES",
    "RULES",
    "Check",
    "ClassAnswers",
    "Diagnosis",
    "Misconception",
    "Problem",
    "Question",
    "Response",
    "SlipError",
    "TableError",
    "constraints",
    "diagnose",
    "diagnose_class",
    "examples",
    "meaning",
    "next_question",
    "read_answers",
]
