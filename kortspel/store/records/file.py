"""The file of the records as the program deals with it: opened when first asked, mended when it is found broken."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from kortspel.store.faults import SaveFault
from kortspel.store.lock import Lock
from kortspel.store.names import ENDING
from kortspel.store.records import lines, rows
from kortspel.store.records.model import NAME, Record

if TYPE_CHECKING:
    import sqlite3

    from kortspel.store.records.database import Unfit

_T = TypeVar("_T")
_CHECKED_UP_TO: Final = 8_000_000
"""Bytes that can be looked through for damage in less time than anybody notices: some ten thousand games."""


class RecordsFile:
    """The records of a folder. Nothing is opened before the first question.

    A question never fails: where the file cannot be read the answers are empty, and ``trouble`` says why. Writing
    raises ``OSError`` where the disk refuses. A file that was set aside is told by ``notice``.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / NAME
        self._connection: sqlite3.Connection | None = None
        self._checked = False
        self.trouble: OSError | None = None
        self.notice: SaveFault | None = None

    def close(self) -> None:
        """Let go of the file. The next question opens it again."""
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None
            self._checked = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def _ask(self, question: Callable[[sqlite3.Connection], _T], *, default: _T) -> _T:
        """The answer, or the default where nothing has been recorded or the file cannot be read."""
        if self._connection is None and not self._has_anything():
            return default
        try:
            return self._do(question)
        except OSError as error:
            self.trouble = error
            return default

    def _rows(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The rows that answer the question in SQL; none where it cannot be answered."""
        return self._ask(lambda c: c.execute(question, tuple(values)).fetchall(), default=[])

    def _write(self, change: Callable[[sqlite3.Connection], _T]) -> _T:
        """Make the change, whole or not at all; ``OSError`` where the disk refuses."""

        def whole(c: sqlite3.Connection) -> _T:
            self._check(c)
            c.execute("BEGIN IMMEDIATE")
            try:
                result = change(c)
                c.execute("COMMIT")
            except BaseException:
                with suppress(Exception):
                    c.execute("ROLLBACK")
                raise
            return result

        return self._do(whole)

    def _check(self, c: sqlite3.Connection) -> None:
        """Before the first change look for damage, so that a damaged file is set aside as it was.

        Of a very large file that would take too long: its damage is found where it lies.
        """
        from kortspel.store.records.database import Unfit

        due = not self._checked and self._path.stat().st_size < _CHECKED_UP_TO
        if due and c.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise Unfit
        self._checked = True

    def _do(self, action: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            from kortspel.store.records.database import Unfit, translated
        except ImportError as error:
            # Python can be built without SQLite: games go on, and are counted when they are opened elsewhere.
            raise OSError(errno.ENOSYS, str(error)) from error

        for _ in range(2):
            try:
                connection = self._opened()
                with translated():
                    return action(connection)
            except Unfit as fault:
                self.close()
                self._replace(fault)
        raise OSError(errno.EIO, "the records cannot be used")

    def _has_anything(self) -> bool:
        """Is there anything to look up: records, an old list, or a save?"""
        if self._path.exists() or (self._folder / lines.NAME).exists():
            return True
        with suppress(OSError):
            return any(path.name.endswith(ENDING) and path.name[0] != "." for path in self._folder.iterdir())
        return False

    def _opened(self) -> sqlite3.Connection:
        from kortspel.store.records import database

        if self._connection is None:
            self._connection = connection = database.opened(self._path)
            with database.translated():
                self._take_in_old_list(connection)
                self._take_in_saves(connection)
        return self._connection

    def _take_in_old_list(self, c: sqlite3.Connection) -> None:
        """Read the list of earlier programs unless it is as it was when last read."""
        path = self._folder / lines.NAME
        stamp = lines.stamp(path)
        if stamp and stamp != _note(c, "old list"):
            self._check(c)
            _add_all(c, lines.records_in(path), ("old list", stamp))

    def _take_in_saves(self, c: sqlite3.Connection) -> None:
        """Once, into new records: who has begun which deal, and which finished games are to be looked at."""
        from kortspel.store.records.saves import begun_in

        if _note(c, "saves"):
            return
        self._check(c)
        found = list(begun_in(self._folder))
        c.execute("BEGIN IMMEDIATE")
        for each in found:
            rows.note_begun(c, each.id, each.game, each.deal, each.people)
            if each.finished and not _has(c, each.id):
                rows.insert(c, "ending", (each.id, each.save), "REPLACE")
        rows.insert(c, "note", ("saves", "read"), "REPLACE")
        c.execute("COMMIT")

    def _replace(self, fault: Unfit) -> None:
        """Set the file aside, and begin a new one with all that can be read of it."""
        from kortspel.store.records import database

        with _claimed(self._path):
            aside = database.set_aside(self._path, fault)
            self.notice = SaveFault(
                "store.fault.records_newer" if fault.newer else "store.fault.records", name=aside.name
            )
            connection = database.opened(self._path)
            try:
                with database.translated():
                    _add_all(connection, _salvaged(aside))
                    _add_rest(connection, aside)
            except database.Unfit as error:
                raise OSError(errno.EIO, "the records cannot be used") from error
            finally:
                connection.close()


class _claimed:  # noqa: N801 - reads as a word in a ``with`` line
    """Inside, no other program sets the same file aside; ``OSError`` where one does now."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        try:
            self._lock = Lock(self._path)
        except SaveFault as error:
            raise OSError(errno.EBUSY, str(error)) from error

    def __exit__(self, *_: object) -> None:
        self._lock.release()


def _has(c: sqlite3.Connection, id: str) -> bool:
    return c.execute("SELECT 1 FROM game WHERE id = ?", (id,)).fetchone() is not None


def _note(c: sqlite3.Connection, name: str) -> str:
    found = c.execute("SELECT value FROM note WHERE name = ?", (name,)).fetchone()
    return str(found[0]) if found else ""


def _add_all(c: sqlite3.Connection, records: Iterable[Record], note: tuple[str, str] | None = None) -> None:
    # The oldest first, so that the wins in a row need not be counted anew for each.
    found = sorted(records, key=lambda record: record.finished)
    c.execute("BEGIN IMMEDIATE")
    for record in found:
        rows.finish(c, record)
    if note:
        rows.insert(c, "note", note, "REPLACE")
    c.execute("COMMIT")


def _salvaged(aside: Path) -> list[Record]:
    """The records in a file that was set aside whose rows can be read."""
    from kortspel.store.records.database import salvaged

    seats: dict[object, dict[object, tuple[Any, ...]]] = {}
    names = ("name", "score", "won", "level", "character", "left_out", "facts")
    for row in salvaged(aside, "seat"):
        seats.setdefault(row["id"], {})[row["seat"]] = tuple(row[name] for name in names)
    columns = ("id", "game", "key", "deal", "finished", "options", "save", "moves", "begun")
    found = []
    for row in salvaged(aside, "game"):
        mine = seats.get(row["id"], {})
        in_order = [mine[seat] for seat in sorted(mine, key=str)]
        if in_order and (record := rows.record(tuple(row[name] for name in columns), in_order)):
            found.append(record)
    return found


def _add_rest(c: sqlite3.Connection, aside: Path) -> None:
    """The begun deals and the reviews of a file that was set aside."""
    from kortspel.store.records.database import salvaged

    c.execute("BEGIN IMMEDIATE")
    for table in ("begun", "review"):
        for row in salvaged(aside, table):
            values = [row[column] for column in rows.TABLES[table]]
            if all(isinstance(value, str | int | float) for value in values):
                rows.insert(c, table, values)
    c.execute("COMMIT")
