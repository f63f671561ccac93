"""Chips as they lie on a table, in three values: pure functions."""

from __future__ import annotations

from typing import Final, NamedTuple

from kortspel.widgets import palette
from kortspel.widgets.lines import Part
from kortspel.widgets.palette import Ink

FIVE: Final = 5
MANY: Final = 25
HIGHEST: Final = 5
"""Chips on top of each other, at most; larger sums are told by their figures."""


class Stack(NamedTuple):
    """So many chips of one value."""

    chips: int
    sign: str
    ink: Ink


def stacks(chips: int) -> tuple[Stack, ...]:
    """The sum in chips of twenty-five, five and one, the large ones first; no stack that is empty."""
    many, rest = divmod(chips, MANY)
    fives, ones = divmod(rest, FIVE)
    made = (
        Stack(min(many, HIGHEST), "◉", palette.CHIP_MANY),
        Stack(fives, "●", palette.CHIP_FIVE),
        Stack(ones, "○", palette.CHIP_ONE),
    )
    return tuple(stack for stack in made if stack.chips)


def row(chips: int) -> list[Part]:
    """All chips beside each other."""
    return [(stack.sign * stack.chips, stack.ink) for stack in stacks(chips)]


def small(chips: int) -> list[Part]:
    """One chip of the largest value, for where there is little room."""
    return [(stack.sign, stack.ink) for stack in stacks(chips)[:1]]


def piled(chips: int) -> list[list[Part]]:
    """The stacks standing beside each other, as lines from top to bottom, each stack four columns wide."""
    piles = stacks(chips)
    height = max((stack.chips for stack in piles), default=0)
    return [
        [("▄▄▄ " if stack.chips >= level else "    ", stack.ink) for stack in piles]
        for level in range(height, 0, -1)
    ]
