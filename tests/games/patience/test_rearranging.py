"""Rearranging (PP-23): all 25 lie, and are swapped until the player says done."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from kortspel.cards import JOKER
from kortspel.games.patience import GAME, PatienceState
from kortspel.games.patience.grid import CELLS
from kortspel.games.patience.moves import Done, KeepAll, Lay, PlaceJoker, Swap, Undo
from kortspel.games.patience.state import SWAPS_KEPT
from tests.games.patience.fixtures import setup, stacked
from tests.games.patience.test_laying import refused
from tests.games.patience.test_score import VECTOR


def arranging(count: int = 1, **options: Any) -> PatienceState:
    return GAME.new(setup(count, rearranging=True, **options))


@pytest.mark.rule("PP-23")
def test_all_25_lie_face_up_in_the_order_of_the_shuffled_deck() -> None:
    state = arranging()
    view = GAME.view(state, 0)
    grid = view.grids[0]
    assert grid is not None
    assert grid.cells == state.decks[0][:25]
    assert all(line.complete for line in grid.lines)
    assert (view.stage, view.card, view.laid) == ("arranging", None, (25,))
    assert set(view.unseen) == set(state.decks[0][25:])


@pytest.mark.rule("PP-23")
def test_any_two_cards_change_places() -> None:
    state = arranging()
    swap = next(choice for choice in GAME.legal(state) if choice.kind == "swap")
    cells = state.cells(0)
    for one, other in combinations(CELLS, 2):
        assert swap.fields["cells"].holds((other, one))
        after = GAME.apply(state, Swap(cells=(one, other))).cells(0)
        assert (after[one], after[other]) == (cells[other], cells[one])
        assert [cell for cell in CELLS if after[cell] != cells[cell]] == [one, other]
    assert refused(state, Swap(cells=(4, 4))) == ("swap_itself", "PP-23")


@pytest.mark.rule("PP-23", "PP-15")
def test_the_player_swaps_as_often_as_wanted_and_says_done() -> None:
    state = arranging()
    for n in range(300):
        state = GAME.apply(state, Swap(cells=(n % 25, (n + 7) % 25)))
        assert GAME.outcome(state) is None
    state = GAME.apply(state, Done())
    assert GAME.to_move(state) is None
    assert GAME.outcome(state) is not None
    assert not state.practice


@pytest.mark.rule("PP-23")
def test_done_is_said_when_rearranging_and_nowhere_else() -> None:
    assert refused(stacked(VECTOR), Done()) == ("not_rearranging", "PP-23")
    decided = GAME.apply(arranging(joker="after"), Done())
    assert refused(decided, Done()) == ("said_done", "PP-23")
    assert refused(decided, Swap(cells=(0, 1))) == ("said_done", "PP-23")


@pytest.mark.rule("PP-23", "PP-25")
def test_the_joker_after_laying_comes_when_the_player_is_done() -> None:
    state = GAME.apply(arranging(joker="after"), Done())
    assert {choice.kind for choice in GAME.legal(state)} == {"place_joker", "keep_all", "undo", "hint"}
    after = GAME.apply(state, PlaceJoker(cell=9))
    assert after.cells(0)[9] == JOKER
    assert GAME.to_move(after) is None


@pytest.mark.rule("PP-23", "PP-24")
def test_the_joker_of_the_deck_lies_among_the_25_and_can_be_swapped() -> None:
    state = arranging(joker="deck")
    place = state.cells(0).index(JOKER)
    target = (place + 11) % 25
    assert GAME.apply(state, Swap(cells=(place, target))).cells(0).index(JOKER) == target


@pytest.mark.rule("PP-4", "PP-23")
def test_undo_takes_back_swaps_and_the_word_done() -> None:
    start = arranging(joker="after")
    one = GAME.apply(start, Swap(cells=(0, 24)))
    two = GAME.apply(one, Swap(cells=(24, 3)))
    done = GAME.apply(two, Done())
    state = GAME.apply(done, Undo())
    assert state == two.changed(practice=True)
    state = GAME.apply(state, Undo())
    assert state == one.changed(practice=True)
    state = GAME.apply(state, Undo())
    assert state == start.changed(practice=True)
    assert refused(state, Undo()) == ("undo_nothing", "PP-4")


@pytest.mark.rule("PP-4", "PP-23")
def test_g14_a_swap_taken_back_is_a_swap_and_no_practice() -> None:
    start = arranging()
    one = GAME.apply(start, Swap(cells=(0, 24)))
    assert GAME.apply(one, Undo()) == start
    assert GAME.counted(GAME.apply(GAME.apply(one, Undo()), Done())) == (0,)
    done = GAME.apply(one, Done())
    assert GAME.apply(done, Undo()) == one.changed(practice=True)


def test_the_memory_of_swaps_is_bounded() -> None:
    state = arranging()
    for _ in range(SWAPS_KEPT + 20):
        state = GAME.apply(state, Swap(cells=(0, 1)))
    assert len(state.swaps) == SWAPS_KEPT
    assert arranging(2).swaps == GAME.apply(arranging(2), Swap(cells=(0, 1))).swaps == ()


@pytest.mark.rule("PP-23", "PP-31")
def test_on_the_same_sequence_each_arranges_the_same_grid_to_the_end_before_the_next() -> None:
    state = arranging(3, joker="after")
    assert state.cells(0) == state.cells(1) == state.cells(2)
    for seat in range(3):
        assert GAME.to_move(state) == seat
        state = GAME.apply(state, Swap(cells=(0, 24)))
        assert GAME.to_move(state) == seat
        state = GAME.apply(state, Done())
        assert GAME.to_move(state) == seat
        state = GAME.apply(state, KeepAll())
    assert GAME.to_move(state) is None


@pytest.mark.rule("PP-23", "PP-30")
def test_in_a_duel_each_arranges_25_cards_of_their_own_half() -> None:
    state = arranging(2, variant="duel")
    assert [state.cells(seat) for seat in range(2)] == [deck[:25] for deck in state.decks]
    state = GAME.apply(state, Done())
    assert GAME.to_move(state) == 1
    assert refused(state, Lay(cell=0)) == ("all_lie", "PP-1")
    state = GAME.apply(state, Done())
    assert GAME.outcome(state) is not None
