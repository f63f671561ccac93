"""Which card a joker stands for in a line that is complete (PP-26)."""

from __future__ import annotations

from kortspel.cards import DECK, JOKER, Card, rank_of
from kortspel.games.patience.score import LineScore
from kortspel.ranking import categories


def stands_for(line: LineScore) -> Card | None:
    """The card, the highest where several would do; None without a joker, or before the line is complete."""
    if not line.complete or JOKER not in line.cards:
        return None
    others = tuple(card for card in line.cards if card != JOKER)
    readings = [card for card in DECK if card not in others and line.category in categories((*others, card))]
    return max(readings, key=lambda card: (rank_of(card), card), default=None)
