"""Laying card by card: PP-1 to PP-4, PP-15, and the rules about where a card may go."""

from __future__ import annotations

import random

import pytest

from kortspel.games.base import IllegalMove
from kortspel.games.patience import GAME, PatienceMove, PatienceState
from kortspel.games.patience.grid import CELLS, NEIGHBOURS, cell_name
from kortspel.games.patience.moves import Done, Hint, KeepAll, Lay, PlaceJoker, Swap, Undo
from kortspel.games.patience.state import Grid
from tests.games.patience.fixtures import full, played, setup, stacked
from tests.games.patience.test_score import VECTOR

EVERY_MOVE: list[PatienceMove] = [
    *(Lay(cell=cell) for cell in CELLS),
    *(PlaceJoker(cell=cell) for cell in CELLS),
    Swap(cells=(0, 1)),
    Done(),
    KeepAll(),
    Undo(),
    Hint(),
]


def refused(state: PatienceState, move: PatienceMove) -> tuple[str, str]:
    """Message and clause of the refusal."""
    before = state.model_dump_json()
    with pytest.raises(IllegalMove) as error:
        GAME.apply(state, move)
    assert state.model_dump_json() == before
    refusal = error.value.refusal
    return refusal.message.removeprefix("patience.refusal."), refusal.clause


def cells_allowed(state: PatienceState) -> set[int]:
    return {cell for cell in CELLS if GAME.why_not(state, Lay(cell=cell)) is None}


@pytest.mark.rule("PP-1", "C-1")
def test_25_cards_are_turned_one_at_a_time_and_each_is_laid_before_the_next() -> None:
    state = GAME.new(setup())
    deck = state.decks[0]
    for number, cell in enumerate(CELLS, start=1):
        view = GAME.view(state, 0)
        assert (view.card, view.number, view.laid) == (deck[number - 1], number, (number - 1,))
        assert set(view.unseen) == set(deck[number:])
        state = GAME.apply(state, Lay(cell=cell))
        assert state.cells(0)[cell] == deck[number - 1]
    view = GAME.view(state, 0)
    assert (view.card, view.number, view.stage) == (None, 25, "finished")
    assert set(view.unseen) == set(deck[25:])


@pytest.mark.rule("PP-2")
def test_any_free_cell_may_be_chosen_and_a_cell_takes_one_card() -> None:
    state = GAME.new(setup())
    order = random.Random(2).sample(CELLS, 25)
    for count, cell in enumerate(order):
        assert cells_allowed(state) == set(order[count:])
        for taken in order[:count]:
            assert refused(state, Lay(cell=taken)) == ("taken", "PP-2")
        state = GAME.apply(state, Lay(cell=cell))


@pytest.mark.rule("PP-2")
def test_the_refusal_names_the_cell() -> None:
    refusal = GAME.why_not(played(stacked(""), "c4"), Lay(cell=17))
    assert refusal is not None
    assert refusal.values == {"cell": "c4"}


@pytest.mark.rule("PP-3")
def test_a_laid_card_never_moves_and_the_deck_is_never_dealt_again() -> None:
    state = GAME.new(setup())
    deck = state.decks
    for cell in random.Random(3).sample(CELLS, 25):
        before = state.cells(0)
        assert refused(state, Swap(cells=(0, 1))) == ("never_moves", "PP-3")
        state = GAME.apply(state, Lay(cell=cell))
        after = state.cells(0)
        assert [place for place in CELLS if before[place] != after[place]] == [cell]
        assert state.decks == deck


@pytest.mark.rule("PP-15")
def test_the_game_ends_when_all_25_lie_and_takes_no_further_move() -> None:
    state = full(VECTOR)
    assert GAME.to_move(state) is None
    assert GAME.outcome(state) is not None
    assert {refused(state, move) for move in EVERY_MOVE if not isinstance(move, Undo)} == {("over", "PP-15")}
    several = played(stacked(VECTOR, 2), *(cell for cell in CELLS for _ in range(2)))
    assert GAME.legal(several) == ()


