import matplotlib

matplotlib.use("Agg")

from collections.abc import Iterator

import matplotlib.pyplot as plt
import pytest

from mmteach.decrypto import PinError, deck, reading_counts
from mmteach.plots import describe_readings, plot_readings

PINS = ["1=3", "2=1", "3≠2"]


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    plt.close("all")


class TestPlotReadings:
    def test_a_bar_a_fact_and_one_for_the_start(self) -> None:
        ax = plot_readings(PINS)
        assert [round(bar.get_width()) for bar in ax.patches] == [24, 6, 2, 1]
        assert [text.get_text() for text in ax.texts] == ["24", "6", "2", "1"]
        assert reading_counts(PINS)["left"].tolist() == [24, 6, 2, 1]

    def test_facts_are_said_in_words_and_read_from_the_top(self) -> None:
        ax = plot_readings(PINS, lang="de")
        assert [tick.get_text() for tick in ax.get_yticklabels()][1:] == [
            "Hinweis 1 gehört zu Platz 3",
            "Hinweis 2 gehört zu Platz 1",
            "Hinweis 3 gehört nicht zu Platz 2",
        ]
        assert ax.yaxis_inverted()

    def test_facts_that_contradict_each_other_end_at_no_bar(self) -> None:
        assert [round(bar.get_width()) for bar in plot_readings(["1=3", "2=3"]).patches] == [24, 6, 0]

    def test_starts_from_the_deck_it_is_given(self) -> None:
        ax = plot_readings([], deck(["123", "124"], cards_return=False))
        assert [text.get_text() for text in ax.texts] == ["22"]

    def test_draws_on_the_axes_it_is_given(self) -> None:
        _, own = plt.subplots()
        assert plot_readings(PINS, ax=own) is own

    def test_the_refusal_shows_the_fact(self) -> None:
        with pytest.raises(PinError, match='"4=1" is not a fact'):
            plot_readings(["4=1"])


class TestDescribeReadings:
    def test_says_what_the_picture_shows_and_is_its_label(self) -> None:
        assert describe_readings(PINS[:1]).splitlines() == [
            "Start: 24 codes are possible.",
            "Clue 1 belongs to slot 3: 6 codes are possible.",
        ]
        assert plot_readings(PINS).get_label() == describe_readings(PINS)
