"""The arithmetic of pots: side pots, chips nobody called, equal shares. It knows no game (PA-51, PA-61)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple


class Layer(NamedTuple):
    """A main pot or a side pot: so many chips, and the seats that can win them, in rising order."""

    chips: int
    seats: tuple[int, ...]


def uncalled(laid: Sequence[int], live: Collection[int]) -> tuple[int, int]:
    """The seat that laid more than every other, and by how much; ``(0, 0)`` where nobody still in did.

    ``laid`` is by seat what each has laid in the pot, ``live`` the seats that are still in.
    """
    top = max(laid)
    leaders = [seat for seat, chips in enumerate(laid) if chips == top]
    if len(leaders) > 1 or leaders[0] not in live:
        return 0, 0
    second = max((chips for seat, chips in enumerate(laid) if seat != leaders[0]), default=0)
    return leaders[0], top - second


def layers(laid: Sequence[int], live: Collection[int]) -> tuple[Layer, ...]:
    """The main pot and the side pots above it, lowest first, by what each seat has laid.

    Each layer ends where somebody still in has laid no more. What folded seats laid above the last of them
    joins the highest layer. ``ValueError`` where nobody is in.
    """
    if not live:
        raise ValueError("a pot needs somebody to win it")
    found: list[Layer] = []
    below = 0
    for level in sorted({laid[seat] for seat in live}):
        chips = sum(min(each, level) - min(each, below) for each in laid)
        found.append(Layer(chips, tuple(sorted(seat for seat in live if laid[seat] >= level))))
        below = level
    above = sum(max(0, each - below) for each in laid)
    found[-1] = Layer(found[-1].chips + above, found[-1].seats)
    return tuple(found)


def shares(chips: int, seats: Sequence[int]) -> dict[int, int]:
    """Equal shares of the chips; the odd ones go to the first of the seats, one each."""
    share, odd = divmod(chips, len(seats))
    return {seat: share + (place < odd) for place, seat in enumerate(seats)}
