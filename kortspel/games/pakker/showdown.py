"""How a pot is taken, by the last one left or by showing, and the proof of the opening.

PA-24 to PA-26, PA-44, PA-51, PA-60 to PA-62.
"""

from __future__ import annotations

from collections import Counter

from kortspel.cards import Card
from kortspel.games.pakker import bank, clock
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import proof
from kortspel.games.pakker.records import PotResult, Shown, Taken
from kortspel.games.pakker.state import Fields
from kortspel.ranking import code_of, strength
from kortspel.table.pots import Layer, layers, shares, uncalled


def drop(draft: Draft, seat: int, *, out: bool = False) -> None:
    """The seat is out of the pot and its cards are thrown, but for those that prove its opening (PA-24)."""
    hand = draft.hands[seat]
    kept: tuple[Card, ...] = ()
    if seat == draft.opener:
        held = [card for card in hand if card in draft.opening]
        kept = proof(draft.aside, held, draft.required) or ()
    draft.aside = (*draft.aside, *kept)
    draft.thrown = (*draft.thrown, *(card for card in hand if card not in kept))
    draft.hands = put(draft.hands, seat, ())
    draft.set_status(seat, "out" if out else "folded")


def take_unshown(draft: Draft) -> bool:
    """If one alone is left, that one takes the pot and shows nothing but the openers (PA-18, PA-26, PA-44)."""
    live = draft.live
    if len(live) > 1:
        return False
    _end_pot(draft, {live[0]: draft.pot}, ())
    return True


def show_down(draft: Draft) -> None:
    """Those still in show, and the best hand takes the pot; side pots go to the best of those who share in them."""
    pot = draft.pot
    returned_to, returned = uncalled(draft.laid, draft.live)
    if returned:
        draft.lay(returned_to, -returned)
        draft.say("returned", seat=returned_to, n=returned)
        pot -= returned
    stakes = list(layers(draft.laid, draft.live))
    stakes[0] = Layer(stakes[0].chips + draft.fines, stakes[0].seats)
    shown = _show(draft, stakes)
    taken: Counter[int] = Counter()
    for layer in stakes:
        hands = {seat: hand_strength(draft.hands[seat]) for seat in layer.seats if seat in shown}
        best = max(hands.values())
        winners = [seat for seat in draft.round_from(_forehand(draft)) if hands.get(seat) == best]
        taken.update(shares(layer.chips, winners))
    _end_pot(draft, taken, tuple(Shown(seat=seat, cards=draft.hands[seat]) for seat in shown))


def hand_strength(hand: tuple[Card, ...]) -> int:
    """The strength of five cards as a number; equal for equal hands."""
    a, b, c, d, e = hand
    return strength(code_of(a), code_of(b), code_of(c), code_of(d), code_of(e))


def first_to_show(state: Fields) -> int:
    """Who bid last, in the betting or else before the exchange; the next one in if that seat is out (PA-60)."""
    last = state.bidder if state.bidder is not None else state.starter
    assert last is not None, "a pot is opened before it comes to a showdown"
    return last if state.status[last] == "in" else state.left_of(last)


def _show(draft: Draft, stakes: list[Layer]) -> list[int]:
    """The seats that show, in order: the first one, and whoever beats or equals the best shown for some stake."""
    best = [0] * len(stakes)
    shown: list[int] = []
    for seat in draft.round_from(first_to_show(draft)):
        if draft.status[seat] != "in":
            continue
        value = hand_strength(draft.hands[seat])
        mine = [place for place, layer in enumerate(stakes) if seat in layer.seats]
        if shown and all(value < best[place] for place in mine):
            continue
        shown.append(seat)
        draft.say("show", seat=seat, cards=draft.hands[seat])
        for place in mine:
            best[place] = max(best[place], value)
    return shown


def _end_pot(draft: Draft, taken: dict[int, int], shown: tuple[Shown, ...]) -> None:
    """The pot is paid out, the opening proved or fined, the cards gathered; the deal passes on."""
    pot = draft.pot
    order = [seat for seat in draft.round_from(_forehand(draft)) if taken.get(seat)]
    for seat in order:
        draft.take(seat, taken[seat])
        draft.say("take", seat=seat, n=taken[seat])
    draft.laid = (0,) * len(draft.laid)
    draft.fines = 0
    opener, openers, fined = draft.opener, _openers(draft), 0
    if opener is not None and openers:
        draft.say("openers", seat=opener, cards=openers)
    elif opener is not None:
        draft.say("false_opening", seat=opener, n=pot)
        fined = bank.fine(draft, opener, pot)
    draft.result = PotResult(
        chips=pot,
        taken=tuple(Taken(seat=seat, chips=taken[seat]) for seat in order),
        shown=shown,
        opener=opener,
        proof=openers,
        fine=fined,
    )
    gather(draft)
    draft.blind = None
    draft.antes = draft.price = draft.passed_out = 0
    draft.pots += 1
    draft.dealer = draft.round_from(draft.dealer)[1]
    draft.redeals = 0
    if clock.time_is_up(draft):
        clock.close(draft)
    else:
        clock.pause(draft)


def _openers(draft: Draft) -> tuple[Card, ...]:
    """The cards that prove the opening: those laid aside, and the fewest of those held; none if they do not."""
    if draft.opener is None:
        return ()
    held = [card for card in draft.hands[draft.opener] if card in draft.opening]
    chosen = proof(draft.aside, held, draft.required)
    return () if chosen is None else (*draft.aside, *chosen)


def gather(draft: Draft) -> None:
    """All cards go back into the deck, and what belonged to the deal is forgotten."""
    seats = len(draft.setup.players)
    draft.hands = ((),) * seats
    draft.stock = draft.thrown = draft.aside = draft.opening = ()
    draft.spoken = draft.right = False
    draft.opener = draft.bidder = None
    draft.bets = (0,) * seats
    draft.numbers = (None,) * seats
    draft.bought = ((),) * seats


def _forehand(draft: Draft) -> int:
    return draft.round_from(draft.dealer)[1]
