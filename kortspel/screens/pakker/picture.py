"""From a view of Pakker to what is drawn: pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from datetime import datetime
from typing import Final

from kortspel.cards import Card
from kortspel.games.pakker.view import HandView, PakkerView, SeatView
from kortspel.ranking import HAND, Category, Hand, rank_hand
from kortspel.text import Text
from kortspel.text.words import by_rank, hand_text
from kortspel.widgets import palette
from kortspel.widgets.hand import HandPicture
from kortspel.widgets.palette import Ink
from kortspel.widgets.seats import SeatPicture

WORDS: Final = frozenset(
    ("blind", "open", "open_blind", "pass", "joins", "call", "bet", "check", "raise", "stand", "take")
)
"""The events that stand under a seat as its last word."""

ANEW: Final = frozenset(("passed_out", "antes"))
"""Where a new deal begins: what was said before it is no last word."""

_HELD: Final = {
    (2,): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3,): Category.THREE,
    (4,): Category.FOUR,
}


def heading(view: PakkerView, text: Text) -> tuple[tuple[str, ...], str]:
    """The pot, what opening takes, the largest bet, the chips in play; the clock to the right."""
    pot = view.pot
    left = [text("pakker_table.pot", n=pot.chips)]
    left.append(text(f"pakker.phase.{view.scene}"))
    if pot.to_open is not None and view.phase != "finished":
        left.append(text(f"pakker_table.required.{pot.to_open}"))
    if view.phase not in ("between", "finished"):
        left.append(text("pakker_table.largest", n=pot.largest))
    left.append(text("pakker_table.in_play", n=sum(seat.chips for seat in view.seats) + pot.chips))
    left.append(text.game("pakker"))
    return tuple(left), _clock(view, text)


def _clock(view: PakkerView, text: Text) -> str:
    now = text.time(datetime.now())
    if view.clock.ends_at is not None:
        return f"{now} / {text.time(view.clock.ends_at)}"
    if view.clock.ends_after is not None:
        return text("pakker_table.pots", played=view.clock.number, pots=view.clock.ends_after)
    return now


def seats(view: PakkerView, text: Text, *, thinking: bool = False) -> tuple[SeatPicture, ...]:
    """The seats at the table in their order, clockwise; is it a computer player who is to move?"""
    return tuple(_seat(view, view.seats[seat], text, thinking=thinking) for seat in view.ring)


def _seat(view: PakkerView, seat: SeatView, text: Text, *, thinking: bool) -> SeatPicture:
    marks = [text("pakker_table.dealer")] if seat.seat == view.dealer else []
    if seat.seat == view.pot.opener:
        marks.append(text("pakker_table.opener"))
    if seat.seat == view.pot.blind:
        marks.append(text("pakker_table.blind"))
    turn = seat.seat == view.to_move
    character = "" if seat.player.human else seat.player.character
    return SeatPicture(
        name=seat.player.name,
        marks=tuple(marks),
        figure=text("pakker_table.chips", n=seat.chips),
        manner=text(f"set_up.character.{character}") if character else "",
        word=text("computer.thinking") if thinking and turn else _word(view, seat, text),
        turn=turn,
        out=seat.status != "in",
    )


def _word(view: PakkerView, seat: SeatView, text: Text) -> str:
    if seat.status != "in":
        return text(f"pakker_table.status.{seat.status}")
    if seat.number is not None:
        return text("pakker_table.bought", n=seat.number)
    for event in reversed(view.events):
        if event.kind in ANEW:
            break
        if event.kind not in WORDS or getattr(event, "seat", None) != seat.seat:
            continue
        if event.kind == "joins" and view.phase == "betting":
            # It went along before the exchange, and has yet to answer the bet.
            return ""
        short = event.message == "pakker.say.all_in"
        return text(f"pakker_table.word.{'all_in' if short else event.kind}", **event.__dict__)
    return ""


def hand(
    view: PakkerView, text: Text, marked: Collection[Card], at: int | None, order: tuple[Card, ...]
) -> HandPicture:
    """The viewer's hand in this order, or five backs while nobody's eyes are at the screen."""
    own = view.hand
    if own is None:
        backs = HAND if view.seat is None and any(seat.cards for seat in view.seats) else 0
        return HandPicture(cards=(None,) * backs)
    name = view.seats[view.seat or 0].player.name
    throwing = view.scene == "exchange" and bool(view.choices)
    return HandPicture(
        title=text("pakker_table.hand", name=name),
        cards=order,
        marked=frozenset(place for place, card in enumerate(order) if card in marked),
        at=at if throwing else None,
        mark=text("pakker_table.mark"),
        lines=_hand_lines(view, own, text, order, marked if throwing else ()),
    )


def _hand_lines(
    view: PakkerView, own: HandView, text: Text, order: tuple[Card, ...], marked: Collection[Card]
) -> tuple[tuple[str, Ink], ...]:
    lines = []
    if marked:
        kept = tuple(card for card in order if card not in marked)
        lines.append((text("pakker_table.keeps", hand=kept_text(text, kept)), palette.TEXT))
    elif len(own.cards) == HAND:
        lines.append((hand_text(text, rank_hand(own.cards)), palette.STRONG))
    if view.phase == "opening" and view.pot.opener is None:
        key = "pakker_table.opens" if own.opens else "pakker_table.opens_not"
        lines.append((text(key), palette.ACCENT if own.opens else palette.FAINT))
    elif view.pot.aside and view.seat == view.pot.opener:
        lines.append((text("pakker_table.aside", n=view.pot.aside), palette.FAINT))
    return tuple(lines)


def kept_text(text: Text, kept: tuple[Card, ...]) -> str:
    """What stays when some cards are thrown: a pair of jacks, four of a suit, or how many cards."""
    ranks = Counter("23456789TJQKA".index(card[0]) + 2 for card in kept)
    groups = sorted(((n, rank) for rank, n in ranks.items() if n > 1), reverse=True)
    shape = tuple(n for n, _ in groups)
    if shape in _HELD:
        return hand_text(text, Hand(_HELD[shape], (*(rank for _, rank in groups), 0)))
    if len(kept) == 4 and len({card[1] for card in kept}) == 1:
        return text("pakker_table.four_suited", suit=text(f"cards.suit.{kept[0][1]}"))
    return text("pakker_table.kept", n=len(kept))


def sorted_hand(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand as one sorts it: what belongs together first, then high to low."""
    count = Counter(card[0] for card in cards)
    return tuple(sorted(by_rank(cards), key=lambda card: -count[card[0]]))
