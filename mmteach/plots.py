"""Pictures of a round with matplotlib: readable in grey, in dark styles, and as text.

Every function takes and returns an Axes. What the picture says in words is its label: ``ax.get_label()``.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from xml.etree.ElementTree import Element, fromstring

from mmteach.errors import PackageError

try:
    import matplotlib.pyplot as plt
    from matplotlib import rc_context, rcParams
    from matplotlib.axes import Axes
    from matplotlib.colors import to_hex
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, MultipleLocator, NullLocator
except ModuleNotFoundError as missing:
    raise PackageError("package.missing", package=missing.name) from missing

from mmteach.consistency import count_path
from mmteach.decrypto import CARDS, Card, PinLike, readings
from mmteach.editions import F6423, CodeLike, Edition, box_of
from mmteach.evaluation import Evaluation
from mmteach.i18n import number, t
from mmteach.markup import el, markup
from mmteach.position import Position
from mmteach.rows import ParsedRow, RowLike, parsed
from mmteach.strategy import best_guesses, parts

BAR = "#5b8ac5"
"""A middle tone: at 3:1 on white and on black, and a middle grey in print."""

# A bar on a log scale needs somewhere to start; from here, one code is a short bar and none is no bar.
_LEFT = 0.7
# The marks stand on a line of their own, so that they never hide a figure.
_BELOW = 0.4
# On a page: inches at which letters of 10 points are legible on a telephone, and the share kept of the height.
_PAGE_WIDTH = 4.2
_PAGE_HEIGHT = 0.75
# The share of its lane that the tallest bar takes; its figure stands above it.
_LANE = 0.65
_FAMILY = re.compile(r"'DejaVu Sans'[^;]*sans-serif")


@dataclass(frozen=True)
class _Bar:
    """One row of the picture; the start has no guess."""

    label: str
    count: int
    average: Fraction | None
    best: Fraction | None


def plot_remaining(
    rows: Iterable[RowLike],
    edition: Edition | str = F6423,
    *,
    ax: Axes | None = None,
    average: bool = False,
    best: bool = False,
    lang: str = "en",
) -> Axes:
    """How many codes are possible at the start and after each row, from top to bottom, on a log scale.

    `average` adds what the guess leaves on average over its answers, `best` the lowest such average of any guess:
    a bar shorter than its own average was luck, and an average near the best was good play.

    Refuses like `mmteach.remaining`.
    """
    edition = box_of(edition)
    bars = _bars(parsed(rows, edition, lang), edition, lang, average, best)
    return _draw(bars, edition.size, ax, lang)


def describe_remaining(
    rows: Iterable[RowLike],
    edition: Edition | str = F6423,
    *,
    average: bool = False,
    best: bool = False,
    lang: str = "en",
) -> str:
    """What `plot_remaining` shows, in words, a line a row."""
    edition = box_of(edition)
    return _described(_bars(parsed(rows, edition, lang), edition, lang, average, best), lang)


def plot_readings(
    pinned: Iterable[PinLike], cards: Iterable[Card] = CARDS, *, ax: Axes | None = None, lang: str = "en"
) -> Axes:
    """How many codes three clues of Decrypto can mean at the start and after each pinned fact: 24, 6, 2, 1.

    The same picture as `plot_remaining`, for facts like "2=4" and "1≠1" and the deck that the code came from.

    Refuses like `mmteach.decrypto.readings`.
    """
    deck = tuple(cards)
    return _draw(_reading_bars(pinned, deck, lang), len(deck), ax, lang)


def describe_readings(pinned: Iterable[PinLike], cards: Iterable[Card] = CARDS, *, lang: str = "en") -> str:
    """What `plot_readings` shows, in words, a line a fact."""
    return _described(_reading_bars(pinned, tuple(cards), lang), lang)


def plot_parts(
    guess: CodeLike,
    rows: Iterable[RowLike] = (),
    edition: Edition | str = F6423,
    *,
    ax: Axes | None = None,
    lang: str = "en",
) -> Axes:
    """How the codes that fit `rows` fall by their answer to `guess`: a bar a part, fewest exact first.

    Refuses like `mmteach.parts`.
    """
    edition = box_of(edition)
    found = parts(guess, rows, edition)
    if ax is None:
        _, ax = plt.subplots(figsize=(7, 1.4 + 0.32 * len(found)), layout="constrained")
    answers = [answer.words(lang) for answer in found.sizes]
    bars = ax.barh(answers, list(found.sizes.values()), height=0.7, color=BAR, edgecolor=_ink())
    ax.bar_label(bars, [number(n, lang) for n in found.sizes.values()], padding=4)
    ax.margins(x=0.12)
    ax.invert_yaxis()
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(round(value), lang)))
    ax.set_xlabel(t("plots.parts.axis", lang))
    ax.spines[["top", "right"]].set_visible(False)
    lines = [t("plots.parts.line", lang, answer=a.words(lang), count=n) for a, n in found.sizes.items()]
    ax.set_label("\n".join([found.sentence(lang), *lines]))
    return ax


def plot_guesses(evaluations: Mapping[str, Evaluation], *, ax: Axes | None = None, lang: str = "en") -> Axes:
    """How many codes each strategy finds with 1, 2, 3 … guesses: a lane of bars for each, all to one scale.

    The keys of `evaluations` are the names shown.
    """
    if ax is None:
        _, ax = plt.subplots(figsize=(7, 1 + 0.9 * len(evaluations)), layout="constrained")
    tallest = max((max(found.distribution.values(), default=1) for found in evaluations.values()), default=1)
    for lane, found in enumerate(evaluations.values()):
        codes = found.distribution.values()
        heights = [
            -_LANE * n / tallest for n in codes
        ]  # the axis points down, so that the first lane is on top
        bars = ax.bar(list(found.distribution), heights, 0.6, bottom=lane, color=BAR, edgecolor=_ink())
        for bar, n in zip(bars, codes, strict=True):
            middle = (bar.get_x() + bar.get_width() / 2, lane + bar.get_height())
            ax.annotate(number(n, lang), middle, (0, 2), textcoords="offset points", ha="center")
    means = (t("plots.guesses.mean", lang, mean=number(found.mean, lang)) for found in evaluations.values())
    labels = [f"{name}\n{mean}" for name, mean in zip(evaluations, means, strict=True)]
    ax.set_yticks([lane - _LANE / 2 for lane in range(len(labels))], labels)
    ax.set_ylim(len(labels) - 0.95, -1)
    ax.tick_params(axis="y", length=0)
    ax.xaxis.set_major_locator(MultipleLocator(1))
    ax.set_xlabel(t("plots.guesses.axis", lang))
    ax.spines[["top", "right", "left"]].set_visible(False)
    ax.set_label("\n".join(f"{name}: {found.sentence(lang)}" for name, found in evaluations.items()))
    return ax


def figure_html(ax: Axes) -> str:
    """The whole figure of `ax` as SVG for a page; what the picture says in words is its text alternative.

    Ink is the colour of the text around it, so that it can be read in the dark and on paper; letters are text, in the
    page's own size on a phone as well. The figure is closed, or a notebook would show it a second time.
    """
    label = str(ax.get_label())
    svg = fromstring(_saved(ax, label))
    for element in svg.iter():
        _plainly(element, to_hex(_ink()))
    shapes = [part for part in svg if part.tag != "metadata" and part.find("style") is None]
    box, look = svg.get("viewBox"), "display: block; width: 100%; max-width: 30em"
    page = el("svg", *shapes, role="img", aria_label=label, viewBox=box, style=look, fill="currentColor")
    return markup(el("div", page, class_="mm-figure"))


def _saved(ax: Axes, salt: str) -> str:
    """The figure as a document, narrow enough for a phone; `salt` keeps its ids apart from another picture's."""
    figure = ax.get_figure(root=True)
    assert isinstance(figure, Figure)
    figure.set_size_inches(_PAGE_WIDTH, figure.get_size_inches()[1] * _PAGE_HEIGHT)
    text = StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": salt}):
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    plt.close(figure)
    return text.getvalue()


