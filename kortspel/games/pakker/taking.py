"""How a pot is taken: what goes back first, the shares, and the proof of the opening (PA-24 to PA-26, PA-44, PA-61)."""

from __future__ import annotations

from collections import Counter

from kortspel.cards import Card
from kortspel.games.pakker import bank, clock
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import proof
from kortspel.games.pakker.records import PotPart, PotResult, Shown, Taken
from kortspel.games.pakker.state import Fields, Status
from kortspel.table.pots import shares, uncalled


def drop(draft: Draft, seat: int, status: Status = "folded") -> None:
    """The seat is out of the pot and its cards are thrown, but for those that prove its opening (PA-24)."""
    hand = draft.hands[seat]
    kept: tuple[Card, ...] = ()
    if seat == draft.opener:
        held = [card for card in hand if card in draft.opening]
        kept = proof(draft.aside, held, draft.required) or ()
    draft.aside = (*draft.aside, *kept)
    draft.thrown = (*draft.thrown, *(card for card in hand if card not in kept))
    draft.hands = put(draft.hands, seat, ())
    draft.set_status(seat, status)


def take_unshown(draft: Draft) -> bool:
    """If one alone is left, that one takes the pot and shows nothing but the openers (PA-18, PA-26, PA-44)."""
    live = draft.live
    if len(live) > 1:
        return False
    returned = give_back(draft)
    take(draft, (PotPart(chips=draft.pot, seats=live, winners=live),), (), returned)
    return True


def give_back(draft: Draft) -> Taken | None:
    """What nobody has called goes back to its bettor before the pot is taken (PA-44)."""
    seat, chips = uncalled(draft.laid, draft.live)
    if not chips:
        return None
    draft.lay(seat, -chips)
    draft.say(e.Returned(seat=seat, n=chips))
    return Taken(seat=seat, chips=chips)


def take(draft: Draft, parts: tuple[PotPart, ...], shown: tuple[Shown, ...], returned: Taken | None) -> None:
    """The pot is paid out, the opening proved or fined, the cards gathered; the deal passes on."""
    pot = draft.pot
    taken = _pay(draft, parts)
    draft.laid = (0,) * len(draft.laid)
    draft.fines = 0
    opener, openers, fined = draft.opener, _openers(draft), 0
    if opener is not None and openers:
        draft.say(e.ShowedOpeners(seat=opener, cards=openers))
    elif opener is not None:
        draft.say(e.FalseOpening(seat=opener, n=pot))
        fined = bank.fine(draft, opener, pot)
    draft.result = PotResult(
        chips=pot,
        taken=taken,
        parts=parts,
        returned=returned,
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
    clock.end_pot(draft)


def from_forehand(state: Fields) -> tuple[int, ...]:
    """The seats at the table, clockwise from the dealer's left."""
    return state.round_from(state.round_from(state.dealer)[1])


def gather(draft: Draft) -> None:
    """All cards go back into the deck, and what belonged to the deal is forgotten."""
    seats = len(draft.setup.players)
    draft.hands = ((),) * seats
    draft.stock = draft.thrown = draft.aside = draft.opening = ()
    draft.spoken = draft.right = False
    draft.opener = draft.bidder = None
    draft.bets = (0,) * seats
    draft.threw = (None,) * seats
    draft.bought = ((),) * seats


def _pay(draft: Draft, parts: tuple[PotPart, ...]) -> tuple[Taken, ...]:
    """Each part goes to its winners, in equal shares; the odd chips to the first of them (PA-61)."""
    taken: Counter[int] = Counter()
    for part in parts:
        taken.update(shares(part.chips, part.winners))
        if part.decided_by is not None:
            draft.say(e.Decided(seat=part.winners[0], card=part.decided_by))
        if len(part.winners) > 1:
            draft.say(e.Shared(seats=part.winners, n=part.chips))
        if part.odd:
            draft.say(e.Odd(seats=part.odd, n=len(part.odd)))
    order = [seat for seat in from_forehand(draft) if taken[seat]]
    for seat in order:
        draft.take(seat, taken[seat])
        draft.say(e.Took(seat=seat, n=taken[seat]))
    return tuple(Taken(seat=seat, chips=taken[seat]) for seat in order)


def _openers(draft: Draft) -> tuple[Card, ...]:
    """The cards that prove the opening: those laid aside, and the fewest of those held; none if they do not."""
    if draft.opener is None:
        return ()
    held = [card for card in draft.hands[draft.opener] if card in draft.opening]
    chosen = proof(draft.aside, held, draft.required)
    return () if chosen is None else (*draft.aside, *chosen)
