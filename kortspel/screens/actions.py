"""What can be asked for in the rooms round the tables."""

from __future__ import annotations

from typing import Final

from kortspel.actions import BACK, TO_MENU, Action

MENU: Final = (
    Action("up", ("k",), "action.up", hidden=True),
    Action("down", ("j",), "action.down", hidden=True),
    Action("deal_again", ("n",), "action.deal_again", hidden=True),
)
BOOK: Final = (
    Action("turn(-1)", ("k",), "action.up", hidden=True),
    Action("turn(1)", ("j",), "action.down", hidden=True),
    Action("back", ("escape", "q"), "action.back"),
    Action("next_game", ("tab",), "action.next_game"),
)
SET_UP: Final = (
    Action("start", (), "action.start", when=frozenset({"first"})),
    Action("change(-1)", ("left", "minus"), "action.less", hidden=True, when=frozenset({"value"})),
    Action(
        "change(1)",
        ("right", "plus"),
        "action.more",
        sign="← →",
        when=frozenset({"value"}),
        back="change(-1)",
    ),
    Action("deal_code", (), "action.deal_code"),
    *BACK,
)
AMOUNT: Final = (
    Action("accept", ("enter",), "action.accept"),
    Action("change(-1)", ("left", "down", "minus"), "action.less", hidden=True),
    Action("change(1)", ("right", "up", "plus"), "action.more", sign="← →", back="change(-1)"),
    Action("part(50)", ("h",), "action.half"),
    Action("part(100)", ("p", "x"), "action.most"),
    Action("erase", ("backspace",), "action.erase", hidden=True),
    *BACK,
)
SAVED: Final = (
    Action("replay", (), "action.replay", when=frozenset({"whole"})),
    Action("search", ("slash",), "action.search"),
    Action("rename", (), "action.rename", when=frozenset({"save"})),
    Action("copy", (), "action.copy", when=frozenset({"save"})),
    Action("delete", ("delete",), "action.delete", when=frozenset({"save"})),
    Action("tidy", (), "action.tidy", when=frozenset({"finished"})),
    *BACK,
)
STATISTICS: Final = (
    Action("turn(-1)", ("left",), "action.last_page", hidden=True, when=frozenset({"pages"})),
    Action("turn(1)", ("right",), "action.next_page", sign="← →", when=frozenset({"pages"})),
    *BACK,
)
REPLAY: Final = (
    Action("play", ("space", "enter"), "action.play"),
    Action("step(-1)", ("left",), "action.step_back", hidden=True),
    Action("step(1)", ("right",), "action.step", sign="← →"),
    Action("unit(-1)", ("pageup", "up"), "action.unit_back", hidden=True),
    Action("unit(1)", ("pagedown", "down"), "action.unit", hidden=True),
    Action("end(-1)", ("home",), "action.first", hidden=True),
    Action("end(1)", ("end",), "action.last", hidden=True),
    Action("hands", (), "action.hands", when=frozenset({"hands"})),
    Action("export", (), "action.export"),
    *BACK,
)
DAILY: Final = (
    Action("play", ("enter",), "action.daily_play"),
    Action("month(-1)", ("left",), "action.last_month", hidden=True),
    Action("month(1)", ("right",), "action.next_month", sign="← →"),
    Action("table", (), "action.daily_table"),
    Action("challenge", (), "action.challenge"),
    *BACK,
)
SETTINGS: Final = (
    Action("change(-1)", ("left",), "action.less", hidden=True),
    Action("change(1)", ("right",), "action.more", sign="← →", back="change(-1)"),
    *BACK,
)
COMMANDS: Final = (
    Action("step(-1)", ("up",), "action.up", hidden=True),
    Action("step(1)", ("down",), "action.down", hidden=True),
    *BACK,
)
KEYS_HELP: Final = (Action("back", ("escape", "enter", "f1"), "action.back"),)
COVER: Final = (Action("show", ("enter", "space"), "action.show"), *TO_MENU)
