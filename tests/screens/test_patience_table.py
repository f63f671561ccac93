"""What lies round the grid of Pokerpatiens: the scoring table, the others' grids, a line completed, the end."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from kortspel.cards import parse_cards
from kortspel.games.base import Player
from kortspel.games.patience import GAME
from kortspel.games.patience.score import LineScore
from kortspel.games.patience.setup import Options, PatienceSetup
from kortspel.ranking import Category
from kortspel.screens.dialogs import Pick
from kortspel.screens.menu import MenuScreen
from kortspel.screens.patience.game import GameScreen
from kortspel.screens.patience.joker import stands_for
from kortspel.screens.patience.picture import Past
from kortspel.screens.patience.result import Ended, ResultScreen
from kortspel.screens.patience.scoring import scoring_lines
from kortspel.screens.patience.side import Room, side_lines
from kortspel.session import Session
from kortspel.text import Text
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Line, Tell
from tests.pictures.stage import play_on
from tests.screens.driving import page, picture, running, shown, until

DEAL = "K7Q2-M9PD"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke")
SIZES = [(60, 20), (80, 24), (120, 40)]


def people(n: int) -> tuple[Player, ...]:
    return tuple(Player(name=name) for name in NAMES[:n])


def setup(n: int = 1, **options: Any) -> PatienceSetup:
    return PatienceSetup(players=people(n), deal=DEAL, **options)


async def open_game(app: Any, pilot: Any, session: Session) -> GameScreen:
    app.play(session)
    await until(pilot, lambda: any(isinstance(screen, GameScreen) for screen in app.screen_stack))
    await pilot.pause()
    screen = next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))
    assert isinstance(screen, GameScreen)
    return screen


def words(line: Line) -> str:
    return "".join(part[0] for part in (line if isinstance(line, list) else [line]))


@pytest.mark.parametrize("table", ["english", "american", "swedish"])
def test_the_scoring_table_says_what_every_hand_is_worth(table: Any) -> None:
    lines = [
        words(line) for line in scoring_lines(Options(table=table, royal50=table == "english"), Text("sv"))
    ]
    assert len(lines) == 10
    assert lines[1].split()[-1] == {"english": "50", "american": "100", "swedish": "20"}[table]


@pytest.mark.parametrize("size", SIZES)
async def test_six_on_the_same_cards_are_all_in_sight_with_a_hint_too(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """F7, G3: nobody vanishes, with six players and with a hint."""
    async with running(tmp_path, size=size) as (app, pilot):
        app.settings.change(ask_hint=False)
        session = Session.new("patience", setup(6, variant="same", open_grids=True), tmp_path)
        screen = await open_game(app, pilot, play_on(session, lambda view: view.laid == (7,) * 6))
        side = screen._side
        for hint in (False, True):
            if hint:
                await pilot.press("t")
                await until(pilot, lambda: screen.hints)
            # What stands beside the grid is fitted once it is laid out.
            await until(pilot, lambda: all(name[:4] in shown(side) for name in NAMES))


@pytest.mark.parametrize("height", [14, 15, 18, 19, 30, 54])
@pytest.mark.parametrize("width", [10, 23, 26])
def test_what_stands_beside_the_grid_fits_there(width: int, height: int) -> None:
    for n in (1, 2, 6):
        chosen = setup(n, variant="solo" if n == 1 else "same", open_grids=n > 1)
        view = GAME.view(GAME.new(chosen), 0)
        past = Past(Fraction(94), Fraction(61))
        lines = side_lines(view, 0, Look(Text("sv")), past, Room(width, height))
        filled = [line for line in map(words, lines) if line.strip()]
        assert len(filled) <= height
        assert all(cell_len(line.rstrip()) <= width for line in filled)


async def test_the_grids_of_the_others_are_seen_by_a_key_where_they_are_open(tmp_path: Path) -> None:
    """G2 (PP-32): and whatever is done next is done in one's own."""
    async with running(tmp_path) as (app, pilot):
        session = Session.new("patience", setup(2, variant="same", open_grids=True), tmp_path)
        screen = await open_game(app, pilot, play_on(session, lambda view: view.laid == (3, 2)))
        assert screen.view.to_move == 1
        await pilot.press("tab")
        assert "Anna" in picture(app)[0]
        assert sum(card is not None for card in screen.grid.picture.cells) == 3
        await pilot.press("enter")
        assert "Bo" in picture(app)[0]
        assert session.view(1).laid == (3, 2)
        await pilot.press("tab", "tab")
        assert "Bo" in picture(app)[0]


