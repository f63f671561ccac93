"""A hundred thousand random deals of Chicago without an error."""

from __future__ import annotations

import random
import time
import traceback

from kortspel.games.chicago import GAME, ChicagoState
from kortspel.games.chicago.moves import NextDeal
from tests.bench import Result
from tests.games.chicago.fixtures import random_setup

DEALS = 100_000
SAVED_EVERY = 50


def run(arguments: list[str]) -> Result:
    """Play so many deals, the rules drawn anew for every game; further arguments: how many, and the seed."""
    deals = int(arguments[0]) if arguments else DEALS
    rng = random.Random(arguments[1] if len(arguments) > 1 else "soak")
    errors, played, moves = 0, 0, 0
    started = time.perf_counter()
    while played < deals:
        try:
            state = GAME.new(random_setup(rng))
            while True:
                state, made = _deal_played(state, rng)
                moves += made
                played += 1
                _check(state, saved=played % SAVED_EVERY == 0)
                if state.phase == "finished" or played >= deals:
                    break
                state = GAME.apply(state, NextDeal())
        except Exception:
            traceback.print_exc()
            errors += 1
            played += 1
    seconds = time.perf_counter() - started
    print(f"{played} deals and {moves} moves in {seconds:.0f} s, {errors} errors")
    extra: dict[str, object] = {"deals": played, "deals_per_second": round(played / seconds), "moves": moves}
    return Result(value=errors, unit="errors", goal="== 0", extra=extra)


def _deal_played(state: ChicagoState, rng: random.Random) -> tuple[ChicagoState, int]:
    moves = 0
    while state.phase not in ("scored", "finished"):
        choice = rng.choice(GAME.legal(state))
        state = GAME.apply(state, GAME.move(**choice.sample(rng)))
        moves += 1
    return state, moves


def _check(state: ChicagoState, *, saved: bool) -> None:
    """The row adds up, no more is won than can be, and a state is the same after a save."""
    row, setup = state.sheet[-1], state.setup
    before = state.sheet[-2].totals if len(state.sheet) > 1 else (0,) * state.seats
    for seat in range(state.seats):
        assert before[seat] + sum(row.won(seat)) == row.totals[seat] == state.points[seat]
    assert abs(sum(row.trick)) in (0, 15, setup.last_trick, setup.two or 15), row
    assert (state.phase == "finished") == (max(state.points) >= 52)
    if saved:
        assert GAME.state.model_validate_json(state.model_dump_json()) == state
