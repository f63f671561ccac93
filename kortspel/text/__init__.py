"""Every word a player reads. A language is a folder here, found by being here.

A message has an id such as ``pakker.refusal.too_large``. The part before the first dot is the area: the message
stands in ``MESSAGES`` of the module ``kortspel.text.<language>.<area>``, loaded when its first message is asked
for. Python's own compiled modules serve as the compiled catalogue.

Holes are ``str.format`` fields: ``{n}`` a number as the language writes it, ``{n:word}`` in letters,
``{n:noun.chips}`` with its noun, ``{n:error}`` a system's error, ``{rank:noun.of_rank}`` another form of a word; any
other value as it is. A message that depends on a number is a dict of the language's plural forms, and of ``zero``
where nothing is said otherwise, chosen by the value ``n``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from kortspel.text.grammar import FALLBACK, grammar

if TYPE_CHECKING:
    from datetime import datetime
    from fractions import Fraction

Language = str
"""The name of a language's folder: ``sv``, ``nb``, ``en``."""

Entry = str | Mapping[str, str]


@dataclass(frozen=True)
class Inflected:
    """A word that fills a hole: the message ``<ids>.<id>``, such as ``cards.many.13``, the kings.

    A language that needs another form of it says so in the hole: ``{rank:noun.of_rank}`` shows ``noun.of_rank.13``.
    """

    ids: str
    id: int | str


LARGEST_WORD: Final = 12
"""Larger numbers are written in figures."""


def languages() -> tuple[Language, ...]:
    """The languages that there are, in the order in which the program goes through them."""
    found = {entry.parent.name for path in __path__ for entry in Path(path).glob("*/__init__.py")}
    if not found:
        # Out of a zip there are no folders to look into.
        from pkgutil import iter_modules

        found = {module.name for module in iter_modules(__path__) if module.ispkg}
    return tuple(sorted(found, reverse=True))


LANGUAGES: Final[tuple[Language, ...]] = languages()
"""Those found at the start."""


@cache
def messages(language: Language, area: str) -> Mapping[str, Entry]:
    """All messages of an area by their full id, none where the language has no such area."""
    module = f"kortspel.text.{language}.{area}"
    try:
        return cast("Mapping[str, Entry]", import_module(module).MESSAGES)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return {}


class Text:
    """The catalogue in one language: ``text("menu.saved.detail", n=3)``."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self.grammar = grammar(language)

    def __call__(self, message: str, /, **values: object) -> str:
        """The message filled with the values; ``KeyError`` for an unknown id or a value that is missing.

        A message that the language lacks comes in English.
        """
        entry = messages(self.language, message.partition(".")[0]).get(message)
        if entry is None:
            if self.language == FALLBACK:
                raise KeyError(message)
            _miss(self.language, message)
            return self.written(Text(FALLBACK)(message, **values))
        if not isinstance(entry, str):
            entry = self._form(entry, values["n"])
        return self.written(entry.format_map(_Filling(self, values)) if "{" in entry else entry)

    def game(self, game_id: str) -> str:
        """The name of a game, without the mark of its letter in the menu."""
        return self(f"{game_id}.title").replace("&", "")

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        area = message.partition(".")[0]
        return message in messages(self.language, area) or message in messages(FALLBACK, area)

    def number(self, value: Fraction | int | None) -> str:
        """The number exactly as the language writes it: ``10 000``, ``2½``, ``−3``; a dash for none."""
        if type(value) is int and 0 <= value < self.grammar.GROUPED_FROM:
            # Nearly all that is ever shown.
            return str(value)
        from kortspel.text import numbers

        return self.written(numbers.NONE if value is None else numbers.exact(self.grammar, value))

    def word(self, number: int) -> str:
        """The number as one says it at the table: ``tre``, and from thirteen on in figures."""
        return self(f"number.{number}") if 0 <= number <= LARGEST_WORD else self.number(number)

    def decimal(self, value: Fraction | float | None, places: int = 1) -> str:
        """The number rounded to so many decimals: ``47,3``; a dash for none."""
        from kortspel.text import numbers

        return self.written(numbers.NONE if value is None else numbers.decimal(self.grammar, value, places))

    def percent(self, hundredths: int | str) -> str:
        """So many in a hundred: ``45 %``."""
        return self.written(self.grammar.PERCENT.format(n=hundredths))

    def listed(self, items: Sequence[str]) -> str:
        """``Anna, Bo och Carin``; empty for nobody."""
        from kortspel.text import numbers

        return self.written(numbers.listed(self.grammar, items))

    def time(self, moment: datetime | int) -> str:
        """The local time of day, of a moment or of Unix seconds: ``22:30``."""
        from kortspel.text import numbers

        return numbers.time_of_day(self.grammar, moment)

    def error(self, number: int | None) -> str:
        """Why the system refused, by its ``errno``: ``disken är full``; "error 36" for one that has no words."""
        import errno

        message = f"error.{errno.errorcode.get(number or 0)}"
        return self(message) if self.has(message) else self("error.other", n=number or 0)

    def quoted(self, words: str) -> str:
        """What somebody says, in the language's quotes."""
        before, behind = self.grammar.QUOTES
        return self.written(f"{before}{words}{behind}")

    def written(self, words: str) -> str:
        """The words as they are written here; a terminal of few signs overrides it."""
        return words

    def _form(self, entry: Mapping[str, str], n: object) -> str:
        if n == 0 and "zero" in entry:
            return entry["zero"]
        last = self.grammar.FORMS[-1]
        # What is already words, such as "83,2 ± 0,4", stands as many do.
        form = last if isinstance(n, str) else self.grammar.plural(cast("float", n))
        return entry.get(form, entry[last])


class _Filling:
    """The values of a message, each shown as its hole asks."""

    def __init__(self, text: Text, values: Mapping[str, object]) -> None:
        self._text = text
        self._values = values

    def __getitem__(self, name: str) -> object:
        return _Hole(self._text, self._values[name])


class _Hole:
    def __init__(self, text: Text, value: object) -> None:
        self._text = text
        self._value = value

    def __format__(self, how: str) -> str:
        value: Any = self._value
        if isinstance(value, Inflected):
            return self._text(f"{how or value.ids}.{value.id}")
        if how == "word":
            return self._text.word(value)
        if how == "error":
            return self._text.error(value)
        if how:
            return self._text(how, n=value)
        if isinstance(value, float):
            return self._text.decimal(value)
        # Whole numbers and fractions; True is no number here.
        return self._text.number(value) if hasattr(value, "denominator") and value is not True else str(value)


@cache
def _miss(language: Language, message: str) -> None:
    """Note, once, that a language lacks a message."""
    import logging

    logging.getLogger(__name__).info("%s lacks %s: shown in English", language, message)


def language_of(name: str) -> Language | None:
    """The language that a locale or a person's word names: ``sv_SE.UTF-8``, ``no``, ``nn``, ``EN``; else None."""
    code = re.split("[-_. ]", name)[0].lower()
    if code in languages():
        return code
    return next((language for language in languages() if code in grammar(language).ALSO), None)


def system_language() -> Language:
    """The language of the environment's locale, English where it is none that there is.

    ``LANGUAGE`` lists languages in the order of liking; as in gettext it counts where a locale is set at all.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := os.environ.get(variable):
            liked = (
                [] if name.partition(".")[0] in ("C", "POSIX") else os.environ.get("LANGUAGE", "").split(":")
            )
            return next(filter(None, map(language_of, (*liked, name))), FALLBACK)
    import locale

    return language_of(locale.getlocale()[0] or "") or FALLBACK
