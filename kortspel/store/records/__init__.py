"""Finished games and begun deals of a saves folder, in one SQLite file beside the saves, so that they outlive them.

``.records.sqlite3`` can be written by two programs at once. One that is damaged, or of a newer program, is set aside
under another name and never overwritten; what can be read of it is taken over, and the finished saves that are there
are read in again. Nothing here needs pydantic or a game before a game has ended, nor SQLite before it is first asked.
"""

from kortspel.store.records.book import Records
from kortspel.store.records.keys import key_of, setup_key
from kortspel.store.records.model import LeftOut, Record, Result

__all__ = ["LeftOut", "Record", "Records", "Result", "key_of", "setup_key"]
