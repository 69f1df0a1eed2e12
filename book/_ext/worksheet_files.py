"""The worksheets to download: made when the book is built, beside its pages, and never committed."""

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import mmteach
from mmteach.i18n import LANGUAGES
from mmteach.worksheets import KINDS, LEVELS, worksheet

PAGE = "teachers/worksheets.md"


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("builder-inited", add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_files(app: Sphinx) -> None:
    """Put a sheet of each kind, level and language into ``worksheets/`` of the site that offers them."""
    if app.builder.format != "html" or not (Path(app.srcdir) / PAGE).exists():
        return
    files = Path(app.doctreedir).parent / ".files"
    write_sheets(files / "worksheets")
    app.config.html_extra_path.append(str(files))


def write_sheets(folder: Path) -> None:
    """Write the sheets that are not there yet, or are older than the package."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = Path(mmteach.__file__).parent.rglob("*.*")
    newest = max(file.stat().st_mtime for file in sources if file.suffix in (".py", ".json"))
    for kind in KINDS:
        for level in LEVELS:
            for lang in LANGUAGES:
                path = folder / f"{kind}-{level}-{lang}.pdf"
                if not path.exists() or path.stat().st_mtime < newest:
                    worksheet(kind, lang=lang, level=level).save(path)
