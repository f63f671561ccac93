"""The five tricks."""

from __future__ import annotations

import pytest

from kortspel.cards import parse_cards
from kortspel.games.poangpoker import GAME, PoangpokerState
from kortspel.games.poangpoker.events import Takes
from kortspel.games.poangpoker.moves import Exchange, Play
from kortspel.table.tricks import playable, taken_by
from tests.games.poangpoker.fixtures import exchanged, played, played_out, seen, setup, table

HANDS = ("9h Kd 7c 4c 2d", "2h Qs Qc 6c 3d", "As Jd 8c 5c Td")


def reason(state: PoangpokerState, card: str) -> tuple[str, dict[str, object], str] | None:
    refusal = GAME.why_not(state, Play(card=parse_cards(card)[0]))
    return None if refusal is None else (refusal.message, dict(refusal.values), refusal.clause)


@pytest.mark.rule("PO-10")
def test_the_dealers_left_leads_the_first_trick() -> None:
    for n in range(4):
        state = GAME.new(setup(4, deal=f"K7Q2-000{n}"))
        state = exchanged(state)
        assert GAME.to_move(state) == (state.dealer + 1) % 4
        assert GAME.view(state, None).trick == state.tricks[0]


@pytest.mark.rule("PO-10", "C-6")
def test_the_others_follow_clockwise_and_the_winner_leads_the_next() -> None:
    state = exchanged(table(*HANDS))
    for seat, card in enumerate(parse_cards("7c Qc 8c")):
        assert GAME.to_move(state) == seat
        state = played(state, card)
    assert GAME.to_move(state) == 1
    state = played(state, "6c 5c 4c")
    assert GAME.to_move(state) == 1
    assert [trick.leader for trick in state.tricks] == [0, 1, 1]
    assert seen(state).winners == (1, 1)
    assert seen(state).taken == (0, 2, 0)


@pytest.mark.rule("PO-10")
def test_there_are_five_tricks_and_then_no_card_is_left() -> None:
    state = played_out(exchanged(table(*HANDS)))
    assert [len(trick.cards) for trick in state.tricks] == [3] * 5
    assert [state.left(seat) for seat in range(3)] == [()] * 3
    assert sorted(card for trick in state.tricks for card in trick.cards) == sorted(
        card for hand in state.hands for card in hand
    )
    assert reason(state, "9h") == ("poangpoker.refusal.played_out", {}, "PO-10")


@pytest.mark.rule("PO-10")
def test_a_card_is_played_out_of_ones_own_hand_once() -> None:
    state = played(exchanged(table(*HANDS)), "7c Qc 8c")
    assert reason(state, "Qc") == ("poangpoker.refusal.not_held", {"card": "Qc"}, "PO-10")
    assert reason(state, "As") == ("poangpoker.refusal.not_held", {"card": "As"}, "PO-10")


@pytest.mark.rule("PO-11")
def test_whoever_can_follows_suit() -> None:
    state = played(exchanged(table(*HANDS)), "9h")
    assert seen(state).playable == ("2h",)
    assert reason(state, "Qs") == ("poangpoker.refusal.follow_suit", {"suit": "h"}, "PO-11")
    assert reason(state, "2h") is None


@pytest.mark.rule("PO-11")
def test_whoever_cannot_plays_any_card() -> None:
    state = played(exchanged(table(*HANDS)), "9h 2h")
    assert seen(state).playable == parse_cards("As Jd 8c 5c Td")


@pytest.mark.rule("PO-11")
def test_the_leader_plays_any_card() -> None:
    state = exchanged(table(*HANDS))
    assert seen(state).playable == parse_cards(HANDS[0])


@pytest.mark.rule("PO-11", "PO-13")
def test_a_trump_is_no_way_out_of_following_suit() -> None:
    state = played(exchanged(table(*HANDS, trump="3s")), "9h")
    assert reason(state, "Qs") == ("poangpoker.refusal.follow_suit", {"suit": "h"}, "PO-11")
    assert playable(parse_cards("Qs 3d"), parse_cards("9h 2c")) == parse_cards("Qs 3d")


@pytest.mark.rule("PO-12")
def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    assert taken_by(parse_cards("9h 2h As"), None) == 0
    assert taken_by(parse_cards("9h Th 8h Ks"), None) == 1
    assert taken_by(parse_cards("Kh Ac Ah As"), None) == 2
    assert taken_by(parse_cards("2c 3d 3h 3s"), None) == 0


@pytest.mark.rule("PO-12")
def test_led_nine_of_hearts_then_two_of_hearts_and_the_ace_of_spades_the_nine_takes_it() -> None:
    state = played(exchanged(table(*HANDS)), "9h 2h As")
    view = seen(state)
    assert view.winners == (0,)
    assert view.last_trick is not None
    assert view.last_trick.cards == parse_cards("9h 2h As")
    assert view.events[-1] == Takes(seat=0, card="9h", number=1)


@pytest.mark.rule("PO-12")
def test_the_ace_is_high() -> None:
    for suit in "cdhs":
        assert taken_by(parse_cards(f"K{suit} A{suit} 2{suit}"), None) == 1


@pytest.mark.rule("PO-13")
def test_the_highest_trump_beats_every_other_card() -> None:
    assert taken_by(parse_cards("9h Ah 2s"), "3s") == 2
    assert taken_by(parse_cards("9h 4s Ah 2s"), "3s") == 1
    assert taken_by(parse_cards("4s Ah Ks"), "3s") == 2
    assert taken_by(parse_cards("9h 2h Ac"), "3s") == 0
    state = played(exchanged(table(*HANDS, trump="3s")), "9h 2h As")
    assert seen(state).winners == (2,)


@pytest.mark.rule("PO-11")
def test_no_card_at_all_may_be_laid_before_its_time() -> None:
    state = table(*HANDS)
    assert reason(state, "9h") == ("poangpoker.refusal.exchange_first", {}, "PO-5")
    assert GAME.why_not(played(exchanged(state), "9h"), Exchange()) is not None
