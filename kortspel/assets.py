"""Files that come with the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def stylesheet() -> Path:
    """The path of ``screens.css``: beside the package in a checkout, inside it once installed."""
    beside = _PACKAGE.parent / "screens.css"
    return (
        beside
        if (_PACKAGE.parent / "pyproject.toml").is_file() and beside.is_file()
        else _PACKAGE / "screens.css"
    )
