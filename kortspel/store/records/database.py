"""The SQLite file of the records: its tables, how it is opened, and what is set aside.

``game`` holds each finished game, ``seat`` what each seat reached. ``tally`` holds sums over the results that count, by
game, key and player, so that a page of figures costs the same after ten games and after a hundred thousand; it can be
counted anew from the other two. ``begun`` holds who has begun which deal, ``ending`` the games whose last save is being
written, ``review`` what the coach has found. Rows and tables that this version does not know stay as they are.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Final

from kortspel.store.records.rows import TABLES

SCHEMA: Final = 1
_APPLICATION: Final = 0x6B727073
"""Marks the file as ours: "krps"."""
_LONGEST: Final = 10_000_000
"""Bytes in one value; more is no record."""
_MOST_WORK: Final = 200_000_000
"""Steps of SQLite's machine for one question: far more than a million games take. A file made to hang us ends there."""
_SUFFIXES: Final = ("", "-wal", "-shm", "-journal")

_CREATE: Final = """
CREATE TABLE IF NOT EXISTS game (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, key TEXT NOT NULL, options TEXT NOT NULL, deal TEXT NOT NULL,
    save TEXT NOT NULL, moves INTEGER NOT NULL, begun TEXT, finished TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS seat (
    id TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, key TEXT NOT NULL, finished TEXT NOT NULL,
    player TEXT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, character TEXT NOT NULL,
    score TEXT NOT NULL, won INTEGER, left_out TEXT NOT NULL, facts TEXT NOT NULL,
    PRIMARY KEY (id, seat));
CREATE INDEX IF NOT EXISTS game_deal ON game (game, deal);
CREATE INDEX IF NOT EXISTS seat_latest ON seat (game, key, player, finished) WHERE left_out = '';
CREATE TABLE IF NOT EXISTS tally (
    game TEXT NOT NULL, key TEXT NOT NULL, player TEXT NOT NULL, what TEXT NOT NULL, n INTEGER NOT NULL,
    PRIMARY KEY (game, key, player, what)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS begun (
    player TEXT NOT NULL, game TEXT NOT NULL, deal TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (player, game, deal, id));
CREATE TABLE IF NOT EXISTS ending (id TEXT PRIMARY KEY, save TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS review (
    id TEXT NOT NULL, seat INTEGER NOT NULL, at TEXT NOT NULL, skill REAL, luck REAL,
    PRIMARY KEY (id, seat));
CREATE TABLE IF NOT EXISTS challenge (id TEXT PRIMARY KEY, line TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


class Unfit(Exception):  # noqa: N818 - it says what the file is
    """The file is not one that this program may write to. ``newer`` tells a later version's from a damaged one."""

    def __init__(self, *, newer: bool = False) -> None:
        super().__init__("newer" if newer else "damaged")
        self.newer = newer


def opened(path: Path) -> sqlite3.Connection:
    """The records in the file, which is made unless it is there.

    ``Unfit`` where it holds something else, ``OSError`` where the disk refuses.
    """
    _touch(path)
    with translated():
        connection = _connect(path)
        try:
            _prepare(connection)
        except BaseException:
            connection.close()
            raise
    return connection


class translated:  # noqa: N801 - reads as a word in a ``with`` line
    """Inside, complaints of SQLite become ``OSError`` where disk or another program is the cause, else ``Unfit``."""

    def __enter__(self) -> None:
        """Nothing to be done."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        """Say it in the program's own terms."""
        if isinstance(error, UnicodeError):
            # The name of a column, or SQLite's own words about the damage, hold bytes of it.
            raise Unfit from error
        if isinstance(error, sqlite3.Error):
            if _is_outside(error):
                raise OSError(_errno_of(error), str(error)) from error
            raise Unfit from error


def set_aside(path: Path, fault: Unfit) -> Path:
    """Give the file and what belongs to it another name, and say which; ``OSError`` where that cannot be."""
    word = "newer" if fault.newer else "broken"
    names = (path.with_name(f"{path.name}.{word}-{n}") for n in count(1))
    aside = next(
        name for name in names if not any(name.with_name(name.name + suffix).exists() for suffix in _SUFFIXES)
    )
    path.rename(aside)
    for suffix in _SUFFIXES[1:]:
        with suppress(OSError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
    return aside


def salvaged(path: Path, table: str) -> Iterator[dict[str, object]]:
    """The rows of a table in a file that was set aside, as far as they can be read, from both ends."""
    columns = ", ".join(TABLES[table])
    seen: set[tuple[object, ...]] = set()
    for order in ("", " ORDER BY rowid DESC"):
        with suppress(sqlite3.Error, UnicodeError), closing(_connect(path)) as connection:
            connection.execute("PRAGMA query_only = 1")
            for row in connection.execute(f"SELECT {columns} FROM {table}{order}"):
                if row not in seen:
                    seen.add(row)
                    yield dict(zip(TABLES[table], row, strict=True))


def _touch(path: Path) -> None:
    """Make the file readable by the user alone before SQLite makes it otherwise, and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "not a file", str(path))
    finally:
        os.close(descriptor)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=2.0, isolation_level=None, check_same_thread=False)
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    connection.set_progress_handler(lambda: 1, _MOST_WORK)
    # What a file brings along, functions in its views among it, is not run.
    connection.execute("PRAGMA trusted_schema = 0")
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables in an empty file, and refuse one with others."""
    empty = not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if not empty and application == _APPLICATION and version > SCHEMA:
        raise Unfit(newer=True)
    if not empty and (application != _APPLICATION or version != SCHEMA):
        raise Unfit
    if empty:
        # Where there is no shared memory, as on some network drives, the older way of writing stays.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        for statement in _CREATE.split(";\n"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
        return
    for table, columns in TABLES.items():
        kind = connection.execute("SELECT type FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        found = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        if kind != ("table",) or not found.issuperset(columns):
            raise Unfit
    if connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'trigger' LIMIT 1").fetchone():
        raise Unfit


_OUTSIDE: Final = frozenset(
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
    )
)
"""What SQLite says when not the file is at fault."""
_DAMAGE: Final = frozenset((sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS))


def _is_outside(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(code, int) and code not in _DAMAGE and code & 0xFF in _OUTSIDE


def _errno_of(error: sqlite3.Error) -> int:
    code = error.sqlite_errorcode & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return errno.ENOSPC
    if code in (sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
        return errno.EACCES
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return errno.EBUSY
    return errno.EIO
