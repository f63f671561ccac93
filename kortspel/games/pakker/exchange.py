"""The exchange: all throw in turn, then all get their new cards in the same order (PA-30 to PA-32).

Between the two the whole table looks on: so everybody, who threw first or last, has been told every number.
"""

from __future__ import annotations

from kortspel.cards import Card
from kortspel.games.base import Choice
from kortspel.games.pakker import betting, offers
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import proof
from kortspel.games.pakker.state import Fields


def start(draft: Draft) -> None:
    """Those still in throw in turn, from the dealer's left."""
    draft.phase = "exchange"
    draft.turn = draft.stop = draft.left_of(draft.dealer)


def choices(state: Fields) -> tuple[Choice, ...]:
    """What the seat to move may do: throw none to five of its cards, or deal when all have thrown."""
    if state.phase == "dealing":
        return (offers.plain("deal"),)
    seat = state.turn
    assert seat is not None, "there is a turn in every phase but the last"
    return (offers.throw(state.deal.hands[seat]),)


def throw(draft: Draft, seat: int, cards: tuple[Card, ...]) -> None:
    """The seat throws these cards and says how many (PA-30); the opener's proof is laid aside (PA-24)."""
    deal = draft.deal
    kept = tuple(card for card in deal.hands[seat] if card not in cards)
    aside = (proof(kept, cards, draft.pot.required) or ()) if seat == deal.opener else deal.aside
    draft.deal = deal.but(
        hands=put(deal.hands, seat, kept),
        thrown=(*deal.thrown, *(card for card in cards if card not in aside)),
        aside=aside,
        threw=put(deal.threw, seat, cards),
    )
    draft.say(e.Threw(seat=seat, n=len(cards)))
    go_on(draft, seat)


def go_on(draft: Draft, seat: int) -> None:
    """The next one throws; when all have, the new cards are to be dealt."""
    following = draft.next_live(seat)
    if following is not None:
        draft.turn = following
        return
    draft.phase = "dealing"
    draft.turn = draft.speaker()


def deal(draft: Draft) -> None:
    """All get their new cards, in the order in which they threw, and the betting begins."""
    for buyer in draft.round_from(draft.stop):
        if draft.pot.status[buyer] == "in":
            buy_cards(draft, buyer, len(draft.deal.threw[buyer] or ()))
    betting.start(draft)


def buy_cards(draft: Draft, seat: int, number: int) -> None:
    """So many cards of the stock go to the seat. The deck's last card is never sold (PA-32).

    When only that one is left, the thrown cards are shuffled together with it and sold in their turn; those that
    the seat itself threw come to it last of all.
    """
    deal = draft.deal
    stock, thrown = deal.stock, deal.thrown
    own = frozenset(deal.threw[seat] or ())
    new: list[Card] = []
    while len(new) < number:
        if len(stock) == 1:
            stock, thrown = draft.shuffle((*stock, *thrown)), ()
            draft.say(e.Reshuffled())
        wanted = number - len(new)
        if own.isdisjoint(stock):
            sold, stock = stock[:-1][:wanted], stock[min(wanted, len(stock) - 1) :]
        else:
            sold = tuple(sorted(stock[:-1], key=own.__contains__)[:wanted])
            stock = tuple(card for card in stock if card not in sold)
        new.extend(sold)
    draft.deal = deal.but(
        stock=stock,
        thrown=thrown,
        hands=put(deal.hands, seat, (*deal.hands[seat], *new)),
        bought=put(deal.bought, seat, (*deal.bought[seat], *new)),
    )
