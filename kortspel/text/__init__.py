"""Every word a player reads, in Swedish, Norwegian bokmål and English.

A message has an id such as ``pakker.refusal.too_much``. The part before the first dot is the area: the message
stands in ``MESSAGES`` of the module ``kortspel.text.<language>.<area>``, loaded when its first message is asked
for. Python's own compiled modules serve as the compiled catalogue. Placeholders are ``str.format`` fields; a
message that depends on a number is a dict of the forms ``one`` and ``other``, chosen by its value ``n``.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Final, Literal, cast

Language = Literal["sv", "nb", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("sv", "nb", "en")

Entry = str | Mapping[str, str]


@cache
def messages(language: Language, area: str) -> Mapping[str, Entry]:
    """All messages of an area by their full id; ``ModuleNotFoundError`` where there is no such area."""
    entries = import_module(f"kortspel.text.{language}.{area}").MESSAGES
    return cast("Mapping[str, Entry]", entries)


class Text:
    """The catalogue in one language: ``text("menu.saved", n=3)``."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language

    def __call__(self, message: str, /, **values: object) -> str:
        """The message filled with the values; ``KeyError`` for an unknown id or a value that is missing."""
        entry = messages(self.language, message.partition(".")[0])[message]
        if not isinstance(entry, str):
            entry = entry["one" if values["n"] == 1 else "other"]
        return entry.format_map(values) if "{" in entry else entry

    def number(self, value: Fraction | None) -> str:
        """A number as it is written: 12, 47.3 with the language's decimal sign, a dash for none."""
        if value is None:
            return "–"
        if value.denominator == 1:
            return str(value)
        return f"{float(value):.1f}".replace(".", "." if self.language == "en" else ",")

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        try:
            return message in messages(self.language, message.partition(".")[0])
        except ModuleNotFoundError:
            return False


def language_of(name: str) -> Language | None:
    """The language that a locale or a person's word names: ``sv_SE.UTF-8``, ``no``, ``nn``, ``EN``; else None."""
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    code = {"no": "nb", "nn": "nb"}.get(code, code)
    return next((language for language in LANGUAGES if language == code), None)


def system_language() -> Language:
    """The language of the environment's locale, English where it is none of the three."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := os.environ.get(variable):
            return language_of(name) or "en"
    return language_of(locale.getlocale()[0] or "") or "en"
