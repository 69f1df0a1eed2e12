"""Search that shows where a word stands, and for a word of the glossary what it means."""

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("config-inited", add_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_script(app: Sphinx, config: Config) -> None:
    """Have Sphinx put our script behind its own search, where its setting for a scorer goes."""
    config.html_search_scorer = str(Path(__file__).with_suffix(".js"))
