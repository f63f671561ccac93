"""The rule book and the tests prove each other: every clause has a test, every cited clause exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kortspel.text
from kortspel.games.registry import GAMES
from kortspel.text import LANGUAGES
from kortspel.text.books import rule_book

TESTS = Path(__file__).parent
BOOKS = sorted(path.stem for path in Path(kortspel.text.__file__).parent.glob("sv/rulebook/*.md"))
CLAUSE = re.compile(r"^\*\*([A-Z]{1,3}-\d+)\*\*", re.MULTILINE)


def clauses(language: str, game: str) -> list[str]:
    return CLAUSE.findall(rule_book(language, game))


def cited() -> dict[str, list[str]]:
    """Clause id to the tests that carry it in ``@pytest.mark.rule``."""
    found: dict[str, list[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_rule = isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
            for argument in node.args if is_rule else ():  # type: ignore[attr-defined]
                assert isinstance(argument, ast.Constant), f"{path}: the clause is written out"
                found.setdefault(str(argument.value), []).append(path.name)
    return found


@pytest.mark.parametrize("game", BOOKS)
def test_the_three_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    swedish = clauses("sv", game)
    assert len(swedish) > 20
    assert len(set(swedish)) == len(swedish)
    assert all(clauses(language, game) == swedish for language in LANGUAGES)


def test_every_game_has_a_book_with_clauses_of_its_own() -> None:
    assert set(GAMES) <= set(BOOKS)
    prefixes = [{clause.partition("-")[0] for clause in clauses("en", game)} - {"C"} for game in BOOKS]
    assert all(len(own) == 1 for own in prefixes)
    assert len(set.union(*prefixes)) == len(BOOKS)


def test_every_clause_of_the_rule_book_has_a_test() -> None:
    in_books = {clause for game in BOOKS for clause in clauses("en", game)}
    assert sorted(in_books - cited().keys()) == []


def test_every_clause_that_a_test_names_is_in_the_rule_book() -> None:
    in_books = {clause for game in BOOKS for clause in clauses("en", game)}
    assert sorted(cited().keys() - in_books) == []


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_footnote_mark_has_its_note(game: str, language: str) -> None:
    book = rule_book(language, game)
    marks = re.findall(r"\[\^(\w+)\](?!:)", book)
    notes = re.findall(r"^\[\^(\w+)\]:", book, re.MULTILINE)
    assert set(marks) == set(notes)
