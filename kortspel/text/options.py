"""The rules that a table has chosen, in words: for the set-up, the statistics, and wherever they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kortspel.text import Text


def option_value(text: Text, game: str, field: str, value: Any) -> str:
    """What an option of the game is set to: ``ja``, ``vid en gräns``, ``22:30``, ``0 1 2 3``, ``50``.

    Values with words of their own have a message ``<game>.option.<field>.<value>``; a field whose name ends in
    ``_at`` holds Unix seconds.
    """
    if value is None:
        return text("set_up.none")
    if isinstance(value, bool):
        return text("set_up.yes" if value else "set_up.no")
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(option_value(text, game, field, each) for each in value)
    if text.has(named := f"{game}.option.{field}.{value}"):
        return text(named)
    if field.endswith("_at"):
        return text.time(value)
    return text.number(value) if isinstance(value, int) else str(value)


def rules_text(text: Text, game: str, options: Mapping[str, Any]) -> str:
    """The options and what they are set to, in a row; those that are simply on by their name alone."""
    return ", ".join(_rule(text, game, field, value) for field, value in options.items())


def _rule(text: Text, game: str, field: str, value: Any) -> str:
    name = text(f"{game}.option.{field}")
    return (
        name
        if value is True
        else text("set_up.rule", name=name, value=option_value(text, game, field, value))
    )
