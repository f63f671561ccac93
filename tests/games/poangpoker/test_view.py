"""What a seat may know."""

from __future__ import annotations

import pytest

from kortspel.cards import DECK, by_rank, parse_cards
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.events import Equal, Scores
from kortspel.games.poangpoker.moves import Exchange, NextDeal
from tests.games.poangpoker.fixtures import DEAL, after, exchanged, played, played_out, seen, setup, table

HANDS = ("9h Kd 7c 4c 2d", "2h Qs Qc 6c 3d", "As Jd 8c 5c Td")
EVERYBODY = (None, 0, 1, 2)


def cards_in(state: PoangpokerState, seat: int | None) -> set[str]:
    """Every card that the seat's view names, wherever."""
    text = GAME.view(state, seat).model_dump_json(exclude={"draws"})
    return {card for card in DECK if f'"{card}"' in text}


@pytest.mark.rule("PO-4", "PO-8")
def test_a_seat_sees_its_own_hand_and_nothing_else() -> None:
    state = table(*HANDS, trump="3s")
    assert cards_in(state, None) == {"3s"}
    for seat, hand in enumerate(HANDS):
        assert cards_in(state, seat) == {*hand.split(), "3s"}


@pytest.mark.rule("PO-7")
def test_which_cards_were_laid_away_only_their_owner_knows() -> None:
    state = exchanged(table(*HANDS, stock="Tc 9c"), "7c 4c")
    assert cards_in(state, 0) == set(parse_cards("9h Kd 2d Tc 9c 7c 4c"))
    assert cards_in(state, 1) == set(parse_cards(HANDS[1]))
    assert cards_in(state, None) == set()


@pytest.mark.rule("PO-10")
def test_the_cards_played_are_open_to_all() -> None:
    state = played(exchanged(table(*HANDS)), "7c Qc 8c 6c 5c")
    assert cards_in(state, None) == set(parse_cards("7c Qc 8c 6c 5c"))
    view = seen(state)
    assert view.hand == parse_cards("Kd 9h 4c 2d")
    assert view.counted == by_rank(parse_cards(HANDS[0]))
    assert view.trick is not None
    assert (view.trick.leader, view.trick.cards) == (1, parse_cards("6c 5c"))
    assert view.last_trick is not None
    assert view.last_trick.cards == parse_cards("7c Qc 8c")


@pytest.mark.rule("PO-14")
def test_when_the_deal_is_scored_the_hands_that_were_compared_lie_open() -> None:
    state = played_out(exchanged(table(*HANDS), "7c 4c"))
    for seat in EVERYBODY:
        view = GAME.view(state, seat)
        assert view.shown == tuple(map(by_rank, state.hands))
        assert view.shown_dealt == ()
        assert ("7c" in cards_in(state, seat)) is (seat == 0)
    assert GAME.view(exchanged(table(*HANDS)), 0).shown == ()


@pytest.mark.rule("PO-9")
def test_the_dealt_hands_lie_open_too_where_they_were_compared() -> None:
    state = exchanged(table(*HANDS, dealt_hand=True), "7c 4c")
    assert all(GAME.view(state, seat).shown_dealt == () for seat in EVERYBODY)
    state = played_out(state)
    assert all(GAME.view(state, seat).shown_dealt == tuple(map(by_rank, state.dealt)) for seat in EVERYBODY)


@pytest.mark.rule("PO-18")
def test_the_last_trick_stays_in_sight_until_the_next_deal() -> None:
    state = played_out(table(*HANDS))
    view = GAME.view(state, None)
    assert view.trick is None
    assert view.last_trick == state.tricks[4]
    assert len(view.winners) == 5
    row = state.sheet[-1]
    assert [points > 0 for points in row.trick] == [seat == view.winners[-1] for seat in range(3)]
    assert GAME.view(after(state, NextDeal()), None).last_trick is None


@pytest.mark.rule("PO-19")
def test_everybody_sees_the_score_sheet_and_the_number_of_the_deal() -> None:
    state = table(*HANDS)
    for number in (1, 2, 3):
        assert all(GAME.view(state, seat).deal == number for seat in EVERYBODY)
        state = played_out(state)
        assert all(GAME.view(state, seat).deal == number for seat in EVERYBODY)
        assert all(GAME.view(state, seat).sheet == state.sheet for seat in EVERYBODY)
        state = after(state, NextDeal())


def test_choices_are_for_the_seat_to_move_alone() -> None:
    for state in (table(*HANDS), exchanged(table(*HANDS)), played_out(table(*HANDS))):
        mover = GAME.to_move(state)
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            assert bool(view.choices) is (seat == mover)
            assert bool(view.playable) is (seat == mover and state.phase == "tricks")


def test_the_events_are_those_of_the_present_deal_alone() -> None:
    state = GAME.new(setup(6, end="open"))
    longest = []
    for _ in range(4):
        for seat in state.order:
            state = after(state, Exchange(cards=state.hands[seat]))
        state = played_out(state)
        longest.append(len(state.events))
        state = after(state, NextDeal())
        assert [event.kind for event in state.events] == ["deals"]
    # Six exchanges and the shuffle between them, five tricks, and the points.
    assert max(longest) <= 24
    assert DEAL not in GAME.view(state, 0).model_dump_json()


@pytest.mark.rule("PO-5")
def test_g12_no_order_of_a_hand_tells_which_cards_were_drawn() -> None:
    state = played_out(exchanged(table(*HANDS, dealt_hand=True), "7c 4c"))
    view = GAME.view(state, 1)
    assert all(hand == by_rank(hand) for hand in (*view.shown, *view.shown_dealt, view.counted))
    told = [event.hand for event in view.events if isinstance(event, Scores | Equal)]
    assert told == [by_rank(hand) for hand in told]


@pytest.mark.rule("PO-5")
def test_g11_a_player_sees_which_cards_it_drew_until_the_next_deal() -> None:
    state = exchanged(table(*HANDS, stock="Ts 8d"), "7c 4c")
    assert GAME.view(state, 0).drawn == ("Ts", "8d")
    assert GAME.view(state, 1).drawn == GAME.view(state, None).drawn == ()
    assert GAME.view(played_out(state), 0).drawn == ("Ts", "8d")
    assert GAME.view(after(played_out(state), NextDeal()), 0).drawn == ()
