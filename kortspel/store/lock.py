"""One program at a time may write to a save.

The lock is the operating system's, on a hidden file beside the save: it ends with the program, killed or not.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from kortspel.store import atomic
from kortspel.store.faults import SaveFault

_NO_LOCKS: Final = frozenset((errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL))
"""What systems without locks say to who asks for one: some network drives, and what is mounted in odd ways."""

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from error
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The right to write to a save, held from its making until ``release``.

    A save under two names, one of them a link, has one lock. Where the system has no locks everybody gets the right:
    a lock is a courtesy, and no reason to lose a game. ``SaveFault`` where another holds it; ``OSError`` where the
    folder cannot be written to.
    """

    def __init__(self, save: Path) -> None:
        target = atomic.real(save)
        self._path = atomic.beside(target, "lock")
        while True:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            try:
                _take(descriptor)
            except BlockingIOError:
                os.close(descriptor)
                raise SaveFault("store.fault.in_use", name=save.stem) from None
            except OSError as error:
                if error.errno not in _NO_LOCKS:
                    os.close(descriptor)
                    raise
                break
            if self._is_in_place(descriptor):
                break
            # The holder before us took the file away between our opening and our locking it.
            os.close(descriptor)
        self._descriptor: int | None = descriptor

    def _is_in_place(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Give the right up, and take the lock file away. Harmless the second time."""
        if self._descriptor is None:
            return
        descriptor, self._descriptor = self._descriptor, None
        # Where an open file cannot be removed, it stays: without a lock on it, it means nothing.
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        os.close(descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
