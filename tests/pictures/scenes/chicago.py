"""Chicago: an exchange, the question, a trick, the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kortspel.games.chicago.setup import ChicagoSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene

FOUR = ("human", "medium", "medium", "medium")


async def _game(stage: Stage, wanted: Callable[[Any], bool], seed: int = 1) -> Any:
    setup = ChicagoSetup(players=players(*FOUR), deal=DEAL)
    return await stage.play(play_on(stage.new("chicago", setup), wanted, seed))


@scene
async def exchange(stage: Stage) -> None:
    await _game(stage, lambda view: view.phase == "exchange" and view.to_move == 0 and view.round == 2)
    await stage.press("2", "4")


@scene
async def calling(stage: Stage) -> None:
    await _game(stage, lambda view: view.phase == "calling" and view.to_move == 0)


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
    await _game(stage, lambda view: view.phase == "scored" and len(view.sheet) >= 3)
    await stage.press("p")
    await stage.screen("SheetScreen")
