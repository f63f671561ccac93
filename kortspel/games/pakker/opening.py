"""Opening, with a blind bet or without, and passing (PA-20 to PA-23)."""

from __future__ import annotations

from kortspel.games.base import Choice, Span
from kortspel.games.pakker import deal, joining, offers
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import opens
from kortspel.games.pakker.state import Fields


def may_open(state: Fields, seat: int) -> bool:
    """Does the seat hold an opening, or need none because false ones are only fined? (PA-20, PA-25)"""
    return not state.setup.only_valid_openings or opens(state.deal.hands[seat], state.pot.required)


def opening_span(state: Fields, seat: int) -> Span | None:
    """The amounts on which the seat can open, cards aside; None if its chips do not allow any (PA-22, PA-50)."""
    return _span(state, state.bank.chips[seat])


def open_blind_span(state: Fields, seat: int) -> Span | None:
    """The same where a chip must be left for the blind bet (PA-23)."""
    return _span(state, state.bank.chips[seat] - 1)


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do before somebody has opened. Without openers, passing comes first."""
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    found: list[Choice] = []
    if state.phase == "naming_blind":
        if span := opening_span(state, seat):
            found.append(offers.number("name_blind", "amount", span.low, span.high))
        return (*found, offers.plain("take_back"))
    valid = opens(state.deal.hands[seat], state.pot.required)
    if not valid and state.setup.only_valid_openings:
        return (offers.plain("pass"),)
    if span := opening_span(state, seat):
        found.append(offers.number("open", "amount", span.low, span.high))
    if span := open_blind_span(state, seat):
        found.append(offers.number("open_blind", "amount", span.low, span.high))
    return (*found, offers.plain("pass")) if valid else (offers.plain("pass"), *found)


def pass_(draft: Draft, seat: int) -> None:
    """The seat does not open; after the last one the round is passed out (PA-20, PA-21)."""
    draft.speak()
    draft.say(e.Passed(seat=seat))
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
    _lay_opening(draft, seat, amount, spoken=True)
    draft.say(e.Opened(seat=seat, n=amount))
    joining.ask_others(draft, seat)


def open_blind(draft: Draft, seat: int, amount: int) -> None:
    """The seat opens, and is to name a blind bet (PA-23)."""
    _lay_opening(draft, seat, amount, spoken=draft.deal.spoken)
    draft.phase = "naming_blind"


def name_blind(draft: Draft, seat: int, amount: int) -> None:
    """The blind bet is laid too: after the exchange the betting stands at it (PA-23)."""
    draft.lay(seat, amount)
    draft.betting = draft.betting.but(bets=put(draft.betting.bets, seat, amount))
    draft.speak()
    draft.say(e.OpenedBlind(seat=seat, n=draft.pot.price, blind=amount))
    joining.ask_others(draft, seat)


def take_back(draft: Draft, seat: int) -> None:
    """The opening is taken back before the blind bet is named: nothing has been said yet (PA-23)."""
    draft.lay(seat, -draft.pot.price, price=0)
    draft.deal = draft.deal.but(opener=None, opening=())
    draft.phase = "opening"


def _span(state: Fields, chips: int) -> Span | None:
    high = min(state.largest(state.pot.chips), chips)
    return Span(low=1, high=high) if high >= 1 else None


def _lay_opening(draft: Draft, seat: int, amount: int, *, spoken: bool) -> None:
    draft.deal = draft.deal.but(opener=seat, opening=draft.deal.hands[seat], spoken=spoken)
    draft.lay(seat, amount, price=amount)
