"""What is to be said in a game's log without being part of the game."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.games.base import Message


class Asides:
    """Sentences that stand where they were said, for as long as anything said before them stands there."""

    def __init__(self) -> None:
        self._said: list[tuple[Sequence[Message], Message]] = []

    def add(self, log: Sequence[Message], message: Message) -> None:
        """Say this after what is in the log."""
        self._said.append((self.among(log), message))

    def among(self, log: Sequence[Message]) -> list[Message]:
        """The log with all asides in their places. The same words said twice are two messages."""
        whole = list(log)
        for before, message in self._said:
            last = [place for place, said in enumerate(whole) if any(said is each for each in before)]
            if last:
                whole.insert(last[-1] + 1, message)
        return whole
