"""From the first dealer to the dealt hands: antes, going blind, the cut, the chain of passed-out rounds.

PA-2, PA-10 to PA-16, PA-21.
"""

from __future__ import annotations

from typing import Final

from kortspel.cards import DECK
from kortspel.games.base import Choice
from kortspel.games.pakker import bank, clock, joining, offers, taking
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.parts import Pot
from kortspel.games.pakker.state import Fields
from kortspel.ranking import HAND
from kortspel.table import seats as ring_seats
from kortspel.table.dealer import settled

FORGOTTEN_FINE: Final = 1
"""What a forgotten ante costs on top (PA-13)."""


def draw_seats(draft: Draft) -> None:
    """Seats by lot: the order round the table is drawn (PA-2)."""
    draft.ring = draft.shuffle(draft.ring)
    for place, seat in enumerate(draft.ring, start=1):
        draft.say(e.DrewSeat(seat=seat, n=place))


def draw_dealer(draft: Draft) -> None:
    """Each draws a card and the highest deals; those with equal highest draw again (PA-10)."""
    drawn = settled(len(draft.ring), lambda _: draft.shuffle(DECK))
    for drawing in drawn.draws:
        for seat, card in zip(draft.ring, drawing, strict=True):
            if card:
                draft.say(e.DrewCard(seat=seat, card=card))
    draft.dealer = draft.ring[drawn.seat]
    draft.say(e.FirstDealer(seat=draft.dealer))


def begin(draft: Draft, at: int) -> None:
    """The word to deal, at this time: the next pot, unless the time is up meanwhile (PA-8)."""
    clock.start(draft, at)
    if clock.time_is_up(draft):
        clock.close(draft)
    else:
        _begin_pot(draft)


def after_purchase(draft: Draft) -> None:
    """With chips in hand again somebody else may be to move before the deal; in a hand the turn stays."""
    if draft.phase == "between":
        clock.pause(draft)
    elif draft.phase == "short":
        settle_short(draft)


def _begin_pot(draft: Draft) -> None:
    """A new pot: everybody at the table antes (PA-12)."""
    seats = range(len(draft.setup.players))
    draft.events = ()
    draft.result = None
    draft.pot = Pot.none(tuple("in" if seat in draft.ring else "away" for seat in seats), draft.pot.fines)
    _antes(draft)


def next_round(draft: Draft) -> None:
    """Everybody passed: the hands are thrown in, the pot stays, the next player deals (PA-21).

    That is the next one at the table, in the pot or not (PA-10); and before anybody antes the one to the left of it
    who is in may go blind (PA-15).
    """
    draft.pot = draft.pot.but(passed_out=draft.pot.passed_out + 1, redeals=0)
    draft.say(e.PassedOut(n=draft.pot.chips, rank=draft.pot.required))
    draft.gather()
    draft.dealer = draft.round_from(draft.dealer)[1]
    draft.phase = "blind"
    draft.turn = draft.left_of(draft.dealer)


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do before the deal."""
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    if state.phase == "antes":
        left = tuple(other for other in bank.actors(state) if other in missing_antes(state))
        laying = (offers.one_of("ante", "seat", left),) if left else ()
        return (*laying, offers.plain("deal"))
    if state.phase == "cut":
        return offers.number("cut", "place", 1, len(DECK) - 1), offers.plain("no_cut")
    found = []
    if state.phase == "blind" and state.bank.chips[seat] >= state.pot.antes:
        found.append(offers.plain("go_blind"))
    if state.phase == "blind" and not clock.short_of_ante(state, seat):
        found.append(offers.plain("no_blind"))
    if clock.short_of_ante(state, seat):
        found.append(offers.plain("sit_out"))
    return tuple(found)


def missing_antes(state: Fields) -> tuple[int, ...]:
    """Antes by hand: those who have not laid for the coming deal, in order."""
    return tuple(seat for seat in state.live if seat not in state.pot.anted)


def go_blind(draft: Draft, seat: int) -> None:
    """The seat lays the antes' sum again; nobody antes and nothing is required to go along (PA-15)."""
    price = draft.pot.antes
    draft.lay(seat, price, blind=seat, price=price)
    draft.say(e.Blind(seat=seat, n=price))
    _cut(draft)


