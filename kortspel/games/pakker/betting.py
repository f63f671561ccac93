"""The betting after the exchange (PA-40 to PA-51)."""

from __future__ import annotations

from kortspel.games.base import Choice, Span
from kortspel.games.pakker import events as e
from kortspel.games.pakker import joining, offers, showdown, taking
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.state import Fields


def start(draft: Draft) -> None:
    """The betting begins: with the opener or the blind player, or after a blind bet with the next one."""
    draft.phase = "betting"
    draft.deal = draft.deal.but(spoken=False)
    first = draft.starter
    assert first is not None, "cards are exchanged only after an opening or a blind"
    draft.stop = first
    if draft.betting.level:
        draft.betting = draft.betting.but(bidder=first, right=True)
        _ask_next(draft, first)
    elif draft.pot.status[first] == "in" and asked(draft, first):
        draft.turn = first
    else:
        _ask_next(draft, first)


def asked(state: Fields, seat: int) -> bool:
    """Does the seat have anything to decide? One who is all in has not, nor one whom nobody could answer."""
    if not state.setup.all_in:
        return True
    return state.bank.chips[seat] > 0 and (state.to_call(seat) > 0 or state.answers(seat))


def bet_span(state: Fields, seat: int) -> Span | None:
    """The bets, or the better part of the raises, that the seat can make; None if it can make none (PA-50)."""
    high = min(state.largest(state.pot.chips), state.bank.chips[seat] - state.to_call(seat))
    return Span(low=1, high=high) if high >= 1 and state.answers(seat) else None


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do in the betting."""
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    span = bet_span(state, seat)
    if state.betting.level == 0:
        bets = (offers.number("bet", "amount", span.low, span.high),) if span else ()
        checks = (offers.plain("check"),) if state.setup.opener_may_check else ()
        return (*bets, *checks, offers.plain("fold"))
    raises = (offers.number("raise", "better", span.low, span.high),) if span else ()
    if has_right(state):
        return (offers.plain("stand"), *raises)
    return (*joining.going_along(state, seat), *raises, offers.plain("fold"))


def has_right(state: Fields) -> bool:
    """Is it the opener's turn again after a blind bet that nobody raised? (PA-43)"""
    return state.phase == "betting" and state.turn is not None and state.turn == state.betting.bidder


def bet(draft: Draft, seat: int, amount: int) -> None:
    """The first bet (PA-40)."""
    draft.say(e.Bet(seat=seat, n=amount, pot=draft.pot.chips))
    _bid(draft, seat, amount)


def check(draft: Draft, seat: int) -> None:
    """Nothing is laid, and the next one may start the betting (PA-40)."""
    draft.speak()
    draft.say(e.Checked(seat=seat, pot=draft.pot.chips))
    _ask_next(draft, seat)


def raise_(draft: Draft, seat: int, better: int) -> None:
    """The seat goes along and bids so many better (PA-41)."""
    due = draft.to_call(seat)
    draft.say(e.Raised(seat=seat, n=due, better=better, pot=draft.pot.chips))
    _bid(draft, seat, due + better)


def call(draft: Draft, seat: int) -> None:
    """The seat goes along, with all its chips if they are too few (PA-41, PA-51)."""
    due = draft.to_call(seat)
    paid = min(due, draft.bank.chips[seat])
    draft.say(e.Called(seat=seat, n=paid, due=due, pot=draft.pot.chips))
    _lay(draft, seat, paid)
    _ask_next(draft, seat)


def stand(draft: Draft, seat: int) -> None:
    """The opener leaves the blind bet at that (PA-43)."""
    draft.say(e.Stood(seat=seat, pot=draft.pot.chips))
    showdown.show_down(draft)


def fold(draft: Draft, seat: int) -> None:
    """The seat folds; the last one left takes the pot (PA-44)."""
    draft.speak()
    draft.say(e.Folded(seat=seat, due=draft.to_call(seat), pot=draft.pot.chips))
    taking.drop(draft, seat)
    if not taking.take_unshown(draft):
        _ask_next(draft, seat)


def settle_turn(draft: Draft) -> None:
    """Somebody has gone out by a fault: if whoever is to move has nothing to decide now, the next one is asked."""
    seat = draft.turn
    assert seat is not None, "there is a turn in every phase but the last"
    if draft.pot.status[seat] != "in" and seat == draft.betting.bidder:
        # His own blind bet had gone round, and nobody else may raise it (PA-43, PA-72).
        showdown.show_down(draft)
    elif draft.pot.status[seat] != "in" or not (asked(draft, seat) or has_right(draft)):
        _ask_next(draft, seat)


def _bid(draft: Draft, seat: int, chips: int) -> None:
    _lay(draft, seat, chips, bidder=seat, right=False)
    draft.stop = seat
    _ask_next(draft, seat)


def _lay(draft: Draft, seat: int, chips: int, **betting: object) -> None:
    draft.speak()
    draft.lay(seat, chips)
    bets = draft.betting.bets
    draft.betting = draft.betting.but(bets=put(bets, seat, bets[seat] + chips), **betting)


def _ask_next(draft: Draft, seat: int) -> None:
    """The next one who has something to decide; when the round is over, the opener's right or the showdown."""
    following = draft.next_live(seat)
    while following is not None and not asked(draft, following):
        following = draft.next_live(following)
    if following is not None:
        draft.turn = following
        return
    opener = draft.deal.opener
    if (
        draft.betting.right
        and opener is not None
        and draft.pot.status[opener] == "in"
        and asked(draft, opener)
    ):
        draft.betting = draft.betting.but(right=False)
        draft.turn = opener
        return
    showdown.show_down(draft)
