"""A game at one terminal, driven and read from outside."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kortspel.store.faults import SaveFault
from kortspel.store.load import load
from tests.bench._terminal import Terminal

ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


def named_in(text: str, cards: Iterable[str]) -> set[str]:
    """Those of the cards, as they are shown, that stand in the text."""
    return {card for card in cards if re.search(rf"(?<!\w){card}", text)}


class Table:
    """The program on its terminal, and the save that it writes."""

    def __init__(self, terminal: Terminal, folder: Path, game: str) -> None:
        self.terminal = terminal
        self.folder = folder
        self.game = game

    def press(self, *keys: bytes) -> None:
        for key in keys:
            # As a person does who sees what there is before the next key; faster ones may count for nothing.
            time.sleep(0.8)
            self.terminal.press(key)
            self.terminal.settle(0.05, 1.0)

    @property
    def state(self) -> Any:
        end = time.monotonic() + 10
        while True:
            try:
                return load(next(self.folder.glob(f"{self.game}-*.json"))).state
            except (SaveFault, StopIteration):
                assert time.monotonic() < end, "no save"
                self.terminal.read(0.1)

    def see(self, words: str, after: int) -> None:
        self.terminal.wait_for(words.encode(), after=after)
        self.terminal.settle(0.1, 1.0)

    def written(self, after: int) -> str:
        """What was written from there on, without the codes between the letters."""
        return ESCAPES.sub(b"", self.terminal.output[after:]).decode("utf-8", "replace")
