"""The words behind ``kortspel`` on the command line, read without any library.

The standard parser speaks English alone, and loads more than six options are worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from kortspel.games.registry import GAMES
from kortspel.text import language_of, languages

if TYPE_CHECKING:
    from kortspel.text import Language

LAST: Final = ""
"""``--resume`` without a name: the game that was played last."""

_WITH_VALUE: Final = ("--lang", "--saves", "--deal")
_WITHOUT_VALUE: Final = ("--help", "--version", "--ascii", "--daily", "--json", "--csv")


class UsageError(Exception):
    """The command line makes no sense: the id of the sentence that says why, and its values."""

    def __init__(self, id: str, **values: str) -> None:
        super().__init__(id)
        self.id = id
        self.values = values


@dataclass
class Arguments:
    """What was asked for on the command line."""

    command: Literal["play", "check", "stats", "help", "version"] = "play"
    language: Language | None = None
    saves: Path | None = None
    resume: str | None = None
    """The name of a save, or ``LAST``."""
    deal: str | None = None
    """A deal code as it is written."""
    first: str = ""
    """``daily``, or the id of a game."""
    ascii: bool = False
    form: Literal["words", "json", "csv"] = "words"
    """How the statistics are written."""
    file: Path = Path()
    """What to check."""


def parse(words: list[str]) -> Arguments:
    """The arguments in the words; ``UsageError`` with the first thing that is wrong."""
    arguments = Arguments()
    others: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, given, value = word.partition("=")
        if word == "--":
            others += rest
            break
        if not word.startswith("-") or word == "-":
            others.append(word)
        elif name in _WITHOUT_VALUE or word == "-h":
            if given:
                raise UsageError("cli.bad.no_value", option=name)
            _take_flag(arguments, name)
        elif name in _WITH_VALUE:
            if not given:
                if not rest or rest[0].startswith("-"):
                    raise UsageError("cli.bad.value_missing", option=name)
                value = rest.pop(0)
            _take_value(arguments, name, value)
        elif name == "--resume":
            named = given or (rest and not rest[0].startswith("-"))
            arguments.resume = (value if given else rest.pop(0)) if named else LAST
        else:
            raise UsageError("cli.bad.option", option=name)
    _take_others(arguments, others)
    if sum((arguments.resume is not None, arguments.deal is not None, bool(arguments.first))) > 1:
        raise UsageError("cli.bad.resume_and_deal")
    return arguments


def language_in(words: list[str]) -> Language | None:
    """The language that the words ask for, even where they make no sense otherwise."""
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        name, given, value = word.partition("=")
        if name == "--lang" and (language := language_of(value if given else following)):
            return language
    return None


def _take_flag(arguments: Arguments, name: str) -> None:
    if name == "--ascii":
        arguments.ascii = True
    elif name == "--daily":
        arguments.first = "daily"
    elif name in ("--json", "--csv"):
        arguments.form = "json" if name == "--json" else "csv"
    elif name == "--version":
        arguments.command = "version" if arguments.command == "play" else arguments.command
    else:
        arguments.command = "help"


def _take_value(arguments: Arguments, name: str, value: str) -> None:
    if name == "--saves":
        if not value:
            raise UsageError("cli.bad.value_missing", option=name)
        arguments.saves = Path(value)
    elif name == "--lang":
        arguments.language = language_of(value)
        if arguments.language is None:
            raise UsageError("cli.bad.language", value=value, languages=", ".join(languages()))
    else:
        from kortspel.cards import parse_code

        try:
            arguments.deal = parse_code(value)
        except ValueError:
            raise UsageError("cli.bad.deal", value=value) from None


def _take_others(arguments: Arguments, others: list[str]) -> None:
    if not others:
        if arguments.form != "words":
            raise UsageError("cli.bad.form", option=f"--{arguments.form}")
        return
    if len(others) == 1 and others[0] in GAMES:
        if arguments.first:
            raise UsageError("cli.bad.resume_and_deal")
        arguments.first = others[0]
        return
    if others == ["stats"]:
        arguments.command = "stats" if arguments.command == "play" else arguments.command
        return
    if others[0] != "check":
        raise UsageError("cli.bad.word", word=others[0])
    if arguments.command == "play":
        if len(others) != 2:
            raise UsageError("cli.bad.check")
        arguments.command, arguments.file = "check", Path(others[1])