def _plainly(element: Element, ink: str) -> None:
    """An element of a document as one that may stand in a page of HTML."""
    element.tag = element.tag.rpartition("}")[2]
    if element.tag == "g":
        element.attrib.pop("id", None)  # never referred to, and the same in every picture
    style = element.get("style")
    if style:
        element.set("style", _FAMILY.sub("system-ui, sans-serif", style.replace(ink, "currentColor")))
    for name in [name for name in element.attrib if name.startswith("{")]:
        element.set(name.rpartition("}")[2], element.attrib.pop(name))


def _reading_bars(pinned: Iterable[PinLike], deck: tuple[Card, ...], lang: str) -> list[_Bar]:
    pins = readings(pinned, deck).pins
    labels = [t("plots.remaining.start", lang), *(pin.sentence(lang).rstrip(".") for pin in pins)]
    return [_Bar(label, len(readings(pins[:known], deck)), None, None) for known, label in enumerate(labels)]


def _draw(bars: list[_Bar], most: int, ax: Axes | None, lang: str) -> Axes:
    """Bars from top to bottom with their counts in figures; `most` is what the axis must hold."""
    if ax is None:
        _, ax = plt.subplots(figsize=(7, 1.6 + 0.55 * len(bars)), layout="constrained")
    places = range(len(bars))
    ax.barh(places, [bar.count for bar in bars], height=0.5, color=BAR, edgecolor=_ink())
    for place, bar in zip(places, bars, strict=True):
        end = (max(bar.count, _LEFT), place)
        ax.annotate(number(bar.count, lang), end, (5, 0), textcoords="offset points", va="center")
    _mark(ax, [bar.best for bar in bars], "|", 14, t("plots.remaining.best", lang))
    _mark(ax, [bar.average for bar in bars], "D", 6, t("plots.remaining.average", lang))
    _frame(ax, bars, most, lang)
    ax.set_label(_described(bars, lang))
    return ax


