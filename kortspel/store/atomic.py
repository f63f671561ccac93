"""Files that are never seen half written."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

_LONGEST: Final = 255
"""Bytes in the name of a file, on nearly every system."""
_LONGEST_ENDING: Final = 16
"""Bytes that a hidden file's name may be longer than that of the file it belongs to."""
_WRITTEN_BY_NOW: Final = 3600.0
"""Seconds after which nobody writes to a temporary file any longer."""
_PROGRAM: Final = secrets.token_hex(4)
"""Tells the temporary files of this program from those of another."""


def write(path: Path, data: bytes) -> None:
    """Put the data in place of the file, whole or not at all, readable by the user alone.

    Where the file is a link to one of the user's, that one is written. The data are on the disk before the file gets
    its name, and the name before this returns. A program that is killed leaves at most a hidden file, which the next
    list of the folder takes away. ``OSError`` if it fails.
    """
    path = real(path)
    temporary = beside(path, f"{_PROGRAM}.tmp")
    # What somebody has put there, such as a link that leads elsewhere, is not written to.
    temporary.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(temporary, flags, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(descriptor)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def real(path: Path) -> Path:
    """What the path stands for: the end of a link where that is the user's or could become theirs, else itself."""
    try:
        if not path.is_symlink():
            return path
        target = path.resolve()
        owner = (target if target.exists() else target.parent).stat().st_uid
    except (OSError, RuntimeError):
        # A link to itself, or to where there is nothing.
        return path
    return target if not hasattr(os, "geteuid") or owner == os.geteuid() else path


def beside(path: Path, ending: str) -> Path:
    """The hidden file ``.NAME.ENDING`` beside the file; of a name too long for that a short sum stands for it."""
    return path.with_name(_hidden(path, "." + ending))


def is_left_over(name: str, age: float) -> bool:
    """Is a file of this name and age, in seconds, what a killed program left when it wrote another?"""
    return name.startswith(".") and name.endswith(".tmp") and age > _WRITTEN_BY_NOW


def _hidden(path: Path, ending: str) -> str:
    name = path.name
    if len(os.fsencode(name)) + _LONGEST_ENDING > _LONGEST:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()[:32]
    return f".{name}{ending}"


def _sync_folder(folder: Path) -> None:
    # Windows has no way to do this, and some network drives refuse; the file itself is safe by now.
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    with suppress(OSError):
        os.fsync(descriptor)
    os.close(descriptor)
