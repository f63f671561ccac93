"""Poängpoker seen from outside, to the final result: three people round one terminal, and one with computers.

What the program writes while one player is at the screen is searched for every card that this player may not see.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from kortspel.games.poangpoker import GAME
from kortspel.text import Text
from kortspel.text.words import by_rank, card_text
from tests.bench._terminal import Terminal
from tests.black_box.table import Table, named_in

ENTER = b"\r"
COVER = "Tryck Enter när bara"
SWEDISH = Text("sv")
NAMES = ("Anna", "Bo", "Carin", "David")


def remembered(folder: Path, people: int, computers: int) -> None:
    """The last set-up: so many people and computer players, one round, computers that move at once."""
    levels = ["human"] * people + ["medium"] * computers
    players = [{"name": name, "level": level} for name, level in zip(NAMES, levels, strict=False)]
    choices = {"poangpoker": {"players": players, "rounds": 1}}
    (folder / ".settings.json").write_text(json.dumps({"pace": "instant", "choices": choices}))


def in_sight(state: Any, viewer: int | None) -> set[str]:
    """The cards that the viewer may see: the own hand, and what lies or has lain open."""
    view = GAME.view(state, viewer)
    opened = [card for trick in view.tricks for card in trick.cards]
    shown = [card for hand in view.shown for card in hand]
    drawn = [card for draw in view.draws for card in draw if card is not None]
    own = (*view.hand, *view.counted, *view.laid_away)
    return {card_text(SWEDISH, card) for card in (*own, *opened, *shown, *drawn)}


def hidden(state: Any, viewer: int | None) -> set[str]:
    """The cards in hands that the viewer may not see."""
    held = {card_text(SWEDISH, card) for hand in state.hands for card in hand}
    return held - in_sight(state, viewer)


def progress(state: Any) -> tuple[object, ...]:
    view = GAME.view(state, None)
    return view.phase, view.deal, view.exchanged, len(view.tricks), view.trick


def key_of(state: Any, seat: int) -> bytes:
    """Keep all cards; play the first card that may be played, by its number; else go on."""
    view = GAME.view(state, seat)
    if view.phase != "tricks" or not view.playable:
        return ENTER
    return str(by_rank(view.hand).index(view.playable[0]) + 1).encode()


@pytest.mark.slow
@pytest.mark.parametrize(("people", "computers"), [(3, 0), (1, 3)])
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_a_game_to_its_result_shows_no_card_to_the_wrong_eyes(
    tmp_path: Path, size: tuple[int, int], people: int, computers: int
) -> None:
    remembered(tmp_path, people, computers)
    with Terminal("kortspel", "--lang", "sv", "--saves", str(tmp_path), size=size) as terminal:
        table = Table(terminal, tmp_path, "poangpoker")
        terminal.wait_for(b"parade spel")
        acted = len(terminal.output)
        table.press(b"3")
        table.see("Anna", acted)
        table.press(b"s")
        viewer: int | None = 0 if people == 1 else None
        state, steps = table.state, 0
        while (seat := GAME.to_move(state)) is not None:
            secret = GAME.view(state, None).phase != "scored"
            if secret and people > 1 and seat != viewer:
                viewer = None
                terminal.settle(0.3, 2.0)
                # A finished trick, or the draw for the first deal, lies until a key is pressed.
                if COVER not in table.written(acted):
                    table.press(ENTER)
                table.see(COVER, acted)
                time.sleep(0.45)
                mark = len(terminal.output)
                table.press(ENTER)
                viewer = seat
                table.see(f"Hand: {NAMES[seat]}", mark)
                text = table.written(mark)
                assert all(card_text(SWEDISH, card) in text for card in GAME.view(state, seat).hand)
                assert not named_in(text, hidden(state, viewer))
            acted = len(terminal.output)
            seen, before = in_sight(state, viewer), progress(state)
            if state.setup.players[seat].human or not secret:
                table.press(key_of(state, seat))
            state = _next(table, state, before)
            steps += 1
            assert not named_in(table.written(acted), hidden(state, viewer) - seen)
        terminal.settle(0.5, 3.0)
        if "vinner" not in table.written(acted):
            table.press(ENTER)
        table.see("vinner", acted)
        assert steps > 18


def _next(table: Table, state: Any, before: tuple[object, ...]) -> Any:
    """The state after the next move. What lies until a key is pressed may have swallowed the key of the turn."""
    for turn in range(200):
        after = table.state
        if progress(after) != before:
            return after
        seat = GAME.to_move(after)
        if turn % 20 == 19 and seat is not None:
            table.press(ENTER if turn % 40 == 19 else key_of(after, seat))
        table.terminal.read(0.05)
    raise AssertionError(f"nothing came of it in {before}")