@pytest.mark.rule("PP-4")
def test_g14_the_last_card_can_be_taken_back_when_the_game_is_over() -> None:
    state = full(VECTOR)
    assert [choice.kind for choice in GAME.legal(state)] == ["undo"]
    assert GAME.view(state, 0).choices == GAME.legal(state)
    back = GAME.apply(state, Undo())
    assert back == played(stacked(VECTOR), *CELLS[:24]).changed(practice=True)
    assert GAME.outcome(back) is None
    assert GAME.counted(state) == (0,)
    assert GAME.counted(played(back, 24)) == ()


@pytest.mark.rule("PP-4", "PP-25")
def test_g14_the_joker_can_be_taken_back_when_the_game_is_over() -> None:
    before = full(VECTOR, joker="after")
    for move in (PlaceJoker(cell=7), KeepAll()):
        assert GAME.apply(GAME.apply(before, move), Undo()) == before.changed(practice=True)


@pytest.mark.rule("PP-4")
def test_d1_a_known_deal_is_practice_from_the_start() -> None:
    state = GAME.new(setup(known=True))
    assert (state.practice, GAME.view(state, 0).known) == (True, True)
    assert GAME.counted(full(VECTOR, known=True)) == ()
    assert GAME.counted(full(VECTOR)) == (0,)
    with pytest.raises(ValueError, match="practice"):
        state.changed(practice=False)
    # Among several the same cards come to all, and nobody is alone.
    assert not GAME.new(setup(2, known=True)).practice


@pytest.mark.rule("PP-15")
def test_before_that_there_is_no_outcome() -> None:
    state = played(stacked(VECTOR), *CELLS[:24])
    assert GAME.outcome(state) is None
    assert GAME.view(state, 0).outcome is None


@pytest.mark.rule("PP-1", "PP-23")
def test_no_card_is_laid_when_all_lie_already() -> None:
    assert refused(full(VECTOR, joker="after"), Lay(cell=3)) == ("all_lie", "PP-1")
    assert refused(GAME.new(setup(rearranging=True)), Lay(cell=3)) == ("all_lie", "PP-1")


@pytest.mark.rule("PP-4")
def test_undo_takes_back_one_card_after_the_other_and_marks_the_game_as_practice() -> None:
    states = [stacked(VECTOR)]
    for cell in (12, 3, 7):
        states.append(played(states[-1], cell))
    state = states[-1]
    assert not state.practice
    for earlier in reversed(states[:-1]):
        state = GAME.apply(state, Undo())
        assert state == earlier.changed(practice=True)
    assert GAME.view(state, 0).practice
    assert refused(state, Undo()) == ("undo_nothing", "PP-4")


@pytest.mark.rule("PP-4")
def test_the_mark_of_practice_stays_to_the_end() -> None:
    state = GAME.apply(played(stacked(VECTOR), 4), Undo())
    end = played(state, *CELLS)
    assert end.practice
    assert GAME.view(end, 0).practice
    assert not GAME.view(full(VECTOR), 0).practice


@pytest.mark.rule("PP-4", "PP-25")
def test_before_the_joker_undo_takes_back_the_last_card() -> None:
    state = full(VECTOR, joker="after")
    assert GAME.apply(state, Undo()) == played(stacked(VECTOR, joker="after"), *CELLS[:24]).changed(
        practice=True
    )


@pytest.mark.rule("PP-4", "PP-30", "PP-31")
@pytest.mark.parametrize("variant", ["duel", "same"])
def test_only_a_player_alone_can_undo(variant: str) -> None:
    state = GAME.apply(GAME.new(setup(2, variant=variant)), Lay(cell=0))
    assert refused(state, Undo()) == ("undo_alone", "PP-4")
    assert "undo" not in {choice.kind for choice in GAME.legal(state)}


