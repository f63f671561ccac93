"""The deal of the day: for each calendar date, table of points and variant one deal code, the same for everybody.

The code, version 1, is the first 40 bits of the SHA-256 digest of the ASCII text
``kortspel-daily-1:DATE:TABLE:VARIANT``, the date as ``2026-12-01``, written as eight letters of deal codes, the first
five bits first. It never changes: a month from now two friends must still have played the same cards.
"""

from __future__ import annotations

import hashlib
from datetime import date

from kortspel.cards import code_of_number
from kortspel.games.patience.setup import TableName, Variant


def daily_code(day: date, table: TableName = "english", variant: Variant = "solo") -> str:
    """The deal code of the day."""
    words = f"kortspel-daily-1:{day.isoformat()}:{table}:{variant}"
    digest = hashlib.sha256(words.encode("ascii")).digest()
    return code_of_number(int.from_bytes(digest[:5], "big"))
