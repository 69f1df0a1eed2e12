"""What other sites show of a page that is shared: its title, a sentence and our picture."""

import os
import re
from html import escape
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

SENTENCES = {
    "en": "Lessons on Mastermind and Decrypto whose boards are alive on the page.",
    "fr": "Des leçons sur Mastermind et Decrypto, avec des plateaux vivants sur la page.",
    "de": "Lektionen zu Mastermind und Decrypto, deren Bretter auf der Seite lebendig sind.",
}

FIRST = """<!DOCTYPE html>
<html lang="{lang}"><meta charset="utf-8"><title>{title}</title>
<link rel="icon" href="_static/favicon.svg">{tags}
<meta http-equiv="refresh" content="0; url=intro.html">
<p><a href="intro.html">{title}</a></p></html>
"""


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("html-page-context", add_card)
    app.connect("build-finished", write_first)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_card(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Add the tags to a page."""
    title = re.sub("<[^>]*>", "", context.get("title", ""))
    context["metatags"] = context.get("metatags", "") + card(title, app.config.language)


def write_first(app: Sphinx, failed: Exception | None) -> None:
    """Write the page at the book's own address, which leads on and is the one that is shared most.

    Jupyter Book would write one without a title, a language or a card; it leaves one alone that is there.
    """
    if not failed and app.builder.format == "html":
        title, lang = escape(app.config.html_title), app.config.language
        first = FIRST.format(title=title, lang=lang, tags=card(title, lang))
        Path(app.outdir, "index.html").write_text(first, encoding="utf-8")


def card(title: str, lang: str) -> str:
    """The tags; the picture's address must be whole, so it needs to know where the book is published."""
    sentence = SENTENCES[lang]
    tags = {"og:title": title, "og:description": sentence, "og:type": "article"}
    if site := os.environ.get("BOOK_URL", "").rstrip("/"):
        tags |= {"og:image": f"{site}/_static/card.png", "twitter:card": "summary_large_image"}
    named = "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())
    return f'<meta name="description" content="{escape(sentence)}">{named}'
