"""The tables of values as package data.

A file ``data/<table>.bin`` is a zlib stream of ``layout.SIZE`` signed 16-bit little-endian numbers in the order of
``layout``, in two planes: first the low bytes of all, then the high bytes, which compresses better.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from kortspel.coach.layout import SIZE

TABLES: Final = ("english", "american", "swedish")


def pack(numbers: array[int]) -> bytes:
    """The file for a table of numbers (type code ``h``)."""
    raw = array("h", numbers)
    if sys.byteorder == "big":
        raw.byteswap()
    data = raw.tobytes()
    return zlib.compress(data[0::2] + data[1::2], 9)


def unpack(packed: bytes) -> array[int]:
    """The numbers of a file; ``ValueError`` where it does not hold just a table."""
    planes = zlib.decompress(packed)
    if len(planes) != 2 * SIZE:
        raise ValueError(f"a table of values has {SIZE} numbers, not {len(planes) / 2}")
    data = bytearray(2 * SIZE)
    data[0::2] = planes[:SIZE]
    data[1::2] = planes[SIZE:]
    numbers = array("h", bytes(data))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def values(table: str) -> array[int]:
    """The values of a table of points (``english``, ``american``, ``swedish``), read once."""
    return unpack((files("kortspel.coach") / "data" / f"{table}.bin").read_bytes())
