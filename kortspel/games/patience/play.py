"""The course of a game of Pokerpatiens: whose turn, what is allowed, what a move does, how it ended.

Seats take turns laying one card each, seat 0 first: in a duel from their own halves, in the same sequence the
card that is called for all. Where the grids of a duel are hidden each seat lays its half whole before the next
begins (PP-30). Whoever has laid the last card decides about the joker at once (PP-25). When rearranging, each seat
arranges its whole grid before the next one begins.

A player alone may take one step back also when the game is over: the last card, the joker or the word "done".
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kortspel.games.base import Choice, IllegalMove, OneOf, Outcome, Refusal, Span, Subset
from kortspel.games.patience.grid import CELLS, CORNER, NEIGHBOURS, cell_name
from kortspel.games.patience.moves import Done, Hint, KeepAll, Lay, PatienceMove, PlaceJoker, Swap, Undo
from kortspel.games.patience.score import score_grid, total
from kortspel.games.patience.setup import PatienceSetup, target_of
from kortspel.games.patience.state import CARDS_LAID, SWAPS_KEPT, Grid, PatienceState, Stage, deal_decks

_ANY_CELL: Final = Span(low=0, high=CELLS[-1])
_TWO_CELLS: Final = Subset(values=CELLS, least=2, most=2)


def new(setup: PatienceSetup) -> PatienceState:
    """The game before its first move: empty grids, or full ones when rearranging (PP-23)."""
    grid = Grid(places=CELLS, stage="arranging") if setup.rearranging else Grid()
    grids = (grid,) * len(setup.players)
    return PatienceState(setup=setup, decks=deal_decks(setup), grids=grids, practice=setup.practice)


def to_move(state: PatienceState) -> int | None:
    """The seat whose turn it is; None when the game is over."""
    deciding = [seat for seat, grid in enumerate(state.grids) if grid.stage in ("arranging", "joker")]
    if deciding:
        return deciding[0]
    laying = [(len(grid.places), seat) for seat, grid in enumerate(state.grids) if grid.stage == "laying"]
    if not laying:
        return None
    return laying[0][1] if state.setup.whole_halves else min(laying)[1]


def legal(state: PatienceState) -> tuple[Choice, ...]:
    """What the seat to move may do. A hint may always be asked for; undo only by a player alone, also at the end."""
    seat = to_move(state)
    undo = () if _why_not_undo(state) else (Choice(kind="undo"),)
    if seat is None:
        return undo
    stage = state.grids[seat].stage
    choices: tuple[Choice, ...]
    if stage == "laying":
        choices = (Choice(kind="lay", fields={"cell": OneOf(values=allowed_cells(state, seat))}),)
    elif stage == "arranging":
        choices = (Choice(kind="swap", fields={"cells": _TWO_CELLS}), Choice(kind="done"))
    else:
        choices = (Choice(kind="place_joker", fields={"cell": _ANY_CELL}), Choice(kind="keep_all"))
    return (*choices, *undo, Choice(kind="hint"))


def allowed_cells(state: PatienceState, seat: int) -> tuple[int, ...]:
    """The cells where this seat's next card may go, in rising order (PP-2, PP-20, PP-21)."""
    taken = state.grids[seat].places
    return tuple(cell for cell in CELLS if not _why_not_cell(state.setup, taken, cell))


def why_not(state: PatienceState, move: PatienceMove) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    seat = to_move(state)
    if isinstance(move, Undo):
        return _why_not_undo(state)
    if seat is None:
        return Refusal(message="patience.refusal.over", clause="PP-15")
    if isinstance(move, Hint):
        return None
    if stage_refusal := _why_not_now(state, state.grids[seat].stage, move):
        return stage_refusal
    if isinstance(move, Lay):
        return _why_not_cell(state.setup, state.grids[seat].places, move.cell)
    if isinstance(move, Swap) and move.cells[0] == move.cells[1]:
        return Refusal(message="patience.refusal.swap_itself", clause="PP-23")
    return None


def apply(state: PatienceState, move: PatienceMove) -> PatienceState:
    """The state after the move of the seat to move; ``IllegalMove`` where it is refused."""
    if refusal := why_not(state, move):
        raise IllegalMove(refusal)
    if isinstance(move, Undo):
        return _undo(state)
    seat = to_move(state)
    assert seat is not None, "why_not refuses every other move of a game that is over"
    grid = state.grids[seat]
    if isinstance(move, Lay):
        return _lay(state, seat, move.cell)
    if isinstance(move, Swap):
        kept = (*state.swaps, move.cells)[-SWAPS_KEPT:] if len(state.grids) == 1 else ()
        return state.with_grid(seat, _swapped(grid, move.cells), swaps=kept)
    if isinstance(move, Done):
        return state.with_grid(seat, grid.changed(stage=_after_cards(state)))
    if isinstance(move, PlaceJoker):
        return state.with_grid(seat, grid.changed(stage="finished", joker=move.cell))
    if isinstance(move, KeepAll):
        return state.with_grid(seat, grid.changed(stage="finished"))
    return state.changed(helped=tuple(sorted({*state.helped, seat})))


