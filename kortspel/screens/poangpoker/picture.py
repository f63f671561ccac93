"""From a view of Poängpoker to what is drawn at the table: pure functions."""

from __future__ import annotations

import textwrap
from collections.abc import Collection
from fractions import Fraction
from typing import Literal

from kortspel.cards import Card, suit_of
from kortspel.games.poangpoker.view import PoangpokerView
from kortspel.ranking import HAND, rank_hand
from kortspel.table.seats import round_from
from kortspel.table.tricks import taken_by
from kortspel.text.words import by_rank, cards_text, hand_text
from kortspel.widgets import faces, palette
from kortspel.widgets.faces import Look
from kortspel.widgets.hand import HandPicture
from kortspel.widgets.lines import Line
from kortspel.widgets.palette import Ink
from kortspel.widgets.seats import SeatPicture
from kortspel.widgets.spread import Place, spread

Stage = Literal["drawn", "exchange", "tricks", "taken", "scored", "finished"]
"""What is on the table: ``drawn`` while the draw for the first deal, ``taken`` while a finished trick lies there."""

TRICKS = 5
SHORT = 9
"""Columns for each of two names in one line beside a hand."""


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


def seats(view: PoangpokerView, stage: Stage, look: Look, *, thinking: bool) -> tuple[SeatPicture, ...]:
    """Everybody with their points, the tricks they took and the cards they exchanged.

    ``thinking``: is it a computer player who is to move?
    """
    return tuple(_seat(view, seat, stage, look, thinking=thinking) for seat in range(len(view.players)))


def _seat(view: PoangpokerView, seat: int, stage: Stage, look: Look, *, thinking: bool) -> SeatPicture:
    text = look.text
    totals = view.sheet[-1].totals if view.sheet else (Fraction(0),) * len(view.players)
    figure = text("poangpoker_table.points", points=totals[seat])
    if view.phase != "exchange":
        figure += " " + text("poangpoker_table.tricks", n=view.taken[seat])
    changed = view.exchanged[seat]
    word = "" if changed is None else text("poangpoker_table.exchanged", n=changed)
    turn = seat == view.to_move and stage in ("exchange", "tricks")
    if turn and thinking:
        word = text("computer.thinking")
    return SeatPicture(
        name=view.players[seat].name,
        marks=(text("poangpoker_table.dealer"),) if seat == view.dealer else (),
        figure=figure,
        word=word if stage != "drawn" else "",
        turn=turn,
    )


def hand(
    view: PoangpokerView, look: Look, stage: Stage, marked: Collection[Card], at: int | None
) -> HandPicture:
    """The viewer's hand from high to low, or backs while nobody's eyes are at the screen."""
    if view.seat is None:
        left = HAND - len(view.winners)
        return HandPicture(cards=(None,) * left)
    text, cards = look.text, by_rank(view.hand)
    choosing = bool(view.choices) and stage in ("exchange", "tricks")
    dim = frozenset(place for place, card in enumerate(cards) if view.playable and card not in view.playable)
    return HandPicture(
        title=text("poangpoker_table.hand", name=view.players[view.seat].name),
        cards=cards,
        marked=frozenset(place for place, card in enumerate(cards) if card in marked),
        dim=dim,
        at=at if choosing else None,
        mark=text("poangpoker_table.mark"),
        lines=_hand_lines(view, look),
    )


def _hand_lines(view: PoangpokerView, look: Look) -> tuple[tuple[str, Ink], ...]:
    text, held = look.text, rank_hand(view.counted)
    worth = text("poangpoker_table.worth", n=view.options.scale[held.category])
    lines = ((hand_text(text, held), palette.STRONG), (worth, palette.FAINT))
    if not view.laid_away:
        return lines
    away = cards_text(text, by_rank(view.laid_away), glyphs=not look.ascii)
    return (*lines, (text("poangpoker_table.away", cards=away), palette.FAINT))


def draw_lines(view: PoangpokerView, look: Look, width: int) -> list[Line]:
    """The cards drawn for the first deal: the first draws in a line each, the deciding one laid out."""
    text = look.text
    lines: list[Line] = [(text("poangpoker_table.drawing"), palette.FAINT)]
    for drawing in view.draws[:-1]:
        # A card stays with its name where the line is broken.
        drawn = " · ".join(
            f"{view.players[seat].name}\N{NO-BREAK SPACE}{faces.small(look, card)}"
            for seat, card in enumerate(drawing)
            if card
        )
        lines += [(words, palette.TEXT) for words in textwrap.wrap(drawn, width)]
    places = tuple(
        Place(view.players[seat].name, card, best=seat == view.dealer)
        for seat, card in enumerate(view.draws[-1])
        if card
    )
    return lines + spread(places, look, width)


def trick_lines(view: PoangpokerView, stage: Stage, look: Look, width: int) -> list[Line]:
    """The trick on the table, or the finished one: who led, whose card is highest, and all cards in their turn."""
    trick = view.last_trick if stage == "taken" else view.trick
    if trick is None:
        return []
    seats = len(view.players)
    best = taken_by(trick.cards, view.trump) if trick.cards else None
    ring = round_from(trick.leader, seats)
    places = tuple(
        Place(
            view.players[seat].name,
            trick.cards[place] if place < len(trick.cards) else None,
            best=place == best,
            turn=place == len(trick.cards),
        )
        for place, seat in enumerate(ring)
    )
    said = _led(view, stage, look, None if best is None else ring[best])
    return [(said, palette.FAINT), *spread(places, look, width)]


def _led(view: PoangpokerView, stage: Stage, look: Look, best: int | None) -> str:
    trick = view.last_trick if stage == "taken" else view.trick
    assert trick is not None, "a trick is on the table"
    leader = view.players[trick.leader].name
    if best is None:
        return look.text("poangpoker_table.leads", name=leader)
    led = suit_sign(look, trick.cards[0])
    key = "poangpoker_table.took" if stage == "taken" else "poangpoker_table.led"
    return look.text(key, name=_short(leader), suit=led, best=_short(view.players[best].name))


def _short(name: str) -> str:
    return name if len(name) <= SHORT else name[: SHORT - 1] + "."


def suit_sign(look: Look, card: Card) -> str:
    """The suit of a card as a sign."""
    return faces.suit_sign(look, suit_of(card))
