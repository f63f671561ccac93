"""Opening and going along, before the exchange (PA-16, PA-20 to PA-26)."""

from __future__ import annotations

from kortspel.games.base import Choice, Span
from kortspel.games.pakker import betting, deal, exchange, offers, showdown
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import opens
from kortspel.games.pakker.state import Fields


def may_open(state: Fields, seat: int) -> bool:
    """Does the seat hold an opening, or need none because false ones are only fined? (PA-20, PA-25)"""
    return not state.setup.only_valid_openings or opens(state.hands[seat], state.required)


def opening_span(state: Fields, seat: int) -> Span | None:
    """The amounts on which the seat can open, cards aside; None if its chips do not allow any (PA-22, PA-50)."""
    return _span(state, state.chips[seat])


def open_blind_span(state: Fields, seat: int) -> Span | None:
    """The same where a chip must be left for the blind bet (PA-23)."""
    return _span(state, state.chips[seat] - 1)


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do before the exchange."""
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    found: list[Choice] = []
    if state.phase == "naming_blind":
        if span := opening_span(state, seat):
            found.append(offers.number("name_blind", "amount", span.low, span.high))
    elif state.phase == "joining":
        found.extend(betting.pay_choices(state, seat))
    else:
        if may_open(state, seat):
            if span := opening_span(state, seat):
                found.append(offers.number("open", "amount", span.low, span.high))
            if span := open_blind_span(state, seat):
                found.append(offers.number("open_blind", "amount", span.low, span.high))
        found.append(offers.plain("pass"))
    return tuple(found)


def pass_(draft: Draft, seat: int) -> None:
    """The seat does not open; after the last one the round is passed out (PA-20, PA-21)."""
    draft.spoken = True
    draft.say("pass", seat=seat)
    pass_on(draft, seat)


def pass_on(draft: Draft, seat: int) -> None:
    """The next one may open, or all have passed."""
    following = draft.next_live(seat)
    if following is None:
        deal.next_round(draft)
    else:
        draft.turn = following


def open_(draft: Draft, seat: int, amount: int) -> None:
    """The seat opens, and the others may go along (PA-22)."""
    _lay_opening(draft, seat, amount)
    draft.say("open", seat=seat, n=amount)
    _ask_others(draft, seat)


def open_blind(draft: Draft, seat: int, amount: int) -> None:
    """The seat opens, and is to name a blind bet (PA-23)."""
    _lay_opening(draft, seat, amount)
    draft.phase = "naming_blind"


def name_blind(draft: Draft, seat: int, amount: int) -> None:
    """The blind bet is laid too: after the exchange the betting stands at it (PA-23)."""
    draft.lay(seat, amount)
    draft.bets = put(draft.bets, seat, amount)
    draft.say("open_blind", seat=seat, n=draft.price, blind=amount)
    _ask_others(draft, seat)


def call(draft: Draft, seat: int) -> None:
    """The seat goes along, with all its chips if they are too few (PA-16, PA-22, PA-51)."""
    draft.spoken = True
    paid = min(draft.price, draft.chips[seat])
    draft.lay(seat, paid)
    draft.say("call" if paid == draft.price else "all_in", seat=seat, n=paid)
    join_next(draft, seat)


def fold(draft: Draft, seat: int) -> None:
    """The seat does not go along; the last one left takes the pot (PA-18, PA-26)."""
    draft.spoken = True
    draft.say("fold", seat=seat)
    showdown.drop(draft, seat)
    if not showdown.take_unshown(draft):
        join_next(draft, seat)


def _span(state: Fields, chips: int) -> Span | None:
    high = min(state.largest(state.pot), chips)
    return Span(low=1, high=high) if high >= 1 else None


def _lay_opening(draft: Draft, seat: int, amount: int) -> None:
    draft.spoken = True
    draft.opener = seat
    draft.opening = draft.hands[seat]
    draft.price = amount
    draft.lay(seat, amount)


def _ask_others(draft: Draft, seat: int) -> None:
    draft.phase = "joining"
    draft.stop = seat
    join_next(draft, seat)


def join_next(draft: Draft, seat: int) -> None:
    """The next one who has not gone along or folded; one who is all in is not asked (PA-51)."""
    following = draft.next_live(seat)
    while following is not None and draft.setup.all_in and draft.chips[following] == 0:
        following = draft.next_live(following)
    if following is None:
        exchange.start(draft)
    else:
        draft.turn = following
