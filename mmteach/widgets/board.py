"""What every board has: a front end, a language, and its four faces; those of Mastermind have an edition too."""

import json
from html import escape
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from mmteach.editions import F6423, CodeLike, Edition

STATIC = Path(__file__).parent.parent / "static"
BUNDLE = STATIC / "mmteach.mjs"


class LiveBoard(anywidget.AnyWidget):
    """A live board. Its traits are plain JSON; what the front end does shows in them, and the other way round.

    Attributes:
        lang: ``en``, ``fr`` or ``de``; empty for the page's language.
    """

    bundle: ClassVar[Path] = BUNDLE
    """The module whose front end brings it to life."""
    _esm = bundle
    kind: ClassVar[str]
    saved: ClassVar[tuple[str, ...]] = ()
    """The traits that describe the board: those its `repr` shows and a page carries."""

    board = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Enum(["", "en", "fr", "de"], "").tag(sync=True)

    def __init__(self, lang: str = "", **traits: Any) -> None:
        super().__init__(board=self.kind, lang=lang, **traits)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "bundle" in vars(cls):
            cls._esm = cls.bundle
        super().__init_subclass__(**kwargs)

    def text(self) -> str:
        """The board as text."""
        raise NotImplementedError

    def html(self) -> str:
        """The board as accessible HTML that needs no JavaScript."""
        raise NotImplementedError

    def island(self) -> str:
        """The board for a static page: its HTML, and its state for the front end to take over."""
        state = {name: getattr(self, name) for name in self._carried()}
        # `</` would end the script element early; JSON reads the escaped form as the same text.
        carried = json.dumps(state, ensure_ascii=False).replace("</", "<\\/").replace("<!--", "<\\u0021--")
        script = f'<script type="application/json">{carried}</script>'
        return f'<div data-mmteach="{escape(self.kind)}">{script}{self.html()}</div>'

    def __repr__(self) -> str:
        args = [f"{name}={getattr(self, name)!r}" for name in self._described() if self._differs(name)]
        return f"{type(self).__name__}({', '.join(args)})"

    def _carried(self) -> tuple[str, ...]:
        """The traits that the front end needs to start."""
        return ("lang", *self.saved)

    def _described(self) -> tuple[str, ...]:
        """The traits from which the board can be made again."""
        return (*self.saved, "lang")

    def _differs(self, name: str) -> bool:
        return bool(getattr(self, name) != self.traits()[name].default())

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            bundle[0].update({"text/plain": self.text(), "text/html": self.island()})
        return bundle


class Board(LiveBoard):
    """A live board of Mastermind.

    Attributes:
        edition: key of a preset, or the fields of a box of your own.
        lang: ``en``, ``fr`` or ``de``; empty for the page's language.
    """

    edition = traitlets.Union([traitlets.Unicode(F6423.key), traitlets.Dict()]).tag(sync=True)

    def __init__(self, edition: Edition | str = F6423, lang: str = "", **traits: Any) -> None:
        super().__init__(lang, edition=Edition.from_json(edition).to_json(), **traits)

    @property
    def box(self) -> Edition:
        """The edition as an `Edition`."""
        return Edition.from_json(self.edition)

    @traitlets.validate("edition")
    def _checked_edition(self, proposal: Any) -> str | dict[str, Any]:
        return Edition.from_json(proposal["value"]).to_json()

    def _carried(self) -> tuple[str, ...]:
        return ("edition", *super()._carried())

    def _described(self) -> tuple[str, ...]:
        return (*self.saved, "edition", "lang")

    def _letters(self, code: CodeLike) -> str:
        """A code as the front end takes it: English letters, checked."""
        return self.box.letters(code)
