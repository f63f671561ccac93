"""What lies on a table, as plain data: the seats in their turn, what is in the middle, the hands that are shown."""

from __future__ import annotations

from dataclasses import dataclass

from kortspel.cards import Card


@dataclass(frozen=True)
class TableSeat:
    """One seat as everybody sees it."""

    name: str
    marks: tuple[str, ...] = ()
    """What the seat is besides, the weightiest first: who deals, who opened."""
    figure: str = ""
    """Its chips or points."""
    manner: str = ""
    """How the player plays, where that is known."""
    word: str = ""
    """What was said last, in this round."""
    turn: bool = False
    out: bool = False
    backs: int = 0
    """The cards that it holds face down."""
    laid: int = 0
    """The chips before it, until they are swept into the pot."""
    card: Card | None = None
    """Its card in the trick."""
    best: bool = False
    """The card is the highest so far."""
    leads: bool = False
    """It led the trick, or is about to."""


@dataclass(frozen=True)
class ShownHand:
    """A hand that lies open on the cloth."""

    name: str
    cards: tuple[Card, ...]
    words: str = ""
    """What the hand is."""
    kind: str = ""
    """The same in a word, for where there is no room for more."""
    score: str = ""
    """What it brought."""
    lit: bool = False
    """It won."""
    key: frozenset[Card] = frozenset()
    """The cards that make the hand what it is; empty for all of them."""


@dataclass(frozen=True)
class TablePicture:
    """The whole table. The seats are in their turn, clockwise, the one at the bottom first."""

    seats: tuple[TableSeat, ...] = ()
    own: bool = True
    """The first seat is that of whoever is at the screen, whose cards lie below."""
    pot: int | None = None
    """The chips in the middle."""
    pot_word: str = ""
    trick: bool = False
    """Cards are laid to a trick."""
    lines: tuple[str, ...] = ()
    """Words in the middle, such as what a bet may be."""
    shown: tuple[ShownHand, ...] = ()
    """Hands that lie open; while there are any the seats are not drawn."""
    headline: str = ""
    """Over the open hands: who won what."""
    said: tuple[str, ...] = ()
    """What was said last, where there is no log beside the table."""
