"""Evenings of Pakker for the tests: random ones, and pots with the cards and chips that a test wants.

Seats are numbered from the dealer's left: with four players seat 3 deals first and seat 0 has the first word.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from kortspel.cards import DECK, Card, parse_cards
from kortspel.games.base import Message, Player, Refusal
from kortspel.games.pakker import GAME, PakkerSetup, PakkerState, PakkerView
from kortspel.games.pakker import moves as m

DEAL = "K7Q2-M9PD"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
NAMES = ("Anna", "Bo", "Carin", "David", "Eva", "Folke", "Greta", "Harald")

TRASH = ("2c 4d 6h 8s Tc", "3c 5d 7h 9s Jc", "2d 4h 6s 8c Td", "3d 5h 7s 9c Jd",
         "2h 4s 6c 8d Th", "3h 5s 7c 9d Jh", "2s 4c 6d 8h Ts", "3s 5c 7d 9h Js")  # fmt: skip
"""Hands by seat that open nothing."""

START = m.NextPot(at=1_000_000)
PASS = m.Pass()
CALL = m.Call()
FOLD = m.Fold()
KEEP = m.Throw(cards=())
NO_BLIND = m.NoBlind()
GO_BLIND = m.GoBlind()
STAND = m.Stand()
CHECK = m.Check()


def setup(count: int = 4, **options: Any) -> PakkerSetup:
    """A setup for so many people."""
    return PakkerSetup(
        **{"players": tuple(Player(name=name) for name in NAMES[:count]), "deal": DEAL, **options}
    )


def between(count: int = 4, chips: Sequence[int] | None = None, **options: Any) -> PakkerState:
    """An evening before its first pot, the last seat to deal; with these chips by seat where they are given."""
    if chips is not None:
        options |= {"smallest_purchase": 1, "first_purchase": min(chips)}
    state = GAME.new(setup(count, **options))
    state = state.changed(dealer=count - 1, turn=count - 1)
    for seat, wanted in enumerate(chips or ()):
        if wanted > state.chips[seat]:
            state = after(state, m.Buy(seat=seat, amount=wanted - state.chips[seat]))
    return state


def table(*hands: str, stock: str = "", count: int = 4, **options: Any) -> PakkerState:
    """A first pot just dealt: these hands by seat, trash for the others; the stock begins with these cards."""
    return dealt(after(between(max(count, len(hands)), **options), START), *hands, stock=stock)


def dealt(state: PakkerState, *hands: str, stock: str = "") -> PakkerState:
    """The state with other cards in the same places: these hands by seat, trash for the rest of those in."""
    wanted = [parse_cards(hand) for hand in hands]
    first = parse_cards(stock)
    taken = {*first, *(card for hand in wanted for card in hand)}
    for seat in range(len(wanted), len(state.hands)):
        trash = [card for card in parse_cards(TRASH[seat]) if card not in taken]
        wanted.append(_filled(trash, taken))
        taken.update(wanted[-1])
    used = {card for seat, hand in enumerate(wanted) if state.hands[seat] for card in hand}
    rest = tuple(card for card in DECK if card not in used and card not in first)
    return state.changed(
        hands=tuple(hand if state.hands[seat] else () for seat, hand in enumerate(wanted)),
        stock=(*first, *rest),
    )


def _filled(trash: list[Card], taken: set[Card]) -> tuple[Card, ...]:
    """Five cards of different ranks that open nothing, as many of the trash as are free."""
    ranks = {card[0] for card in trash}
    for card in DECK:
        if len(trash) == 5:
            break
        if card not in taken and card[0] not in ranks | set("AKQ9"):
            trash.append(card)
            ranks.add(card[0])
    return tuple(trash)


def after(state: PakkerState, *moves: m.PakkerMove) -> PakkerState:
    """The state after these moves of whoever is to move."""
    for move in moves:
        state = GAME.apply(state, move)
    return state


def passed_out(state: PakkerState, blind: m.PakkerMove | None = NO_BLIND) -> PakkerState:
    """A dealt state passed out on trash, and the next deal on its way; None stops where one may go blind."""
    state = dealt(state)
    while state.phase == "opening":
        state = after(state, PASS)
    return state if blind is None else after(state, blind)


def throw(cards: str = "") -> m.Throw:
    """Throw these cards."""
    return m.Throw(cards=parse_cards(cards))


def all_keep(state: PakkerState) -> PakkerState:
    """Nobody else throws any card, and the betting begins."""
    while state.phase == "exchange":
        state = after(state, KEEP)
    return state


def refusal(state: PakkerState, move: m.PakkerMove) -> Refusal:
    """Why the move is refused."""
    found = GAME.why_not(state, move)
    assert found is not None, f"{move} is allowed"
    return found


def kinds(state: PakkerState) -> set[str]:
    """The kinds of moves that may be made now."""
    return {choice.kind for choice in GAME.legal(state)}


def span(state: PakkerState, kind: str, field: str = "amount") -> tuple[int, int]:
    """The least and the most that a move of this kind may name."""
    (choice,) = (choice for choice in GAME.legal(state) if choice.kind == kind)
    domain: Any = choice.fields[field]
    return domain.low, domain.high


def seen(state: PakkerState, seat: int | None = None) -> PakkerView:
    """What the seat sees, or without one an onlooker."""
    return GAME.view(state, seat)


def said(state: PakkerState, message: str) -> list[Message]:
    """What was said by this name, in order."""
    return [each for each in state.log if each.message == f"pakker.say.{message}"]
