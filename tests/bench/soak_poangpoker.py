"""A hundred thousand random deals of Poängpoker without an error."""

from __future__ import annotations

import random
import time
import traceback

from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.moves import NextDeal
from kortspel.ranking import rank_hand
from tests.bench import Result
from tests.games.poangpoker.fixtures import random_setup

DEALS = 100_000
DEALS_A_GAME = 20
SAVED_EVERY = 50


def run(arguments: list[str]) -> Result:
    """Play so many deals, the rules drawn anew every twenty; further arguments: how many, and the seed."""
    deals = int(arguments[0]) if arguments else DEALS
    rng = random.Random(arguments[1] if len(arguments) > 1 else "soak")
    errors, played, moves = 0, 0, 0
    started = time.perf_counter()
    while played < deals:
        try:
            state = GAME.new(random_setup(rng).changed(end="open"))
            for _ in range(min(DEALS_A_GAME, deals - played)):
                state, made = _deal_played(state, rng)
                moves += made
                played += 1
                _check(state, saved=played % SAVED_EVERY == 0)
                state = GAME.apply(state, NextDeal())
        except Exception:
            traceback.print_exc()
            errors += 1
            played += 1
    seconds = time.perf_counter() - started
    print(f"{played} deals and {moves} moves in {seconds:.0f} s, {errors} errors")
    return Result(
        value=errors,
        unit="errors",
        goal="== 0",
        extra={"deals": played, "deals_per_second": round(played / seconds), "moves": moves},
    )


def _deal_played(state: PoangpokerState, rng: random.Random) -> tuple[PoangpokerState, int]:
    moves = 0
    while not state.played_out:
        (choice,) = GAME.legal(state)
        state = GAME.apply(state, GAME.move(**choice.sample(rng)))
        moves += 1
    return state, moves


def _check(state: PoangpokerState, *, saved: bool) -> None:
    """What a deal gives away is what the scale and the last trick say; a state is the same after a save."""
    setup, row = state.setup, state.sheet[-1]
    points = [setup.scale[rank_hand(hand).category] for hand in state.hands]
    assert sum(row.hand) == (sum(points) if setup.all_hands else max(points)), row
    assert sum(row.trick) == setup.last_trick, row
    if saved:
        assert GAME.state.model_validate_json(state.model_dump_json()) == state
