"""What all tests share: a clean environment, so that a developer's terminal does not colour the results."""

from __future__ import annotations

import os

import pytest

_UNWANTED = ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name in _UNWANTED or name.startswith(("TEXTUAL_", "KORTSPEL_")):
            monkeypatch.delenv(name)
