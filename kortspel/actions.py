"""Every user action once: its id, its keys, the message that names it, and the screens where it is there.

Bindings, the key bar, the command palette and the help screen are all made from this list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Action:
    """One thing a person can ask for.

    ``name`` is the action that a screen implements as ``action_<name>``, or the app where ``app.`` stands before it;
    ``keys`` are Textual key names; ``label`` is the message id of its few words; ``hidden`` keeps it out of the key bar
    (the help shows it still).
    ``sign`` stands for the keys in the key bar where the first of them would not do. An action without keys is one
    that the screen reads from what is typed; its sign says what.
    """

    name: str
    keys: tuple[str, ...]
    label: str
    hidden: bool = False
    sign: str = ""


EVERYWHERE: Final = (
    Action("app.rules", ("question_mark",), "action.rules"),
    Action("app.help", ("f1",), "action.help", hidden=True),
    Action("app.language", ("f2",), "action.language", hidden=True),
    Action("app.commands", ("ctrl+p",), "action.commands", hidden=True),
    Action("app.suspend", ("ctrl+z",), "action.suspend", hidden=True),
    Action("app.leave", ("ctrl+q", "ctrl+c"), "action.quit", hidden=True),
)
MENU: Final = (
    Action("up", ("up", "k"), "action.up", hidden=True),
    Action("down", ("down", "j"), "action.down", hidden=True),
    Action("choose", ("enter", "space"), "action.choose"),
)
BOOK: Final = (
    Action("turn(-1)", ("up", "k"), "action.up", hidden=True),
    Action("turn(1)", ("down", "j"), "action.read_on", sign="↑ ↓"),
    Action("back", ("escape", "q"), "action.back"),
    Action("next_game", ("tab",), "action.next_game"),
)
BACK: Final = (Action("back", ("escape",), "action.back"),)
SET_UP: Final = (
    Action("start", ("s",), "action.start"),
    Action("change(-1)", ("left", "minus"), "action.less", hidden=True),
    Action("change(1)", ("right", "plus"), "action.more", sign="← →"),
    Action("deal_code", ("g",), "action.deal_code"),
    *BACK,
)
PAKKER_SET_UP: Final = (*SET_UP[:-2], Action("character", ("k",), "action.character"), *SET_UP[-2:])
AMOUNT: Final = (
    Action("accept", ("enter",), "action.accept"),
    Action("change(-1)", ("left", "down", "minus"), "action.less", hidden=True),
    Action("change(1)", ("right", "up", "plus"), "action.more", sign="← →"),
    Action("part(50)", ("h",), "action.half"),
    Action("part(100)", ("p", "x"), "action.most"),
    Action("erase", ("backspace",), "action.erase", hidden=True),
    *BACK,
)
SAVED: Final = (
    Action("open", ("enter",), "action.open"),
    Action("rename", ("r",), "action.rename"),
    Action("copy", ("c",), "action.copy"),
    Action("delete", ("d", "delete"), "action.delete"),
    *BACK,
)
SETTINGS: Final = (
    Action("change(-1)", ("left",), "action.less", hidden=True),
    Action("change(1)", ("right",), "action.more", sign="← →"),
    *BACK,
)
COVER: Final = (
    Action("show", ("enter", "space"), "action.show"),
    Action("menu", ("escape",), "action.menu"),
)
GAME: Final = (Action("menu", ("escape",), "action.menu"),)
PAKKER: Final = (
    Action("along(-1)", ("left",), "action.left", hidden=True),
    Action("along(1)", ("right",), "action.right", hidden=True),
    Action("mark", ("x",), "action.mark", hidden=True),
    Action("bank", ("f3",), "action.bank"),
    Action("pause", ("f4",), "action.pause"),
    *GAME,
)
POANGPOKER: Final = (
    Action("along(-1)", ("left",), "action.left", hidden=True),
    Action("along(1)", ("right",), "action.right", hidden=True),
    Action("mark", ("space",), "action.mark"),
    Action("act", ("enter",), "action.exchange"),
    Action("act", ("enter",), "action.play_card"),
    Action("act", ("enter",), "action.go_on"),
    Action("sheet", ("p",), "action.sheet"),
    *GAME,
)
REVIEW: Final = (
    Action("turn(-1)", ("left",), "coach.action.previous", hidden=True),
    Action("turn(1)", ("right", "enter", "space"), "coach.action.next", sign="← →"),
    Action("dearest", ("d",), "coach.action.dearest"),
    Action("summary", ("home",), "coach.action.summary", hidden=True),
    *BACK,
)
PATIENCE: Final = (
    Action("move('up')", ("up",), "action.up", hidden=True),
    Action("move('down')", ("down",), "action.down", hidden=True),
    Action("move('left')", ("left",), "action.left", hidden=True),
    Action("move('right')", ("right",), "action.right", hidden=True),
    Action("lay", ("enter", "space"), "action.lay"),
    Action("lay", ("enter", "space"), "action.swap"),
    Action("lay", ("enter", "space"), "action.place_joker"),
    Action("lay", ("enter", "space"), "action.count"),
    Action("cell", (), "action.cell", sign="a3"),
    Action("done", ("f",), "action.done"),
    Action("done", ("f",), "action.keep_all"),
    Action("hint", ("t",), "action.hint"),
    Action("undo", ("u", "backspace"), "action.undo"),
    *GAME,
)
