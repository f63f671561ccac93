"""Who shows, and who has the best hand, for the main pot and for each side pot (PA-51, PA-60 to PA-62)."""

from __future__ import annotations

from kortspel.cards import Card, rank_of
from kortspel.games.pakker import events as e
from kortspel.games.pakker import taking
from kortspel.games.pakker.draft import Draft
from kortspel.games.pakker.records import PotPart, Shown
from kortspel.games.pakker.state import Fields
from kortspel.ranking import code_of, rank_hand, strength
from kortspel.table.pots import Layer, layers


def show_down(draft: Draft) -> None:
    """Those still in show, and the best hand takes the pot; side pots go to the best of those who share in them."""
    returned = taking.give_back(draft)
    stakes = list(layers(draft.pot.laid, draft.live))
    stakes[0] = Layer(stakes[0].chips + draft.pot.fines, stakes[0].seats)
    shown = _show(draft, stakes)
    parts = tuple(_won(draft, layer, shown) for layer in stakes)
    hands = tuple(Shown(seat=seat, cards=draft.deal.hands[seat]) for seat in shown)
    taking.take(draft, parts, hands, returned)


def hand_strength(hand: tuple[Card, ...]) -> int:
    """The strength of five cards as a number; equal for equal hands."""
    a, b, c, d, e = hand
    return strength(code_of(a), code_of(b), code_of(c), code_of(d), code_of(e))


def deciding_card(hand: tuple[Card, ...], other: tuple[Card, ...]) -> Card | None:
    """The card of the better hand that beats a hand which looks like it: the same pair, the same first cards (C-4).

    None where the hands differ at first sight.
    """
    best, rival = rank_hand(hand), rank_hand(other)
    if best.category != rival.category:
        return None
    place = next(n for n, (one, two) in enumerate(zip(best.ranks, rival.ranks, strict=True)) if one != two)
    return next(card for card in hand if rank_of(card) == best.ranks[place]) if place else None


def first_to_show(state: Fields) -> int:
    """Who bid last, in the betting or else before the exchange; the next one in if that seat is out (PA-60)."""
    last = state.betting.bidder if state.betting.bidder is not None else state.starter
    assert last is not None, "a pot is opened before it comes to a showdown"
    return last if state.pot.status[last] == "in" else state.left_of(last)


def _show(draft: Draft, stakes: list[Layer]) -> list[int]:
    """The seats that show, in order: the first one, and whoever beats or equals the best shown for some stake."""
    best = [0] * len(stakes)
    shown: list[int] = []
    for seat in draft.round_from(first_to_show(draft)):
        if draft.pot.status[seat] != "in":
            continue
        value = hand_strength(draft.deal.hands[seat])
        mine = [place for place, layer in enumerate(stakes) if seat in layer.seats]
        if shown and all(value < best[place] for place in mine):
            continue
        shown.append(seat)
        draft.say(e.Showed(seat=seat, cards=draft.deal.hands[seat]))
        for place in mine:
            best[place] = max(best[place], value)
    return shown


def _won(draft: Draft, stake: Layer, shown: list[int]) -> PotPart:
    """Who wins this of the pot, of those who have shown: the best hand, or equal ones together."""
    values = {seat: hand_strength(draft.deal.hands[seat]) for seat in stake.seats if seat in shown}
    best = max(values.values())
    winners = [seat for seat in draft.from_forehand() if values.get(seat) == best]
    beaten = [seat for seat in values if seat not in winners]
    decided_by = None
    if beaten and len(winners) == 1:
        rival = max(beaten, key=values.__getitem__)
        decided_by = deciding_card(draft.deal.hands[winners[0]], draft.deal.hands[rival])
    return PotPart(
        chips=stake.chips,
        seats=stake.seats,
        winners=tuple(winners),
        odd=tuple(winners[: stake.chips % len(winners)]),
        decided_by=decided_by,
    )
