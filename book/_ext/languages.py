"""One book in three languages: a switch on the pages that have twins, and ways to the pages that have none.

English is the book itself; each other language is a book of its own in a folder of it, with the same names of files.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import yaml
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.docutils import SphinxDirective, SphinxRole

NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
LABELS = {
    "en": "This page in other languages",
    "fr": "Cette page en d’autres langues",
    "de": "Diese Seite in anderen Sprachen",
}
IN_ENGLISH = {"fr": "en anglais", "de": "auf Englisch"}
PARTS = {
    "Play": {"fr": "Jouer", "de": "Spielen"},
    "Answer": {"fr": "Répondre", "de": "Antworten"},
    "Reason": {"fr": "Raisonner", "de": "Nachdenken"},
    "Strategy": {"fr": "Stratégie", "de": "Strategie"},
    "Match and boxes": {"fr": "Partie et boîtes", "de": "Partie und Spiele"},
    "Decrypto": {"fr": "Decrypto", "de": "Decrypto"},
    "For teachers": {"fr": "Pour l’enseignant", "de": "Für Lehrkräfte"},
    "Reference": {"fr": "Référence", "de": "Nachschlagen"},
}
"""The captions of the English book's parts."""


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.add_config_value("twins", {}, "html")
    app.connect("config-inited", find_twins)
    app.connect("html-page-context", add_switch)
    app.add_role("english", English())
    app.add_directive("english-pages", EnglishPages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def find_twins(app: Sphinx, config: Config) -> None:
    """Note which pages the other languages have, so that pages are written anew when one is added."""
    others = (lang for lang in NAMES if lang != config.language)
    config.twins = {lang: sorted(_pages(_folder(app, lang))) for lang in others}


def add_switch(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Put the switch above the page's text, where the page has a twin in another language."""
    here = app.config.language
    up = context["content_root"] + ("" if here == "en" else "../")
    links = {
        lang: f"{up}{'' if lang == 'en' else f'{lang}/'}{page}.html"
        for lang, pages in app.config.twins.items()
        if page in pages
    }
    if "body" not in context or not links:
        return
    items = "".join(
        f'<a href="{escape(way)}" lang="{lang}" hreflang="{lang}">{NAMES[lang]}</a>'
        for lang, way in links.items()
    )
    context["body"] = f'<nav class="languages" aria-label="{LABELS[here]}">{items}</nav>{context["body"]}'
    context["metatags"] = context.get("metatags", "") + "".join(
        f'<link rel="alternate" hreflang="{lang}" href="{escape(way)}">' for lang, way in links.items()
    )


class English(SphinxRole):
    """``{english}`practice/play` ``: a link to a page that there is only in English, which says so."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """The link, with the English page's own title."""
        return [_link(self.env.app, self.env.docname, self.text)], []


class EnglishPages(SphinxDirective):
    """``{english-pages}``: every page of the English book without a twin here, in its order."""

    def run(self) -> list[nodes.Node]:
        """A list for each part of the book that has such pages."""
        app, here = self.env.app, self.env.docname
        self.env.note_dependency(str(_folder(app, "en") / "_toc.yml"))
        self.env.note_reread()  # a twin may have come since
        lists: list[nodes.Node] = []
        for caption, pages in _parts(_folder(app, "en")):
            missing = [page for page in pages if page not in _pages(Path(app.srcdir))]
            items = (nodes.list_item("", nodes.paragraph("", "", _link(app, here, page))) for page in missing)
            if missing:
                heading = nodes.strong("", PARTS[caption][app.config.language])
                lists += [nodes.paragraph("", "", heading), nodes.bullet_list("", *items)]
        return lists


def _link(app: Sphinx, here: str, page: str) -> nodes.raw:
    way = "../" * (here.count("/") + 1) + f"{page}.html"
    title = f'<a href="{way}" lang="en" hreflang="en">{escape(_title(_folder(app, "en") / f"{page}.md"))}</a>'
    return nodes.raw("", f"{title} ({IN_ENGLISH[app.config.language]})", format="html")


def _folder(app: Sphinx, lang: str) -> Path:
    """Where the book in `lang` has its pages."""
    book = Path(app.srcdir) if app.config.language == "en" else Path(app.srcdir).parent
    return book if lang == "en" else book / lang


def _parts(book: Path) -> Iterator[tuple[str, list[str]]]:
    """The parts of a book: their captions, and their pages in order."""
    toc = yaml.safe_load((book / "_toc.yml").read_text(encoding="utf-8"))
    for part in toc["parts"]:
        yield part["caption"], [chapter["file"] for chapter in part["chapters"]]


def _pages(book: Path) -> set[str]:
    """Every page in a book's table of contents."""
    root = yaml.safe_load((book / "_toc.yml").read_text(encoding="utf-8"))["root"]
    return {root}.union(*(pages for _, pages in _parts(book)))


def _title(page: Path) -> str:
    """The first heading of a page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return next(line.removeprefix("# ") for line in lines if line.startswith("# "))
