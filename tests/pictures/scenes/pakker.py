"""Pakker: between pots, the opening, the exchange, the betting, the showdown, the bank."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kortspel.games.pakker.setup import PakkerSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene

FOUR = ("human", "medium", "medium", "medium")


async def _game(
    stage: Stage, wanted: Callable[[Any], bool], *levels: str, seed: int = 1, **options: Any
) -> Any:
    setup = PakkerSetup(players=players(*(levels or FOUR)), deal=DEAL, **options)
    return await stage.play(play_on(stage.new("pakker", setup), wanted, seed))


def _turn(scene: str) -> Callable[[Any], bool]:
    return lambda view: view.scene == scene and view.to_move == 0


@scene
async def between(stage: Stage) -> None:
    await _game(stage, lambda view: True)


@scene
async def opening(stage: Stage) -> None:
    await _game(stage, _turn("opening"))


@scene
async def joining(stage: Stage) -> None:
    await _game(stage, _turn("joining"))


@scene
async def exchange(stage: Stage) -> None:
    await _game(stage, _turn("exchange"))
    await stage.press("1", "3")


@scene
async def betting(stage: Stage) -> None:
    await _game(stage, _turn("betting"))


@scene
async def amount(stage: Stage) -> None:
    await _game(stage, _turn("betting"), "human", *["medium"] * 7)
    await stage.press("2", "1", "2")


@scene
async def betting_of_eight(stage: Stage) -> None:
    await _game(stage, _turn("betting"), "human", *["medium"] * 7)


def shown(view: Any) -> bool:
    """Has a pot just been won at a showdown?"""
    return view.scene == "between" and view.result is not None and len(view.result.shown) >= 2


@scene
async def showdown(stage: Stage) -> None:
    await _game(stage, shown)


@scene
async def bank(stage: Stage) -> None:
    await _game(stage, shown)
    await stage.press("f3")
    await stage.screen("BankScreen")


@scene
async def settlement(stage: Stage) -> None:
    setup = PakkerSetup(players=players(*FOUR), deal=DEAL, end="pots", end_pots=3)
    session = play_on(stage.new("pakker", setup), lambda view: view.scene == "closing")
    while session.to_move is not None:
        session.play(session.game.move(kind="leave", seat=session.to_move))
    stage.app.play(session)
    await stage.screen("BankScreen")
