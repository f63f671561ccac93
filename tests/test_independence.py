"""No game imports another: what two of them need stands outside both. Games are found by the registry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kortspel
from kortspel.games.registry import GAMES

PACKAGE = Path(kortspel.__file__).parent
PARTS = ("games", "bots", "screens")


def modules(part: str, game: str) -> list[Path]:
    """The files of a game in a part of the house: a folder or a single module."""
    return [*sorted((PACKAGE / part / game).rglob("*.py")), *PACKAGE.glob(f"{part}/{game}.py")]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names in its imports, those inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_folders_import_no_other_games(game: str) -> None:
    others = {f"kortspel.{part}.{other}" for part in PARTS for other in GAMES if other != game}
    seen = 0
    for part in PARTS:
        for path in modules(part, game):
            seen += 1
            for name in imported(path):
                owner = ".".join(name.split(".")[:3])
                assert owner not in others, f"{path.relative_to(PACKAGE)} imports {name}"
    assert seen > 10
