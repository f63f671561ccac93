"""A page of the rule book: every word of it is there, in lines that fit, each clause at its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kortspel.games.registry import GAMES
from kortspel.screens.rules import RulesScreen
from kortspel.text import Language
from kortspel.text.books import rule_book
from kortspel.widgets import palette
from kortspel.widgets.book import Page, _parts, _set_in
from kortspel.widgets.lines import Line
from tests.screens.driving import page, running, until


def text_of(line: Line) -> str:
    parts = line if isinstance(line, list) else [line]
    return "".join(words for words, _ in parts)


@pytest.mark.parametrize("width", [56, 76, 10])
def test_all_words_stand_in_lines_that_fit(width: int) -> None:
    words = "**PA-1** Åtta spelare: en **lek**, *fyra* färger.  Och " + "ord " * 40
    lines = [text_of(line) for line in _set_in(_parts(words, sought=False), width)]
    assert all(cell_len(line.rstrip()) <= width for line in lines)
    assert " ".join(" ".join(lines).split()) == re.sub(r"\*", "", " ".join(words.split()))


def test_the_clause_that_is_sought_is_marked() -> None:
    assert _parts("**PA-1** En lek.", sought=True)[0] == ("PA-1", palette.CHOSEN)
    assert _parts("**PA-1** En lek.", sought=False)[0] == ("PA-1", palette.STRONG)
    assert _parts("## Bordet", sought=False) == [("Bordet", palette.ACCENT)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["sv", "en"])
async def test_b10_every_clause_can_be_turned_to(tmp_path: Path, game: str, language: Language) -> None:
    book = rule_book(language, game)
    clauses = re.findall(r"^\*\*([A-Z]+-\d+)\*\*", book, re.MULTILINE)
    assert len(clauses) > 20
    async with running(tmp_path, language, size=(60, 20)) as (app, pilot):
        app.push_screen(RulesScreen(game, clauses[12]))
        await until(pilot, lambda: clauses[12] in page(app).partition("\n")[0])
        shown = app.screen.query_one(Page)
        assert list(shown.places) == clauses
        assert shown.size.height == len(shown.lines)
        await pilot.press("home")
        await until(pilot, lambda: not app.screen.query_one("#book").scroll_offset.y)
        await pilot.press("end")
        await until(pilot, lambda: "[" in page(app))
