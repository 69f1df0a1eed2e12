import matplotlib

matplotlib.use("Agg")

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb

from mmteach import SUPER_HOLES, CodeError, Edition
from mmteach.consistency import count_path
from mmteach.plots import BAR, describe_remaining, figure_html, plot_parts, plot_remaining
from mmteach.rows import Row, parsed
from mmteach.strategy import best_guesses, parts

ROWS = [Row("RRBB", (1, 1)), Row("RGRY", (0, 4)), Row("OYRR", (1, 2))]
IMPOSSIBLE = [Row("RRRR", (4, 0)), Row("BBBB", (4, 0)), Row("GGGG", (1, 0))]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    plt.close("all")


def widths(ax: Axes) -> list[int]:
    return [round(bar.get_width()) for bar in ax.patches]


def ticks(ax: Axes) -> list[str]:
    return [tick.get_text() for tick in ax.get_yticklabels()]


def marks(ax: Axes) -> dict[str, list[float]]:
    return {str(line.get_label()): list(line.get_xdata()) for line in ax.lines}


def luminance(colour: object) -> float:
    """WCAG 2: relative luminance."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class TestPlotRemaining:
    def test_a_bar_a_row_and_one_for_the_start(self) -> None:
        assert widths(plot_remaining(ROWS)) == [1296, 208, 2, 2] == list(count_path(ROWS))
        assert widths(plot_remaining([])) == [1296]

    def test_every_bar_has_its_count_in_figures(self) -> None:
        shown = [text.get_text() for text in plot_remaining(ROWS).texts]
        assert shown == ["1,296", "208", "2", "2"]

    def test_rows_are_labelled_with_guess_and_answer_and_read_from_the_top(self) -> None:
        ax = plot_remaining(ROWS)
        assert ticks(ax)[:2] == ["Start", "1. RRBB\n1 exact, 1 misplaced"]
        assert ax.yaxis_inverted()
        assert ax.get_xscale() == "log"

    def test_draws_on_the_axes_it_is_given(self) -> None:
        figure, (left, right) = plt.subplots(1, 2)
        assert plot_remaining(ROWS, ax=right) is right
        assert not left.patches
        assert plot_remaining(ROWS).figure is not figure

    def test_marks_are_there_only_when_asked_for(self) -> None:
        assert marks(plot_remaining(ROWS)) == {}
        assert plot_remaining(ROWS).get_legend() is None
        assert len(marks(plot_remaining(ROWS, best=True))) == 1

    def test_the_marks_are_the_averages_of_the_guess_and_of_the_best_one(self) -> None:
        ax = plot_remaining(ROWS, average=True, best=True)
        found = marks(ax)
        before = [ROWS[:i] for i in range(3)]
        assert found["Left on average by this guess"] == [
            float(parts(row.guess, earlier).expected_size) for row, earlier in zip(ROWS, before, strict=True)
        ]
        assert found["Left on average by the best guess"] == [
            float(best_guesses(earlier, by="expected_size")[0].expected_size) for earlier in before
        ]
        assert ax.get_legend() is not None

    def test_a_board_on_which_nothing_fits_still_has_a_picture(self) -> None:
        ax = plot_remaining(IMPOSSIBLE, average=True, best=True)
        assert widths(ax) == [1296, 1, 0, 0]
        assert [len(xs) for xs in marks(ax).values()] == [2, 2]
        ax.figure.canvas.draw()

    def test_the_largest_box(self) -> None:
        ax = plot_remaining([("RRBG_", "1 2")], SUPER_HOLES)
        assert ax.texts[0].get_text() == "59,049"

    def test_speaks_three_languages(self) -> None:
        board = parsed(ROWS)
        assert ticks(plot_remaining(board, lang="fr"))[1] == "1. RRBB\n1 bien placé, 1 mal placé"
        german = plot_remaining(board, lang="de")
        assert german.texts[0].get_text() == "1.296"
        assert german.get_xlabel() == "Mögliche Codes (logarithmisch)"

    def test_takes_ink_and_paper_from_the_style(self) -> None:
        with plt.style.context("dark_background"):
            ax = plot_remaining(ROWS, average=True)
            assert luminance(ax.patches[0].get_edgecolor()[:3]) == pytest.approx(1)
            assert luminance(ax.lines[0].get_color()) == pytest.approx(1)

    def test_bars_stand_out_on_white_and_on_black(self) -> None:
        bar = luminance(BAR)
        assert 1.05 / (bar + 0.05) >= 3
        assert (bar + 0.05) / 0.05 >= 3

    def test_the_refusal_names_the_row(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 1: "):
            plot_remaining([("RRB", (0, 0))])


class TestDescribeRemaining:
    def test_says_what_the_picture_shows(self) -> None:
        assert describe_remaining(ROWS, best=True).splitlines() == [
            "Start: 1,296 codes are possible.",
            "1. RRBB, 1 exact, 1 misplaced: 208 codes are possible. Left on average by the best guess: 185.3.",
            "2. RGRY, 0 exact, 4 misplaced: 2 codes are possible. Left on average by the best guess: 23.4.",
            "3. OYRR, 1 exact, 2 misplaced: 2 codes are possible. Left on average by the best guess: 1.",
        ]

    def test_is_the_label_of_the_axes(self) -> None:
        for options in ({}, {"average": True}, {"average": True, "best": True, "lang": "en"}):
            assert plot_remaining(ROWS, **options).get_label() == describe_remaining(ROWS, **options)


def picture(html: str) -> Element:
    svg = fromstring(html).find("svg")
    assert svg is not None
    return svg


class TestFigureHtml:
    def test_says_in_words_what_it_shows(self) -> None:
        svg = picture(figure_html(plot_remaining(ROWS)))
        assert svg.get("role") == "img"
        assert svg.get("aria-label", "").split() == describe_remaining(ROWS).split()

    def test_its_letters_are_text(self) -> None:
        words = [text.text for text in picture(figure_html(plot_remaining(ROWS))).iter("text")]
        assert {"1,296", "208", "Start"} <= set(words)

    def test_ink_is_the_pages_own_whatever_the_style(self) -> None:
        plain = figure_html(plot_remaining(ROWS, average=True))
        assert "currentColor" in plain
        with plt.style.context("dark_background"):
            dark = figure_html(plot_remaining(ROWS, average=True))
        assert set(re.findall("#[0-9a-f]{6}", plain + dark)) == {BAR}

    def test_two_pictures_on_a_page_keep_out_of_each_others_way(self) -> None:
        one, other = figure_html(plot_remaining(ROWS)), figure_html(plot_remaining(ROWS[:2]))
        names = [{e.get("id") for e in picture(html).iter()} - {None} for html in (one, other)]
        assert all(names)
        assert names[0] & names[1] == set()
        assert "<style" not in one + other

    def test_what_it_refers_to_is_in_it(self) -> None:
        html = figure_html(plot_remaining(ROWS, average=True, best=True))
        wanted = re.findall(r'(?:url\(|href=")#(\w+)', html)
        assert wanted
        assert set(wanted) == {e.get("id") for e in picture(html).iter()} - {None}

    def test_the_same_picture_is_the_same_text(self) -> None:
        assert figure_html(plot_remaining(ROWS)) == figure_html(plot_remaining(ROWS))

    def test_a_notebook_does_not_show_it_twice(self) -> None:
        figure_html(plot_remaining(ROWS))
        assert plt.get_fignums() == []

    def test_names_that_look_like_markup_are_text(self) -> None:
        box = Edition("tags", "Tags", positions=2, colours=["<b>", "</svg>", "&amp;"])
        ax = plot_remaining([((0, 1), (1, 0))], box)
        ax.set_title("<script>1</script>")
        html = figure_html(ax)
        assert "&lt;script&gt;" in html
        assert "<script" not in html


def test_the_ticks_of_the_parts_are_whole_numbers() -> None:
    axis = plot_parts("RBRG", [("RRBY", (1, 2)), ("BYRG", (2, 1))])
    assert all(tick == round(tick) for tick in axis.get_xticks())
