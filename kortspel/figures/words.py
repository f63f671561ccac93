"""Figures in words and in signs that read without colour: what the statistics screen and ``kortspel stats`` show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from kortspel.figures.page import Bin, Figures
from kortspel.store.records.model import LEFT_OUT
from kortspel.text import Text, options

Kind = Literal["title", "words", "bar", "faint"]
LEVELS: Final = "▁▂▃▄▅▆▇█"
FULL: Final = "█"
MARK: Final = "◆"
_BAR: Final = 22
"""Columns of the longest bar."""
_COUNTS: Final = ("opened", "blind", "called", "bet", "raised", "folded", "bluffed")
_PARTS: Final = 60
"""Points for hands are counted in so many parts of a point."""


class Line(NamedTuple):
    """One line, and what sort it is."""

    words: str
    kind: Kind = "words"


def page_lines(text: Text, figures: Figures) -> list[Line]:
    """The whole page: the rules, the figures, and everything that the game counts beside."""
    lines = [Line(rules_text(text, figures.page.game, figures.options), "title"), Line("")]
    lines += [Line(words) for words in _summary(text, figures)]
    for part in (_histogram, _latest, _hands, _trick_game, _pots, _skill):
        if found := list(part(text, figures)):
            lines += [Line(""), *found]
    return lines


def rules_text(text: Text, game: str, rules: Mapping[str, object] | None) -> str:
    """The rules of a page in words: the options that differ from the defaults."""
    if rules is None:
        return text("statistics.unreadable_rules")
    words = [_option_text(text, game, field, value) for field, value in rules.items()]
    return " · ".join(words) if words else text("statistics.standard")


def left_out_lines(text: Text, tallies: Mapping[str, int]) -> list[Line]:
    """How many games do not count, and why."""
    return [
        Line(text(f"statistics.out.{reason}", n=tallies[f"out.{reason}"]), "faint")
        for reason in LEFT_OUT
        if reason not in ("", "computer") and tallies.get(f"out.{reason}", 0)
    ]


def _option_text(text: Text, game: str, field: str, value: object) -> str:
    if not text.has(f"{game}.option.{field}"):
        return text("statistics.unknown_rule", name=_plain(field))
    try:
        return options.rules_text(text, game, {field: _tamed(value)})
    except (ValueError, OverflowError, OSError):
        # A time of day in no year that calendars know.
        return text(f"{game}.option.{field}")


def _tamed(value: object) -> object:
    """The value as an option may have it; a question mark for anything else that a file may hold."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if abs(value) < 10**15 else "?"
    if isinstance(value, list):
        return [_tamed(each) for each in value[:20]]
    return _plain(value) if isinstance(value, str) else "?"


def _plain(words: str) -> str:
    """Words out of a file that anybody may have written."""
    return "".join(letter if letter.isprintable() else "?" for letter in words[:30])


def _summary(text: Text, figures: Figures) -> Iterator[str]:
    tallies = figures.tallies
    yield text(
        "statistics.summary",
        n=figures.page.games,
        best=figures.best,
        lowest=figures.lowest,
        mean=text.decimal(figures.mean),
        median=figures.median,
    )
    if judged := tallies.get("judged", 0):
        wins = tallies.get("wins", 0)
        yield text("statistics.wins", n=wins, share=text.percent(round(100 * wins / judged)))
        yield text("statistics.streaks", n=tallies.get("streak", 0), most=tallies.get("most.streak", 0))


def _histogram(text: Text, figures: Figures) -> Iterator[Line]:
    if len(figures.bins) < 2:
        return
    games = figures.page.games
    spans = [_span(text, each) for each in figures.bins]
    width = max(map(len, spans))
    longest = max(max(each.games / games, each.coach or 0.0) for each in figures.bins)
    yield Line(text("statistics.scores"), "title")
    for span, each in zip(spans, figures.bins, strict=True):
        mine = round(_BAR * each.games / games / longest)
        bar = list(FULL * mine + " " * (_BAR - mine))
        words = text.number(each.games)
        if each.coach is not None:
            bar[min(_BAR - 1, round(_BAR * each.coach / longest))] = MARK
            words += f"  {text('statistics.coach_share', share=text.percent(round(100 * each.coach)))}"
        yield Line(f"{span:>{width}} {''.join(bar)} {words}", "bar")
    if figures.bins[0].coach is not None:
        yield Line(" " * (width + 1) + text("statistics.legend", full=FULL, mark=MARK), "faint")


def _span(text: Text, each: Bin) -> str:
    if each.low == each.high:
        return text.number(each.low)
    return text("statistics.span", low=each.low, high=each.high)


