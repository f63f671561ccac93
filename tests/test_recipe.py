"""The README's recipe "To add a game", followed: a tiny game in a copy of the package, and the program started with it.

High Card: everybody draws a card in turn, and the highest wins. Nothing of the package is changed but the registry's
line; all else are new files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import kortspel
from kortspel.assets import stylesheet
from kortspel.games.registry import GAMES

GAME: Final = '''
"""High Card: the highest card wins."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from kortspel.cards import DECK, rank_of, shuffled
from kortspel.games.base import Choice, Game, IllegalMove, Model, Move, Outcome, Player, Refusal, Rules, Setup, View


class Options(Rules):
    low: bool = False


class HighCardSetup(Options, Setup):
    def options(self):
        return self._chosen(Options)

    def refusal(self):
        return None if len(self.players) == 2 else Refusal(message="highcard.refusal.players", clause="HC-1")


class Draw(Move):
    kind: Literal["draw"] = "draw"


class HighCardState(Model):
    setup: HighCardSetup
    drawn: int = 0


class HighCardView(View):
    players: tuple[Player, ...]
    cards: tuple[str, ...]


def to_move(state):
    return state.drawn if state.drawn < len(state.setup.players) else None


def legal(state):
    return () if to_move(state) is None else (Choice(kind="draw"),)


def why_not(state, move):
    return Refusal(message="highcard.refusal.over", clause="HC-3") if to_move(state) is None else None


def apply(state, move):
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    return state.changed(drawn=state.drawn + 1)


def cards(state):
    return shuffled(state.setup.deal, 0, DECK)[: state.drawn]


def view(state, seat):
    mover = to_move(state)
    choices = legal(state) if seat is not None and seat == mover else ()
    return HighCardView(
        seat=seat, to_move=mover, choices=choices, players=state.setup.players, cards=cards(state)
    )


