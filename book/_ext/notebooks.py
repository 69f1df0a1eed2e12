"""The notebooks to the lessons: a line on each page that has one, and the files that it leads to."""

import shutil
from html import escape
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

ROOT = Path(__file__).parents[2]
LAB = ROOT / "_build" / "lab"
"""Where `make lab` leaves the site on which notebooks run in the browser."""

# A page's notebook, and the data that it reads.
NOTEBOOKS = {
    "lessons/practise-with-an-open-code": ["open-practice.ipynb"],
    "lessons/giving-the-answer": ["diagnose-a-class.ipynb", "class-answers.csv"],
    "lessons/frequent-errors": ["diagnose-a-class.ipynb", "class-answers.csv"],
    "practice/check-your-board": ["check-a-board.ipynb"],
    "lessons/a-tournament-of-strategies": ["strategy-lab.ipynb"],
    "lessons/points-and-roles": ["match.ipynb"],
    "practice/match": ["match.ipynb"],
    "lessons/decrypto-one-round": ["decrypto.ipynb"],
    "lessons/decrypto-reading": ["decrypto.ipynb"],
}

WORDS = {
    "en": ("Open the notebook", "Download"),
    "fr": ("Ouvrir le notebook (en anglais)", "Télécharger"),
    "de": ("Das Notebook öffnen (auf Englisch)", "Herunterladen"),
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.add_config_value("lab", False, "html")
    app.connect("config-inited", find_lab)
    app.connect("html-page-context", add_line)
    app.connect("build-finished", copy_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def find_lab(app: Sphinx, config: Config) -> None:
    """Note whether notebooks can be opened, so that pages are written anew when that changes."""
    config.lab = (LAB / "index.html").exists()


def add_line(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Offer a page's notebook below its text: to open in the browser, where that can be, and to download."""
    if page not in NOTEBOOKS or "body" not in context:
        return
    up = context["content_root"] + ("" if app.config.language == "en" else "../")
    opened, download = WORDS[app.config.language]
    files = [
        f'<a href="{escape(up)}notebooks/{name}" download>{download} {name}</a>' for name in NOTEBOOKS[page]
    ]
    if app.config.lab:
        way = f"{escape(up)}lab/notebooks/index.html?path={NOTEBOOKS[page][0]}"
        files.insert(0, f'<a href="{way}">{opened}</a>')
    context["body"] += f'<p class="noprint">{" · ".join(files)}</p>'


def copy_files(app: Sphinx, failed: Exception | None) -> None:
    """Lay the notebooks, and the site that opens them, into the English book."""
    if failed or app.builder.format != "html" or app.config.language != "en":
        return
    kept = shutil.ignore_patterns(".*")
    shutil.copytree(ROOT / "notebooks", Path(app.outdir, "notebooks"), ignore=kept, dirs_exist_ok=True)
    shutil.rmtree(Path(app.outdir, "lab"), ignore_errors=True)
    if app.config.lab:
        shutil.copytree(LAB, Path(app.outdir, "lab"))
