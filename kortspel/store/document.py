"""The outermost layer of a save: from bytes on disk to a JSON object of a known version.

A save is one JSON object. Its first line holds the short fields and a summary, so that a list of saves need
not read the rest:

    {"format":"kortspel","version":2,"app":"1.0.0","id":"…","game":"patience","created":"…","saved":"…","summary":{…},
    "setup":{…},
    "moves":[
    {"kind":"lay","cell":12},
    …
    ],
    "state":{…}}

A game that began under older rules, or in an older shape, has ``"start":{"after":40,"state":{…}},`` between setup and
moves: the first 40 moves are history as it was written, and the rest is played from that state.
"""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path
from typing import Any, Final

from kortspel.store.faults import SaveFault

FORMAT: Final = "kortspel"
VERSION: Final = 2
MOST_BYTES: Final = 4 * 1024 * 1024
"""A larger file is not ours: an evening of ten thousand moves takes a tenth of it, and reading takes fifty times it."""

_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""One half, escaped, of a letter that takes two in JSON."""

_START: Final = f'{{"format":"{FORMAT}"'

Document = dict[str, Any]


def read_bytes(path: Path) -> bytes:
    """The bytes of a save; ``SaveFault`` where there is no such file, or it cannot be read."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
            raise SaveFault("store.fault.foreign")
        return path.read_bytes()
    except FileNotFoundError:
        raise SaveFault("store.fault.missing", name=path.name) from None
    except OSError as error:
        raise SaveFault("store.fault.unreadable", reason=error.errno or 0) from error


def parse(data: bytes) -> Document:
    """The document in the bytes, of this version or an older one.

    ``SaveFault`` for an empty, truncated, damaged or foreign file, and for one that a newer program wrote.
    """
    text = data.decode("utf-8", errors="replace").strip("\ufeff\0 \t\r\n")
    if not text:
        raise SaveFault("store.fault.empty")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _fault_of(text, error) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SaveFault("store.fault.foreign")
    version = document.get("version")
    if type(version) is not int or version < 0:
        raise SaveFault("store.fault.field", field="version")
    if version > VERSION:
        raise SaveFault("store.fault.newer", found=version, known=VERSION, app=str(document.get("app", "?")))
    _refuse_half_letters(text, document)
    return document


def _refuse_half_letters(text: str, document: Document) -> None:
    """``SaveFault`` where half of a letter stands alone: it could be neither shown nor written again."""
    if half := _SURROGATE.search(text):
        try:
            json.dumps(document, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, half.start()) + 1
            raise SaveFault("store.fault.damaged", line=line) from error


def _fault_of(text: str, error: Exception) -> SaveFault:
    if not (text.startswith(_START) or _START.startswith(text)):
        return SaveFault("store.fault.foreign")
    if not isinstance(error, json.JSONDecodeError):
        return SaveFault("store.fault.damaged", line=1)
    # A whole file ends with a brace. One that is cut off ends elsewhere, or its last brace closes too little
    # or lies inside a string.
    at_end = error.pos >= len(text) or error.msg.startswith("Unterminated string")
    if at_end or not text.endswith("}"):
        return SaveFault("store.fault.truncated")
    return SaveFault("store.fault.damaged", line=error.lineno)
