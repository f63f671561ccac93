"""From a view of Pakker to what is drawn: pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from datetime import datetime
from typing import Final

from kortspel.cards import Card
from kortspel.games.pakker.view import PakkerView, SeatView
from kortspel.ranking import HAND, Category, Hand, rank_hand
from kortspel.screens.table.shown import key_cards
from kortspel.text import Text
from kortspel.text.telling import told
from kortspel.text.words import by_rank, hand_text
from kortspel.widgets import palette
from kortspel.widgets.faces import Look
from kortspel.widgets.lines import Part
from kortspel.widgets.table import ShownHand, TablePicture, TableSeat

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


def table(view: PakkerView, look: Look, *, thinking: bool = False) -> TablePicture:
    """The table: the seats and the pot, or after a showdown the hands that were shown."""
    text = look.text
    if view.phase in ("between", "time", "closing", "extending") and view.result and view.result.shown:
        return showdown(view, look)
    ring = view.ring
    own = view.seat if view.seat in ring else None
    if own is not None:
        place = ring.index(own)
        ring = (*ring[place:], *ring[:place])
    return TablePicture(
        seats=tuple(_seat(view, view.seats[seat], text, thinking=thinking) for seat in ring),
        own=own is not None and view.hand is not None,
        pot=view.pot.chips,
        pot_word=text("pakker_table.pot_word"),
        lines=_lines(view, text),
    )


def _lines(view: PakkerView, text: Text) -> tuple[str, ...]:
    """Under the pot: who went blind, what staying in costs and what a bet may be; or who took the last pot."""
    pot, lines = view.pot, []
    if view.result is not None:
        return tuple(
            told(text, event, _names(view)) for event in view.events if event.kind in ("returned", "take")
        )
    for event in view.events:
        if event.kind == "open_blind":
            # A blind bet stands until it is called or raised, however much has been said since (PA-23).
            lines = [
                text("pakker_table.blind_stands", name=view.seats[event.seat].player.name, n=event.blind)
            ]
        elif event.kind in ("antes", "blind", "bet", "raise"):
            lines = []
    if pot.aside:
        lines.append(text("pakker_table.aside_of", name=view.seats[pot.opener or 0].player.name, n=pot.aside))
    if view.to_move is not None and view.phase == "joining":
        lines.append(text("pakker_table.to_join", n=pot.to_call))
    elif view.to_move is not None and view.phase == "betting" and pot.to_call:
        lines.append(text("pakker_table.to_call", n=pot.to_call, most=pot.largest))
    elif view.phase in ("opening", "betting", "naming_blind"):
        lines.append(text("pakker_table.largest", n=pot.largest))
    return tuple(lines)


def _names(view: PakkerView) -> list[str]:
    return [seat.player.name for seat in view.seats]


def showdown(view: PakkerView, look: Look) -> TablePicture:
    """The hands that were shown, in the order of showing, with what each took; the winners' cards are lit."""
    text, result = look.text, view.result
    assert result is not None, "a pot was taken"
    names = _names(view)
    took = {taken.seat: taken.chips for taken in result.taken}
    shown = [
        ShownHand(
            name=names[hand.seat],
            cards=sorted_hand(hand.cards),
            words=hand_text(text, rank_hand(hand.cards)),
            kind=text(f"cards.category.{rank_hand(hand.cards).category.value}"),
            score=f"+{text.number(took[hand.seat])}" if hand.seat in took else "",
            lit=hand.seat in took,
            key=key_cards(hand.cards),
        )
        for hand in result.shown
    ]
    if (
        result.proof
        and result.opener is not None
        and result.opener not in {hand.seat for hand in result.shown}
    ):
        shown.append(
            ShownHand(
                names[result.opener], result.proof, text("pakker_table.proof"), key=frozenset(result.proof)
            )
        )
    winners = [
        told(text, event, names, glyphs=not look.ascii) for event in view.events if event.kind == "take"
    ]
    why = [
        told(text, event, names, glyphs=not look.ascii)
        for event in view.events
        if event.kind in ("decides", "share", "odd", "returned", "false_opening")
    ]
    return TablePicture(
        shown=tuple(shown),
        headline=" ".join(winners) or text("pakker_table.pot", n=result.chips),
        lines=tuple(why[-3:]),
    )


def _seat(view: PakkerView, seat: SeatView, text: Text, *, thinking: bool) -> TableSeat:
    marks = [text("pakker_table.dealer")] if seat.seat == view.dealer else []
    if seat.seat == view.pot.opener:
        marks.append(text("pakker_table.opener"))
    if seat.seat == view.pot.blind:
        marks.append(text("pakker_table.blind"))
    turn = seat.seat == view.to_move
    character = "" if seat.player.human else seat.player.character
    word = _word(view, seat, text)
    if word and seat.status == "in":
        word = text.quoted(word)
    return TableSeat(
        name=seat.player.name,
        marks=tuple(marks),
        figure=text("pakker_table.chips", n=seat.chips),
        manner=text(f"set_up.character.{character}") if character else "",
        word=text("computer.thinking") if thinking and turn else word,
        turn=turn,
        out=seat.status != "in",
        backs=seat.cards,
        laid=_laid(view, seat),
    )


def _laid(view: PakkerView, seat: SeatView) -> int:
    """What lies before the seat, until it is swept in: what it opened or went along for, or its bets."""
    if view.phase == "betting":
        return seat.bet
    return (
        max(0, seat.laid - view.options.ante) if view.phase in ("opening", "naming_blind", "joining") else 0
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


def hand_lines(
    view: PakkerView, text: Text, order: tuple[Card, ...], marked: Collection[Card]
) -> tuple[Part, ...]:
    """Beside the own hand: its chips, what it is or what stays of it, whether it will do for opening."""
    own = view.hand
    if own is None or view.seat is None:
        return ()
    seat = view.seats[view.seat]
    lines: list[Part] = [(text("pakker_table.chips", n=seat.chips), palette.TEXT)]
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
