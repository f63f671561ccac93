"""Pokerpatiens: a game begun, with a hint, its variants, its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kortspel.games.patience.setup import PatienceSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene


async def _game(
    stage: Stage, wanted: Callable[[Any], bool], *levels: str, deal: str = DEAL, seed: int = 1, **options: Any
) -> Any:
    setup = PatienceSetup(players=players(*(levels or ("human",))), deal=deal, **options)
    return await stage.play(play_on(stage.new("patience", setup), wanted, seed))


@scene
async def start(stage: Stage) -> None:
    await _game(stage, lambda view: True)


@scene
async def middle(stage: Stage) -> None:
    await _game(stage, lambda view: view.laid[0] == 15)


def _laid_well(stage: Stage, cards: int) -> Any:
    """A game in which so many cards lie where the coach would have laid them."""
    from kortspel.coach.advice import advise
    from kortspel.coach.position import from_view

    session = stage.new("patience", PatienceSetup(players=players("human"), deal=DEAL))
    for _ in range(cards):
        session.play(session.game.move(kind="lay", cell=advise(from_view(session.view(0))).best.cell))
    return session


@scene
async def hint(stage: Stage) -> None:
    screen = await stage.play(_laid_well(stage, 17))
    await stage.press("t", "1")
    await stage.until(lambda: screen.hints)


@scene
async def refused(stage: Stage) -> None:
    await _game(stage, lambda view: view.laid[0] == 0)
    await stage.press("c", "3", "c", "3")


@scene
async def diagonals(stage: Stage) -> None:
    await _game(stage, lambda view: view.laid[0] == 22, diagonals=True, table="american")


@scene
async def arranging(stage: Stage) -> None:
    await _game(stage, lambda view: True, rearranging=True, joker="deck")
    await stage.press("enter", "right")


@scene
async def joker(stage: Stage) -> None:
    await _game(stage, lambda view: view.stage == "joker", joker="after")


@scene
async def asked(stage: Stage) -> None:
    await _game(stage, lambda view: view.laid[0] == 15)
    await stage.press("t")
    await stage.screen("Pick")


@scene
async def completed(stage: Stage) -> None:
    await _game(stage, lambda view: view.laid[0] == 24, deal="0000-0003")
    await stage.press("enter")


@scene
async def cover(stage: Stage) -> None:
    setup = PatienceSetup(players=players("human", "human"), deal=DEAL, variant="duel")
    stage.app.play(stage.new("patience", setup))
    await stage.screen("CoverScreen")


@scene
async def same_four_open(stage: Stage) -> None:
    await _game(
        stage, lambda view: view.laid == (9, 9, 9, 9), *["human"] * 4, variant="same", open_grids=True
    )


@scene
async def same_six_hint(stage: Stage) -> None:
    screen = await _game(
        stage, lambda view: view.laid == (7,) * 6, *["human"] * 6, variant="same", open_grids=True
    )
    await stage.press("t", "1")
    await stage.until(lambda: screen.hints)


async def _result(stage: Stage, **options: Any) -> None:
    setup = PatienceSetup(players=players("human"), deal=DEAL, **options)
    session = play_on(stage.new("patience", setup), lambda view: view.stage == "finished")
    stage.app.play(session)
    await stage.until(lambda: "Result" in type(stage.app.screen).__name__)


@scene
async def lost(stage: Stage) -> None:
    await _result(stage)


@scene
async def just_ended(stage: Stage) -> None:
    screen = await _game(stage, lambda view: view.laid == (24,))
    free = next(cell for cell, card in enumerate(screen.grid.picture.cells) if card is None)
    await stage.press("abcde"[free % 5], str(free // 5 + 1))
    await stage.until(lambda: "Result" in type(stage.app.screen).__name__)


@scene
async def won(stage: Stage) -> None:
    await _result(stage, target=15)


@scene
async def result_of_six(stage: Stage) -> None:
    setup = PatienceSetup(players=players(*["human"] * 6), deal=DEAL, variant="same")
    stage.app.play(play_on(stage.new("patience", setup), lambda view: view.stage == "finished"))
    await stage.until(lambda: "Result" in type(stage.app.screen).__name__)


@scene
async def review(stage: Stage) -> None:
    await _result(stage)
    await stage.press("g")
    screen = await stage.screen("ReviewScreen")
    await stage.until(lambda: screen._found is not None)


@scene
async def review_card(stage: Stage) -> None:
    await review(stage)
    await stage.press("d")
