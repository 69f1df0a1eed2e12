"""Every refusal of the package: one sentence that names the place, shows the value and says what is accepted."""

from typing import Protocol, runtime_checkable

from mmteach.i18n import t

_SHOWN = 40


def shown(value: object) -> str:
    """The value as a person would recognise it, cut at 40 characters."""
    try:
        # Cut first: a very long text is not worth writing out.
        text = f'"{value[:_SHOWN]}"' if isinstance(value, str) else repr(value)
    except Exception:  # noqa: BLE001 - whatever a stranger's __repr__ may raise
        text = f"<{type(value).__name__}>"
    return cut(text)


def cut(text: str) -> str:
    """The text, cut at 40 characters."""
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


@runtime_checkable
class Said(Protocol):
    """A value of a refusal that is put into words in the language of the sentence."""

    def message(self, lang: str) -> str:
        """The words in ``en``, ``fr`` or ``de``."""


def said(value: object, lang: str) -> object:
    """The value as the sentence shows it in `lang`."""
    return value.message(lang) if isinstance(value, Said) else value


class MmteachError(ValueError):
    """A refusal. ``str()`` is the English sentence; `message` gives it in another language."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(self.message("en"))

    def message(self, lang: str) -> str:
        """The sentence in ``en``, ``fr`` or ``de``."""
        sentence = t(self.key, lang, **{k: said(v, lang) for k, v in self.values.items() if k != "row"})
        row = self.values.get("row")
        return t("error.in_row", lang, row=row, sentence=sentence) if row is not None else sentence

    def in_row(self, row: int) -> "MmteachError":
        """The same refusal, said of row `row` (from 1)."""
        return type(self)(self.key, **{**self.values, "row": row})

    def __reduce__(self) -> tuple[object, ...]:
        # Executors pickle what a worker raised; the default would call __init__ with the sentence.
        return (_rebuild, (type(self), self.key, self.values))


def _rebuild(kind: type[MmteachError], key: str, values: dict[str, object]) -> MmteachError:
    return kind(key, **values)


class LanguageError(MmteachError):
    """A language the catalogues do not have."""


class EditionError(MmteachError):
    """A box that cannot be: its numbers or its colours' names are outside the bounds."""


class CodeError(MmteachError):
    """A code that does not fit its edition."""


class FeedbackError(MmteachError):
    """An answer that cannot be read, or that no code could ever give."""


class PackageError(MmteachError, ImportError):
    """Something that needs a Python package which is not installed, as in a browser's Python."""
