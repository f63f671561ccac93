"""What is to be said in a game's log without being part of the game."""

from __future__ import annotations

from collections.abc import Sequence

from kortspel.games.base import Event, Message

Said = Event | Message


class Asides:
    """Sentences that stand where they were said, for as long as anything said before them stands there."""

    def __init__(self) -> None:
        self._said: list[tuple[Sequence[Said], Said]] = []

    def add(self, log: Sequence[Said], said: Said) -> None:
        """Say this after what is in the log."""
        self._said.append((self.among(log), said))

    def among(self, log: Sequence[Said]) -> list[Said]:
        """The log with all asides in their places. The same words said twice are two of them."""
        whole = list(log)
        for before, aside in self._said:
            last = [place for place, said in enumerate(whole) if any(said is each for each in before)]
            if last:
                whole.insert(last[-1] + 1, aside)
        return whole
