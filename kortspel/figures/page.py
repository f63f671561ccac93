"""The figures of one page: one player's games that can be compared with each other."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from kortspel.store.records import Records
from kortspel.store.records.book import Ended, Page

MOST_BINS: Final = 9
_BESIDE_COACH: Final = 10
"""Points at least in a span beside the coach's share: of fewer it says little."""
_WIDTHS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Bin:
    """The results from ``low`` to ``high``, both included."""

    low: int
    high: int
    games: int
    coach: float | None
    """The share of the coach's own games that ended so, 0 to 1; None where it has none with these rules."""


@dataclass(frozen=True)
class Figures:
    """All figures of a page."""

    page: Page
    options: Mapping[str, object] | None
    """The rules that differ from the defaults; None where the record does not say."""
    mean: Fraction
    median: Fraction
    best: Fraction
    lowest: Fraction
    tallies: Mapping[str, int]
    """What else was counted, by the names of ``kortspel/games/<id>/facts.py`` and of the records."""
    bins: tuple[Bin, ...]
    latest: tuple[Ended, ...]
    """The last twenty, the oldest of them first."""
    reviews: tuple[tuple[float, float], ...]
    """The reviews of the last games, the oldest first: skill and luck."""


def figures_of(records: Records, page: Page) -> Figures | None:
    """The figures of the page; None where no score of it can be read."""
    tallies = records.tallies(page.game, page.key, page.player)
    scores = records.scores(page.game, page.key, page.player)
    if not scores:
        return None
    options = options_in(page.key)
    return Figures(
        page=page,
        options=options,
        mean=sum((score * n for score, n in scores.items()), Fraction()) / sum(scores.values()),
        median=median_of(scores),
        best=max(scores),
        lowest=min(scores),
        tallies=tallies,
        bins=bins_of(scores, _coach_scores(page.game, options)),
        latest=tuple(records.latest(page)),
        reviews=tuple(records.reviews(page)),
    )


def options_in(key: str) -> dict[str, object] | None:
    """The options of a key; None where it is none that can be read."""
    try:
        found = json.loads(key)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def median_of(scores: Mapping[Fraction, int]) -> Fraction:
    """The middle score, or the middle of the two in the middle. ``scores`` says how often each was reached."""
    total = sum(scores.values())
    lower, upper = (total - 1) // 2, total // 2
    found: list[Fraction] = []
    seen = 0
    for score in sorted(scores):
        seen += scores[score]
        found += [score] * ((lower < seen) + (upper < seen) - len(found))
        if len(found) == 2:
            break
    return sum(found, Fraction()) / 2


def bins_of(scores: Mapping[Fraction, int], coach: Sequence[int] = ()) -> tuple[Bin, ...]:
    """The scores in at most ``MOST_BINS`` spans of a round width, beside how many games of the coach end in each."""
    low, high = int(min(scores) // 1), int(max(scores) // 1)
    least = _BESIDE_COACH if coach else 1
    width = next(
        (width for width in _WIDTHS if width >= least and high // width - low // width < MOST_BINS),
        _WIDTHS[-1],
    )
    first, last = low // width, min(high // width, low // width + MOST_BINS - 1)
    all_coach = sum(coach)
    bins = []
    for place in range(first, last + 1):
        start, end = place * width, (place + 1) * width - 1
        inside = sum(n for score, n in scores.items() if score // width == place)
        share = sum(coach[max(0, start) : max(0, end + 1)]) / all_coach if all_coach else None
        bins.append(Bin(start, end, inside, share))
    return tuple(bins)


def _coach_scores(game: str, options: Mapping[str, object] | None) -> Sequence[int]:
    """How often the coach's own games ended with 0, 1, 2 … points, where it has played by these rules alone."""
    if game != "patience" or options is None or options.keys() - {"table", "target"}:
        return ()
    from kortspel.coach.known import play

    try:
        return play(str(options.get("table", "english"))).scores
    except KeyError:
        return ()