def _bars(board: tuple[ParsedRow, ...], edition: Edition, lang: str, average: bool, best: bool) -> list[_Bar]:
    path = count_path(board, edition)
    bars = [_Bar(t("plots.remaining.start", lang), path[0], None, None)]
    for row, (guess, answer) in enumerate(board, 1):
        label = f"{row}. {edition.letters(guess, lang)}, {answer.words(lang)}"
        before = board[: row - 1]
        possible = path[row - 1] > 0
        mean = Position.after(before, edition).parts(guess).expected_size if average and possible else None
        least = (
            best_guesses(before, "expected_size", 1, edition)[0].expected_size if best and possible else None
        )
        bars.append(_Bar(label, path[row], mean, least))
    return bars


def _described(bars: list[_Bar], lang: str) -> str:
    return "\n".join(_line(bar, lang) for bar in bars)


def _line(bar: _Bar, lang: str) -> str:
    line = t("plots.remaining.line", lang, label=bar.label, count=bar.count)
    for key, value in (("average", bar.average), ("best", bar.best)):
        if value is not None:
            line += f" {t(f'plots.remaining.{key}', lang)}: {number(round(float(value), 1), lang)}."
    return line


def _mark(ax: Axes, values: list[Fraction | None], marker: str, size: int, label: str) -> None:
    """Shapes, not colours, tell the two kinds of mark apart."""
    points = [(float(value), place + _BELOW) for place, value in enumerate(values) if value is not None]
    if points:
        x, y = zip(*points, strict=True)
        ax.plot(x, y, marker, color=_ink(), markerfacecolor="none", markersize=size, label=label)


def _frame(ax: Axes, bars: list[_Bar], most: int, lang: str) -> None:
    ax.set_xscale("log")
    ax.set_xlim(_LEFT, most * 5)
    ax.xaxis.set_major_locator(LogLocator(numticks=12))
    ax.xaxis.set_minor_locator(NullLocator())
    ax.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(round(value), lang)))
    ax.set_xlabel(t("plots.remaining.axis", lang))
    ax.set_yticks(range(len(bars)), [bar.label.replace(", ", "\n", 1) for bar in bars])
    ax.invert_yaxis()
    ax.spines[["top", "right"]].set_visible(False)
    if ax.get_legend_handles_labels()[1]:
        ax.legend(loc="lower right", bbox_to_anchor=(1, 1), frameon=False, reverse=True)


def _ink() -> str:
    return str(rcParams["text.color"])
