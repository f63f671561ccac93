"""From the view of a game with tricks to what lies on its table: the draw, the seats, the trick; as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol

from kortspel.cards import Card, suit_of
from kortspel.games.base import Choice, Event, Outcome, Player
from kortspel.ranking import HAND
from kortspel.table.seats import round_from
from kortspel.table.sheet import Row
from kortspel.table.tricks import Trick, taken_by
from kortspel.text import Text
from kortspel.text.telling import told
from kortspel.widgets import faces
from kortspel.widgets.faces import Look
from kortspel.widgets.table import TablePicture, TableSeat

Stage = Literal["drawn", "exchange", "calling", "tricks", "taken", "scored", "finished"]
"""What is on the table: ``drawn`` while the draw for the first deal, ``taken`` while a finished trick lies there."""

SHORT: Final = 9
"""Columns for each of two names in one line."""


class DealView(Protocol):
    """What the views of games have in common where cards are exchanged, tricks played and points written down."""

    @property
    def seat(self) -> int | None: ...  # noqa: D102
    @property
    def to_move(self) -> int | None: ...  # noqa: D102
    @property
    def choices(self) -> tuple[Choice, ...]: ...  # noqa: D102
    @property
    def players(self) -> tuple[Player, ...]: ...  # noqa: D102
    @property
    def phase(self) -> str: ...  # noqa: D102
    @property
    def deal(self) -> int: ...  # noqa: D102
    @property
    def dealer(self) -> int: ...  # noqa: D102
    @property
    def draws(self) -> tuple[tuple[Card | None, ...], ...]: ...  # noqa: D102
    @property
    def hand(self) -> tuple[Card, ...]: ...  # noqa: D102
    @property
    def playable(self) -> tuple[Card, ...]: ...  # noqa: D102
    @property
    def exchanged(self) -> tuple[int | None, ...]: ...  # noqa: D102
    @property
    def trick(self) -> Trick | None: ...  # noqa: D102
    @property
    def last_trick(self) -> Trick | None: ...  # noqa: D102
    @property
    def winners(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def taken(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def sheet(self) -> Sequence[Row]: ...  # noqa: D102
    @property
    def events(self) -> Sequence[Event]: ...  # noqa: D102
    @property
    def outcome(self) -> Outcome | None: ...  # noqa: D102


def table(
    view: DealView,
    stage: Stage,
    look: Look,
    points: Callable[[int], str],
    *,
    thinking: bool,
    trump: Card | None = None,
) -> TablePicture:
    """The table until the deal is scored. ``points`` of a seat in words; ``thinking``: is a computer player to move?"""
    seats = tuple(
        _seat(view, seat, stage, look, points(seat), trump, thinking=thinking)
        for seat in round_from(view.seat or 0, len(view.players))
    )
    return TablePicture(
        seats=seats,
        own=view.seat is not None,
        trick=stage in ("drawn", "tricks", "taken"),
        lines=lines(view, stage, look, trump),
    )


def names(view: DealView) -> list[str]:
    """The players' names by seat."""
    return [player.name for player in view.players]


def why(
    events: Sequence[Event], view: DealView, look: Look, kinds: Sequence[str], most: int = 3
) -> tuple[str, ...]:
    """The latest events of these kinds in words."""
    found = [event for event in events if event.kind in kinds]
    return tuple(told(look.text, event, names(view), glyphs=not look.ascii) for event in found[-most:])


def trick_words(text: Text, view: DealView, stage: Stage) -> str:
    """Which trick it is, or what else is about."""
    if stage in ("tricks", "taken"):
        return text("trick_table.trick", n=len(view.winners) + (stage == "tricks"), tricks=HAND)
    return text(f"trick_table.stage.{stage}")


def _seat(
    view: DealView, seat: int, stage: Stage, look: Look, figure: str, trump: Card | None, *, thinking: bool
) -> TableSeat:
    text = look.text
    if view.phase not in ("exchange", "calling"):
        figure += " " + text("trick_table.tricks", n=view.taken[seat])
    changed = view.exchanged[seat]
    # How many cards were exchanged is a word of the exchange; in the first trick it may still matter.
    fresh = changed is not None and len(view.winners) == (stage == "taken") and stage != "drawn"
    word = text.quoted(text("trick_table.exchanged", n=changed)) if fresh else ""
    turn = seat == view.to_move and stage in ("exchange", "calling", "tricks")
    card, best, leads = _card(view, seat, stage, trump)
    return TableSeat(
        name=view.players[seat].name,
        marks=(text("trick_table.dealer"),) if seat == view.dealer else (),
        figure=figure,
        word=text("computer.thinking") if turn and thinking else word,
        turn=turn,
        backs=0 if stage == "drawn" else _held(view, seat),
        card=card,
        best=best,
        leads=leads,
    )


def _held(view: DealView, seat: int) -> int:
    """How many cards the seat still holds."""
    trick = view.trick
    led = trick is not None and (seat - trick.leader) % len(view.players) < len(trick.cards)
    return HAND - len(view.winners) - led


def _card(view: DealView, seat: int, stage: Stage, trump: Card | None) -> tuple[Card | None, bool, bool]:
    """The seat's card on the table; is it the highest, and did the seat lead?"""
    if stage == "drawn":
        card = next((drawing[seat] for drawing in reversed(view.draws) if drawing[seat]), None)
        return card, seat == view.dealer, False
    trick = view.last_trick if stage == "taken" else view.trick
    if trick is None or stage not in ("tricks", "taken"):
        return None, False, False
    place = (seat - trick.leader) % len(view.players)
    card = trick.cards[place] if place < len(trick.cards) else None
    best = bool(trick.cards) and place == taken_by(trick.cards, trump)
    return card, best, seat == trick.leader


def lines(view: DealView, stage: Stage, look: Look, trump: Card | None = None) -> tuple[str, ...]:
    """Words on the cloth: why these cards lie there, who leads, who is highest."""
    text = look.text
    if stage == "drawn":
        again = [told(text, event, names(view), glyphs=not look.ascii) for event in view.events]
        return (text("trick_table.drawing"), *again[-2:])
    trick = view.last_trick if stage == "taken" else view.trick
    if trick is None or stage not in ("tricks", "taken"):
        return ()
    leader = view.players[trick.leader].name
    if not trick.cards:
        return (text("trick_table.leads", name=leader),)
    seat = (trick.leader + taken_by(trick.cards, trump)) % len(view.players)
    best = _short(view.players[seat].name)
    key = "trick_table.took" if stage == "taken" else "trick_table.led"
    sign = faces.suit_sign(look, suit_of(trick.cards[0]))
    return (text(key, name=_short(leader), suit=sign, best=best),)


def _short(name: str) -> str:
    return name if len(name) <= SHORT else name[: SHORT - 1] + "."
