"""The version of mmteach that a page was made by, in its footer."""

from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

import mmteach


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("config-inited", add_version)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_version(app: Sphinx, config: Config) -> None:
    """Name the version to Sphinx and below every page."""
    config.version = config.release = mmteach.__version__
    config.html_theme_options["extra_footer"] = f"<p>mmteach {mmteach.__version__}</p>"
