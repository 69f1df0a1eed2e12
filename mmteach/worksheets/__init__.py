"""Printable worksheets, seeded and computed, with an answer key that gives the reason for each answer."""

from mmteach.worksheets.kinds import KINDS, LEVELS
from mmteach.worksheets.parts import Exercise
from mmteach.worksheets.sheet import MOST_ITEMS, Solution, Worksheet, WorksheetError, worksheet

__all__ = [
    "KINDS",
    "LEVELS",
    "MOST_ITEMS",
    "Exercise",
    "Solution",
    "Worksheet",
    "WorksheetError",
    "worksheet",
]