def outcome(state: PatienceState) -> Outcome | None:
    """The scores and the winners of a finished game; None while somebody is to move.

    A player alone has won at the target, lost below it, and neither where there is none (PP-14).
    Among several the most points win and equal points share (PP-30, PP-31).
    """
    if to_move(state) is not None:
        return None
    scores = tuple(total(score_grid(state.cells(seat), state.setup)) for seat in range(len(state.grids)))
    target = target_of(state.setup)
    winners: tuple[int, ...] | None
    if len(scores) > 1:
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    elif target is None:
        winners = None
    else:
        winners = (0,) if scores[0] >= target else ()
    return Outcome(scores=tuple(Fraction(score) for score in scores), winners=winners)


def counted(state: PatienceState) -> tuple[int, ...]:
    """The seats whose result counts: no practice, and none that asked for a hint (PP-4)."""
    if state.practice:
        return ()
    return tuple(seat for seat in range(len(state.grids)) if seat not in state.helped)


def _why_not_cell(setup: PatienceSetup, taken: tuple[int, ...], cell: int) -> Refusal | None:
    if cell in taken:
        return Refusal(message="patience.refusal.taken", values={"cell": cell_name(cell)}, clause="PP-2")
    if setup.corner and not taken and cell != CORNER:
        return Refusal(message="patience.refusal.corner", values={"cell": cell_name(CORNER)}, clause="PP-20")
    if setup.touching and taken and NEIGHBOURS[cell].isdisjoint(taken):
        return Refusal(message="patience.refusal.touching", values={"cell": cell_name(cell)}, clause="PP-21")
    return None


def _why_not_now(state: PatienceState, stage: Stage, move: PatienceMove) -> Refusal | None:
    """Why this kind of move does not belong to the stage."""
    if isinstance(move, Lay) and stage != "laying":
        return Refusal(message="patience.refusal.all_lie", clause="PP-1")
    if isinstance(move, Swap) and not state.setup.rearranging:
        return Refusal(message="patience.refusal.never_moves", clause="PP-3")
    if isinstance(move, Done) and not state.setup.rearranging:
        return Refusal(message="patience.refusal.not_rearranging", clause="PP-23")
    if isinstance(move, Swap | Done) and stage != "arranging":
        return Refusal(message="patience.refusal.said_done", clause="PP-23")
    if isinstance(move, PlaceJoker | KeepAll) and stage != "joker":
        after = state.setup.joker == "after"
        message = "patience.refusal.joker_later" if after else "patience.refusal.no_joker"
        return Refusal(message=message, clause="PP-25")
    return None


def _why_not_undo(state: PatienceState) -> Refusal | None:
    if len(state.grids) > 1:
        return Refusal(message="patience.refusal.undo_alone", clause="PP-4")
    grid = state.grids[0]
    if not (state.swaps if grid.stage == "arranging" else grid.places):
        return Refusal(message="patience.refusal.undo_nothing", clause="PP-4")
    return None


def _after_cards(state: PatienceState) -> Stage:
    """The stage that follows the last card, or the word "done"."""
    return "joker" if state.setup.joker == "after" else "finished"


def _lay(state: PatienceState, seat: int, cell: int) -> PatienceState:
    places = (*state.grids[seat].places, cell)
    stage = "laying" if len(places) < CARDS_LAID else _after_cards(state)
    return state.with_grid(seat, Grid(places=places, stage=stage))


def _swapped(grid: Grid, cells: tuple[int, int]) -> Grid:
    exchange = {cells[0]: cells[1], cells[1]: cells[0]}
    return grid.changed(places=tuple(exchange.get(cell, cell) for cell in grid.places))


def _undo(state: PatienceState) -> PatienceState:
    """One step back: to the choice of the joker, before that to the last card or to arranging, else the last swap.

    A swap taken back is a swap: all that is known was known before it (PP-23). Everything else makes the game
    practice (PP-4).
    """
    grid = state.grids[0]
    if grid.stage == "arranging":
        return state.with_grid(0, _swapped(grid, state.swaps[-1]), swaps=state.swaps[:-1])
    if grid.stage == "finished" and state.setup.joker == "after":
        return state.with_grid(0, grid.changed(stage="joker", joker=None), practice=True)
    if state.setup.rearranging:
        return state.with_grid(0, grid.changed(stage="arranging"), practice=True)
    return state.with_grid(0, Grid(places=grid.places[:-1]), practice=True)
