"""The list of saves, quick for hundreds of them, and what can be done with a save that is not open.

Neither pydantic nor any game is loaded for this.
"""

from __future__ import annotations

import json
import os
import stat
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from kortspel.games import registry
from kortspel.store import atomic
from kortspel.store.document import FORMAT, MOST_BYTES, VERSION, parse, read_bytes
from kortspel.store.faults import SaveFault, harmless
from kortspel.store.lock import Lock
from kortspel.store.migrate import upgraded
from kortspel.store.names import ENDING, file_of

_KNOWN: Final[dict[str, tuple[SaveFile, SaveEntry]]] = {}
"""What the files were when they were last looked at."""
_MOST_KNOWN: Final = 50_000
_MANY: Final = 200
_HEAD: Final = 8192
"""The first line is shorter than this many bytes."""
_SAME_HEADER: Final = (1, VERSION)
"""The versions whose first line is as today's."""


@dataclass(frozen=True)
class SaveEntry:
    """One save in the list. A file that is none, or a broken one, has a fault and only a name and a time."""

    path: Path
    name: str
    saved: datetime
    """When it was last written, in local time."""
    game: str = ""
    players: tuple[str, ...] = ()
    moves: int = 0
    finished: bool = False
    scores: tuple[str, ...] | None = None
    """The final figures by seat, fractions as ``"5/2"``; None while the game goes on."""
    deal: str = ""
    """The deal code."""
    options: str = "{}"
    """The options as JSON, the defaults among them."""
    fault: SaveFault | None = None


def list_saves(folder: Path) -> list[SaveEntry]:
    """The saves in the folder, the newest first; empty where there is no such folder.

    Only the ends of each file are looked at: an entry without a fault may still turn out broken when loaded. A file
    that is as it was the last time is not read again.
    """
    entries = [entry for file in files_in(folder) if (entry := entry_of(file))]
    return sorted(entries, key=lambda entry: (entry.saved, entry.name), reverse=True)


def latest_going(folder: Path) -> tuple[SaveEntry | None, int]:
    """The game that goes on and was saved last, and how many saves there are.

    Among many saves the order in which the files were written stands for that in which the games were saved, so that
    few need be read.
    """
    files = files_in(folder)
    entries = (entry for file in files if (entry := entry_of(file)))
    going = (entry for entry in entries if entry.fault is None and not entry.finished)
    if len(files) > _MANY:
        return next(going, None), len(files)
    return max(going, key=lambda entry: (entry.saved, entry.name), default=None), len(files)


class SaveFile(NamedTuple):
    """A file that may be a save, and what tells one content of it from another."""

    written: int
    """When it was written, in nanoseconds."""
    where: str
    """Its path."""
    number: int
    size: int


def files_in(folder: Path) -> list[SaveFile]:
    """The files in the folder that may be saves, the one written last first, unread."""
    found = []
    with suppress(OSError), os.scandir(folder) as items:
        for item in items:
            # One odd file, such as a link to itself, hides no other.
            with suppress(OSError):
                name = item.name
                if name[0] == ".":
                    if atomic.is_left_over(name, time.time() - item.stat(follow_symlinks=False).st_mtime):
                        os.unlink(item.path)  # noqa: PTH108 - a path object for each of many files is dear
                elif name.endswith(ENDING):
                    status = item.stat()
                    if stat.S_ISREG(status.st_mode):
                        found.append(SaveFile(status.st_mtime_ns, item.path, status.st_ino, status.st_size))
    found.sort(reverse=True)
    return found


def entry_of(file: SaveFile) -> SaveEntry | None:
    """The entry of the file; None where it has gone in the meantime."""
    known = _KNOWN.get(file.where)
    if known is None or known[0] != file:
        entry = _entry(Path(file.where))
        if entry is None:
            return None
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[file.where] = known = (file, entry)
    return known[1]


def rename(save: Path, name: str) -> Path:
    """Give the save another name, and say where it is now.

    ``SaveFault`` where the name will not do or is taken, or the save is open elsewhere; ``OSError`` where the
    disk refuses.
    """
    target = file_of(save.parent, name)
    if target == save:
        return save
    with Lock(save), Lock(target):
        _refuse_taken(target, save)
        save.rename(target)
    return target


def copy(save: Path, name: str) -> Path:
    """Put a copy of the save beside it under this name; errors as for ``rename``."""
    target = file_of(save.parent, name)
    with Lock(save), Lock(target):
        _refuse_taken(target)
        atomic.write(target, read_bytes(save))
    return target


def delete(save: Path) -> None:
    """Remove the save for good; ``SaveFault`` where it is open, ``OSError`` where the disk refuses."""
    with Lock(save):
        save.unlink(missing_ok=True)


def _refuse_taken(target: Path, save: Path | None = None) -> None:
    # Where letter case does not count, a new case of the old name is the same file, and free.
    if os.path.lexists(target) and not (save and target.exists() and target.samefile(save)):
        raise SaveFault("store.fault.name_taken", name=target.stem)


def _entry(path: Path) -> SaveEntry | None:
    """The entry of the file; None where it has gone in the meantime."""
    try:
        return _described(path, _quick_header(path) or upgraded(parse(read_bytes(path))))
    except SaveFault as fault:
        try:
            saved = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        except OSError:
            return None
        return SaveEntry(path, harmless(path.stem), saved, fault=fault)


def _quick_header(path: Path) -> dict[str, Any] | None:
    """The fields of the first two lines; None where the file is not plainly a whole save of today's version."""
    try:
        with path.open("rb") as file:
            lines = file.readline(_HEAD).rstrip(b"\n") + file.readline(_HEAD).rstrip(b",\n")
            size = file.seek(0, os.SEEK_END)
            file.seek(-min(size, 4), os.SEEK_END)
            tail = file.read()
        header = json.loads(lines + b"}")
    except (OSError, ValueError, RecursionError):
        return None
    whole = tail.rstrip().endswith(b"}}") and size <= MOST_BYTES
    ours = isinstance(header, dict) and header.get("format") == FORMAT
    return header if whole and ours and header.get("version") in _SAME_HEADER else None


def _described(path: Path, header: dict[str, Any]) -> SaveEntry:
    try:
        game = header["game"]
        summary = header["summary"]
        scores = summary["scores"]
        players = summary["players"]
        setup = dict(header["setup"])
        if not all(isinstance(word, str) for word in (game, *players, *(scores or ()))):
            raise SaveFault("store.fault.field", field="summary")
        entry = SaveEntry(
            path=path,
            name=harmless(path.stem),
            saved=datetime.fromisoformat(header["saved"]).astimezone(),
            game=game,
            players=tuple(harmless(name) for name in players),
            moves=int(summary["moves"]),
            finished=bool(summary["finished"]),
            scores=None if scores is None else tuple(harmless(score) for score in scores),
            deal=harmless(deal) if isinstance(deal := setup.pop("deal", ""), str) else "",
            options=json.dumps({name: value for name, value in setup.items() if name != "players"}),
        )
    except KeyError as error:
        raise SaveFault("store.fault.field", field=str(error.args[0])) from error
    except (TypeError, ValueError, OverflowError, OSError) as error:
        raise SaveFault("store.fault.field", field="summary") from error
    if game not in registry.GAMES:
        raise SaveFault("store.fault.unknown_game", game=str(game))
    return entry
