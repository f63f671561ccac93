"""What all tests share: a clean environment, so that a developer's terminal does not colour the results."""

from __future__ import annotations

import os

import pytest

from tests.thinking import HereChild, HereThinker

_UNWANTED = ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name in _UNWANTED or name.startswith(("TEXTUAL_", "KORTSPEL_")):
            monkeypatch.delenv(name)


@pytest.fixture(autouse=True)
def thinking_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players and coaches on screens think in the test's own process, unless that is what it tests."""
    if "screens" in request.path.parts and not request.node.get_closest_marker("processes"):
        monkeypatch.setattr("kortspel.bots.runner.Child", HereChild)
        monkeypatch.setattr("kortspel.screens.patience.adviser.Thinker", HereThinker)
