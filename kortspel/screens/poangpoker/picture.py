"""From a view of Poängpoker to what lies on the table, as plain data."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from kortspel.cards import Card
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import HAND, rank_hand
from kortspel.screens.table import laid
from kortspel.screens.table.laid import Stage
from kortspel.screens.table.shown import key_cards
from kortspel.text.words import by_rank, cards_text, hand_text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.table import ShownHand, TablePicture

WHY: Final = ("equal", "last_trick")
"""What of the scoring is told under the hands."""


def heading(view: PoangpokerView, stage: Stage, look: Look) -> tuple[tuple[str, ...], str]:
    """The game, the deal, what is about; to the right the trump card, and which trick."""
    text = look.text
    number = text("trick_table.deal", n=view.deal)
    if view.deals is not None:
        number = text("trick_table.deal_of", n=view.deal, deals=view.deals)
    elif view.options.end == "limit":
        number += " · " + text("trick_table.to", n=view.options.limit)
    right = [laid.trick_words(text, view, stage)]
    if view.trump is not None:
        right.insert(0, text("trick_table.trump", card=faces.small(look, view.trump)))
    return (text.game("poangpoker"), number), " · ".join(right)


def table(view: PoangpokerView, stage: Stage, look: Look, *, thinking: bool) -> TablePicture:
    """The table at this stage. ``thinking``: is it a computer player who is to move?"""
    if stage in ("scored", "finished"):
        return _scored(view, look)
    totals = view.sheet[-1].totals if view.sheet else (Fraction(0),) * len(view.players)

    def points(seat: int) -> str:
        return look.text("trick_table.points", points=totals[seat])

    return laid.table(view, stage, look, points, thinking=thinking, trump=view.trump)


def _scored(view: PoangpokerView, look: Look) -> TablePicture:
    """All hands that counted lie open, with what each brought; those that won are lit."""
    text, row = look.text, view.sheet[-1]
    shown: list[ShownHand] = []
    for seat, player in enumerate(view.players):
        dealt = view.shown_dealt[seat] if view.shown_dealt else ()
        trick = Fraction(row.trick[seat])
        shown.append(_shown(view.shown[seat], player.name, row.hand[seat], trick, look))
        if dealt:
            name = text("trick_table.dealt").strip()
            shown.append(_shown(dealt, f"{player.name} {name}", row.dealt[seat], Fraction(0), look))
    totals = " · ".join(
        f"{player.name} {text('trick_table.points', points=row.totals[seat])}"
        for seat, player in enumerate(view.players)
    )
    return TablePicture(shown=tuple(shown), headline=totals, lines=laid.why(view.events, view, look, WHY))


def _shown(cards: tuple[Card, ...], name: str, won: Fraction, trick: Fraction, look: Look) -> ShownHand:
    text = look.text
    brought = [f"+{text.number(points)}" for points in (won, trick) if points]
    return ShownHand(
        name=name,
        cards=by_rank(cards),
        words=hand_text(text, rank_hand(cards)),
        kind=text(f"cards.category.{rank_hand(cards).category.value}"),
        score=" ".join(brought),
        lit=bool(won),
        key=key_cards(cards),
    )


def hand_lines(view: PoangpokerView, look: Look) -> tuple[Part, ...]:
    """Beside the hand: what it is, what it is worth, what was laid away."""
    if view.seat is None or len(view.counted) != HAND:
        return ()
    text, held = look.text, rank_hand(view.counted)
    worth = text("trick_table.worth", n=view.options.scale[held.category])
    lines: tuple[Part, ...] = ((hand_text(text, held), palette.STRONG), (worth, palette.FAINT))
    if not view.laid_away:
        return lines
    away = cards_text(text, by_rank(view.laid_away), glyphs=not look.ascii)
    return (*lines, (text("trick_table.away", cards=away), palette.FAINT))
