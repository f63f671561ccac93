"""The names of saves: what a person sees in the list is the name of the file without its ending."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from kortspel.store.faults import SaveFault

ENDING: Final = ".json"
MOST_LETTERS: Final = 40

_SIGNS: Final = " -_.,+!'()&"
_RESERVED: Final = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)),
}


def file_of(folder: Path, name: str) -> Path:
    """The path of the save with this name; ``SaveFault`` where a save cannot be called so.

    Letters of any language, digits, spaces and ``-_.,+!'()&`` will do, but not every sign at either end.
    """
    name = unicodedata.normalize("NFC", name)
    if not 1 <= len(name) <= MOST_LETTERS:
        raise SaveFault("store.fault.name_length", most=MOST_LETTERS)
    for letter in name:
        if not (letter.isalnum() or letter in _SIGNS):
            raise SaveFault("store.fault.name_letter", letter=letter if letter.isprintable() else "?")
    # Hidden files, and names that some systems cut off or keep for themselves.
    if name[0] in " .-" or name[-1] in " ." or name.partition(".")[0].lower() in _RESERVED:
        raise SaveFault("store.fault.name_form")
    return folder / (name + ENDING)


def default_names(title: str, day: date) -> Iterator[str]:
    """Names for a new save, without end: ``poker-squares-2026-11-30-1`` for "Poker Squares", then ``-2`` and so on.

    Only plain ASCII letters, digits and hyphens, so that they are easy to type and alike on every system.
    """
    for n in count(1):
        ending = f"-{day.isoformat()}-{n}"
        yield _stem(title)[: MOST_LETTERS - len(ending)].rstrip("-") + ending


def _stem(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "kortspel"
