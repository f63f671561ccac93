"""Four people round one terminal play Pakker, seen from outside: from the menu through three pots to the settlement.

What the program writes while one player is at the screen is searched for every card that this player may not see.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from kortspel.screens.pakker.game import PUBLIC
from kortspel.text import Text
from kortspel.text.words import card_text
from tests.bench._terminal import Terminal
from tests.black_box.table import Table, named_in

POTS = 3
DOWN, LEFT, ENTER = b"\x1b[B", b"\x1b[D", b"\r"
SWEDISH = Text("sv")


def scene(state: Any) -> str:
    return state.question.kind if state.question else state.phase  # type: ignore[no-any-return]


def in_sight(state: Any, viewer: int | None) -> set[str]:
    """The cards that the viewer may see: the own hand, and what was laid open."""
    own = () if viewer is None else state.deal.hands[viewer]
    shown = [card for event in state.events for card in getattr(event, "cards", ())]
    return {card_text(SWEDISH, card) for card in (*own, *shown)}


def hidden(state: Any, viewer: int | None) -> set[str]:
    """The cards in hands that the viewer may not see."""
    held = {card_text(SWEDISH, card) for hand in state.deal.hands for card in hand}
    return held - in_sight(state, viewer)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_three_pots_to_the_settlement_show_no_card_to_the_wrong_eyes(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    arguments = ("kortspel", "--lang", "sv", "--saves", str(tmp_path))
    with Terminal(*arguments, size=size) as terminal:
        table = Table(terminal, tmp_path, "pakker")
        terminal.wait_for(b"parade spel")
        table.press(b"2")
        terminal.wait_for(b"Anna")
        # From "Starta" down to Bo; each of the three from a computer player to a person.
        table.press(*[DOWN] * 5)
        for _ in range(3):
            table.press(LEFT, LEFT, DOWN)
        start = len(terminal.output)
        table.press(b"s")
        table.see("ästa pott", start)
        covers = 0
        viewer: int | None = None
        acted = start
        state = table.state
        while state.clock.pots < POTS:
            mark = len(terminal.output)
            if scene(state) in PUBLIC:
                viewer = None
            elif state.turn != viewer:
                # The cover fell with the last move; the key of the next player comes a little later.
                table.see("Tryck Enter", acted)
                time.sleep(0.45)
                mark = len(terminal.output)
                table.press(ENTER)
                viewer = state.turn
                table.see(f"Kort: {state.setup.players[viewer].name}", mark)
                covers += 1
                text = table.written(mark)
                assert all(card_text(SWEDISH, card) in text for card in state.deal.hands[viewer]), text
                assert not named_in(text, hidden(state, viewer))
            acted = mark = len(terminal.output)
            before = (scene(state), state.turn, len(state.events), state.clock.pots, state.pot.chips)
            table.press(ENTER)
            asked = False
            after = table.state
            for _ in range(60):
                if (scene(after), after.turn, len(after.events), after.clock.pots, after.pot.chips) != before:
                    break
                # An amount is asked for in a dialog: its lowest is taken.
                if not asked and "ta beloppet" in table.written(mark):
                    asked = True
                    table.press(ENTER)
                terminal.read(0.1)
                after = table.state
            else:
                raise AssertionError(f"nothing came of Enter in {before}: {table.written(mark)}")
            # Until the move was made there was in sight what may have been dealt anew since.
            seen = in_sight(state, viewer)
            state = after
            text = table.written(mark)
            assert not named_in(text, hidden(state, viewer) - seen)
        assert covers >= 4 * POTS
        mark = len(terminal.output)
        table.press(b"o")
        table.see("vsluta kvällen", mark)
        mark = len(terminal.output)
        table.press(b"a")
        for _ in range(3):
            time.sleep(0.1)
            table.press(ENTER)
        table.see("Kvällen görs upp", mark)
        assert table.state.phase == "finished"
        assert " kr" in table.written(mark)
