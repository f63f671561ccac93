"""Going along with an opening or a blind, before the exchange (PA-16, PA-18, PA-22, PA-26)."""

from __future__ import annotations

from kortspel.games.base import Choice
from kortspel.games.pakker import events as e
from kortspel.games.pakker import exchange, offers, taking
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.state import Fields


def ask_others(draft: Draft, seat: int) -> None:
    """This seat has opened or gone blind: the others go along or fold, from its left (PA-16, PA-22)."""
    draft.phase = "joining"
    draft.stop = seat
    ask_next(draft, seat)


def ask_next(draft: Draft, seat: int) -> None:
    """The next one who has not gone along or folded; one who is all in is not asked (PA-51)."""
    following = draft.next_live(seat)
    while following is not None and draft.setup.all_in and draft.bank.chips[following] == 0:
        following = draft.next_live(following)
    if following is None:
        exchange.start(draft)
    else:
        draft.turn = following


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do: go along or fold."""
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    return (*going_along(state, seat), offers.plain("fold"))


def going_along(state: Fields, seat: int) -> tuple[Choice, ...]:
    """Going along, here and in the betting; with too few chips all in, or not at all (PA-41, PA-51)."""
    due, chips = state.to_call(seat), state.bank.chips[seat]
    if chips >= due:
        return (offers.plain("call"),)
    return (offers.plain("all_in"),) if state.setup.all_in and chips else ()


def call(draft: Draft, seat: int) -> None:
    """The seat goes along, with all its chips if they are too few (PA-16, PA-22, PA-51)."""
    draft.speak()
    paid = min(draft.pot.price, draft.bank.chips[seat])
    draft.lay(seat, paid)
    draft.say(e.Joined(seat=seat, n=paid, short=paid < draft.pot.price))
    ask_next(draft, seat)


def fold(draft: Draft, seat: int) -> None:
    """The seat does not go along; the last one left takes the pot (PA-18, PA-26)."""
    draft.speak()
    draft.say(e.StayedOut(seat=seat))
    taking.drop(draft, seat)
    if not taking.take_unshown(draft):
        ask_next(draft, seat)
