"""The catalogue: nothing missing, nothing unused, the same holes to fill in every language."""

from __future__ import annotations

import ast
import errno
import re
from pathlib import Path

import pytest

import kortspel
from kortspel.cards import JOKER, RANKS, SUITS
from kortspel.games.registry import GAMES
from kortspel.text import LANGUAGES, Text, language_of, messages, system_language
from kortspel.text.checking import asked_for, everything, faults_of, forms, is_own
from kortspel.text.grammar import FALLBACK

PACKAGE = Path(kortspel.__file__).parent
AREAS = sorted(path.stem for path in (PACKAGE / "text" / FALLBACK).glob("*.py") if path.stem != "__init__")
SOURCES = [path for path in PACKAGE.rglob("*.py") if path.parent.parent != PACKAGE / "text"]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)

WRITTEN = re.compile(r'["\']((?:' + "|".join(AREAS) + r')\.[a-z0-9_.\-]+)["\']')
"""A whole id in the source."""
BUILT = re.compile(r'f["\']((?:\{[^}"\']*\}|[a-z0-9_.\-])+)["\']', re.IGNORECASE)
"""An id that is put together in the source: its fixed parts, with anything between them."""


def built_patterns() -> list[re.Pattern[str]]:
    patterns = []
    for match in BUILT.findall(SOURCE):
        fixed = re.split(r"\{[^}]*\}", match)
        # A pattern with no fixed word of its own would allow everything.
        if "." in match and any(len(part.strip(".")) > 2 for part in fixed):
            patterns.append(re.compile("([a-z0-9_]+)".join(map(re.escape, fixed)) + "$", re.IGNORECASE))
    words = re.findall(r'Inflected\("([a-z_.]+)"', SOURCE)
    return [*patterns, *(re.compile(re.escape(ids) + r"\.([a-z0-9]+)$") for ids in words)]


def words_of_the_code() -> set[str]:
    """What can fill an id that is put together: texts in the code, names of fields, and all numbers."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return found | {*GAMES, *errno.errorcode.values()} | {*SUITS, *RANKS, *JOKER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_lacks_nothing(language: str) -> None:
    """The one test that names whatever is missing or wrong in a language."""
    assert faults_of(language) == []
    for area in AREAS:
        assert all(message.startswith(f"{area}.") for message in messages(language, area)), area


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_is_asked_for(language: str) -> None:
    asked = {name for entry in everything(language).values() for name in asked_for(entry)}
    assert {message for message in everything(language) if is_own(message)} == asked


def test_every_message_that_the_source_names_exists() -> None:
    known = everything(FALLBACK).keys()
    named = {name for name in WRITTEN.findall(SOURCE) if not name.endswith((".json", ".py", ".md", "."))}
    # A word that has forms is named by what its ids begin with.
    beginnings = {message.rpartition(".")[0] for message in known}
    assert sorted(named - known - beginnings) == []


def is_named(part: str, known: set[str]) -> bool:
    """Does the code name this part of an id, as one word or as two put together (``asked_`` and ``selling``)?"""
    halves = ((part[:at], part[at:]) for at in range(len(part)))
    return part in known or any(
        (not before or before in known) and (behind in known or behind.isdecimal())
        for before, behind in halves
    )


def test_no_message_is_unused() -> None:
    written = set(WRITTEN.findall(SOURCE))
    patterns = built_patterns()
    # A pattern such as "pakker.refusal.{name}" uses what some part of the code names, not all that begins so.
    known = words_of_the_code()

    def is_built(message: str) -> bool:
        found = [match.groups() for pattern in patterns if (match := pattern.match(message))]
        return any(all(is_named(part, known) for part in parts) for parts in found)

    unused = [
        message
        for message in everything(FALLBACK)
        if message not in written and not is_own(message) and not is_built(message)
    ]
    assert unused == []


def test_no_emoji_anywhere() -> None:
    for language in LANGUAGES:
        for area in AREAS:
            for entry in messages(language, area).values():
                assert "\ufe0f" not in "".join(forms(entry).values())


def test_a_message_is_filled_and_its_plural_chosen() -> None:
    assert Text("sv")("menu.saved.detail", n=1) == "ett spel"
    assert Text("sv")("menu.saved.detail", n=3) == "3 spel"
    with pytest.raises(KeyError):
        Text("sv")("menu.nonsense")


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("sv_SE.UTF-8", "sv"),
        ("nb_NO", "nb"),
        ("nn_NO.utf8", "nb"),
        ("no", "nb"),
        ("EN", "en"),
        ("Swedish_Sweden", "sv"),
        ("Swedish_Sweden.1252", "sv"),
        ("Norwegian Bokmål_Norway", "nb"),
        ("Norwegian Nynorsk_Norway.utf8", "nb"),
        ("norwegian", "nb"),
        ("English_United States", "en"),
        ("Finnish_Finland", None),
        ("fi_FI", None),
        ("C", None),
    ],
)
def test_the_language_of_a_locale(name: str, language: str | None) -> None:
    assert language_of(name) == language


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nb_NO.UTF-8")
    assert system_language() == "nb"
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert system_language() == "sv"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert system_language() == "en"


def test_the_languages_that_are_liked_best_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """C5"""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LANGUAGE", "fi:nn_NO:sv")
    assert system_language() == "nb"
    monkeypatch.setenv("LANGUAGE", "fi")
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("LANGUAGE", "sv")
    assert system_language() == "en", "as gettext has it: without a locale there is no liking"