def outcome(state):
    if to_move(state) is not None:
        return None
    ranks = [rank_of(card) * (-1 if state.setup.low else 1) for card in cards(state)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(scores=tuple(map(Fraction, ranks)), winners=winners)


GAME = Game(
    id="highcard", setup=HighCardSetup, state=HighCardState, moves=TypeAdapter(Draw),
    new=lambda setup: HighCardState(setup=setup), to_move=to_move, legal=legal, why_not=why_not, apply=apply,
    view=view, outcome=outcome, counted=lambda state: tuple(range(len(state.setup.players))),
)
'''

TEXTS: Final = '''
"""High Card."""

MESSAGES = {
    "highcard.title": "Hi&gh Card",
    "highcard.about": "the highest wins",
    "highcard.told": "Everybody draws a card.",
    "highcard.page.house": "House rules",
    "highcard.option.low": "The lowest wins",
    "highcard.option.low.help": "And not the highest.",
    "highcard.refusal.players": "High Card is for two.",
    "highcard.refusal.over": "The game is over.",
    "highcard.draw": "&Draw",
    "highcard.wins": "{name} wins.",
}
'''

BOOK: Final = """# High Card

**HC-1** Two players.

**HC-2** Each draws a card in turn.

**HC-3** The highest wins.
"""

PLAYERS: Final = '''
"""Computer players of High Card have no choice."""

from kortspel.games.highcard import Draw


def choose(view, player, rng, *, effort=1.0):
    return Draw()


def plain(view, rng):
    return Draw()
'''

SET_UP: Final = '''
"""The set-up of High Card."""

from kortspel.games.highcard import HighCardSetup
from kortspel.screens.rows import Cycle, Page, Seat, Seats
from kortspel.screens.set_up import SetUpBase


class SetUpScreen(SetUpBase):
    GAME = "highcard"
    SETUP = HighCardSetup

    def rows(self, page):
        if page == "house":
            return (Cycle("low"),)
        return (Seats(2, 2), Seat(0), Seat(1), Page("house"))
'''

SCREEN: Final = '''
"""High Card on the screen."""

from textual import on

from kortspel.actions import AT_TABLE
from kortspel.screens.base import bindings
from kortspel.screens.play import PlayScreen
from kortspel.widgets.choices import Choices, Item
from kortspel.widgets.lines import Heading, Tell


class GameScreen(PlayScreen):
    ACTIONS = AT_TABLE
    BINDINGS = bindings(AT_TABLE)

    def compose(self):
        yield Heading(id="heading")
        yield Choices(id="choices")
        yield Tell(id="tell")
        yield self.key_bar()

    def hides(self):
        return False

    def topic(self):
        return "highcard", "HC-2"

    def draw(self):
        view = self.session.view(self.viewer)
        self.query_one(Heading).set((self.text.game("highcard"), " ".join(view.cards)), "")
        items = tuple(Item(choice.kind, self.text(f"highcard.{choice.kind}")) for choice in view.choices)
        self.query_one(Choices).show(items)

    def tell(self, sentence):
        self.query_one(Tell).say(sentence)

    def finished(self):
        winner = self.session.outcome.winners[0]
        self.tell(self.text("highcard.wins", name=self.session.setup.players[winner].name))

    @on(Choices.Picked)
    def _picked(self, event):
        self.play(event.item.id)
'''

PLAYED: Final = '''
"""From the menu through a game of High Card to everything that knows of games."""

import asyncio
import sys
from pathlib import Path

from kortspel.app import KortspelApp
from kortspel.options import Options

folder = Path(sys.argv[1])


async def until(pilot, condition):
    for _ in range(2000):
        if condition():
            return
        await pilot.pause(0.01)
    raise SystemExit(f"it did not come to pass: {pilot.app.screen} {page(pilot.app)}")


def page(app):
    strips = app.screen._compositor.render_strips()
    return "\\n".join("".join(segment.text for segment in strip) for strip in strips)


async def main():
    app = KortspelApp(Options(folder, folder / ".settings.json", language="en"))
    app.guard.quiet = 0.0
    app.settings.pace = "instant"
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "High Card" in page(app) and "the highest wins" in page(app))
        await pilot.press("g")
        await until(pilot, lambda: "Everybody draws a card." in page(app))
        await pilot.press("s")
        await until(pilot, lambda: "Draw" in page(app))
        await pilot.press("f5")
        await until(pilot, lambda: "Deal code" in page(app))
        await pilot.press("escape", "question_mark")
        await until(pilot, lambda: "HC-2" in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen).__name__ == "GameScreen")
        await pilot.press("d")
        await until(pilot, lambda: " wins." in page(app))
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen).__name__ == "MenuScreen")
        for place in ("saved", "statistics", "settings"):
            app.visit(place)
            await until(pilot, lambda: type(app.screen).__name__ != "MenuScreen")
            await pilot.pause()
            print(place, "High Card" in page(app) or "highcard" in page(app))
            await pilot.press("escape")
            await until(pilot, lambda: type(app.screen).__name__ == "MenuScreen")
    print("played", app.return_code)


if __name__ == "__main__":
    asyncio.run(main())
'''


def test_a_game_is_a_folder_in_each_part_and_a_line_in_the_registry(tmp_path: Path) -> None:
    package = tmp_path / "kortspel"
    source = Path(kortspel.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.bin"))
    shutil.copy(stylesheet(), package / "screens.css")
    registry = package / "games" / "registry.py"
    line = "GAMES: Final = (" + ", ".join(f'"{game}"' for game in GAMES) + ")"
    lines = registry.read_text(encoding="utf-8")
    assert line in lines
    registry.write_text(lines.replace(line, line[:-1] + ', "highcard")'), encoding="utf-8")
    files = {
        "games/highcard/__init__.py": GAME,
        "bots/highcard.py": PLAYERS,
        "screens/highcard/__init__.py": '"""The screens of High Card."""\n',
        "screens/highcard/set_up.py": SET_UP,
        "screens/highcard/game.py": SCREEN,
        # A language that lacks it shows it in English.
        "text/en/highcard.py": TEXTS,
        "text/en/rulebook/highcard.md": BOOK,
    }
    for name, text in files.items():
        path = package / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.lstrip(), encoding="utf-8")
    played = tmp_path / "played.py"
    played.write_text(PLAYED.lstrip(), encoding="utf-8")
    (tmp_path / "saves").mkdir()
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": ""}
    done = subprocess.run(
        [sys.executable, str(played), str(tmp_path / "saves")],
        env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "played" in done.stdout
    assert "saved True" in done.stdout
    assert "statistics True" in done.stdout
