"""The parts of a sheet drawn on a page of a PDF. Lengths are in millimetres."""

from collections.abc import Iterable

from fpdf import FPDF
from fpdf.drawing import PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.svg import svg_path_converter

from mmteach.colours import SHAPES, Colour
from mmteach.editions import Code, Edition
from mmteach.scoring import Feedback
from mmteach.worksheets.look import INK, both, tint
from mmteach.worksheets.parts import Answer, Board, Boxes, CodeLine, Gaps, Grid, Lines, Note, Part

FONT = "sans"
TEXT, SMALL = 9.5, 8.0
LEADING = 1.35
PEG, BOX, LINE, GAP = 8.4, 7.5, 8.5, 2.5
_POINT = 25.4 / 72
_GREY = 0x80
_CAPITAL = 0.73  # the height of a capital letter of the font, as a share of its size


class Ink:
    """Draws parts of one sheet; every method takes the upper left corner and gives the height it needs.

    With `wet` false nothing is drawn, which is how a block is measured.
    """

    def __init__(self, pdf: FPDF, edition: Edition, lang: str) -> None:
        self.pdf, self.edition, self.lang = pdf, edition, lang
        self.wet = True

    def parts(self, parts: Iterable[Part], x: float, y: float, width: float) -> float:
        """The parts one below the other; names in front of codes share one column."""
        listed, top = tuple(parts), y
        names = max((self._length(p.name) for p in listed if isinstance(p, CodeLine | Answer)), default=0) + 3
        for part in listed:
            match part:
                case Note():
                    y += self.text(part.text, x, y, width)
                case CodeLine():
                    y += self._code_line(part, x, y, width, names)
                case Answer():
                    y += self._answer(part, x, y, names)
                case Board():
                    y += self._board(part, x, y, width)
                case Boxes():
                    y += self._boxes(part, x, y, width)
                case Gaps():
                    y += self._gaps(part, x, y)
                case Lines():
                    y += self._lines(part, x, y, width)
                case Grid():
                    y += self._grid(part, x, y, width)
            y += GAP
        return y - top

    def text(
        self, text: str, x: float, y: float, width: float, size: float = TEXT, bold: bool = False
    ) -> float:
        """A paragraph."""
        self._font(size, bold)
        self.pdf.set_xy(x, y)
        line = size * _POINT * LEADING
        height = self.pdf.multi_cell(width, line, text, align="L", dry_run=not self.wet, output="HEIGHT")
        assert isinstance(height, float)
        return height

    def pegs_with_names(self, colours: Iterable[Colour], x: float, y: float, width: float) -> float:
        """Small pegs, each with its name behind it, in as many lines as they need."""
        size, left, top = 5.6, x, y
        for colour in colours:
            name = colour.names[self.lang]
            needed = size + 1.5 + self._length(name, SMALL) + 5
            if left + needed > x + width + 5:
                left, y = x, y + size + 1.5
            self._peg(colour, left, y, size)
            self._word(name, left + size + 1.5, y, size, SMALL)
            left += needed
        return y + size - top

    def rule(self, x: float, y: float, width: float) -> None:
        """A thin line across."""
        self._pencil(0.15)
        if self.wet:
            self.pdf.line(x, y, x + width, y)

    def _code_line(self, part: CodeLine, x: float, y: float, width: float, names: float) -> float:
        size = self._peg_size(width - names)
        self._word(part.name, x, y, size)
        self._code(part.code, x + names, y, size)
        return size

    def _answer(self, part: Answer, x: float, y: float, names: float) -> float:
        self._word(part.name, x, y, PEG)
        self._tray(part.answer, x + names, y, PEG)
        return PEG

    def _board(self, part: Board, x: float, y: float, width: float) -> float:
        numbers = 5.5
        words = max(self._length(w, SMALL) for row in part.rows for w in both(row.answer, self.lang)) + 7
        size = self._peg_size(width - numbers - words)
        for number, row in enumerate(part.rows, 1):
            top = y + (number - 1) * (size + 1.6)
            self._word(str(number), x, top, size, bold=True)
            self._code(row.guess, x + numbers, top, size)
            self._tray(row.answer, x + numbers + self.edition.positions * (size + 0.6) + 3.4, top, size)
        return len(part.rows) * (size + 1.6) - 1.6

    def _tray(self, answer: Feedback, x: float, y: float, height: float) -> None:
        """The answer in two lines of words, apart from the pegs: a full disc for exact, a ring for misplaced."""
        for line, word in enumerate(both(answer, self.lang)):
            self._pencil(0.35, 0)
            self.pdf.set_fill_color(0)
            if self.wet:
                middle = y + height * (0.25 + line / 2)
                self.pdf.circle(x + 1, middle, 0.9, style="D" if line else "DF")
            self._word(word, x + 3.2, y + line * height / 2, height / 2, SMALL)

    def _boxes(self, part: Boxes, x: float, y: float, width: float) -> float:
        left, top = x, y
        for word in part.words:
            needed = BOX + 1.5 + self._length(word, TEXT) + 4
            if left > x and left + needed > x + width + 4:
                left, y = x, y + BOX + 1.5
            self._box(left, y)
            self._word(word, left + BOX + 1.5, y, BOX)
            left += needed
        return y + BOX - top

    def _gaps(self, part: Gaps, x: float, y: float) -> float:
        self._word(part.word, x, y, BOX)
        left = x + self._length(part.word) + 3
        for place in range(part.count):
            self._box(left + place * (BOX + 1.2), y)
        return BOX

    def _lines(self, part: Lines, x: float, y: float, width: float) -> float:
        start = x
        if part.gap:
            self._gaps(Gaps(part.gap, 1), x, y)
            start += self._length(part.gap) + 3 + BOX + 4
        self._word(part.word, start, y, LINE)
        start += self._length(part.word) + 2
        for line in range(part.count):
            left = start if line == 0 else x
            self.rule(left, y + (line + 1) * LINE - 1.5, x + width - left)
        return part.count * LINE

    def _grid(self, part: Grid, x: float, y: float, width: float) -> float:
        columns = zip(part.head, *part.rows, strict=True)
        needed = [max(self._length(line) for cell in c for line in _split(cell)) + 5 for c in columns]
        widths = [n * width / sum(needed) for n in needed]
        top = y
        for row, cells in enumerate((part.head, *part.rows)):
            height = 4.6 * max(len(_split(cell)) for cell in cells) + 2.6
            left = x
            for cell, cell_width in zip(cells, widths, strict=True):
                self._cell(cell, left, y, cell_width, height, head=row == 0)
                left += cell_width
            y += height
        return y - top

    def _cell(self, text: str | None, x: float, y: float, width: float, height: float, *, head: bool) -> None:
        self._pencil(0.2)
        self.pdf.set_fill_color(0xEC)
        if self.wet:
            self.pdf.rect(x, y, width, height, style="DF" if head or text is None else "D")
        for number, line in enumerate(_split(text)):
            self._word(line, x + 2, y + 1.3 + number * 4.6, 4.6, SMALL if head else 9, bold=head)

    def _code(self, code: Code, x: float, y: float, size: float) -> None:
        for place, symbol in enumerate(code):
            self._peg(self.edition.symbols[symbol], x + place * (size + 0.6), y, size)

    def _peg(self, colour: Colour, x: float, y: float, size: float) -> None:
        if not self.wet:
            return
        shape, fill, scale = SHAPES[colour.shape], tint(colour), size / 108
        path = PaintedPath()
        svg_path_converter(path, shape["path"])
        path.style.fill_color = fill
        path.style.stroke_color = INK
        path.style.stroke_width = 5
        path.style.stroke_join_style = "round"
        path.transform = Transform.scaling(scale).translate(x + 4 * scale, y + 4 * scale)
        with self.pdf.drawing_context() as context:
            context.add_item(path)
        self._letter(colour.letters[self.lang], x + 54 * scale, y + (4 + shape["letter_y"]) * scale, size)

    def _letter(self, letter: str, x: float, y: float, size: float) -> None:
        points = size * 0.42 / _POINT
        self._font(points, bold=True)
        middle = points * _POINT * _CAPITAL / 2
        self.pdf.text(x - self.pdf.get_string_width(letter) / 2, y + middle, letter)

    def _peg_size(self, width: float) -> float:
        return min(PEG, width / self.edition.positions - 0.6)

    def _box(self, x: float, y: float) -> None:
        self._pencil(0.3)
        if self.wet:
            self.pdf.rect(x, y, BOX, BOX, round_corners=True, corner_radius=1)

    def _word(
        self, text: str, x: float, y: float, height: float, size: float = TEXT, bold: bool = False
    ) -> None:
        """A word in one line, half-way down `height`."""
        self._font(size, bold)
        if self.wet:
            self.pdf.text(x, y + height / 2 + size * _POINT * _CAPITAL / 2, text)

    def _length(self, text: str, size: float = TEXT) -> float:
        self._font(size)
        return self.pdf.get_string_width(text)

    def _font(self, size: float, bold: bool = False) -> None:
        self.pdf.set_font(FONT, "B" if bold else "", size)
        self.pdf.set_text_color(0)

    def _pencil(self, width: float, grey: int = _GREY) -> None:
        self.pdf.set_line_width(width)
        self.pdf.set_draw_color(grey)


def _split(cell: str | None) -> list[str]:
    return (cell or "").split("\n")