def _latest(text: Text, figures: Figures) -> Iterator[Line]:
    scores = [ended.score for ended in figures.latest]
    if len(scores) < 2:
        return
    yield Line(text("statistics.latest", n=len(scores)), "title")
    yield Line(spark(scores), "bar")
    yield Line(" ".join(text.number(score) for score in scores[-10:]), "faint")


def spark(values: list[Fraction]) -> str:
    """Values as a line of little bars, two columns each."""
    low, high = min(values), max(values)
    steps = len(LEVELS) - 1
    if low == high:
        return " ".join(LEVELS[steps // 2] for _ in values)
    return " ".join(LEVELS[int((value - low) * steps / (high - low))] for value in values)


def _hands(text: Text, figures: Figures) -> Iterator[Line]:
    counts = {n: figures.tallies.get(f"hand.{n}", 0) for n in range(9, -1, -1)}
    total = sum(counts.values())
    if not total:
        return
    yield Line(text("statistics.hands"), "title")
    names = {n: text(f"cards.category.{n}") for n in counts}
    width = max(map(len, names.values()))
    longest = max(counts.values())
    for n, count in counts.items():
        if count:
            bar = FULL * max(1, round(_BAR * count / longest))
            share = text.percent(text.decimal(100 * count / total))
            yield Line(f"{names[n]:>{width}} {bar} {text.number(count)}  {share}", "bar")


def _trick_game(text: Text, figures: Figures) -> Iterator[Line]:
    tallies, page = figures.tallies, figures.page
    if places := {n: tallies[f"place.{n}"] for n in range(1, 9) if f"place.{n}" in tallies}:
        yield Line(text("statistics.places"), "title")
        yield Line(text.listed([text("statistics.place", place=place, n=n) for place, n in places.items()]))
    if deals := tallies.get("deals", 0):
        total = figures.mean * page.games
        yield Line(text("statistics.deals", n=deals, mean=text.decimal(total / deals)))
        hand = Fraction(tallies.get("hand_points", 0), _PARTS)
        yield Line(
            text(
                "statistics.parts",
                hand=text.decimal(hand / deals),
                trick=text.decimal(Fraction(tallies.get("trick_points", 0), deals)),
            )
        )
        won = tallies.get("last_tricks", 0)
        yield Line(text("statistics.last_tricks", n=won, share=text.percent(round(100 * won / deals))))
    if called := tallies.get("chicagos", 0):
        yield Line(text("statistics.chicagos", n=called, won=tallies.get("chicagos_won", 0)))


def _pots(text: Text, figures: Figures) -> Iterator[Line]:
    tallies = figures.tallies
    pots = tallies.get("pots", 0)
    if not pots:
        return
    yield Line(text("statistics.pots.title"), "title")
    total = figures.mean * figures.page.games
    yield Line(text("statistics.chips", n=total))
    for what, n in tallies.items():
        if what.startswith("money."):
            yield Line(text("statistics.money", n=n, currency=_plain(what.removeprefix("money."))))
    won = tallies.get("pots_won", 0)
    yield Line(text("statistics.pots.won", n=won, pots=pots, share=text.percent(round(100 * won / pots))))
    yield Line(text("statistics.pots.most", n=tallies.get("most.pot", 0)))
    counts = [
        text(
            f"statistics.pots.{what}", n=tallies[what], share=text.percent(round(100 * tallies[what] / pots))
        )
        for what in _COUNTS
        if tallies.get(what, 0)
    ]
    yield from (Line(words) for words in counts)
    for what, met in sorted(tallies.items()):
        if what.startswith("met.") and met:
            level, _, character = what.removeprefix("met.").partition(".")
            net = tallies.get(f"net.{what.removeprefix('met.')}", 0)
            who = _opponent(text, level, character)
            yield Line(text("statistics.against", who=who, n=met, mean=text.decimal(Fraction(net, met))))


def _opponent(text: Text, level: str, character: str) -> str:
    words = [
        text(id) if text.has(id) else _plain(name)
        for id, name in (
            (f"set_up.level.{level}", level),
            (f"set_up.character.{character}", character),
        )
        if name
    ]
    return ", ".join(words)


def _skill(text: Text, figures: Figures) -> Iterator[Line]:
    if not figures.reviews:
        return
    count = len(figures.reviews)
    lost = -sum(skill for skill, _ in figures.reviews) / count
    luck = sum(luck for _, luck in figures.reviews) / count
    yield Line(text("statistics.skill"), "title")
    yield Line(text("statistics.skill.mean", n=count, lost=text.decimal(lost), luck=text.decimal(luck)))
    if count > 1:
        yield Line(spark([Fraction(skill) for skill, _ in figures.reviews]), "bar")
