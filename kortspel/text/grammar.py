"""What makes a language beside its messages: its name, its signs, the forms that its numbers ask for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, Protocol, cast

FALLBACK: Final = "en"
"""The language that has every message and stands in where another lacks one."""


class Grammar(Protocol):
    """What the package of a language holds: ``kortspel/text/<language>/__init__.py``."""

    NAME: str
    """The language in its own words: ``svenska``."""
    DECIMAL: str
    """The sign between whole and parts."""
    GROUP: str
    """The sign between thousands."""
    GROUPED_FROM: int
    """The least number whose thousands are set apart."""
    PERCENT: str
    """How a share is written: ``{n} %``."""
    AND: str
    """What joins the last two of a list, spaces and all: ``Anna, Bo och Carin``."""
    QUOTES: tuple[str, str]
    """The signs before and behind what somebody says."""
    TIME: str
    """A time of day, as ``strftime`` wants it."""
    FORMS: tuple[str, ...]
    """The plural forms that a message may have. It must have the last; ``zero`` may be added to any."""
    ALSO: tuple[str, ...]
    """Other codes that a locale may call it by, ``no`` and ``nn`` for ``nb``, and the first word of Windows for it."""

    def plural(self, n: float) -> str:
        """The form, one of ``FORMS``, that stands with this number, whole or not."""


@cache
def grammar(language: str) -> Grammar:
    """The language's own; ``ModuleNotFoundError`` where there is no such language."""
    return cast("Grammar", import_module(f"kortspel.text.{language}"))
