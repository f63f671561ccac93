"""Random tables of Pakker, and what a seat may not know of one."""

from __future__ import annotations

import random
from typing import Any

from kortspel.cards import DECK, Card
from kortspel.games.base import Player
from kortspel.games.pakker import PakkerSetup, PakkerState
from kortspel.games.pakker.events import Threw

NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def random_setup(rng: random.Random) -> PakkerSetup:
    """Two to eight players with any options."""
    count = rng.randint(2, 8)
    players = tuple(
        Player(name=name, level=rng.choice(("human", "easy", "medium", "hard"))) for name in NAMES[:count]
    )
    smallest = rng.choice((1, 5, 20))
    return PakkerSetup(
        players=players,
        deal=random_code(rng),
        seats_by_lot=rng.random() < 0.5,
        chip_value=rng.choice((1, 1, 5)),
        smallest_purchase=smallest,
        first_purchase=rng.choice((smallest, 20, 50)),
        first_on_credit=rng.random() < 0.3,
        ante=rng.choice((1, 1, 2, 3)) if smallest > 1 else 1,
        antes_by_hand=rng.random() < 0.3,
        cut=rng.random() < 0.3,
        end=rng.choice(("none", "clock", "minutes", "pots")),
        end_at=1_000_000,
        end_minutes=rng.choice((1, 60)),
        end_pots=rng.choice((1, 3, 10)),
        limit=rng.choice(("pot", "share", "fixed")),
        limit_share=rng.choice((1, 50, 100)),
        limit_chips=rng.choice((1, 20)),
        only_valid_openings=rng.random() < 0.5,
        opener_may_check=rng.random() < 0.5,
        all_in=rng.random() < 0.5,
        numbers_shown=rng.random() < 0.3,
    )


def random_code(rng: random.Random) -> str:
    """Some deal code."""
    letters = "".join(rng.choice(LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def with_hidden_shuffled(state: PakkerState, seat: int | None, rng: random.Random) -> PakkerState:
    """Another state that looks the same to the seat: other cards in every place that it may not see.

    The deal code is another one too; and when numbers are no longer told, others have bought other numbers.
    """
    setup = state.setup.changed(deal=random_code(rng))
    if not state.deal.stock:
        return state.changed(setup=setup)
    own = set(state.deal.hands[seat]) if seat is not None else set()
    hidden = [card for card in DECK if card not in own]
    change: dict[Card, Card] = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(change.get(card, card) for card in cards)

    events = state.events
    fields: dict[str, Any] = {
        "hands": tuple(map(changed, state.deal.hands)),
        "stock": changed(state.deal.stock),
        "thrown": changed(state.deal.thrown),
        "aside": changed(state.deal.aside),
        "opening": changed(state.deal.opening),
        "bought": tuple(map(changed, state.deal.bought)),
        "threw": tuple(None if threw is None else changed(threw) for threw in state.deal.threw),
    }
    if state.phase == "betting" and not state.setup.numbers_shown:
        fields["bought"] = tuple(
            bought if other == seat else hand[: rng.randint(0, len(hand))]
            for other, (hand, bought) in enumerate(zip(fields["hands"], fields["bought"], strict=True))
        )
        fields["threw"] = tuple(
            threw if other == seat or threw is None else tuple(hidden[: rng.randint(0, 5)])
            for other, threw in enumerate(fields["threw"])
        )
        events = tuple(
            event.changed(n=rng.randint(0, 5)) if isinstance(event, Threw) and event.seat != seat else event
            for event in state.events
        )
        pile = (*fields["stock"], *fields["thrown"])
        left = rng.randint(1, len(pile))
        fields["stock"], fields["thrown"] = pile[:left], pile[left:]
    return state.changed(setup=setup, events=events, deal=state.deal.but(**fields))
