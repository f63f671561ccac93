"""Events and messages in words, each value told by what it means."""

from __future__ import annotations

import time
from fractions import Fraction
from typing import ClassVar, Final, Literal

import pytest

from kortspel.games.base import Event, Message
from kortspel.games.fields import BY_NAME, Means, Seat, meanings
from kortspel.games.poangpoker.events import DrawAgain, Exchanges, Highest, Scores, Takes, Trump
from kortspel.games.registry import GAMES
from kortspel.text import Text
from kortspel.text.signs import Signs, SpelledText
from kortspel.text.telling import told

NAMES = ("Anna", "Bo", "Carin")
FOUR_KINGS: Final = ("Ks", "Kd", "Kh", "Kc", "3c")


@pytest.mark.parametrize(
    ("event", "parts"),
    [
        (DrawAgain(seats=(0, 1, 2)), ("Anna, Bo och Carin",)),
        (Highest(seat=1, card="Jh"), ("Bo", "Kn♥")),
        (Trump(card="Ts"), ("10♠", "spader")),
        (Exchanges(seat=2, n=1), ("Carin", "byter ett")),
        (Exchanges(seat=2, n=3), ("Carin", "byter tre")),
        (Exchanges(seat=2, n=0), ("Carin",)),
        (Takes(seat=0, card="Qd", number=2), ("Anna", " 2 ", "D♦")),
        (
            Scores(seat=0, what="hand", how="shares", hand=FOUR_KINGS, points=Fraction(7, 2)),
            ("Anna", "fyrtal i kungar", "3½"),
        ),
    ],
)
def test_the_fields_of_an_event_are_told_by_what_they_mean(event: Event, parts: tuple[str, ...]) -> None:
    said = told(Text("sv"), event, NAMES).lower()
    assert all(part.lower() in said for part in parts), said


def test_without_glyphs_suits_are_letters_and_fractions_figures() -> None:
    event = Scores(seat=0, what="hand", how="shares", hand=FOUR_KINGS, points=Fraction(7, 2))
    plain = SpelledText("en", Signs("ascii"))
    assert ": 3 1/2 points." in told(plain, event, NAMES, glyphs=False)
    assert "10s" in told(Text("en"), Trump(card="Ts"), NAMES, glyphs=False)


def test_the_values_of_a_message_are_told_by_their_names() -> None:
    refusal = Message(message="poangpoker.refusal.scale_rises", values={"lower": 3, "higher": 4})
    assert "three of a kind" in told(Text("en"), refusal)
    assert told(Text("en"), Message(message="poangpoker.refusal.not_held", values={"card": "Qh"})) == (
        "You do not hold Q♥."
    )


def test_a_field_that_may_be_none_keeps_its_meaning() -> None:
    class Asked(Event):
        game: ClassVar[str] = "pakker"
        kind: Literal["asked"] = "asked"
        seat: Seat | None = None
        n: int = 1

    assert meanings(Asked) == {"seat": Means.SEAT}


def test_a_name_means_the_same_in_an_event_as_in_a_message() -> None:
    """One word per idea: where a field of an event is called as a value of messages, it is told alike."""
    from importlib import import_module
    from importlib.util import find_spec

    seen = 0
    for game in GAMES:
        if find_spec(f"kortspel.games.{game}.events") is None:
            continue
        for each in vars(import_module(f"kortspel.games.{game}.events")).values():
            if isinstance(each, type) and issubclass(each, Event) and each is not Event:
                for name, means in meanings(each).items():
                    if name in BY_NAME and name != "hand":
                        assert means is BY_NAME[name], (each, name)
                        seen += 1
    assert seen > 5


def test_a_moment_is_told_as_local_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Stockholm")
    time.tzset()
    try:
        said = told(Text("en"), Message(message="pakker.say.extended", values={"until": 1764590400}))
        assert "13:00" in said
    finally:
        monkeypatch.undo()
        time.tzset()
