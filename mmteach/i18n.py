"""Sentences in English, French and German, from the catalogues shared with the front end."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "de")

_PACKAGE = Path(__file__).parent


def load_json(*parts: str) -> Any:
    """The JSON file of the package at that path, as ``load_json("data", "editions.json")``."""
    return json.loads(_PACKAGE.joinpath(*parts).read_text(encoding="utf-8"))


@cache
def catalogue(lang: str) -> Mapping[str, Any]:
    """The catalogue of one language.

    Raises ``LanguageError`` for a language that is not one of `LANGUAGES`.
    """
    if lang not in LANGUAGES:
        from mmteach.errors import LanguageError, shown

        raise LanguageError("error.language", value=shown(lang), accepted=", ".join(LANGUAGES))
    loaded: Mapping[str, Any] = load_json("locale", f"{lang}.json")
    return loaded


def has(key: str) -> bool:
    """Whether the catalogues hold that key."""
    return _lookup("en", key) is not None


def t(key: str, lang: str = "en", /, **values: object) -> str:
    """The sentence `key` in `lang`, with ``{name}`` places filled from `values`.

    Numbers are written as the language writes them; an entry with plural forms takes the one
    that ``count`` asks for. Raises ``KeyError`` for a key that no catalogue has.
    """
    message = _lookup(lang, key)
    if message is None:
        raise KeyError(key)
    if isinstance(message, Mapping):
        message = message.get(_plural(lang, int(str(values["count"]))), message["other"])
    return str(message).format_map({name: _written(value, lang) for name, value in values.items()})


def listed(items: Sequence[str], lang: str = "en") -> str:
    """The items as `lang` joins them in a sentence: "2, 4 and 5"."""
    *before, last = items
    return t("list.and", lang, before=", ".join(before), last=last) if before else last


def number(value: float, lang: str = "en") -> str:
    """A number as the language writes it: 59,049 or 59 049 or 59.049, and with a real minus sign."""
    if type(value) is int and 0 <= value < 1000:  # the common case, without loading Babel
        return str(value)
    from babel.numbers import format_decimal

    return str(format_decimal(value, locale=lang)).replace("-", "\N{MINUS SIGN}")


def _written(value: object, lang: str) -> object:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return number(value, lang)
    return value


def _lookup(lang: str, key: str) -> Any:
    entry: Any = catalogue(lang)
    for part in key.split("."):
        entry = entry.get(part) if isinstance(entry, Mapping) else None
    return entry


@cache
def _plural(lang: str, count: int) -> str:
    from babel import Locale

    return str(Locale.parse(lang).plural_form(count))
