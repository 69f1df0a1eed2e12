"""The search: other people's words for a key lead to ours, with the sentence that says so."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("grey", "Right symbol, wrong place."),
        ("white", "Right symbol, wrong place."),
        ("cow", "Right symbol, wrong place."),
        ("bull", "Right symbol, right place."),
        ("black", "Right symbol, right place."),
    ],
)
def test_another_word_for_a_key_finds_what_it_means_first(visit: Visit, word: str, meaning: str) -> None:
    first = visit(f"search.html?q={word}").locator("#search-results li").first
    expect(first.get_by_role("link")).to_have_attribute("href", re.compile(r"^reference/glossary\.html#"))
    expect(first.locator(".context")).to_contain_text(meaning)
    expect(first.locator(".context")).to_contain_text(word)
