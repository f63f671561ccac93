"""A table to script: known cards, and moves written as one says them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args, get_origin

from pydantic.fields import FieldInfo

from kortspel.cards import DECK, Card, parse_cards, shuffled
from kortspel.games.base import Player, Refusal
from kortspel.games.pakker import GAME, PakkerSetup, PakkerState, PakkerView
from kortspel.games.pakker.moves import Deal, PakkerMove, TellTime

CODE = "K7Q2-M9PD"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")
DRAWN = ("2c", "3c", "4c", "5c", "6c", "7c", "8c")
MOVES = {move.model_fields["kind"].default: move for move in get_args(PakkerMove)}

ACES = "As Ah Kd 7c 2h"
KINGS = "Ks Kh 9d 6c 3h"
QUEENS = "Qs Qh 8d 5c 2d"
JACKS = "Js Jh Td 4c 3d"
TRASH = "9s 7h 5d 3c 2c"
TRASH_2 = "Ts 8h 6d 4d 2s"
TRASH_3 = "9h 8c 5s 4s 3s"


def deck(*hands: str, stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands, the dealer's left first, and then this stock; the rest lies below."""
    dealt = [parse_cards(hand) for hand in hands]
    top = [card for cards in zip(*dealt, strict=True) for card in cards] + list(parse_cards(stock))
    assert len(set(top)) == len(top), "a card is dealt twice"
    return (*top, *(card for card in DECK if card not in top))


class Stack:
    """Stands in for the shuffle: the decks laid on it come in their turn, then real ones.

    A shuffle of other cards than the whole deck, such as the thrown ones, leaves them in their order, unless there is
    some ``chance``.
    """

    def __init__(self) -> None:
        self.decks: list[tuple[Card, ...]] = []
        self.others: list[tuple[Any, ...]] = []
        """What else was shuffled."""
        self.chance: random.Random | None = None

    def __call__(self, code: str, n: int, cards: Sequence[Any]) -> tuple[Any, ...]:
        if tuple(cards) != DECK:
            self.others.append(tuple(cards))
            return tuple(self.chance.sample(cards, len(cards)) if self.chance else cards)
        return self.decks.pop(0) if self.decks else shuffled(code, n, cards)


class Table:
    """An evening with known cards. Seat 0 is forehand in the first pot, the last seat deals."""

    def __init__(self, stack: Stack, players: int = 4, computers: Sequence[int] = (), **options: Any) -> None:
        self.stack = stack
        if "first_draw" in options:
            stack.decks.append(options.pop("first_draw"))
        else:
            stack.decks.append(parse_deck(*DRAWN[: players - 1], "As"))
        seats = tuple(
            Player(name=NAMES[seat], level="easy" if seat in computers else "human")
            for seat in range(players)
        )
        self.setup = PakkerSetup(players=seats, deal=CODE, **options)
        self.state: PakkerState = GAME.new(self.setup)
        self.deals = True
        """The bought cards are dealt at once when all have thrown."""
        self.tells = True
        """As a pot ends, it is as late as when it began."""

    def deal(self, *hands: str, stock: str = "", at: int = 0) -> Table:
        """Begin a pot in which these hands are dealt, the dealer's left first."""
        self.stack.decks.append(deck(*hands, stock=stock))
        return self.play(f"next_pot {at}")

    def next_deck(self, *hands: str, stock: str = "") -> None:
        """The deck of the next shuffle."""
        self.stack.decks.append(deck(*hands, stock=stock))

    def play(self, *moves: str) -> Table:
        """Make the moves, each as ``raise 5`` or, to say who must be making it, ``2: raise 5``."""
        for line in moves:
            seat, colon, words = line.rpartition(":")
            if colon:
                assert GAME.to_move(self.state) == int(seat), f"{GAME.to_move(self.state)} is to move: {line}"
            self.state = GAME.apply(self.state, parse_move(words))
            if self.state.phase == "dealing" and self.deals:
                self.state = GAME.apply(self.state, Deal())
            if self.state.phase == "time" and self.tells:
                self.state = GAME.apply(self.state, TellTime(at=self.state.clock.now))
        return self

    def report(self, words: str) -> Table:
        """Make this report, and let everybody who is asked agree."""
        self.play(words)
        while self.state.question and self.state.question.kind == "report":
            self.play("agree")
        return self

    def refused(self, words: str) -> Refusal:
        """Why this move is refused; it must be."""
        move = parse_move(words)
        refusal = GAME.why_not(self.state, move)
        assert refusal is not None, f"{words} is allowed"
        return refusal

    def allows(self, words: str) -> bool:
        """May the seat to move do this?"""
        return GAME.why_not(self.state, parse_move(words)) is None

    def kinds(self) -> set[str]:
        """The kinds of moves that may be made, but for asking the coach."""
        return {choice.kind for choice in GAME.legal(self.state)} - {"hint"}

    def span(self, kind: str, field: str = "amount") -> tuple[int, int]:
        """The least and the most for a move's number."""
        choice = next(choice for choice in GAME.legal(self.state) if choice.kind == kind)
        domain: Any = choice.fields[field]
        return domain.low, domain.high

    @property
    def turn(self) -> int | None:
        """Who is to move."""
        return GAME.to_move(self.state)

    def view(self, seat: int | None = None) -> PakkerView:
        """What a seat may know."""
        return GAME.view(self.state, seat)

    def said(self, name: str) -> list[dict[str, Any]]:
        """What all know to have been said in the pot with this sentence: what fills it."""
        found = [event for event in self.view().events if event.message == f"pakker.say.{name}"]
        return [event.model_dump(exclude=_UNSAID) for event in found]


_UNSAID: Final = {"kind", "pot", "due", "credit", "reason", "what", "short"}
"""Fields of events that fill no sentence: the choice of the sentence tells them, or nobody does."""


def parse_deck(*cards: str) -> tuple[Card, ...]:
    """A deck that begins with these cards."""
    top = parse_cards(" ".join(cards))
    return (*top, *(card for card in DECK if card not in top))


def parse_move(words: str) -> PakkerMove:
    """The move written as its kind and its fields in their order: ``buy 2 50 credit``, ``throw 7c 5h``."""
    kind, *values = words.split()
    fields = {name: info for name, info in MOVES[kind].model_fields.items() if name != "kind"}
    if get_origin(next(iter(fields.values())).annotation if fields else None) is tuple:
        return GAME.move(kind=kind, cards=parse_cards(" ".join(values)))
    given = {name: _value(info, word) for (name, info), word in zip(fields.items(), values, strict=False)}
    return GAME.move(kind=kind, **given)


def _value(info: FieldInfo, word: str) -> int | str | bool:
    if info.annotation is bool:
        return word == "credit"
    return int(word) if info.annotation is int else word


TableMaker = Callable[..., Table]
"""The ``table`` fixture: a table for so many players with these options."""
