"""The golden playthroughs still tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.patience.golden import rendered

PLAYTHROUGHS = sorted(Path(__file__).parent.glob("golden_*.txt"))


@pytest.mark.rule("PP-1", "PP-4", "PP-15", "PP-16", "PP-24", "PP-25", "PP-30")
@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert rendered(told).splitlines() == told.splitlines()


def test_there_is_a_solo_game_and_a_duel() -> None:
    assert [path.stem for path in PLAYTHROUGHS] == ["golden_duel", "golden_solo"]
