"""Whatever a game says, the catalogue can say in every language: each message is there and finds its values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from kortspel.games.base import Message
from kortspel.games.registry import GAMES
from kortspel.text import LANGUAGES, Text
from kortspel.text.words import with_number_words
from tests.games.test_contract import played, seats_of

GAMES_PLAYED = 6


def messages_in(value: object) -> Iterator[Message]:
    """The messages anywhere in a view."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, BaseModel):
        for _, part in value:
            yield from messages_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from messages_in(part)


def said(message: Message) -> list[str]:
    """The message in each language; ``KeyError`` where it is not there or lacks a value."""
    texts = [Text(language) for language in LANGUAGES]
    return [text(message.message, **with_number_words(text, message.values)) for text in texts]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_at_the_table_and_every_refusal_has_its_words(game_id: str) -> None:
    messages: dict[tuple[str, tuple[str, ...]], Message] = {}
    pool: list[dict[str, object]] = []
    for seed in range(GAMES_PLAYED):
        for game, state, rng in played(game_id, seed):
            found = [message for seat in seats_of(state) for message in messages_in(game.view(state, seat))]
            pool += [choice.sample(rng) for choice in game.legal(state)]
            for fields in rng.sample(pool, min(len(pool), 4)):
                if refusal := game.why_not(state, game.move(**fields)):
                    found.append(refusal)
            messages |= {(each.message, tuple(sorted(each.values))): each for each in found}
    assert messages
    for message in messages.values():
        assert all(said(message))


def test_messages_are_found_wherever_they_lie() -> None:
    message = Message(message="a.b")

    class Part(BaseModel):
        log: tuple[Message | int, ...]

    assert list(messages_in((1, Part(log=(3, message)), (message,)))) == [message, message]
