"""The file of one game: claimed, written after every move, released; and why it could not be written, in words."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any, Final, Self

from kortspel.games.base import Message, Move
from kortspel.store.envelope import Header
from kortspel.store.faults import SaveFault
from kortspel.store.lock import Lock
from kortspel.store.save import SaveWriter

_REASONS: Final = {
    errno.ENOSPC: "store.unsaved.full",
    errno.EDQUOT: "store.unsaved.full",
    errno.EACCES: "store.unsaved.denied",
    errno.EPERM: "store.unsaved.denied",
    errno.EROFS: "store.unsaved.denied",
}

Stamp = tuple[int, int, int]


class SaveFile:
    """What one game is written to. A disk that refuses raises nothing when writing: ``unsaved`` says why."""

    def __init__(self, path: Path, writer: SaveWriter) -> None:
        self.path = path
        self.unsaved: Message | None = None
        """Why the file does not hold the game as it stands; None when it does."""
        self._writer = writer
        self._lock: Lock | None = None
        self._on_disk: Stamp | None = None

    @classmethod
    def held(cls, path: Path, lock: Lock | None, stamp: Stamp | None, writer: SaveWriter) -> Self:
        """The file of a game that was read from it."""
        file = cls(path, writer)
        file._lock, file._on_disk = lock, stamp
        return file

    @property
    def header(self) -> Header:
        """What stands first in the file."""
        return self._writer.header

    @property
    def name(self) -> str:
        """What the player calls the save."""
        return self.path.stem

    def claim(self) -> None:
        """Take the lock, unless we have it.

        ``SaveFault`` where another has it, or has changed the file meanwhile; ``OSError`` where the disk refuses.
        """
        if self._lock is not None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(self.path)
        if stamp_of(self.path) != self._on_disk:
            lock.release()
            raise SaveFault("store.fault.in_use", name=self.name)
        self._lock = lock

    def add(self, move: Move) -> None:
        """Put the move behind the others. Nothing is written yet."""
        self._writer.add(move)

    def write(self, state: Any) -> bool:
        """Write the game as it stands; False, and ``unsaved``, where that cannot be."""
        try:
            self.claim()
            if stamp_of(self.path) not in (None, self._on_disk):
                # By a program that does not ask for locks: what it wrote is not ours to throw away.
                raise SaveFault("store.fault.changed", name=self.name)
            self._writer.write(self.path, state)
            self._on_disk = stamp_of(self.path)
        except SaveFault as fault:
            self.unsaved = fault.message
        except OSError as error:
            self.refused(error)
        else:
            self.unsaved = None
        return self.unsaved is None

    def refused(self, error: OSError) -> None:
        """Keep why the disk refused."""
        self.unsaved = unsaved_by(error)
        if isinstance(error, FileNotFoundError):
            # The folder has gone, and the lock with it. Begin anew in one of the same name.
            self.release()
            self._on_disk = None

    def move_to(self, path: Path) -> None:
        """Write another file from now on, which must not be there yet; ``SaveFault`` and ``OSError`` as ``claim``."""
        other = SaveFile(path, self._writer)
        other.claim()
        self.release()
        self.path, self._lock, self._on_disk = path, other._lock, None

    def release(self) -> None:
        """Let go of the file. Harmless the second time."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def stamp_of(path: Path) -> Stamp | None:
    """What tells one writing of a file from another; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return (found.st_ino, found.st_size, found.st_mtime_ns)


def unsaved_by(error: OSError) -> Message:
    """Why a game is not saved, in words."""
    message = _REASONS.get(error.errno or 0, "store.unsaved.other")
    if message == "store.unsaved.other":
        return Message(message=message, values={"reason": error.errno or 0})
    return Message(message=message)
