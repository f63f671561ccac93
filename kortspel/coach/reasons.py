"""Why a cell is good, as messages that a beginner follows.

Values: ``line`` is a line's id (``row1`` … ``col5``, ``diag1``), ``suit`` a letter, ``rank`` 2 to 14, ``hand`` a
category 0 to 9, ``left`` and ``n`` numbers of cards, ``points`` points, ``cell`` a cell's number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kortspel.coach.extras import lines_of
from kortspel.coach.greedy import covered, points_of, straights
from kortspel.coach.lines import category_of, line_of
from kortspel.coach.position import JOKER, Position

Value = int | str
_IDS: Final = (*(f"row{i}" for i in range(1, 6)), *(f"col{i}" for i in range(1, 6)), "diag1", "diag2")
_SUITS: Final = "cdhs"
_MOST: Final = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of the catalogue and what fills it."""

    message: str
    values: dict[str, Value] = field(default_factory=dict)


def reasons(position: Position, cell: int) -> tuple[Reason, ...]:
    """Why the turned card goes well in the cell: the weightiest reasons, one or two."""
    if len(position.allowed) == 1:
        only = "coach.reason.corner" if not position.laid else "coach.reason.only_cell"
        return (Reason(only, {"cell": cell}),)
    if not position.laid:
        return (Reason("coach.reason.first_card"),)
    found: list[tuple[float, Reason]] = []
    for x, cells in enumerate(lines_of(position.rules)):
        if cell in cells:
            held = tuple(position.grid[other] for other in cells if position.grid[other] >= 0)
            found.extend(_line_reasons(position, _IDS[x], held))
    found.sort(key=lambda weighed: -weighed[0])
    # Two reasons never speak of the same line.
    chosen: list[Reason] = []
    for _, reason in found:
        if all(reason.values["line"] != other.values["line"] for other in chosen):
            chosen.append(reason)
    if chosen:
        return tuple(chosen[:_MOST])
    return (_without_use(position, cell),)


def _line_reasons(position: Position, line: str, held: tuple[int, ...]) -> Iterator[tuple[float, Reason]]:
    """What the card does for a line that holds these cards, each with its weight in points."""
    card, points = position.card, position.rules.points
    assert card is not None, "a card is turned while laying"
    if len(held) == 4:
        made = points_of((*held, card), points)
        if made:
            hand = _hand((*held, card), points)
            yield 2.0 * made, Reason("coach.reason.completes", {"line": line, "hand": hand, "points": made})
        return
    if not held:
        return
    if JOKER in (*held, card):
        yield 1.5 * points[1], Reason("coach.reason.joker", {"line": line})
        return
    rank, suit = card % 13, card // 13
    count = len(held) + 1
    same_rank = sum(other % 13 == rank for other in held)
    if same_rank:
        yield from _equal_ranks(position, line, held, same_rank)
    if all(other // 13 == suit for other in held):
        left = sum(other < 52 and other // 13 == suit for other in position.unseen)
        if left >= 5 - count:
            weight = points[5] * (0.15, 0.3, 0.55)[count - 2]
            message = "coach.reason.starts_flush" if count == 2 else "coach.reason.keeps_flush"
            yield weight, Reason(message, {"line": line, "suit": _SUITS[suit], "left": left})
    straight = line_of(tuple(sorted(other % 13 for other in (*held, card))), False)
    if straight.windows and count >= 3:
        masks = [0, 0, 0, 0]
        for other in position.unseen:
            if other < 52:
                masks[other // 13] |= 1 << other % 13
        seen = masks[0] | masks[1] | masks[2] | masks[3]
        ways = straights()[seen | straight.held] & straight.windows
        if ways:
            use = sum(mask.bit_count() for mask in (m & _needed(ways, straight.held) for m in masks))
            weight = points[4] * (0.25, 0.5)[count - 3]
            yield weight, Reason("coach.reason.keeps_straight", {"line": line, "n": use})


def _equal_ranks(
    position: Position, line: str, held: tuple[int, ...], same: int
) -> Iterator[tuple[float, Reason]]:
    """Pairs and more."""
    card, points = position.card, position.rules.points
    assert card is not None, "a card is turned while laying"
    rank = card % 13
    left = sum(other < 52 and other % 13 == rank for other in position.unseen)
    ranks = [other % 13 for other in held]
    others = max((ranks.count(other) for other in ranks if other != rank), default=0)
    values: dict[str, Value] = {"line": line, "rank": rank + 2, "left": left}
    if same == 3:
        yield points[7], Reason("coach.reason.makes_four", values)
    elif same == 2:
        yield points[3] * 1.1, Reason("coach.reason.makes_three", values)
    elif others == 2:
        yield points[2] * 1.3, Reason("coach.reason.makes_two_pair", {"line": line})
    else:
        yield points[1] * 1.5, Reason("coach.reason.makes_pair", values)


def _needed(windows: int, held: int) -> int:
    """The ranks that complete some of these straights."""
    return covered()[windows] & ~held


def _without_use(position: Position, cell: int) -> Reason:
    """The card serves neither line: it opens one, keeps out of the way, or is thrown where it harms least."""
    row = [position.grid[cell // 5 * 5 + c] for c in range(5) if position.grid[cell // 5 * 5 + c] >= 0]
    column = [position.grid[r * 5 + cell % 5] for r in range(5) if position.grid[r * 5 + cell % 5] >= 0]
    if not row and not column:
        return Reason("coach.reason.opens_both", {"cell": cell})
    if not row or not column:
        return Reason(
            "coach.reason.opens", {"line": f"row{cell // 5 + 1}" if not row else f"col{cell % 5 + 1}"}
        )
    return Reason("coach.reason.parks", {"cell": cell})


def _hand(cards: tuple[int, ...], points: tuple[int, ...]) -> int:
    """The category of five cards, the joker read so that they pay best (PP-26)."""
    if JOKER in cards:
        others = [card for card in cards if card != JOKER]
        hands = (_hand((*others, other), points) for other in range(52) if other not in others)
        return max(hands, key=lambda hand: (points[hand], hand))
    flush = len({card // 13 for card in cards}) == 1
    return category_of([card % 13 for card in cards], flush=flush)
