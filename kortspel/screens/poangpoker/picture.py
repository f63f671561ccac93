"""From a view of Poängpoker to what lies on the table, as plain data."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal

from kortspel.cards import Card, suit_of
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import HAND, rank_hand
from kortspel.screens.table.shown import key_cards
from kortspel.table.seats import round_from
from kortspel.table.tricks import taken_by
from kortspel.text.telling import told
from kortspel.text.words import by_rank, cards_text, hand_text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.table import ShownHand, TablePicture, TableSeat

Stage = Literal["drawn", "exchange", "tricks", "taken", "scored", "finished"]
"""What is on the table: ``drawn`` while the draw for the first deal, ``taken`` while a finished trick lies there."""

TRICKS: Final = 5
SHORT: Final = 9
"""Columns for each of two names in one line."""
WHY: Final = ("equal", "last_trick")
"""What of the scoring is told under the hands."""


def heading(view: PoangpokerView, stage: Stage, look: Look) -> tuple[tuple[str, ...], str]:
    """The game, the deal, what is about; to the right the trump card, and which trick."""
    text = look.text
    number = text("poangpoker_table.deal", n=view.deal)
    if view.deals is not None:
        number = text("poangpoker_table.deal_of", n=view.deal, deals=view.deals)
    elif view.options.end == "limit":
        number += " · " + text("poangpoker_table.to", n=view.options.limit)
    if stage in ("tricks", "taken"):
        number_of_trick = len(view.winners) + (stage == "tricks")
        right = [text("poangpoker_table.trick", n=number_of_trick, tricks=TRICKS)]
    else:
        right = [text(f"poangpoker_table.stage.{stage}")]
    if view.trump is not None:
        right.insert(0, text("poangpoker_table.trump", card=faces.small(look, view.trump)))
    return (text.game("poangpoker"), number), " · ".join(right)


def table(view: PoangpokerView, stage: Stage, look: Look, *, thinking: bool) -> TablePicture:
    """The table at this stage. ``thinking``: is it a computer player who is to move?"""
    if stage in ("scored", "finished"):
        return _scored(view, look)
    seats = len(view.players)
    return TablePicture(
        seats=tuple(
            _seat(view, seat, stage, look, thinking=thinking) for seat in round_from(view.seat or 0, seats)
        ),
        own=view.seat is not None,
        trick=stage != "exchange",
        lines=_lines(view, stage, look),
    )


def _seat(view: PoangpokerView, seat: int, stage: Stage, look: Look, *, thinking: bool) -> TableSeat:
    text = look.text
    totals = view.sheet[-1].totals if view.sheet else (Fraction(0),) * len(view.players)
    figure = text("poangpoker_table.points", points=totals[seat])
    if view.phase != "exchange":
        figure += " " + text("poangpoker_table.tricks", n=view.taken[seat])
    changed = view.exchanged[seat]
    # How many cards were exchanged is a word of the exchange; in the first trick it may still matter.
    fresh = changed is not None and len(view.winners) == 0
    word = text("poangpoker_table.exchanged", n=changed) if fresh else ""
    turn = seat == view.to_move and stage in ("exchange", "tricks")
    if turn and thinking:
        word = text("computer.thinking")
    card, best, leads = _laid(view, seat, stage)
    return TableSeat(
        name=view.players[seat].name,
        marks=(text("poangpoker_table.dealer"),) if seat == view.dealer else (),
        figure=figure,
        word=text.quoted(word) if word and not (turn and thinking) and stage != "drawn" else word,
        turn=turn,
        backs=0 if stage == "drawn" else _held(view, seat),
        card=card,
        best=best,
        leads=leads,
    )


def _held(view: PoangpokerView, seat: int) -> int:
    """How many cards the seat still holds."""
    trick = view.trick
    led = trick is not None and (seat - trick.leader) % len(view.players) < len(trick.cards)
    return HAND - len(view.winners) - led


def _laid(view: PoangpokerView, seat: int, stage: Stage) -> tuple[Card | None, bool, bool]:
    """The seat's card on the table; is it the highest, and did the seat lead?"""
    if stage == "drawn":
        card = next((drawing[seat] for drawing in reversed(view.draws) if drawing[seat]), None)
        return card, seat == view.dealer, False
    trick = view.last_trick if stage == "taken" else view.trick
    if trick is None or stage == "exchange":
        return None, False, False
    place = (seat - trick.leader) % len(view.players)
    card = trick.cards[place] if place < len(trick.cards) else None
    best = bool(trick.cards) and place == taken_by(trick.cards, view.trump)
    return card, best, seat == trick.leader


def _lines(view: PoangpokerView, stage: Stage, look: Look) -> tuple[str, ...]:
    """Words on the cloth: why these cards lie there, who leads, who is highest."""
    text = look.text
    if stage == "drawn":
        again = [told(text, event, _names(view), glyphs=not look.ascii) for event in view.events]
        return (text("poangpoker_table.drawing"), *again[-2:])
    trick = view.last_trick if stage == "taken" else view.trick
    if trick is None or stage == "exchange":
        return ()
    leader = view.players[trick.leader].name
    if not trick.cards:
        return (text("poangpoker_table.leads", name=leader),)
    seat = (trick.leader + taken_by(trick.cards, view.trump)) % len(view.players)
    best = _short(view.players[seat].name)
    key = "poangpoker_table.took" if stage == "taken" else "poangpoker_table.led"
    sign = faces.suit_sign(look, suit_of(trick.cards[0]))
    return (text(key, name=_short(leader), suit=sign, best=best),)


def _short(name: str) -> str:
    return name if len(name) <= SHORT else name[: SHORT - 1] + "."


def _names(view: PoangpokerView) -> list[str]:
    return [player.name for player in view.players]


def _scored(view: PoangpokerView, look: Look) -> TablePicture:
    """All hands that counted lie open, with what each brought; those that won are lit."""
    text, row = look.text, view.sheet[-1]
    shown: list[ShownHand] = []
    for seat, player in enumerate(view.players):
        dealt = view.shown_dealt[seat] if view.shown_dealt else ()
        trick = Fraction(row.trick[seat])
        shown.append(_shown(view.shown[seat], player.name, row.hand[seat], trick, look))
        if dealt:
            name = text("poangpoker_table.dealt").strip()
            shown.append(_shown(dealt, f"{player.name} {name}", row.dealt[seat], Fraction(0), look))
    told_why = [
        told(text, event, _names(view), glyphs=not look.ascii) for event in view.events if event.kind in WHY
    ]
    totals = " · ".join(
        f"{player.name} {text('poangpoker_table.points', points=row.totals[seat])}"
        for seat, player in enumerate(view.players)
    )
    return TablePicture(shown=tuple(shown), headline=totals, lines=tuple(told_why[-3:]))


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
    worth = text("poangpoker_table.worth", n=view.options.scale[held.category])
    lines: tuple[Part, ...] = ((hand_text(text, held), palette.STRONG), (worth, palette.FAINT))
    if not view.laid_away:
        return lines
    away = cards_text(text, by_rank(view.laid_away), glyphs=not look.ascii)
    return (*lines, (text("poangpoker_table.away", cards=away), palette.FAINT))
