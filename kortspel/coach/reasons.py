"""Why a cell is good, as messages that a beginner follows.

Values: ``line`` and ``other`` are lines' ids (``row1`` … ``col5``, ``diag1``), ``suit`` a letter, ``rank`` 2 to 14,
``hand`` a category 0 to 9, ``left`` a number of unseen cards, ``points`` points, ``cell``, ``first`` and ``second``
cells' numbers, ``n`` a number of swaps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kortspel.coach.extras import lines_of
from kortspel.coach.greedy import LINES, points_of
from kortspel.coach.lines import category_of, line_of
from kortspel.coach.position import JOKER, Position
from kortspel.coach.statics import COVERED, STRAIGHTS

Value = int | str
_IDS: Final = (*(f"row{i}" for i in range(1, 6)), *(f"col{i}" for i in range(1, 6)), "diag1", "diag2")
_SUITS: Final = "cdhs"
_MIDDLE: Final = 12
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
        middle = position.rules.diagonals and cell == _MIDDLE
        return (Reason("coach.reason.first_middle" if middle else "coach.reason.first_card"),)
    found = sorted(_uses(position, cell), key=lambda weighed: -weighed[0])
    # Two reasons never speak of the same line.
    chosen: list[Reason] = []
    for _, reason in found:
        if all(reason.values["line"] != other.values["line"] for other in chosen):
            chosen.append(reason)
    if chosen:
        return tuple(chosen[:_MOST])
    return _without_use(position, cell)


def lack(position: Position, best: int, other: int) -> Reason | None:
    """What the other cell lacks beside the best one: it spoils a line, or does not do what the best one does."""
    spoilt = [
        found
        for found in _waiting(position)
        if other in _cells(position, found[1]) and best not in _cells(position, found[1])
    ]
    if spoilt:
        _, reason = max(spoilt, key=lambda weighed: weighed[0])
        flush = reason.message == "coach.reason.spares_flush"
        message = "coach.lack.spoils_flush" if flush else "coach.lack.spoils_straight"
        return Reason(message, {"cell": other, "line": reason.values["line"]})
    here, there = _uses(position, best), _uses(position, other)
    if not here:
        return None
    weight, reason = max(here, key=lambda weighed: weighed[0])
    if max((each for each, _ in there), default=0.0) >= weight:
        return None
    values: dict[str, Value] = {"cell": other, "line": reason.values["line"]}
    if reason.message == "coach.reason.completes":
        return Reason("coach.lack.hand", values)
    return Reason("coach.lack.line" if other not in _cells(position, reason) else "coach.lack.less", values)


def _cells(position: Position, reason: Reason) -> tuple[int, ...]:
    """The cells of the line that a reason speaks of."""
    return lines_of(position.rules)[_IDS.index(str(reason.values["line"]))]


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
    count = len(held) + 1
    same_rank = sum(other % 13 == card % 13 for other in held)
    if same_rank:
        yield from _equal_ranks(position, line, held, same_rank)
    if left := _suit_cards(position, (*held, card)):
        weight = points[5] * (0.15, 0.3, 0.55)[count - 2]
        message = "coach.reason.starts_flush" if count == 2 else "coach.reason.keeps_flush"
        yield weight, Reason(message, {"line": line, "suit": _SUITS[card // 13], "left": left})
    if left := _straight_cards(position, (*held, card)):
        weight = points[4] * (0.08, 0.25, 0.5)[count - 2]
        message = "coach.reason.starts_straight" if count == 2 else "coach.reason.keeps_straight"
        yield weight, Reason(message, {"line": line, "left": left})


def _equal_ranks(
    position: Position, line: str, held: tuple[int, ...], same: int
) -> Iterator[tuple[float, Reason]]:
    """Pairs and more."""
    card, points = position.card, position.rules.points
    assert card is not None, "a card is turned while laying"
    rank = card % 13
    left = _unseen_of_rank(position, rank)
    ranks = [other % 13 for other in held]
    paired = next((other for other in ranks if other != rank and ranks.count(other) == 2), None)
    values: dict[str, Value] = {"line": line, "rank": rank + 2, "left": left}
    if same == 3:
        yield points[7], Reason("coach.reason.makes_four", values)
    elif same == 2:
        yield points[3] * 1.1, Reason(_with_more("makes_three", left), values)
    elif paired is not None:
        left += _unseen_of_rank(position, paired)
        yield points[2] * 1.3, Reason(_with_more("makes_two_pair", left), {"line": line, "left": left})
    else:
        yield points[1] * 1.5, Reason(_with_more("makes_pair", left), values)


def _with_more(message: str, left: int) -> str:
    """The message, or its form for where nothing more of the kind can come."""
    return f"coach.reason.{message}" if left else f"coach.reason.{message}.last"


def _unseen_of_rank(position: Position, rank: int) -> int:
    return sum(other < JOKER and other % 13 == rank for other in position.unseen)


def _straight_cards(position: Position, cards: tuple[int, ...]) -> int:
    """How many unseen cards help these to a straight that can still be made; 0 where none can."""
    line = line_of(tuple(sorted(card % 13 for card in cards)), False)
    left = [other % 13 for other in position.unseen if other < JOKER]
    ways = STRAIGHTS[sum(1 << rank for rank in set(left)) | line.held] & line.windows
    needed = COVERED[ways] & ~line.held
    return sum(needed >> rank & 1 for rank in left)


def _goes_on(cards: tuple[int, ...], card: int) -> bool:
    """Does the card help these to some straight?"""
    line = line_of(tuple(sorted(other % 13 for other in cards)), False)
    return bool((COVERED[line.windows] & ~line.held) >> card % 13 & 1)


def _suit_cards(position: Position, cards: tuple[int, ...]) -> int:
    """How many unseen cards are of the one suit of these; 0 where they differ or too few are left for a flush."""
    suits = {card // 13 for card in cards}
    left = sum(other // 13 in suits for other in position.unseen if other < JOKER)
    return left if len(suits) == 1 and left >= 5 - len(cards) else 0


def _without_use(position: Position, cell: int) -> tuple[Reason, ...]:
    """The card serves no line here: it opens one, keeps out of the way, or is put where it harms least."""
    row, column = (
        tuple(position.grid[other] for other in LINES[x] if position.grid[other] >= 0)
        for x in (cell // 5, 5 + cell % 5)
    )
    names = (_IDS[cell // 5], _IDS[5 + cell % 5])
    if not row and not column:
        return (Reason("coach.reason.opens_both", {"cell": cell}),)
    if not row or not column:
        line, other = names if not row else names[::-1]
        return (Reason("coach.reason.opens", {"line": line, "other": other}),)
    fits = any(_uses(position, other) for other in position.allowed)
    parks = Reason("coach.reason.parks_here" if fits else "coach.reason.parks", {"cell": cell})
    spared = _spared(position, cell)
    return (parks, *([spared] if spared else []))


def _uses(position: Position, cell: int) -> list[tuple[float, Reason]]:
    """What the turned card does for the lines through the cell, each with its weight."""
    found: list[tuple[float, Reason]] = []
    for x, cells in enumerate(lines_of(position.rules)):
        if cell in cells:
            held = tuple(position.grid[other] for other in cells if position.grid[other] >= 0)
            found.extend(_line_reasons(position, _IDS[x], held))
    return found


def _spared(position: Position, cell: int) -> Reason | None:
    """The line that waits for most and that the turned card would have spoilt, had it been laid there."""
    found = [each for each in _waiting(position) if cell not in _cells(position, each[1])]
    return max(found, key=lambda weighed: weighed[0])[1] if found else None


def _waiting(position: Position) -> list[tuple[float, Reason]]:
    """The lines of three or four cards that wait for a flush or a straight which the turned card would spoil."""
    card, points = position.card, position.rules.points
    assert card is not None, "a card is turned while laying"
    found: list[tuple[float, Reason]] = []
    for x, cells in enumerate(lines_of(position.rules)):
        held = tuple(position.grid[other] for other in cells if position.grid[other] >= 0)
        if len(held) not in (3, 4) or JOKER in (*held, card):
            continue
        if not any(other in position.allowed for other in cells):
            continue
        values: dict[str, Value] = {"line": _IDS[x]}
        if _suit_cards(position, held) and card // 13 != held[0] // 13:
            suit: dict[str, Value] = {"suit": _SUITS[held[0] // 13]}
            found.append((points[5] * len(held), Reason("coach.reason.spares_flush", values | suit)))
        if _straight_cards(position, held) and not _goes_on(held, card):
            found.append((points[4] * len(held), Reason("coach.reason.spares_straight", values)))
    return found


def _hand(cards: tuple[int, ...], points: tuple[int, ...]) -> int:
    """The category of five cards, the joker read so that they pay best (PP-26)."""
    if JOKER in cards:
        others = [card for card in cards if card != JOKER]
        hands = (_hand((*others, other), points) for other in range(52) if other not in others)
        return max(hands, key=lambda hand: (points[hand], hand))
    flush = len({card // 13 for card in cards}) == 1
    return category_of([card % 13 for card in cards], flush=flush)
