"""Positions for the tests of the coach."""

from __future__ import annotations

import random

from kortspel.coach.position import Position, Rules, start

AMERICAN = Rules("american", (0, 2, 5, 10, 15, 20, 25, 50, 75, 100), target=200)
ENGLISH = Rules("english", (0, 1, 3, 6, 12, 5, 10, 16, 30, 30), target=70)
SWEDISH = Rules("swedish", (0, 2, 4, 6, 8, 10, 12, 14, 20, 20))
ALL = (AMERICAN, ENGLISH, SWEDISH)


def random_position(rules: Rules, rng: random.Random, laid: int, *, joker: bool = False) -> Position:
    """So many cards laid at random, and a card turned."""
    position = start(rules, joker=joker)
    cards = rng.sample(range(52), 25)
    if joker:
        cards[rng.randrange(25)] = 52
    for card in cards[:laid]:
        position = position.turned(card)
        position = position.after(rng.choice(position.allowed))
    return position.turned(cards[laid])
