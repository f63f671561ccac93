"""Pakker in words: the names of what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kortspel.games.pakker.view import PakkerView
from kortspel.text import Text
from kortspel.text.words import card_text

if TYPE_CHECKING:
    from kortspel.screens.pakker.game import GameScreen

_SEATS: Final = ("seat", "seller")


def value_text(screen: GameScreen, field: str, value: Any) -> str:
    """The name of a value that may be chosen for a field of a move."""
    text = screen.text
    if field in _SEATS:
        return str(screen.session.setup.players[value].name)
    if field == "credit":
        return text("pakker_table.credit" if value else "pakker_table.cash")
    if field == "card":
        return card_text(text, value, glyphs=not screen.look.ascii)
    return text(f"pakker_table.{field}.{value}")


def question_text(text: Text, view: PakkerView) -> str:
    """The question on the table, to the one who is to answer it."""
    question = view.question
    assert question is not None, "asked only while there is one"
    kind: str = question.kind
    values: dict[str, object] = {
        "asked": view.seats[question.asked[0]].player.name,
        "name": view.seats[question.by].player.name,
        "n": question.amount,
    }
    if kind == "selling":
        kind = "selling_credit" if question.credit else "selling_cash"
    elif question.seat is not None:
        kind = "report_self" if question.seat == question.by else "report"
        values["seat"] = view.seats[question.seat].player.name
        values["fault"] = text(f"pakker.fault.{question.fault}")
    return text(f"pakker_table.question.{kind}", **values)
