"""What every table has: the hand that is picked from, the panel for amounts, the log, the rooms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual import events

from kortspel.games.base import Player
from kortspel.games.poangpoker.setup import PoangpokerSetup
from kortspel.screens.dialogs import Pick
from kortspel.screens.poangpoker.game import GameScreen
from kortspel.screens.table.panel import AmountPanel, Asked
from kortspel.text.words import by_rank
from kortspel.widgets.room import room_of
from tests.screens.driving import page, running, until

DEAL = "K7Q2-M9PD"
SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


async def begun(app: Any, pilot: Any, seats: int = 4) -> GameScreen:
    """One person and computer players, at the person's exchange."""
    names = ("Anna", "Bo", "Carin", "David", "Eva", "Folke")[:seats]
    players = tuple(Player(name=name, level="human" if name == "Anna" else "easy") for name in names)
    app.settings.change(pace="instant")
    app.begin("poangpoker", PoangpokerSetup(players=players, deal=DEAL))
    await until(pilot, lambda: isinstance(app.screen, GameScreen))
    screen: GameScreen = app.screen
    await pilot.press("enter")
    await until(pilot, lambda: screen.view.choices and not screen.lies())
    return screen


# -- the hand


async def test_space_marks_and_enter_throws_what_is_marked(tmp_path: Path) -> None:
    """F1."""
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        held = by_rank(screen.view.hand)
        await pilot.press("space", "right", "right", "space", "5", "5")
        assert screen.marked == {held[0], held[2]}
        assert screen.view.exchanged[0] is None
        await pilot.press("enter")
        await until(pilot, lambda: screen.view.exchanged[0] == 2)


async def test_enter_with_nothing_marked_asks_once_and_never_again_where_that_is_chosen(
    tmp_path: Path,
) -> None:
    """F1: to keep everything cannot be taken back."""
    async with running(tmp_path) as (app, pilot):
        app.settings.change(ask_empty=True)
        screen = await begun(app, pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("n")
        await until(pilot, lambda: app.screen is screen)
        assert screen.view.exchanged[0] is None
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("3")
        await until(pilot, lambda: screen.view.exchanged[0] == 0)
        assert not app.settings.ask_empty


async def test_the_cursor_stands_only_on_cards_that_may_be_played(tmp_path: Path) -> None:
    """E: a card that may not be played is dim, and its number says why."""
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("enter")
        for _ in range(40):
            await until(pilot, lambda: screen.lies() or screen.view.choices)
            view = screen.view
            if not screen.lies() and view.phase == "tricks" and 0 < len(view.playable) < len(view.hand):
                break
            await pilot.press("enter")
        order = by_rank(screen.view.hand)
        free = [place for place, card in enumerate(order) if card in screen.view.playable]
        for _ in range(6):
            assert screen.at in free
            await pilot.press("right")
        assert screen.hand_view.picture.dim == frozenset(range(len(order))) - frozenset(free)
        barred = next(place for place in range(len(order)) if place not in free)
        await pilot.press(str(barred + 1))
        assert "(PO-11)" in page(app)
        assert screen.at in free


@pytest.mark.parametrize("size", SIZES)
async def test_every_room_shows_all_seats_and_the_whole_hand(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running(tmp_path, size=size) as (app, pilot):
        screen = await begun(app, pilot, 6)
        assert screen.room == room_of(*size)
        text = page(app)
        for name in ("Anna", "Bo", "Carin", "David", "Eva", "Folke"):
            assert name in text
        assert screen.log_view.display == (size[0] >= 120)
        if size[0] >= 120:
            drawn = [line.strip() for line in text.splitlines()]
            assert sum(not line for line in drawn) <= len(drawn) / 3


async def test_from_room_to_room_nothing_is_lost(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        screen = await begun(app, pilot)
        await pilot.press("2", "4")
        marked = set(screen.marked)
        for size in (*SIZES, (60, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: screen.room == room_of(*size) and app.size == size)  # type: ignore[misc]
            await pilot.pause()
            assert screen.marked == marked
            assert screen.hand_view.picture.marked == {1, 3}
            assert screen.hand_view.room == room_of(*size)


# -- amounts


async def asked(app: Any, pilot: Any) -> tuple[AmountPanel, list[int]]:
    screen = await begun(app, pilot)
    taken: list[int] = []
    screen.ask_amount(
        Asked(
            "Satsa", 1, 8, taken.append, screen.amount_left, refuse=lambda typed: f"{typed} går inte (PA-50)"
        )
    )
    await pilot.pause()
    return screen.panel, taken


@pytest.mark.parametrize(
    ("keys", "amount"),
    [
        (["4", "backspace", "2", "enter"], 2),
        (["enter"], 1),
        (["8", "enter"], 8),
        (["up", "up", "enter"], 3),
        (["right", "left", "plus", "enter"], 2),
        (["x", "enter"], 8),
        (["X", "minus", "enter"], 7),
        (["h", "enter"], 4),
        (["h", "m", "enter"], 1),
    ],
)
async def test_what_is_typed_is_what_is_bet(tmp_path: Path, keys: list[str], amount: int) -> None:
    """B11: in the order in which it was typed, however fast."""
    async with running(tmp_path) as (app, pilot):
        _, taken = await asked(app, pilot)
        for key in keys:
            app.post_message(events.Key(key, key if len(key) == 1 else {"plus": "+", "minus": "-"}.get(key)))
        await until(pilot, lambda: taken)
        assert taken == [amount]


@pytest.mark.parametrize("keys", [["9", "9"], ["plus", "2"], ["minus", "5"], ["0"], ["2", "full_stop", "5"]])
async def test_what_will_not_do_says_the_range_and_the_clause(tmp_path: Path, keys: list[str]) -> None:
    """B11, E."""
    async with running(tmp_path) as (app, pilot):
        panel, taken = await asked(app, pilot)
        await pilot.press(*keys, "enter")
        assert not taken
        assert "(PA-50)" in page(app)
        assert "1 till 8" in page(app)
        await pilot.press("3", "enter")
        assert taken == [3]
        assert panel.asked is None


async def test_an_amount_is_chosen_by_mouse_alone(tmp_path: Path) -> None:
    """F3: the arrows do what they point to, and the wheel turns."""
    async with running(tmp_path) as (app, pilot):
        panel, taken = await asked(app, pilot)

        async def click(what: str) -> None:
            start = next(start for start, _, each in panel._spots if each == what)
            assert await pilot.click(AmountPanel, offset=(start + 1, 1))

        await click("more")
        await click("more")
        assert panel.amount == 3
        await click("less")
        assert panel.amount == 2
        panel.on_mouse_scroll_up(
            events.MouseScrollUp(panel, 5, 1, 0, -1, 0, False, False, False, screen_x=5, screen_y=1)
        )
        assert panel.amount == 3
        await click("most")
        assert panel.amount == 8
        await click("half")
        await click("accept")
        await until(pilot, lambda: taken == [4])


async def test_while_a_number_is_asked_for_the_key_bar_names_the_keys_of_the_panel(tmp_path: Path) -> None:
    """F4: Esc leaves the panel then, and no other Esc stands there."""
    async with running(tmp_path, size=(120, 40)) as (app, pilot):
        await asked(app, pilot)
        bar = page(app).splitlines()[-1]
        assert bar.count("Esc") == 1
        assert "m minst" in bar
        assert "F1" in bar


async def test_leaving_the_panel_takes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        panel, taken = await asked(app, pilot)
        await pilot.press("5", "escape")
        assert not taken
        assert panel.asked is None
        assert not panel.display
