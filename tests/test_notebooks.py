"""Every notebook, run from top to bottom in a kernel of its own."""

from functools import cache
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER = Path(__file__).parent.parent / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
BOARD = "application/vnd.jupyter.widget-view+json"


def kept(name: str) -> NotebookNode:
    """The notebook as the repository keeps it."""
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


@cache
def outputs(name: str) -> dict[str, list[NotebookNode]]:
    """What each code cell of the notebook shows when all have run, by its last line. Fails where a cell does."""
    notebook = kept(name)
    NotebookClient(
        notebook, timeout=600, startup_timeout=600, resources={"metadata": {"path": str(FOLDER)}}
    ).execute()
    cells = (cell for cell in notebook.cells if cell.cell_type == "code")
    return {cell.source.splitlines()[-1].strip(): cell.outputs for cell in cells}


def said(shown: list[NotebookNode]) -> str:
    """The text that a cell printed."""
    return "".join(output.text for output in shown if output.output_type == "stream")


def data(shown: list[NotebookNode]) -> dict[str, str]:
    """All that a cell displayed, by its type."""
    return {kind: value for output in shown for kind, value in output.get("data", {}).items()}


def test_there_are_notebooks() -> None:
    assert {"check-a-board", "open-practice"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
class TestEveryNotebook:
    def test_is_kept_as_if_never_run(self, name: str) -> None:
        notebook = kept(name)
        nbformat.validate(notebook)
        cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
        assert cells
        assert [cell.id for cell in cells if cell.outputs or cell.execution_count] == []
        assert "widgets" not in notebook.metadata

    def test_runs_in_a_kernel_without_a_word_of_complaint(self, name: str) -> None:
        streams = (o for shown in outputs(name).values() for o in shown if o.output_type == "stream")
        assert [stream.text for stream in streams if stream.name == "stderr"] == []

    def test_shows_a_board(self, name: str) -> None:
        assert any(BOARD in data(shown) for shown in outputs(name).values())


class TestOpenPractice:
    shown = staticmethod(lambda line: outputs("open-practice")[line])

    def test_the_plot_is_one_line(self) -> None:
        assert "image/png" in data(self.shown("plot_remaining(game.rows);"))

    def test_counts_what_is_left_before_and_after_a_row(self) -> None:
        assert said(self.shown("game.remaining")) == "312 of 1,296 codes are possible.\n"
        table = data(self.shown("remaining_counts(game.rows)"))["text/plain"]
        assert {"1296", "312"} <= set(table.split())


class TestCheckABoard:
    shown = staticmethod(lambda line: outputs("check-a-board")[line])

    def test_names_the_wrong_row_first(self) -> None:
        assert said(self.shown("print(suspect)")).splitlines() == [
            "From row 4 on, no code is possible. Rows 3 and 4 cannot both be right.",
            "Row 3: with 2 exact, 0 misplaced, 2 codes would be possible.",
            "Row 4: with 4 exact, 0 misplaced, 1 code would be possible.",
        ]

    def test_the_board_with_that_answer_put_right_leaves_codes(self) -> None:
        left = data(self.shown("board.remaining"))["text/plain"]
        assert left == "<Remaining: 2 of 1,296 codes are possible. GRGO VYGG>"

    def test_the_shown_code_proves_it(self) -> None:
        verdict = said(self.shown('print(wrong_answers("Green-Red-Green-Orange", rows))'))
        assert verdict.startswith(
            "Row 3 said 2 exact, 1 misplaced; the right answer is 2 exact, 0 misplaced."
        )


class TestDiagnoseAClass:
    shown = staticmethod(lambda line: outputs("diagnose-a-class")[line])

    def test_each_odd_line_gets_one_sentence(self) -> None:
        lines = said(self.shown("print(problem)")).splitlines()
        kinds = ["is empty", "is not a symbol", "is not possible", "is not an answer to", "is not an answer."]
        assert [kind for kind in kinds if not any(kind in line for line in lines)] == []
        assert all(line.startswith("Line ") for line in lines)

    def test_the_table_names_each_pupils_rule(self) -> None:
        table = data(self.shown("found"))["text/html"]
        assert table.count("<th>P") == 12
        for outcome in ("true", "every_guess_peg", "swapped", "none", "open"):
            assert f"<td>{outcome}</td>" in table, outcome

    def test_the_plot_and_a_board_for_the_most_frequent_wrong_rule(self) -> None:
        assert "image/png" in data(self.shown("plt.tight_layout()"))
        assert data(self.shown("board"))["text/plain"].startswith("Pairs to answer")
        assert said(
            self.shown(
                'print(f"{pupils}\\n  believe: {MISCONCEPTIONS[key].belief()}\\n  true is: {MISCONCEPTIONS[key].correction()}\\n")'
            )
        ).startswith("P02, P03, P07\n")


class TestStrategyLab:
    shown = staticmethod(lambda line: outputs("strategy-lab")[line])

    def test_ones_own_strategy_is_five_lines_and_enters_the_tournament(self) -> None:
        (own,) = [cell.source for cell in kept("strategy-lab").cells if cell.source.startswith("def mine(")]
        assert len(own.splitlines()) == 5
        lines = said(self.shown('print(f"{name}: {played[name]}")')).splitlines()
        assert [line.split(":")[0] for line in lines] == [
            "most_parts",
            "mine",
            "entropy",
            "minimax",
            "first_consistent",
        ]
        assert "minimax: 5,801 guesses for 1,296 codes: 4.476 on average, 5 at worst." in lines
        assert "image/png" in data(self.shown("plot_guesses(played);"))

    def test_nonsense_loses_with_a_clear_line(self) -> None:
        lines = said(self.shown('print(f"{strategy.__name__}: {evaluate(strategy, progress=False)}")'))
        assert [line.split(":")[0] for line in lines.splitlines()] == ["too_short", "forgetful", "careless"]
        for why in ('played "Red-Red", which is no code', "played RRBB again", "raised IndexError"):
            assert why in lines
