"""The golden playthroughs still tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.poangpoker.golden import rendered

PLAYTHROUGHS = sorted(Path(__file__).parent.glob("golden_*.txt"))


@pytest.mark.rule("PO-4", "PO-5", "PO-6", "PO-10", "PO-14", "PO-18", "PO-19", "PO-20", "PO-21")
@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    told = path.read_text(encoding="utf-8")
    assert rendered(told).splitlines() == told.splitlines()


def test_there_is_an_evening_of_three_and_one_of_six_with_house_rules() -> None:
    assert [path.stem for path in PLAYTHROUGHS] == ["golden_six", "golden_three"]
