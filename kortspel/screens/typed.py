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


def moment(typed: str, now: float | None = None) -> int | None:
    """The next time that the clock shows this, ``22:30`` or ``22.30``, in Unix seconds; ``now`` is the present.

    When the clocks are put back an hour comes twice: the second counts where the first has passed.
    """
    try:
        time = datetime.strptime(typed.strip().replace(".", ":"), "%H:%M").time()
    except ValueError:
        return None
    present = datetime.now() if now is None else datetime.fromtimestamp(now)
    today = datetime.combine(present.date(), time)
    coming = (today, today.replace(fold=1), today + timedelta(days=1))
    return next(int(each.timestamp()) for each in coming if each.timestamp() > present.timestamp())
