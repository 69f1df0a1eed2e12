import matplotlib

matplotlib.use("Agg")

from collections.abc import Iterator

import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes

from mmteach import EDITIONS, STRATEGIES, CodeError, Row, evaluate, parts
from mmteach.i18n import LANGUAGES
from mmteach.plots import plot_guesses, plot_parts

ROWS = [Row("RRBB", (1, 1))]
KIDS = {name: evaluate(STRATEGIES[name], EDITIONS["kids"]) for name in ("minimax", "first_consistent")}


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    plt.close("all")


def ticks(ax: Axes) -> list[str]:
    return [tick.get_text() for tick in ax.get_yticklabels()]


class TestPlotParts:
    def test_has_a_bar_for_every_part_with_its_size_in_figures(self) -> None:
        ax, found = plot_parts("RGBY", ROWS), parts("RGBY", ROWS)
        assert [round(bar.get_width()) for bar in ax.patches] == list(found.sizes.values())
        assert [text.get_text() for text in ax.texts] == [str(n) for n in found.sizes.values()]
        assert ticks(ax) == [answer.words() for answer in found.sizes]

    def test_begins_at_the_top_with_the_fewest_exact(self) -> None:
        ax = plot_parts("RRBB")
        assert ax.yaxis_inverted()
        assert ticks(ax)[0] == "0 exact, 0 misplaced"

    def test_draws_on_the_axes_it_is_given(self) -> None:
        _, (left, right) = plt.subplots(1, 2)
        assert plot_parts("RRBB", ax=right) is right
        assert not left.patches

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_says_in_words_what_it_shows(self, lang: str) -> None:
        sentence, *lines = str(plot_parts("RRBB", lang=lang).get_label()).splitlines()
        assert sentence == parts("RRBB").sentence(lang)
        assert len(lines) == 13

    def test_the_refusal_names_the_row(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 1: "):
            plot_parts("RRBB", [("RRB", (0, 0))])


class TestPlotGuesses:
    def test_has_a_lane_for_every_strategy_with_its_mean(self) -> None:
        labels = ticks(plot_guesses(KIDS))
        assert labels == [f"{name}\n{found.mean:.3f} on average" for name, found in KIDS.items()]

    def test_has_the_number_of_codes_for_every_number_of_guesses(self) -> None:
        ax = plot_guesses(KIDS)
        shown = [(round(text.xy[0]), int(text.get_text())) for text in ax.texts]
        assert shown == [pair for found in KIDS.values() for pair in found.distribution.items()]

    def test_draws_all_lanes_to_one_scale(self) -> None:
        heights = [-bar.get_height() for bar in plot_guesses(KIDS).patches]
        codes = [n for found in KIDS.values() for n in found.distribution.values()]
        assert heights == pytest.approx([max(heights) * n / max(codes) for n in codes])

    def test_shows_a_strategy_that_found_nothing(self) -> None:
        ax = plot_guesses({"mine": evaluate(lambda position: "RR")})
        assert ticks(ax) == ["mine\n∞ on average"]
        assert "which is no code of this box" in str(ax.get_label())
        ax.figure.canvas.draw()

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_says_in_words_what_it_shows(self, lang: str) -> None:
        said = str(plot_guesses(KIDS, lang=lang).get_label()).splitlines()
        assert said == [f"{name}: {found.sentence(lang)}" for name, found in KIDS.items()]