async def test_grids_that_are_hidden_are_seen_by_no_key(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        players = (Player(name="Anna"), Player(name="Bo", level="easy"))
        chosen = PatienceSetup(players=players, deal=DEAL, variant="same")
        screen = await open_game(app, pilot, Session.new("patience", chosen, tmp_path))
        assert "others" not in screen.scenes()
        await pilot.press("tab")
        assert screen.shown == 0


async def test_a_line_that_is_completed_says_what_it_is_worth_and_lights_up(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        session = Session.new("patience", setup(), tmp_path)
        screen = await open_game(app, pilot, session)
        done: list[LineScore] = []
        for row in "12345":
            for column in "abcde":
                await pilot.press(column, row)
                grid = screen.view.grids[0]
                assert grid is not None
                done = [line for line in grid.lines if line.complete and line.points]
                if done and screen.view.stage == "laying":
                    said = shown(screen.query_one(Tell))
                    assert app.text(f"patience.line.{done[-1].id}").capitalize() in said
                    assert str(done[-1].points) in said
                    await until(pilot, lambda: not screen.grid.picture.lit)
                    return
    raise AssertionError("no line was worth anything")


async def test_a_hint_asks_once_and_never_again_where_that_is_chosen(tmp_path: Path) -> None:
    """F8: it takes the game out of the statistics, and says so before."""
    async with running(tmp_path) as (app, pilot):
        screen = await open_game(app, pilot, Session.new("patience", setup(), tmp_path))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        assert "statistiken" in page(app)
        await pilot.press("2")
        await until(pilot, lambda: app.screen is screen)
        assert screen.view.helped == ()
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("3")
        await until(pilot, lambda: screen.view.helped == (0,))
        assert not app.settings.ask_hint
        await open_game(app, pilot, Session.new("patience", setup(), tmp_path))
        await pilot.press("t")
        await until(pilot, lambda: app.screen.view.helped == (0,))  # type: ignore[attr-defined]


async def test_a_known_deal_is_told_at_the_start(tmp_path: Path) -> None:
    """PP-4: before the first card, and at the end."""
    async with running(tmp_path) as (app, pilot):
        known = setup().changed(known=True)
        await open_game(app, pilot, Session.new("patience", known, tmp_path))
        assert app.text("patience.known").split(".")[0] in page(app)


async def end(app: Any, pilot: Any, session: Session) -> ResultScreen:
    play_on(session, lambda view: view.stage == "finished")
    app.play(session)
    await until(pilot, lambda: isinstance(app.screen, ResultScreen))
    # Its figures stand there once it is laid out.
    await until(pilot, lambda: any(shown(count).strip() for count in app.screen.query("#count")))
    screen = app.screen
    assert isinstance(screen, ResultScreen)
    return screen


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_of_several_compares_them_all_and_shows_any_grid(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """G6, G3: everybody's points, and one's own grid or the winner's first."""
    async with running(tmp_path, size=size) as (app, pilot):
        session = Session.new("patience", setup(6, variant="same"), tmp_path)
        result = await end(app, pilot, session)
        count = shown(result.query_one("#count"))
        outcome = session.outcome
        assert outcome is not None
        for name, score in zip(NAMES, outcome.scores, strict=True):
            assert any(name[:4] in line and str(score) in line for line in count.splitlines())
        winner = (outcome.winners or (0,))[0]
        assert NAMES[winner] in "".join(picture(app)[:4])
        await pilot.press("tab")
        await pilot.pause()
        assert NAMES[(winner + 1) % 6] in "".join(picture(app)[:4])


async def test_a_target_of_ones_own_is_told_at_the_end(tmp_path: Path) -> None:
    """G6 (PP-14)."""
    async with running(tmp_path) as (app, pilot):
        result = await end(app, pilot, Session.new("patience", setup(table="swedish", target=999), tmp_path))
        assert "999" in shown(result.query_one("#count"))


async def test_a_record_is_told_beside_the_old_best(tmp_path: Path) -> None:
    """D6: the best of before, not the one just made."""
    async with running(tmp_path) as (app, pilot):
        session = Session.new("patience", setup(), tmp_path)
        play_on(session, lambda view: view.stage == "finished")
        view = session.view(0)
        past = Past(Fraction(6), Fraction(5))
        app.push_screen(ResultScreen(Ended(view, past, can_undo=False), 0, lambda seat: None))
        await until(pilot, lambda: isinstance(app.screen, ResultScreen) and app.screen.query("#count"))
        await until(pilot, lambda: "Nytt rekord! Förut 6." in page(app))
        assert "bästa" not in page(app)


async def test_the_last_card_can_be_taken_back_by_who_has_just_laid_it(tmp_path: Path) -> None:
    """G14 (PP-4): until the end is left."""
    async with running(tmp_path) as (app, pilot):
        session = Session.new("patience", setup(), tmp_path)
        play_on(session, lambda view: view.laid == (24,))
        screen = await open_game(app, pilot, session)
        free = next(cell for cell, card in enumerate(screen.grid.picture.cells) if card is None)
        await pilot.press("abcde"[free % 5], str(free // 5 + 1))
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("b")
        await until(pilot, lambda: app.screen is screen)
        assert screen.view.laid == (24,)
        assert screen.view.practice


async def test_an_end_that_was_left_is_not_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        result = await end(app, pilot, Session.new("patience", setup(), tmp_path))
        assert app.text("patience.result.undo").replace("&", "") not in page(app)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert not result.is_attached


def test_a_joker_says_which_card_it_stands_for() -> None:
    """E (PP-26): the highest where several would do."""

    def line(cards: str, category: Category) -> LineScore:
        held = parse_cards(cards)
        return LineScore(
            id="row1", cells=(0, 1, 2, 3, 4), cards=held, complete=True, category=category, points=1
        )

    assert stands_for(line("Th Jh Qh Kh Xx", Category.ROYAL_FLUSH)) == "Ah"
    assert stands_for(line("6s 7d 8c 9h Xx", Category.STRAIGHT)) in ("Ts", "Th", "Td", "Tc")
    assert stands_for(line("Ks Kd Kc Kh Xx", Category.FOUR)) is not None
    assert stands_for(line("2s 2d 3c 3h 4s", Category.TWO_PAIR)) is None


async def test_who_cannot_undo_is_told_why(tmp_path: Path) -> None:
    """E (PP-4): alone before the first card, and among several."""
    async with running(tmp_path) as (app, pilot):
        screen = await open_game(app, pilot, Session.new("patience", setup(), tmp_path))
        await pilot.press("u")
        assert app.text("patience.refusal.undo_nothing") in page(app)
        two = Session.new("patience", setup(2, variant="same", open_grids=True), tmp_path)
        screen = await open_game(app, pilot, two)
        await pilot.press("g")
        assert app.text("patience.refusal.undo_alone") in page(app)
        assert not screen.session.moves


async def test_the_bell_tells_that_it_is_ones_turn_where_that_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[int] = []
    async with running(tmp_path) as (app, pilot):
        monkeypatch.setattr(app, "bell", lambda: rung.append(1))
        players = (Player(name="Anna"), Player(name="Bo", level="easy"))
        chosen = PatienceSetup(players=players, deal=DEAL, variant="same", open_grids=True)
        for wanted in (False, True):
            app.settings.change(bell=wanted, pace="instant")
            screen = await open_game(app, pilot, Session.new("patience", chosen, tmp_path))
            await pilot.press("c", "3")
            await until(pilot, lambda screen=screen: screen.session.view(0).laid == (1, 1))  # type: ignore[misc]
            assert len(rung) == wanted
