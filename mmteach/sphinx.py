"""Sphinx extension: live boards on static pages, with no kernel and no request to another host.

Name ``mmteach.sphinx`` among the extensions of a Jupyter Book, or of any Sphinx site that uses MyST-NB.
"""

import re
from collections.abc import Iterator
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

import mmteach
import mmteach.widgets  # its boards know which module brings them to life
from mmteach.widgets.board import STATIC, LiveBoard

_ISLAND = re.compile(r'data-mmteach="([^"]+)"')


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("config-inited", _prefer_html)
    app.connect("builder-inited", _serve_modules)
    app.connect("html-page-context", _add_modules)
    app.connect("html-page-context", _drop_scripts, priority=900)
    return {"version": mmteach.__version__, "parallel_read_safe": True, "parallel_write_safe": True}


def _prefer_html(app: Sphinx, config: Config) -> None:
    """Boards come as HTML that our bundle brings to life; the stock path would fetch scripts from other hosts."""
    config.nb_ipywidgets_js = {}
    config.nb_mime_priority_overrides = [("html", "text/html", 5), *config.nb_mime_priority_overrides]


def _serve_modules(app: Sphinx) -> None:
    app.config.html_static_path.append(str(STATIC))


def _add_modules(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Give a page the modules of the boards it shows, and no others."""
    kinds = set(_ISLAND.findall(context.get("body", "")))
    for module in sorted({board.bundle.name for board in _boards(LiveBoard) if board.kind in kinds}):
        app.add_js_file(module, type="module")


def _boards(of: type[LiveBoard]) -> Iterator[type[LiveBoard]]:
    """Every class of board that has a kind."""
    for board in of.__subclasses__():
        if hasattr(board, "kind"):
            yield board
        yield from _boards(board)


def _drop_scripts(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Take scripts off a page that have no use there.

    Jupyter Book and its theme each set sphinx-thebe up, so every page declares the same constant twice and logs an
    error, even where the launch button for Thebe is off. The saved state of widgets repeats our bundle for each
    board, and nothing on the page reads it.
    """
    thebe = app.config.html_theme_options.get("launch_buttons", {}).get("thebe")
    context["script_files"] = [
        script
        for script in context["script_files"]
        if not _is_widget_state(script) and (thebe or "thebe" not in _script_text(script))
    ]


def _is_widget_state(script: Any) -> bool:
    return getattr(script, "attributes", {}).get("type") == "application/vnd.jupyter.widget-state+json"


def _script_text(script: Any) -> str:
    body = getattr(script, "attributes", {}).get("body") or ""
    return f"{getattr(script, 'filename', script)} {body}".lower()
