"""Whatever a game says, the catalogue can say in every language: each message is there and finds its values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from kortspel.games.base import Event, Message
from kortspel.games.registry import GAMES
from kortspel.text import LANGUAGES, Text
from kortspel.text.telling import told
from tests.games.test_contract import played, seats_of

GAMES_PLAYED = 6
NAMES = tuple(f"Player {seat}" for seat in range(8))


def said_in(value: object) -> Iterator[Event | Message]:
    """The events and messages anywhere in a view."""
    if isinstance(value, Event | Message):
        yield value
    elif isinstance(value, BaseModel):
        for _, part in value:
            yield from said_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from said_in(part)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_at_the_table_and_every_refusal_has_its_words(game_id: str) -> None:
    said: dict[tuple[str, tuple[str, ...]], Event | Message] = {}
    pool: list[dict[str, object]] = []
    for seed in range(GAMES_PLAYED):
        for game, state, rng in played(game_id, seed):
            found = [each for seat in seats_of(state) for each in said_in(game.view(state, seat))]
            pool += [choice.sample(rng) for choice in game.legal(state)]
            for fields in rng.sample(pool, min(len(pool), 4)):
                if refusal := game.why_not(state, game.move(**fields)):
                    found.append(refusal)
            said |= {(each.message, tuple(sorted(each.__dict__))): each for each in found}
    assert said
    for language in LANGUAGES:
        for each in said.values():
            words = told(Text(language), each, NAMES)
            assert words
            assert words.replace("\N{NO-BREAK SPACE}", " ").isprintable()


def test_what_is_said_is_found_wherever_it_lies() -> None:
    message = Message(message="a.b")

    class Part(BaseModel):
        log: tuple[Message | int, ...]

    assert list(said_in((1, Part(log=(3, message)), (message,)))) == [message, message]
