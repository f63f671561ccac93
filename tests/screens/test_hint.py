"""The coach at the tables: a key, a question once, and what a hard player would do in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kortspel.games.base import Player
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens.dialogs import Pick
from kortspel.screens.table.screen import TableScreen
from tests.screens.driving import page, running, until

SETUPS: dict[str, Any] = {"pakker": PakkerSetup, "poangpoker": PoangpokerSetup}


@pytest.mark.parametrize("game", SETUPS)
async def test_a_hint_is_asked_for_once_marked_and_told_in_words(tmp_path: Path, game: str) -> None:
    players = (Player(name="Anna"), *(Player(name=name, level="easy") for name in ("Bo", "Carin")))
    async with running(tmp_path) as (app, pilot):
        app.settings.change(pace="instant")
        app.begin(game, SETUPS[game](players=players, deal="K7Q2-M9PD"))
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        screen: Any = app.screen
        if game == "pakker":
            await until(pilot, lambda: screen.query("Tell") and screen.view.choices)
            screen.play("next_pot", at=1)
        else:
            await pilot.press("enter")
        await until(pilot, lambda: "hint" in screen.scenes())
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        assert screen.session.state.helped == ()
        await pilot.press("enter")
        await until(pilot, lambda: screen.session.state.helped == (0,))
        await until(pilot, lambda: " %" in page(app))
        moves = len(screen.session.moves)
        # Asked again, it speaks at once, and no move is made.
        screen.tell("")
        await pilot.press("t")
        await until(pilot, lambda: " %" in page(app))
        assert len(screen.session.moves) == moves
        assert screen.session.game.counted(screen.session.state) == (1, 2)
