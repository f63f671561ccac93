"""Asking the coach at a table: by a person with a hand whose turn it is, once, and then the result is not counted."""

from __future__ import annotations

from typing import Any

import pytest

from kortspel.games.base import IllegalMove, Player
from kortspel.games.pakker import GAME as PAKKER
from kortspel.games.pakker.setup import PakkerSetup
from kortspel.games.poangpoker import GAME as POANGPOKER
from kortspel.games.poangpoker.setup import PoangpokerSetup

CODE = "K7Q2-M9PD"


def begun(game: Any, *levels: Any) -> Any:
    """A game of four at which somebody is to move with a hand."""
    players = tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))
    if game is PAKKER:
        state = PAKKER.new(PakkerSetup(players=players, deal=CODE))
        return PAKKER.apply(state, PAKKER.move(kind="next_pot", at=1))
    return POANGPOKER.new(PoangpokerSetup(players=players, deal=CODE))


@pytest.mark.parametrize("game", [PAKKER, POANGPOKER], ids=lambda game: game.id)
def test_a_hint_is_marked_and_the_result_not_counted(game: Any) -> None:
    state = begun(game, "human", "human", "human", "human")
    seat = game.to_move(state)
    everybody = (0, 1, 2, 3)
    assert game.counted(state) == everybody
    helped = game.apply(state, game.move(kind="hint"))
    assert game.to_move(helped) == seat
    assert game.view(helped, None).helped == (seat,)
    assert game.counted(helped) == tuple(other for other in everybody if other != seat)
    # Once is enough for the mark: the coach may go on talking without a move.
    assert "hint" not in {choice.kind for choice in game.legal(helped)}
    with pytest.raises(IllegalMove):
        game.apply(helped, game.move(kind="hint"))


@pytest.mark.parametrize("game", [PAKKER, POANGPOKER], ids=lambda game: game.id)
def test_computer_players_ask_nobody(game: Any) -> None:
    levels = ["hard"] * 4
    levels[(game.to_move(begun(game, *["human"] * 4)) + 1) % 4] = "human"
    state = begun(game, *levels)
    assert "hint" not in {choice.kind for choice in game.legal(state)}
    refusal = game.why_not(state, game.move(kind="hint"))
    assert refusal is not None
    assert refusal.message == f"{game.id}.refusal.no_hint"


def test_who_was_helped_stays_so_in_the_next_deal() -> None:
    state = begun(POANGPOKER, "human", "human", "human", "human")
    seat = POANGPOKER.to_move(state)
    state = POANGPOKER.apply(state, POANGPOKER.move(kind="hint"))
    while state.phase != "scored":
        view = POANGPOKER.view(state, POANGPOKER.to_move(state))
        fields: dict[str, Any] = {"kind": "exchange"}
        if view.playable:
            fields = {"kind": "play", "card": view.playable[0]}
        state = POANGPOKER.apply(state, POANGPOKER.move(**fields))
    state = POANGPOKER.apply(state, POANGPOKER.move(kind="next_deal"))
    assert state.helped == (seat,)
