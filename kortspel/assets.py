"""Files that come with the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def packed_styles() -> str:
    """The content of ``screens.css`` where the program runs out of a zip, in which nothing has a path; else empty."""
    if stylesheet().is_file():
        return ""
    from pkgutil import get_data

    return (get_data("kortspel", "screens.css") or b"").decode("utf-8")


def stylesheet() -> Path:
    """The path of ``screens.css``: beside the package in a checkout, inside it once installed."""
    beside = _PACKAGE.parent / "screens.css"
    return (
        beside
        if (_PACKAGE.parent / "pyproject.toml").is_file() and beside.is_file()
        else _PACKAGE / "screens.css"
    )
