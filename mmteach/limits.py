"""The numbers that a box may have, and their refusals."""

from mmteach.errors import EditionError, shown

BOUNDS = {"positions": (1, 8), "colours": (2, 12), "rows": (1, 1000)}
"""The hole is one of the colours here."""
MOST_CODES = 1_000_000
"""The largest box whose codes are listed as an array; its tables then take some 400 MB."""


def whole(item: object) -> int | None:
    """An integer of any kind (numpy's too), but no bool and no float."""
    if isinstance(item, bool) or not hasattr(item, "__index__"):
        return None
    return int(item.__index__())


def check_size(codes: int, most: int = MOST_CODES) -> None:
    """Raises ``EditionError`` for a box of more codes than are looked at one by one."""
    if codes > most:
        raise EditionError("error.too_many_codes", codes=codes, most=most)


def within(field: str, value: object) -> int:
    """The number, if it is inside the bounds of `field`; else ``EditionError``."""
    low, high = BOUNDS[field]
    number = whole(value)
    if number is None or not low <= number <= high:
        key = "error.edition_symbols" if field == "colours" else "error.bounds"
        raise EditionError(key, field=field, value=shown(value), low=low, high=high)
    return number


def named(field: str, value: object) -> str:
    """The text, if there is any; else ``EditionError``."""
    if not isinstance(value, str) or not value.strip():
        raise EditionError("error.edition_text", field=field, value=shown(value))
    return value


def points(field: str, value: object) -> int:
    """The number, if it is 0 or more; else ``EditionError``."""
    number = whole(value)
    if number is None or number < 0:
        raise EditionError("error.edition_points", field=field, value=shown(value))
    return number
