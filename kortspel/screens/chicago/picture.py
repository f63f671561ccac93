"""From a view of Chicago to what lies on the table, as plain data."""

from __future__ import annotations

from typing import Final

from kortspel.games.chicago.setup import GOAL
from kortspel.games.chicago.view import ChicagoView
from kortspel.ranking import HAND, rank_hand
from kortspel.screens.table import laid
from kortspel.screens.table.laid import Stage
from kortspel.screens.table.shown import key_cards
from kortspel.text.words import cards_text, hand_text
from kortspel.widgets import palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.table import ShownHand, TablePicture

EXCHANGED: Final = ("best", "nobody", "resets", "stopped")
"""What is told on the cloth while cards are exchanged and Chicago is called."""
SCORED: Final = ("made", "last_trick", "best", "nobody", "resets")
"""What of the scoring is told under the hands."""


def heading(view: ChicagoView, stage: Stage, look: Look) -> tuple[tuple[str, ...], str]:
    """The game, the deal, how far one plays; to the right who called Chicago, and which exchange or trick."""
    text = look.text
    left = (text.game("chicago"), text("trick_table.deal", n=view.deal), text("trick_table.to", n=GOAL))
    if stage == "exchange":
        right = [text("chicago.exchange", n=view.round, of=view.options.exchanges)]
    else:
        right = [laid.trick_words(text, view, stage)]
    if view.caller is not None and stage in ("tricks", "taken"):
        right.insert(0, text("chicago.caller", name=view.players[view.caller].name))
    return left, " · ".join(right)


def table(view: ChicagoView, stage: Stage, look: Look, *, thinking: bool) -> TablePicture:
    """The table at this stage. ``thinking``: is it a computer player who is to move?"""

    def points(seat: int) -> str:
        return look.text("trick_table.points", points=view.points[seat])

    if stage in ("scored", "finished"):
        return _scored(view, look)
    picture = laid.table(view, stage, look, points, thinking=thinking)
    if stage not in ("exchange", "calling"):
        return picture
    told = laid.why(view.events, view, look, EXCHANGED, most=1)
    return TablePicture(seats=picture.seats, own=picture.own, lines=told)


def _scored(view: ChicagoView, look: Look) -> TablePicture:
    """All hands lie open, with what the deal brought each; the best one is lit. Or the game ended before that."""
    text, row = look.text, view.sheet[-1]
    shown = []
    for seat, cards in enumerate(view.shown):
        won = (row.exchange[seat], row.trick[seat], row.hand[seat], row.lost[seat])
        brought = [f"{'+' if points > 0 else ''}{text.number(points)}" for points in won if points]
        hand = ShownHand(
            name=view.players[seat].name,
            cards=cards,
            words=hand_text(text, rank_hand(cards)),
            score=" ".join(brought),
            lit=row.hand[seat] > 0,
            key=key_cards(cards),
        )
        shown.append(hand)
    totals = " · ".join(
        f"{name} {text('trick_table.points', points=view.points[seat])}"
        for seat, name in enumerate(laid.names(view))
    )
    # What was scored after exchanges has been told then.
    latest = max((n for n, event in enumerate(view.events) if event.kind == "takes"), default=-1)
    told = laid.why(view.events[latest + 1 :], view, look, SCORED)
    return TablePicture(shown=tuple(shown), headline=totals, lines=told if shown else (*told, totals))


def hand_lines(view: ChicagoView, look: Look) -> tuple[Part, ...]:
    """Beside the hand: what it is, what it is worth, what was laid away."""
    if view.seat is None or len(view.counted) != HAND:
        return ()
    text, held = look.text, rank_hand(view.counted)
    worth = text("trick_table.worth", n=view.options.worth(held.category))
    lines: tuple[Part, ...] = ((hand_text(text, held), palette.STRONG), (worth, palette.FAINT))
    if not view.drawn:
        return lines
    drawn = cards_text(text, view.drawn, glyphs=not look.ascii)
    return (*lines, (text("chicago.drawn", cards=drawn), palette.FAINT))
