"""The boards in a Python without numpy, pandas and matplotlib, as a browser's is."""

import json
import subprocess
import sys
from typing import Any

import pytest

from mmteach import widgets

WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in ("numpy", "pandas", "matplotlib"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""

SHOW = """
import json
from mmteach import widgets
needed = {"WorkedExample": ("RBRG", "RRBY")}
boards = {name: getattr(widgets, name)(*needed.get(name, ())) for name in widgets.__all__}
print(json.dumps({name: board._repr_mimebundle_()[0] for name, board in boards.items()}))
"""

PLAY = """
from mmteach import score
from mmteach.widgets import PracticeRound
round = PracticeRound(secret="RBRG", open=True)
round.rows = [("RRBY", score("RBRG", "RRBY"))]
print(round.text())
print(round.html().count("<tr>"), "Codes left" in round.html())
try:
    round.rows = [*round.rows, ("GGGG", (3, 0))]
except ValueError as refusal:
    print(refusal)
"""

ASK = """
from mmteach import MmteachError
try:
    {}
except MmteachError as refusal:
    print(isinstance(refusal, ImportError), refusal)
"""


def run(code: str) -> str:
    """What the code prints."""
    script = [sys.executable, "-c", WITHOUT + code]
    return subprocess.run(script, capture_output=True, check=True, text=True).stdout


def test_every_board_shows_all_its_faces() -> None:
    shown: dict[str, dict[str, Any]] = json.loads(run(SHOW))
    assert sorted(shown) == sorted(widgets.__all__)
    for name, faces in shown.items():
        assert faces["text/plain"], name
        assert faces["text/html"].startswith("<div data-mmteach="), name
        assert faces["application/vnd.jupyter.widget-view+json"]["model_id"], name


def test_rows_come_without_their_counts_and_are_checked_all_the_same() -> None:
    assert run(PLAY).splitlines() == [
        "0  Start",
        "1  R R B Y  1 exact, 2 misplaced",
        "3 False",
        "Row 2: 3 0 is not what the code answers. Accepted: 1 0, exact first.",
    ]


@pytest.mark.parametrize(
    ("asked", "package"),
    [
        ("from mmteach.widgets import PracticeRound; PracticeRound().remaining", "numpy"),
        ("from mmteach import remaining_counts; remaining_counts([])", "numpy"),
        ("from mmteach import contradiction", "numpy"),
        ("from mmteach import STRATEGIES", "numpy"),
        ("from mmteach.plots import plot_remaining", "matplotlib"),
    ],
)
def test_what_cannot_be_had_is_refused_with_the_packages_name(asked: str, package: str) -> None:
    assert run(ASK.format(asked)).startswith(f"True This needs the Python package {package}, which is not")
