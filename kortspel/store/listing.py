"""The list of saves, quick for hundreds of them, and what can be done with a save that is not open.

Neither pydantic nor any game is loaded for this.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from kortspel.games import registry
from kortspel.store import atomic
from kortspel.store.document import FORMAT, MOST_BYTES, VERSION, parse, read_bytes
from kortspel.store.faults import SaveFault, harmless
from kortspel.store.lock import Lock
from kortspel.store.migrate import upgraded
from kortspel.store.names import ENDING, file_of

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
    fault: SaveFault | None = None


def list_saves(folder: Path) -> list[SaveEntry]:
    """The saves in the folder, the newest first; empty where there is no such folder.

    Only the ends of each file are looked at: an entry without a fault may still turn out broken when loaded.
    """
    try:
        found = [
            Path(item.path)
            for item in os.scandir(folder)
            if item.name.endswith(ENDING) and not item.name.startswith(".") and item.is_file()
        ]
    except OSError:
        return []
    entries = [entry for path in found if (entry := _entry(path))]
    return sorted(entries, key=lambda entry: (entry.saved, entry.name), reverse=True)


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
        save.with_name(f".{save.name}.tmp").unlink(missing_ok=True)


def _refuse_taken(target: Path, save: Path | None = None) -> None:
    # Where letter case does not count, a new case of the old name is the same file, and free.
    if target.exists() and not (save and target.samefile(save)):
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
    """The fields of the first line; None where the file is not plainly a whole save of today's version."""
    try:
        with path.open("rb") as file:
            line = file.readline(_HEAD)
            size = file.seek(0, os.SEEK_END)
            file.seek(-min(size, 4), os.SEEK_END)
            tail = file.read()
        header = json.loads(line.rstrip(b",\n") + b"}")
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
        entry = SaveEntry(
            path=path,
            name=harmless(path.stem),
            saved=datetime.fromisoformat(header["saved"]).astimezone(),
            game=game,
            players=tuple(harmless(name) for name in summary["players"]),
            moves=int(summary["moves"]),
            finished=bool(summary["finished"]),
            scores=None if scores is None else tuple(harmless(score) for score in scores),
        )
    except KeyError as error:
        raise SaveFault("store.fault.field", field=str(error.args[0])) from error
    except (TypeError, ValueError, OverflowError) as error:
        raise SaveFault("store.fault.field", field="summary") from error
    if game not in registry.GAMES:
        raise SaveFault("store.fault.unknown_game", game=str(game))
    return entry
