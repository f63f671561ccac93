"""Whatever a game says, the catalogue can say in every language: each message is there and finds its values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from pydantic import BaseModel

from kortspel.games.base import Message, Player
from kortspel.games.registry import GAMES
from kortspel.screens.poangpoker import words as poangpoker
from kortspel.text import LANGUAGES, Text
from kortspel.text.said import said
from kortspel.widgets.faces import Look
from tests.games.test_contract import played, seats_of

GAMES_PLAYED = 6
NAMES = tuple(Player(name=f"Player {seat}") for seat in range(8))


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


def in_common_words(look: Look, message: Message, players: Sequence[Player]) -> str:
    return said(look.text, message, [player.name for player in players], glyphs=not look.ascii)


SPOKEN: dict[str, Callable[[Look, Message, Sequence[Player]], str]] = {"poangpoker": poangpoker.message_text}
"""How a game's screen turns a message into words, where it has words of its own."""


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
    speak = SPOKEN.get(game_id, in_common_words)
    for language in LANGUAGES:
        for message in messages.values():
            assert speak(Look(Text(language), False, False), message, NAMES)


def test_messages_are_found_wherever_they_lie() -> None:
    message = Message(message="a.b")

    class Part(BaseModel):
        log: tuple[Message | int, ...]

    assert list(messages_in((1, Part(log=(3, message)), (message,)))) == [message, message]
