"""Where messages are drawn and how much room there is at the smallest terminal (60 × 20).

A translator sees it beside each message, and a test holds every language to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final


@dataclass(frozen=True)
class Place:
    """A place on the screen: so many lines of so many columns; no columns where a message may be of any length."""

    where: str
    columns: int = 0
    lines: int = 1


ANYWHERE: Final = Place("")

_TELL: Final = 58
"""Columns of the sentence at the place of the action."""

PLACES: Final[tuple[tuple[str, Place], ...]] = (
    ("cli.help", Place("kortspel --help; its lines stay lines, of 80 columns at most")),
    ("cli.*", Place("the command line")),
    ("key.*", Place("the name of a key", 12)),
    ("action.*", Place("what a key does, in the bar of keys", 34)),
    ("coach.action.*", Place("what a key does, in the bar of keys", 34)),
    ("cards.letter.X", Place("a card's corner", 3)),
    ("cards.letter.*", Place("a card's corner", 2)),
    ("cards.suit_letter.*", Place("a card's corner, where suits are letters", 1)),
    ("cards.one.*", Place("a rank in a hand's name", 7)),
    ("cards.many.*", Place("a rank in a hand's name", 7)),
    ("cards.category.[124569]", Place("a hand's name, in lists and beside a row", 11)),
    ("cards.category.*", Place("a hand's name, in lists", 15)),
    ("cards.hand.*", Place("a hand's name, beside the hand", 27)),
    ("*_table.mark", Place("under a marked card", 4)),
    ("*_table.dealer", Place("beside a name", 8)),
    ("*_table.opener", Place("beside a name", 8)),
    ("*_table.blind", Place("beside a name", 8)),
    ("*_table.word.*", Place("under a seat, in quotes", 14)),
    ("*_table.status.*", Place("under a seat", 14)),
    ("*_table.chips", Place("under a name", 14)),
    ("*_table.tricks", Place("under a name", 8)),
    ("*_table.bought", Place("under a seat", 14)),
    ("*_table.exchanged", Place("under a seat", 14)),
    ("computer.thinking", Place("under a seat", 14)),
    ("*_table.points", Place("under a name", 5)),
    ("patience.next", Place("beside the grid", 10)),
    ("patience.stage.*", Place("beside the grid", 10)),
    ("patience.target", Place("beside the grid", 10)),
    ("patience.best", Place("beside the grid", 10)),
    ("patience.average", Place("beside the grid", 10)),
    ("patience.short.*", Place("under a column", 5)),
    ("patience.hand.*", Place("beside a row, behind its points", 11)),
    ("trick_table.drawing", Place("beside the own card", 24)),
    ("trick_table.led", Place("beside the own card", 24, 3)),
    ("trick_table.took", Place("beside the own card", 24, 3)),
    ("trick_table.leads", Place("beside the own card", 24, 3)),
    ("daily.medal.*", Place("under the calendar", 8)),
    ("daily.played", Place("under the calendar", 15)),
    ("pakker_table.keeps", Place("beside the hand", 34)),
    ("pakker_table.opens*", Place("beside the hand", 27)),
    ("pakker_table.aside", Place("beside the hand", 27)),
    ("pakker_table.hand", Place("over the hand", 27)),
    ("trick_table.hand", Place("over the hand", 27)),
    ("trick_table.worth", Place("beside the hand", 27)),
    ("*.choice.*", Place("a numbered choice", 54)),
    ("patience.result.*", Place("the result", 54)),
    ("*.result.*", Place("a numbered choice", 54)),
    ("*.say.*", Place("the log of the table", _TELL, 4)),
    ("pakker_table.refusal.*", Place("under an amount", 50, 2)),
    ("*.refusal.*", Place("why something will not do", _TELL, 3)),
    ("*_table.prompt.*", Place("what is to be done", _TELL, 2)),
    ("patience.do.*", Place("what is to be done", _TELL, 2)),
    ("*.told", Place("what a game is, in the set-up", 56, 3)),
    ("set_up.*.help", Place("what is under the cursor", _TELL, 3)),
    ("*.help", Place("what is under the cursor", _TELL, 3)),
    ("*.option.*.*", Place("a value in the set-up", 22)),
    ("*.option.*", Place("an option in the set-up", 30)),
    ("*.preset.*", Place("a choice in the set-up", 40)),
    ("*.page.*", Place("a choice in the set-up", 40)),
    ("settings.folder", Place("the settings")),
    ("settings.theme.*", Place("a value in the settings", 28)),
    ("settings.*", Place("a row of the settings", 30)),
    ("menu.*", Place("the menu", 22)),
    ("patience.title", Place("a game in the menu, and over it", 16)),
    ("pakker.title", Place("a game in the menu, and over it", 16)),
    ("poangpoker.title", Place("a game in the menu, and over it", 16)),
    ("chicago.title", Place("a game in the menu, and over it", 16)),
    ("*.about", Place("beside a game in the menu", 27)),
    ("cover.press", Place("the cover", 54)),
    ("error.*", Place("behind a colon, inside a sentence")),
    ("noun.*", Place("inside sentences")),
    ("advice.*", Place("a hint at a table, one sentence of several", _TELL)),
    ("coach.reason.*", Place("a hint", _TELL, 3)),
    ("coach.lack.*", Place("a hint, behind why the best cell is best", _TELL, 2)),
)
"""Patterns of ids, the first that fits counts, and the room there."""


def place_of(message: str) -> Place:
    """Where the message is drawn."""
    return next((place for pattern, place in PLACES if fnmatchcase(message, pattern)), ANYWHERE)
