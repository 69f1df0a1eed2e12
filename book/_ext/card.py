"""What other sites show of a page that is shared: its title, a sentence and our picture."""

import os
import re
from html import escape
from typing import Any

from sphinx.application import Sphinx

SENTENCES = {
    "en": "Lessons on Mastermind and Decrypto whose boards are alive on the page.",
    "fr": "Des leçons sur Mastermind et Decrypto, avec des plateaux vivants sur la page.",
    "de": "Lektionen zu Mastermind und Decrypto, deren Bretter auf der Seite lebendig sind.",
}


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the extension."""
    app.connect("html-page-context", add_card)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def add_card(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Add the tags; the picture's address must be whole, so it needs to know where the book is published."""
    tags = {
        "og:title": re.sub("<[^>]*>", "", context.get("title", "")),
        "og:description": SENTENCES[app.config.language],
        "og:type": "article",
    }
    if site := os.environ.get("BOOK_URL", "").rstrip("/"):
        tags |= {"og:image": f"{site}/_static/card.png", "twitter:card": "summary_large_image"}
    metatags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    metatags.append(f'<meta name="description" content="{escape(SENTENCES[app.config.language])}">')
    context["metatags"] = context.get("metatags", "") + "".join(metatags)
