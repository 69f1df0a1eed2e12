"""What every board has: the shared front end, an edition, a language, and its four faces."""

import json
from html import escape
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from mmteach.editions import F6423, CodeLike, Edition

BUNDLE = Path(__file__).parent.parent / "static" / "mmteach.mjs"


class Board(anywidget.AnyWidget):
    """A live board. Its traits are plain JSON; what the front end does shows in them, and the other way round.

    Attributes:
        edition: key of a preset, or the fields of a box of your own.
        lang: ``en``, ``fr`` or ``de``; empty for the page's language.
    """

    _esm = BUNDLE
    kind: ClassVar[str]
    saved: ClassVar[tuple[str, ...]] = ()
    """The traits that describe the board: those its `repr` shows and a page carries."""

    board = traitlets.Unicode().tag(sync=True)
    edition = traitlets.Union([traitlets.Unicode(), traitlets.Dict()]).tag(sync=True)
    lang = traitlets.Enum(["", "en", "fr", "de"], "").tag(sync=True)

    def __init__(self, edition: Edition | str = F6423, lang: str = "", **traits: Any) -> None:
        box = Edition.from_json(edition)
        super().__init__(board=self.kind, edition=box.to_json(), lang=lang, **traits)

    @property
    def box(self) -> Edition:
        """The edition as an `Edition`."""
        return Edition.from_json(self.edition)

    @traitlets.validate("edition")
    def _checked_edition(self, proposal: Any) -> str | dict[str, Any]:
        return Edition.from_json(proposal["value"]).to_json()

    def text(self) -> str:
        """The board as text."""
        raise NotImplementedError

    def html(self) -> str:
        """The board as accessible HTML that needs no JavaScript."""
        raise NotImplementedError

    def island(self) -> str:
        """The board for a static page: its HTML, and its state for the front end to take over."""
        state = {name: getattr(self, name) for name in ("edition", "lang", *self.saved)}
        # `</` would end the script element early; JSON reads the escaped form as the same text.
        carried = json.dumps(state, ensure_ascii=False).replace("</", "<\\/").replace("<!--", "<\\u0021--")
        script = f'<script type="application/json">{carried}</script>'
        return f'<div data-mmteach="{escape(self.kind)}">{script}{self.html()}</div>'

    def __repr__(self) -> str:
        args = [f"{name}={getattr(self, name)!r}" for name in self.saved if self._differs(name)]
        args += [f"edition={self.edition!r}"] * (self.box is not F6423) + [f"lang={self.lang!r}"] * bool(
            self.lang
        )
        return f"{type(self).__name__}({', '.join(args)})"

    def _differs(self, name: str) -> bool:
        return bool(getattr(self, name) != self.traits()[name].default())

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            bundle[0].update({"text/plain": self.text(), "text/html": self.island()})
        return bundle

    def _letters(self, code: CodeLike) -> str:
        """A code as the front end takes it: English letters, checked."""
        return self.box.letters(code)
