"""How a pot is taken: what goes back first, the shares, and the proof of the opening (PA-24 to PA-26, PA-44, PA-61)."""

from __future__ import annotations

from collections import Counter

from kortspel.cards import Card
from kortspel.games.pakker import bank, clock
from kortspel.games.pakker import events as e
from kortspel.games.pakker.draft import Draft, put
from kortspel.games.pakker.openers import proof
from kortspel.games.pakker.parts import Pot, Status
from kortspel.games.pakker.records import PotPart, PotResult, Shown, Taken
from kortspel.table.pots import shares, uncalled


def drop(draft: Draft, seat: int, status: Status = "folded") -> None:
    """The seat is out of the pot and its cards are thrown, but for those that prove its opening (PA-24)."""
    deal = draft.deal
    hand = deal.hands[seat]
    kept: tuple[Card, ...] = ()
    if seat == deal.opener:
        held = [card for card in hand if card in deal.opening]
        kept = proof(deal.aside, held, draft.pot.required) or ()
    draft.deal = deal.but(
        hands=put(deal.hands, seat, ()),
        aside=(*deal.aside, *kept),
        thrown=(*deal.thrown, *(card for card in hand if card not in kept)),
    )
    draft.set_status(seat, status)


def take_unshown(draft: Draft) -> bool:
    """If one alone is left, that one takes the pot and shows nothing but the openers (PA-18, PA-26, PA-44)."""
    live = draft.live
    if len(live) > 1:
        return False
    returned = give_back(draft)
    take(draft, (PotPart(chips=draft.pot.chips, seats=live, winners=live),), (), returned)
    return True


def give_back(draft: Draft) -> Taken | None:
    """What nobody has called goes back to its bettor before the pot is taken (PA-44)."""
    seat, chips = uncalled(draft.pot.laid, draft.live)
    if not chips:
        return None
    draft.lay(seat, -chips)
    draft.say(e.Returned(seat=seat, n=chips))
    return Taken(seat=seat, chips=chips)


def take(draft: Draft, parts: tuple[PotPart, ...], shown: tuple[Shown, ...], returned: Taken | None) -> None:
    """The pot is paid out, the opening proved or fined, the cards gathered; the deal passes on."""
    chips, opener, openers, fined = draft.pot.chips, draft.deal.opener, _openers(draft), 0
    taken = _pay(draft, parts)
    draft.pot = Pot.none(draft.pot.status)
    if opener is not None and openers:
        draft.say(e.ShowedOpeners(seat=opener, cards=openers))
    elif opener is not None:
        draft.say(e.FalseOpening(seat=opener, n=chips))
        fined = bank.fine(draft, opener, chips)
    draft.result = PotResult(
        chips=chips,
        taken=taken,
        parts=parts,
        returned=returned,
        shown=shown,
        opener=opener,
        proof=openers,
        fine=fined,
    )
    draft.gather()
    draft.clock = draft.clock.but(pots=draft.clock.pots + 1)
    draft.dealer = draft.round_from(draft.dealer)[1]
    clock.end_pot(draft)


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
    order = [seat for seat in draft.from_forehand() if taken[seat]]
    for seat in order:
        draft.take(seat, taken[seat])
        draft.say(e.Took(seat=seat, n=taken[seat]))
    return tuple(Taken(seat=seat, chips=taken[seat]) for seat in order)


def _openers(draft: Draft) -> tuple[Card, ...]:
    """The cards that prove the opening: those laid aside, and the fewest of those held; none if they do not."""
    deal = draft.deal
    if deal.opener is None:
        return ()
    held = [card for card in deal.hands[deal.opener] if card in deal.opening]
    chosen = proof(deal.aside, held, draft.pot.required)
    return () if chosen is None else (*deal.aside, *chosen)
