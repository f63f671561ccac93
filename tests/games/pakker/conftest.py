"""A scripted table for the tests of Pakker."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.games.pakker.table import Stack, Table


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Stack:
    """The shuffle in the tests' hands: the one place where the cards of a script come from."""
    stack = Stack()
    monkeypatch.setattr("kortspel.games.pakker.draft.shuffled", stack)
    return stack


@pytest.fixture
def table(stack: Stack) -> Callable[..., Table]:
    """Makes a table: ``table(5, all_in=True)``."""
    return partial(Table, stack)