@pytest.mark.rule("PP-4")
def test_a_hint_marks_the_game_and_changes_nothing_else() -> None:
    state = played(stacked(VECTOR), 0)
    helped = GAME.apply(state, Hint())
    assert helped == state.changed(helped=(0,))
    assert GAME.apply(helped, Hint()) == helped
    assert GAME.view(helped, 0).helped == (0,)
    assert not helped.practice


def test_a_hint_marks_the_seat_that_asked() -> None:
    state = played(GAME.new(setup(3)), 0)
    state = GAME.apply(state, Hint())
    assert state.helped == (1,)
    state = GAME.apply(played(state, 1, 2), Hint())
    assert state.helped == (0, 1)


@pytest.mark.rule("PP-20")
def test_the_first_card_must_go_to_the_upper_left_corner() -> None:
    state = GAME.new(setup(corner=True))
    assert cells_allowed(state) == {0}
    assert refused(state, Lay(cell=1)) == ("corner", "PP-20")
    assert cells_allowed(played(state, 0)) == set(CELLS) - {0}
    assert cells_allowed(GAME.new(setup())) == set(CELLS)


@pytest.mark.rule("PP-21")
def test_each_later_card_must_touch_a_laid_card() -> None:
    state = GAME.new(setup(touching=True))
    assert cells_allowed(state) == set(CELLS)
    state = played(state, "c3")
    assert sorted(map(cell_name, cells_allowed(state))) == ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]
    assert refused(state, Lay(cell=0)) == ("touching", "PP-21")
    state = played(state, "b2")
    assert {"a1", "a2", "a3", "b1", "c1"} <= set(map(cell_name, cells_allowed(state)))
    assert refused(state, Lay(cell=12)) == ("taken", "PP-2")


@pytest.mark.rule("PP-21")
def test_touching_never_leaves_a_player_without_a_cell() -> None:
    rng = random.Random(21)
    for _ in range(20):
        state = GAME.new(setup(touching=True, corner=rng.random() < 0.5))
        while GAME.to_move(state) is not None:
            allowed = sorted(cells_allowed(state))
            taken = state.grids[0].places
            assert not taken or all(NEIGHBOURS[cell] & set(taken) for cell in allowed)
            state = GAME.apply(state, Lay(cell=rng.choice(allowed)))


@pytest.mark.rule("PP-20", "PP-21", "PP-22")
def test_corner_and_touching_together() -> None:
    state = GAME.new(setup(corner=True, touching=True))
    assert cells_allowed(state) == {0}
    assert sorted(map(cell_name, cells_allowed(played(state, 0)))) == ["a2", "b1", "b2"]


@pytest.mark.rule("PP-2", "PP-20", "PP-21")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, [1, 25, 25 * 24, 25 * 24 * 23]),
        ({"corner": True}, [1, 1, 24, 24 * 23]),
        # 4 corners have 3 neighbours, 12 cells on the sides 5, and 9 inside 8.
        ({"touching": True}, [1, 25, 4 * 3 + 12 * 5 + 9 * 8, 1152]),
        # After a1 and a2, or a1 and b1, four cells touch; after a1 and b2 seven.
        ({"corner": True, "touching": True}, [1, 1, 3, 4 + 4 + 7]),
    ],
)
def test_the_number_of_ways_to_lay_the_first_cards(options: dict[str, bool], counts: list[int]) -> None:
    def ways(state: PatienceState, cards: int) -> int:
        if cards == 0:
            return 1
        if cards == 1:
            return len(cells_allowed(state))
        return sum(ways(GAME.apply(state, Lay(cell=cell)), cards - 1) for cell in cells_allowed(state))

    assert [ways(GAME.new(setup(**options)), cards) for cards in range(4)] == counts


@pytest.mark.rule("PP-2")
def test_a_state_with_two_cards_in_a_cell_is_no_state() -> None:
    with pytest.raises(ValueError, match="a cell takes one card"):
        Grid(places=(3, 3))