def settle_short(draft: Draft) -> None:
    """Nobody goes blind: who cannot pay the ante buys chips or sits out; then the antes are laid."""
    order = draft.round_from(draft.left_of(draft.dealer))
    short = [seat for seat in order if draft.pot.status[seat] == "in" and clock.short_of_ante(draft, seat)]
    if short:
        draft.phase = "short"
        draft.turn = short[0]
    else:
        _antes(draft)


def sit_out(draft: Draft, seat: int) -> None:
    """Without the chips for the next ante the seat is out of the rest of this pot (PA-51)."""
    draft.set_status(seat, "out")
    draft.say(e.SitsOut(seat=seat))
    if taking.take_unshown(draft):
        return
    if draft.phase == "blind":
        draft.turn = draft.left_of(draft.dealer)
    else:
        settle_short(draft)


def lay_antes(draft: Draft, *seats: int) -> None:
    """These seats lay their antes; by hand, the deal waits for the word."""
    ante, pot = draft.setup.ante, draft.pot
    chips, laid = list(draft.bank.chips), list(pot.laid)
    for seat in seats:
        chips[seat] -= ante
        laid[seat] += ante
    draft.bank = draft.bank.but(chips=tuple(chips))
    draft.pot = pot.but(laid=tuple(laid), antes=pot.antes + ante * len(seats), anted=(*pot.anted, *seats))


def end_antes(draft: Draft) -> None:
    """The deal is done: a forgotten ante is paid now, and a chip more (PA-13)."""
    for seat in missing_antes(draft):
        lay_antes(draft, seat)
        draft.say(e.ForgotAnte(seat=seat, n=bank.fine(draft, seat, FORGOTTEN_FINE)))
    _cut(draft)


def deal(draft: Draft, cut: int = 0) -> None:
    """Shuffle, cut, and deal five cards each, one at a time from the dealer's left (PA-11, PA-14)."""
    deck = draft.shuffle(DECK)
    deck = (*deck[cut:], *deck[:cut])
    order = draft.round_from(draft.left_of(draft.dealer))
    order = tuple(seat for seat in order if draft.pot.status[seat] == "in")
    hands = ring_seats.deal(deck, len(order) - 1, len(order), HAND)
    seats = range(len(draft.setup.players))
    draft.deal = draft.deal.but(
        hands=tuple(hands[order.index(seat)] if seat in order else () for seat in seats),
        stock=deck[HAND * len(order) :],
    )
    if draft.pot.blind is None:
        draft.phase = "opening"
        draft.turn = draft.stop = order[0]
    else:
        joining.ask_others(draft, draft.pot.blind)


def redeal(draft: Draft) -> None:
    """The same dealer deals again; what was laid stays (PA-70)."""
    draft.gather()
    _cut(draft)


def _antes(draft: Draft) -> None:
    """The antes, the dealer's left first; by hand, only those of the computer players (PA-12, PA-13)."""
    by_hand = draft.setup.antes_by_hand
    draft.pot = draft.pot.but(anted=())
    lay_antes(draft, *(seat for seat in draft.live if not (by_hand and draft.human(seat))))
    if missing_antes(draft):
        draft.phase = "antes"
        draft.turn = draft.speaker()
        return
    draft.say(e.Antes(n=draft.pot.chips))
    _cut(draft)


def _cut(draft: Draft) -> None:
    """Before the deal the dealer's left may cut, where that was agreed (PA-11)."""
    if not draft.setup.cut:
        deal(draft)
        return
    draft.phase = "cut"
    draft.turn = draft.left_of(draft.dealer)
