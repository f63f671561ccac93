"""What is kept of games: statistics, the days, the replay, what is shown to others."""

from __future__ import annotations

from datetime import date

from kortspel.games.patience.daily import daily_code
from kortspel.games.patience.setup import PatienceSetup
from kortspel.games.poangpoker.setup import PoangpokerSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene


def _finished(stage: Stage, deal: str = DEAL, seed: int = 1, **options: object) -> None:
    setup = PatienceSetup.model_validate({"players": players("human"), "deal": deal, **options})
    with stage.new("patience", setup) as session:
        play_on(session, lambda view: view.stage == "finished", seed)


@scene
async def statistics_pages(stage: Stage) -> None:
    for seed in range(6):
        _finished(stage, seed=seed)
    _finished(stage, table="american")
    stage.app.visit("statistics")
    await stage.screen("StatisticsScreen")


@scene
async def daily(stage: Stage) -> None:
    _finished(stage, daily_code(date.today()))
    stage.app.visit("daily")
    await stage.screen("DailyScreen")


@scene
async def challenge(stage: Stage) -> None:
    stage.app.visit("daily")
    screen = await stage.screen("DailyScreen")
    screen.action_challenge()
    await stage.screen("AskChallenge")


@scene
async def replay_patience(stage: Stage) -> None:
    setup = PatienceSetup(players=players("human"), deal=DEAL)
    with stage.new("patience", setup) as session:
        play_on(session, lambda view: view.stage == "finished")
    stage.app.replay(session.path)
    screen = await stage.screen("ReplayScreen")
    screen.go(17)


@scene
async def replay_tricks(stage: Stage) -> None:
    setup = PoangpokerSetup(players=players("human", "easy", "easy"), deal=DEAL, rounds=1)
    with stage.new("poangpoker", setup) as session:
        play_on(session, lambda view: view.phase == "finished")
    stage.app.replay(session.path)
    screen = await stage.screen("ReplayScreen")
    screen.go(12)
