"""What the tables of values do not know: diagonals, and the joker after laying."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.coach.greedy import LINES, points_of
from kortspel.coach.layout import SCALE
from kortspel.coach.position import CELLS, DIAGONALS, JOKER, Position, Rules

_COMPETITION = 0.55
"""How often a card that a diagonal could use is really laid there: the rows and columns want it too."""


def lines_of(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The cells of every line that counts: rows, columns, diagonals where chosen."""
    return LINES + DIAGONALS if rules.diagonals else LINES


def score(grid: Sequence[int], rules: Rules) -> int:
    """The points of the complete lines."""
    total = 0
    for cells in lines_of(rules):
        cards = tuple(grid[cell] for cell in cells)
        if min(cards) >= 0:
            total += points_of(cards, rules.points)
    return total


def joker_placed(grid: Sequence[int], rules: Rules) -> dict[int | None, int]:
    """The score with the joker in each cell, and (None) without it (PP-25). The grid is full."""
    found: dict[int | None, int] = {None: score(grid, rules)}
    for cell in CELLS:
        changed = list(grid)
        changed[cell] = JOKER
        found[cell] = score(changed, rules)
    return found


def diagonal_worths(position: Position) -> dict[int, int]:
    """What both diagonals are worth with the turned card in each free cell, in units of 1/256 point."""
    card = position.card
    assert card is not None, "a card is turned while laying"
    lines = [tuple(position.grid[cell] for cell in cells if position.grid[cell] >= 0) for cells in DIAGONALS]
    before = [_expected(cards, position) for cards in lines]
    after = [_expected((*cards, card), position) if len(cards) < 5 else before[0] for cards in lines]
    found = {}
    for cell in CELLS:
        if position.grid[cell] < 0:
            worth = sum(after[i] if cell in cells else before[i] for i, cells in enumerate(DIAGONALS))
            found[cell] = round(SCALE * worth)
    return found


def _expected(cards: tuple[int, ...], position: Position) -> float:
    """A rough expectation of a diagonal's points: what it makes already and the likeliest thing it may become."""
    points = position.rules.points
    if len(cards) == 5:
        return points_of(cards, points)
    held = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(held)
    missing = 5 - len(cards)
    counts = sorted(
        (sum(card % 13 == rank for card in held) for rank in {card % 13 for card in held}), reverse=True
    )
    most = (counts[0] if counts else 0) + jokers
    made = {0: 0, 1: 0, 2: 1, 3: 3, 4: 7}[min(most, 4)]
    if not jokers and counts[:2] == [2, 2]:
        made = 2
    best = float(points[made])
    if held and len({card // 13 for card in held}) == 1:
        left = sum(card < 52 and card // 13 == held[0] // 13 for card in position.unseen)
        best += max(0, points[5] - best) * _chance(left, missing, position)
    kinds = {card % 13 for card in held}
    outs = sum(card < 52 and card % 13 in kinds for card in position.unseen)
    step = {0: 1, 1: 3, 2: 6, 3: 7, 7: 7}[made]
    return best + max(0, points[step] - points[made]) * _chance(outs, 1, position) * (missing > 0)


def _chance(outs: int, needed: int, position: Position) -> float:
    """Roughly how likely so many useful cards come and are to spare for the diagonal."""
    unseen = max(1, len(position.unseen))
    each = _COMPETITION * outs / unseen
    come = position.to_come
    # The odds of at least ``needed`` useful cards in a binomial draw.
    miss = 0.0
    term = (1 - each) ** come
    for k in range(min(needed, come + 1)):
        miss += term
        term *= (come - k) / (k + 1) * each / (1 - each)
    return max(0.0, 1 - miss) if come >= needed else 0.0
