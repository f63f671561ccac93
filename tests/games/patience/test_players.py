"""Several players: the duel and the same sequence, what is hidden, and who wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kortspel.cards import DECK, parse_cards, shuffled
from kortspel.games.base import Player
from kortspel.games.patience import GAME, PatienceSetup, PatienceState
from kortspel.games.patience.grid import CELLS
from kortspel.games.patience.moves import KeepAll, Lay
from kortspel.games.patience.score import score_grid, total
from kortspel.games.patience.setup import Variant
from kortspel.games.patience.state import Grid
from tests.games.patience.fixtures import DEAL, played, setup, stacked
from tests.games.patience.test_score import ENGLISH_69, ENGLISH_70, VECTOR


def duel(**options: Any) -> PatienceState:
    return GAME.new(setup(2, variant="duel", **options))


def laid_out(state: PatienceState, seed: int = 1) -> PatienceState:
    """The game played to its end, each card in some free cell."""
    rng = random.Random(seed)
    while (seat := GAME.to_move(state)) is not None:
        free = sorted(set(CELLS) - set(state.grids[seat].places))
        state = GAME.apply(state, Lay(cell=rng.choice(free)))
    return state


def duel_of(one: str, other: str) -> PatienceState:
    """A duel with these two full grids; the cards that both name give way to others in the second."""
    cards = list(parse_cards(one))
    spare = [card for card in DECK if card not in cards and card not in parse_cards(other)]
    second = [spare.pop() if card in cards else card for card in parse_cards(other)]
    left = [card for card in DECK if card not in cards and card not in second]
    grid = Grid(places=CELLS, stage="finished")
    return duel().changed(decks=((*cards, left[0]), (*second, left[1])), grids=(grid, grid))


@pytest.mark.rule("PP-30")
def test_the_shuffled_deck_is_split_into_two_halves_of_26() -> None:
    state = duel()
    assert state.decks == (shuffled(DEAL, 0, DECK)[:26], shuffled(DEAL, 0, DECK)[26:])


@pytest.mark.rule("PP-30", "C-6")
def test_in_a_duel_the_two_lay_one_card_each_in_turn_from_their_own_half() -> None:
    state = duel(open_grids=True)
    for step in range(50):
        seat = step % 2
        assert GAME.to_move(state) == seat
        assert GAME.view(state, seat).card == state.decks[seat][step // 2]
        state = played(state, step // 2)
        assert state.cells(seat)[step // 2] == state.decks[seat][step // 2]
    assert GAME.to_move(state) is None


@pytest.mark.rule("PP-30", "PP-25")
def test_g14_in_a_hidden_duel_each_lays_the_own_half_whole_before_the_next_begins() -> None:
    state = duel(joker="after")
    for seat in range(2):
        for cell in CELLS:
            assert GAME.to_move(state) == seat
            assert GAME.view(state, seat).card == state.decks[seat][cell]
            state = played(state, cell)
        assert GAME.to_move(state) == seat
        state = GAME.apply(state, KeepAll())
    assert GAME.outcome(state) is not None
    # The halves do not touch each other: the same cells make the same grids as card by card in turn.
    opened = duel(joker="after", open_grids=True)
    for cell in CELLS[:24]:
        opened = played(opened, cell, cell)
    opened = GAME.apply(played(opened, 24), KeepAll())
    opened = GAME.apply(played(opened, 24), KeepAll())
    assert opened.grids == state.grids


@pytest.mark.rule("PP-30")
def test_the_26th_card_is_not_turned() -> None:
    state = laid_out(duel())
    for seat in range(2):
        assert sorted(filter(None, state.cells(seat))) == sorted(state.decks[seat][:25])
        assert set(GAME.view(state, seat).unseen) == {deck[25] for deck in state.decks}


@pytest.mark.rule("PP-30", "PP-31")
@pytest.mark.parametrize("variant", ["duel", "same"])
def test_most_points_win(variant: str) -> None:
    for seed in range(6):
        state = laid_out(GAME.new(setup(2, variant=variant)), seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        scores = [total(score_grid(state.cells(seat), state.setup)) for seat in range(2)]
        assert list(outcome.scores) == scores
        assert outcome.winners == tuple(seat for seat in range(2) if scores[seat] == max(scores))


@pytest.mark.rule("PP-30")
def test_in_a_duel_the_higher_score_wins_whatever_the_line_of_the_table() -> None:
    state = duel_of(ENGLISH_70, ENGLISH_69)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == 70 > outcome.scores[1]
    assert outcome.winners == (0,)


@pytest.mark.rule("PP-31")
def test_equal_points_share() -> None:
    state = stacked(VECTOR, 3)
    for cell in CELLS:
        # The second player lays the rows as columns: the same hands.
        state = played(state, cell, cell % 5 * 5 + cell // 5, (cell + 7) % 25)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] == 66 > outcome.scores[2]
    assert outcome.winners == (0, 1)


@pytest.mark.rule("PP-30")
def test_equal_points_share_in_a_duel() -> None:
    # One half is all spades and hearts, the other the same ranks in clubs and diamonds.
    spades_and_hearts = [card for card in DECK if card[1] in "sh"]
    random.Random(30).shuffle(spades_and_hearts)
    clubs_and_diamonds = parse_cards(" ".join(spades_and_hearts).translate(str.maketrans("sh", "cd")))
    state = duel().changed(decks=(tuple(spades_and_hearts), clubs_and_diamonds))
    outcome = GAME.outcome(played(state, *CELLS, *CELLS))
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] > 0
    assert outcome.winners == (0, 1)


@pytest.mark.rule("PP-31", "C-6")
@pytest.mark.parametrize("count", [2, 6])
def test_the_same_card_is_called_for_all_and_the_next_when_all_have_laid(count: int) -> None:
    state = GAME.new(setup(count))
    for number in range(25):
        for seat in range(count):
            assert GAME.to_move(state) == seat
            assert {GAME.view(state, other).card for other in (None, *range(count))} == {
                state.decks[0][number]
            }
            state = played(state, (number * 7 + seat) % 25)
    assert GAME.to_move(state) is None
    assert all(
        sorted(filter(None, state.cells(seat))) == sorted(state.decks[0][:25]) for seat in range(count)
    )


@pytest.mark.rule("PP-31")
def test_each_lays_in_their_own_grid() -> None:
    state = played(GAME.new(setup(3)), 0, 0, 12)
    card = state.decks[0][0]
    assert [state.cells(seat).index(card) for seat in range(3)] == [0, 0, 12]


@pytest.mark.rule("PP-32")
@pytest.mark.parametrize("variant", ["duel", "same"])
def test_a_grid_is_hidden_from_the_others_until_the_end(variant: str) -> None:
    state = played(GAME.new(setup(2, variant=variant)), 3, 4, 5)
    for seat in range(2):
        grids = GAME.view(state, seat).grids
        assert (grids[seat] is not None, grids[1 - seat] is None) == (True, True)
        assert GAME.view(state, seat).laid == ((3, 0) if variant == "duel" else (2, 1))
    assert GAME.view(state, None).grids == (None, None)
    end = laid_out(state)
    for onlooker in (None, 0, 1):
        assert all(grid is not None for grid in GAME.view(end, onlooker).grids)


@pytest.mark.rule("PP-32")
@pytest.mark.parametrize("variant", ["duel", "same"])
def test_open_grids_are_seen_by_all(variant: str) -> None:
    state = played(GAME.new(setup(2, variant=variant, open_grids=True)), 3, 4, 5)
    views = [GAME.view(state, seat) for seat in (None, 0, 1)]
    assert [view.grids for view in views] == [views[0].grids] * 3
    assert [view.card for view in views] == [state.deck(1)[1]] * 3


@pytest.mark.rule("PP-32", "PP-30")
def test_in_a_hidden_duel_only_its_own_player_sees_the_turned_card() -> None:
    state = played(duel(), 3)
    assert [GAME.view(state, seat).card for seat in (None, 0, 1)] == [None, state.decks[0][1], None]
    state = played(state, *(cell for cell in CELLS if cell != 3))
    assert [GAME.view(state, seat).card for seat in (None, 0, 1)] == [None, None, state.decks[1][0]]


@pytest.mark.rule("PP-32", "PP-30")
def test_what_a_player_of_a_hidden_duel_has_not_seen_is_the_rest_of_both_halves() -> None:
    state = played(duel(), *CELLS, 3, 4)
    assert set(GAME.view(state, 0).unseen) == set(DECK) - set(state.decks[0][:25])
    assert set(GAME.view(state, 1).unseen) == set(DECK) - set(state.decks[1][:3])
    opened = played(duel(open_grids=True), 3, 4, 5)
    assert set(GAME.view(opened, 0).unseen) == set(DECK) - set(state.decks[0][:2]) - set(state.decks[1][:2])


@pytest.mark.rule("PP-31", "PP-1")
def test_the_cards_to_come_show_no_order() -> None:
    for state in (duel(), GAME.new(setup()), played(GAME.new(setup(2)), 3)):
        unseen = GAME.view(state, 0).unseen
        assert list(unseen) == sorted(unseen, key=DECK.index)


@pytest.mark.rule("PP-33")
@pytest.mark.parametrize(("variant", "count"), [("duel", 2), ("same", 2), ("same", 6)])
def test_computer_players_can_take_any_seat(variant: Variant, count: int) -> None:
    for human in (None, *range(count)):
        players = tuple(
            Player(name=f"P{seat}", level="human" if seat == human else "medium") for seat in range(count)
        )
        state = GAME.new(PatienceSetup(players=players, deal=DEAL, variant=variant))
        assert GAME.to_move(state) == 0
        assert GAME.view(state, None).players == players
