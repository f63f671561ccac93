"""The rooms round the tables: menu, set-up, settings, lists, the rule book, dialogs."""

from __future__ import annotations

from kortspel.games.patience.setup import PatienceSetup
from tests.pictures.stage import DEAL, Stage, play_on, players, scene


def _save_some(stage: Stage) -> None:
    setup = PatienceSetup(players=players("human"), deal=DEAL)
    with stage.new("patience", setup) as session:
        play_on(session, lambda view: view.laid[0] == 9)
    with stage.new("patience", setup) as session:
        play_on(session, lambda view: view.stage == "finished")


@scene
async def menu(stage: Stage) -> None:
    await stage.screen("MenuScreen")


@scene
async def menu_with_saves(stage: Stage) -> None:
    _save_some(stage)
    screen = await stage.screen("MenuScreen")
    screen.on_screen_resume()


async def _set_up(stage: Stage, game: str) -> None:
    stage.app.set_up(game)
    await stage.screen("SetUpScreen")


@scene
async def set_up_patience(stage: Stage) -> None:
    await _set_up(stage, "patience")


@scene
async def set_up_pakker(stage: Stage) -> None:
    await _set_up(stage, "pakker")


@scene
async def set_up_poangpoker(stage: Stage) -> None:
    await _set_up(stage, "poangpoker")


@scene
async def house_rules(stage: Stage) -> None:
    await _set_up(stage, "poangpoker")
    await stage.press("end", "enter")
    await stage.screen("SetUpScreen")


@scene
async def settings(stage: Stage) -> None:
    stage.app.visit("settings")
    await stage.screen("SettingsScreen")


@scene
async def saved(stage: Stage) -> None:
    _save_some(stage)
    stage.app.visit("saved")
    await stage.screen("SavedScreen")


@scene
async def statistics(stage: Stage) -> None:
    _save_some(stage)
    stage.app.visit("statistics")
    await stage.screen("StatisticsScreen")


@scene
async def rules(stage: Stage) -> None:
    await stage.press("question_mark")
    await stage.screen("RulesScreen")


@scene
async def keys(stage: Stage) -> None:
    stage.app.set_up("pakker")
    await stage.screen("SetUpScreen")
    await stage.press("f1")
    await stage.screen("KeysHelp")


@scene
async def commands(stage: Stage) -> None:
    await stage.press("ctrl+p")
    await stage.screen("Commands")


@scene
async def name(stage: Stage) -> None:
    await _set_up(stage, "poangpoker")
    await stage.press("down", "down", "down", "down", "enter")


@scene
async def notice(stage: Stage) -> None:
    stage.app.say(stage.app.text("set_up.refusal.deal"))
    await stage.screen("Notice")


@scene
async def in_force(stage: Stage) -> None:
    setup = PatienceSetup(players=players("human"), deal=DEAL, table="american", diagonals=True, joker="deck")
    await stage.play(stage.new("patience", setup))
    await stage.press("f5")
    await stage.screen("InForce")
