"""Poängpoker: the draw, the exchange, the tricks, the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kortspel.games.poangpoker.setup import PoangpokerSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene

FOUR = ("human", "medium", "medium", "medium")


async def _game(
    stage: Stage, wanted: Callable[[Any], bool], *levels: str, seed: int = 1, **options: Any
) -> Any:
    setup = PoangpokerSetup(players=players(*(levels or FOUR)), deal=DEAL, **options)
    return await stage.play(play_on(stage.new("poangpoker", setup), wanted, seed))


@scene
async def drawn(stage: Stage) -> None:
    await _game(stage, lambda view: True)


@scene
async def exchange(stage: Stage) -> None:
    await _game(stage, lambda view: view.phase == "exchange" and view.to_move == 0)
    await stage.press("2", "4")


@scene
async def trick(stage: Stage) -> None:
    await _game(
        stage, lambda view: view.phase == "tricks" and view.to_move == 0 and len(view.trick.cards) >= 2
    )


@scene
async def scored(stage: Stage) -> None:
    await _game(stage, lambda view: view.phase == "scored")


@scene
async def sheet(stage: Stage) -> None:
    await _game(stage, lambda view: view.phase == "scored" and len(view.sheet) >= 3, end="open")
    await stage.press("p")
    await stage.screen("SheetScreen")


@scene
async def result(stage: Stage) -> None:
    setup = PoangpokerSetup(players=players(*FOUR), deal=DEAL, rounds=1)
    stage.app.play(play_on(stage.new("poangpoker", setup), lambda view: view.phase == "finished"))
    await stage.screen("ResultScreen")
