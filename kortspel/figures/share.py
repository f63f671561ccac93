"""What a player shows to others of a finished patience: three lines to paste, and a challenge hand by hand.

Nothing of the deal is in the three lines: who plays it after reading them knows no card of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from kortspel.games.patience.challenge import Challenge
from kortspel.games.patience.daily import daily_code
from kortspel.games.patience.score import LineScore, points_table
from kortspel.games.patience.setup import Options
from kortspel.games.patience.view import PatienceView
from kortspel.text import Text

SIGNS: Final = "·▁▂▃▄▅▆▇█★"
"""A sign for each category, from high card to royal flush."""


def own_challenge(view: PatienceView) -> Challenge | None:
    """The challenge that a finished game of one makes, the deal code left empty; None where it makes none."""
    grid = view.grids[0]
    if len(view.players) != 1 or grid is None or view.outcome is None:
        return None
    rules = Options.model_validate({**view.options.model_dump(), "target": None, "open_grids": False})
    return Challenge(options=rules, deal="", hands=tuple(line.category for line in grid.lines))


def share_lines(text: Text, challenge: Challenge, medal: str, today: date) -> list[str]:
    """Three lines: the deal's name, the points and the medal, the hands as signs, rows first.

    ``medal`` is the id of one or empty. The deal of the day is named by its day, any other by its code.
    """
    day = day_of(challenge, today)
    name = text("share.daily", day=day.isoformat()) if day else text("share.deal", code=challenge.deal)
    table = text(f"patience.option.table.{challenge.options.table}")
    points = text("share.points", n=challenge.score)
    signs = [SIGNS[hand] for hand in challenge.hands]
    hands = "  ".join("".join(signs[at : at + 5]) for at in range(0, len(signs), 5))
    won = f" · {text(f'coach.medal.{medal}')}" if medal else ""
    return [f"kortspel · {name} · {text('share.table', table=table)}", f"{points}{won}", hands]


def day_of(challenge: Challenge, today: date) -> date | None:
    """The day whose deal this is, today or up to a week ago; None for any other deal."""
    plain = challenge.options == Options(table=challenge.options.table)
    days = (date.fromordinal(today.toordinal() - back) for back in range(8))
    return next(
        (day for day in days if plain and daily_code(day, challenge.options.table) == challenge.deal), None
    )


def comparison(text: Text, mine: Sequence[LineScore], theirs: Challenge) -> list[str]:
    """Hand by hand what both made with the same cards, the points at the end of each line, the sums last."""
    points = points_table(theirs.options)
    names = [text(f"patience.line.{line.id}") for line in mine]
    wide = max(map(len, names))
    hands = [
        (text(f"cards.category.{line.category.value}"), text(f"cards.category.{hand.value}"))
        for line, hand in zip(mine, theirs.hands, strict=True)
    ]
    room = max(len(hand) for pair in hands for hand in pair)
    head = f"{'':<{wide}}  {text('challenge.you'):<{room}}      {text('challenge.friend')}"
    rows = [
        f"{name:<{wide}}  {own:<{room}} {line.points:>3}  {their:<{room}} {points[hand]:>3}"
        for name, (own, their), line, hand in zip(names, hands, mine, theirs.hands, strict=True)
    ]
    score = sum(line.points for line in mine)
    total = f"{'':<{wide}}  {'':<{room}} {score:>3}  {'':<{room}} {theirs.score:>3}"
    return [head, *rows, total]


def verdict(text: Text, score: int, theirs: Challenge) -> str:
    """Who did better, in a sentence."""
    if score == theirs.score:
        return text("challenge.equal", n=score)
    which = "challenge.beaten" if score > theirs.score else "challenge.lost"
    return text(which, mine=score, theirs=theirs.score)
