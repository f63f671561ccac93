"""From a view of Pakker to what stands under the seats."""

from __future__ import annotations

import random

from kortspel.games.base import Player
from kortspel.games.pakker import GAME, PakkerSetup
from kortspel.games.pakker import events as e
from kortspel.games.pakker.view import PakkerView
from kortspel.screens.pakker.picture import WORDS, table
from kortspel.text import LANGUAGES, Text
from kortspel.widgets.faces import Look
from kortspel.widgets.table import TableSeat
from tests.games.pakker.fixtures import random_setup

SWEDISH = Look(Text("sv"))


def seats(view: PakkerView, look: Look, *, thinking: bool = False) -> tuple[TableSeat, ...]:
    return table(view, look, thinking=thinking).seats


def words_of(view: PakkerView) -> list[str]:
    """What stands under the seats, without the marks of speech."""
    return [seat.word.strip("”") for seat in seats(view, SWEDISH)]


def test_the_last_word_of_a_seat_stands_under_it() -> None:
    view = GAME.view(GAME.new(random_setup(random.Random(1))), None)
    first, second = view.ring[:2]
    said = view.changed(
        events=(
            e.Opened(seat=first, n=2),
            e.Joined(seat=second, n=2, short=False),
            e.Bet(seat=first, n=4, pot=8),
            e.Raised(seat=second, n=4, better=5, pot=12),
            e.Took(seat=first, n=31),
        )
    )
    words = words_of(said)
    assert words[:2] == ["tog 31", "5 bättre"]
    assert not any(words[2:])
    dealt_anew = said.changed(events=(*said.events, e.PassedOut(n=8, rank=12)))
    assert not any(seat.word for seat in seats(dealt_anew, SWEDISH))


def test_who_went_along_before_the_exchange_has_not_yet_gone_along_with_the_bet() -> None:
    view = GAME.view(GAME.new(random_setup(random.Random(1))), None)
    first, second = view.ring[:2]
    before = view.changed(
        events=(e.Opened(seat=first, n=2), e.Joined(seat=second, n=2, short=False)),
    )
    bet = before.changed(
        phase="betting",
        events=(*before.events, e.Bet(seat=first, n=4, pot=8)),
    )
    called = bet.changed(
        seats=tuple(seat.changed(bet=4) if seat.seat == second else seat for seat in bet.seats),
        events=(*bet.events, e.Called(seat=second, n=4, due=4, pot=12)),
    )
    words = [words_of(view)[:2] for view in (before, bet, called)]
    assert words == [["öppnade på 2", "går med"], ["satsade 4", ""], ["satsade 4", "går med"]]


def test_who_thinks_is_marked_until_the_move_and_nobody_else_is() -> None:
    view = GAME.view(GAME.new(random_setup(random.Random(1))), None)
    thinking = [seat.word for seat in seats(view, SWEDISH, thinking=True)]
    assert thinking == ["tänker …" if seat == view.to_move else "" for seat in view.ring]
    assert not any(seat.word for seat in seats(view, SWEDISH, thinking=False))


def test_only_a_computer_player_has_a_character_to_be_told() -> None:
    players = (
        Player(name="Anna", character="tight"),
        Player(name="Bo", level="easy", character="loose"),
        Player(name="Carin", level="easy"),
    )
    view = GAME.view(GAME.new(PakkerSetup(players=players, deal="K7Q2-M9PD")), None)
    told = {seat.name: seat.manner for seat in seats(view, SWEDISH)}
    assert told == {"Anna": "", "Bo": "lös", "Carin": ""}


def test_every_last_word_has_its_words() -> None:
    for language in LANGUAGES:
        text = Text(language)
        assert all(text(f"pakker_table.word.{word}", n=3, blind=2, better=4) for word in WORDS)
