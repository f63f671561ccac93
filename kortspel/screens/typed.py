"""What a person typed, as values; None where it is not what was asked for."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

_DIGITS: Final = 12
"""No number that is asked for has more."""


def whole_number(typed: str) -> int | None:
    """The whole number in the words, 0 or more."""
    words = typed.strip()
    return int(words) if words.isascii() and words.isdigit() and len(words) <= _DIGITS else None


def whole_numbers(typed: str, count: int) -> list[int] | None:
    """So many whole numbers, with spaces or commas between."""
    numbers = [whole_number(word) for word in typed.replace(",", " ").split()]
    found = [number for number in numbers if number is not None]
    return found if len(found) == len(numbers) == count else None


def moment(typed: str) -> int | None:
    """The next time that the clock shows this, ``22:30`` or ``22.30``, in Unix seconds."""
    try:
        time = datetime.strptime(typed.strip().replace(".", ":"), "%H:%M").time()
    except ValueError:
        return None
    found = datetime.combine(datetime.now().date(), time)
    if found <= datetime.now():
        found += timedelta(days=1)
    return int(found.timestamp())
