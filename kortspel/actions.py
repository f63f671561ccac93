"""What a person can ask for: an action with its keys, its words and the scenes in which it is there.

Bindings, the key bar, the list of commands and the help are all made from actions. Each screen's stand in a module
``actions`` beside it; those that are there on every screen stand here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Action:
    """One thing a person can ask for.

    ``name`` is the action that a screen (or a widget) implements as ``action_<name>``, or the app where ``app.`` stands
    before it; ``keys`` are Textual key names, single letters in either case; ``label`` is the message id of its few
    words. An ampersand in these words stands before a letter that asks for it too, in that language. ``hidden`` keeps
    it out of the key bar (the help shows it still). ``sign`` stands for the keys in the key bar where the first of
    them would not do. An action without a name is one that is read from what is typed; its sign says what. ``when``
    are the scenes in which it is there, any of them; none for always. ``back`` is the name of the action that the first
    of two signs stands for.
    """

    name: str
    keys: tuple[str, ...]
    label: str
    hidden: bool = False
    sign: str = ""
    when: frozenset[str] = frozenset()
    back: str = ""

    def works(self, scenes: frozenset[str]) -> bool:
        """Is it there in these scenes?"""
        return not self.when or not self.when.isdisjoint(scenes)


def letter_of(words: str) -> str:
    """The letter behind the ampersand, in lower case; empty where there is none."""
    return words.partition("&")[2][:1].lower()


def plain_words(words: str) -> str:
    """The words without their ampersand."""
    return words.replace("&", "", 1)


EVERYWHERE: Final = (
    Action("app.rules", ("question_mark",), "action.rules"),
    Action("app.help", ("f1",), "action.help"),
    Action("app.language", ("f2",), "action.language", hidden=True),
    Action("app.commands", ("ctrl+p",), "action.commands", hidden=True),
    Action("app.suspend", ("ctrl+z",), "action.suspend", hidden=True),
    Action("app.leave", ("ctrl+q", "ctrl+c"), "action.quit", hidden=True),
)
BACK: Final = (Action("back", ("escape",), "action.back"),)
TO_MENU: Final = (Action("menu", ("escape",), "action.menu"),)
AT_TABLE: Final = (
    Action("in_force", ("f5",), "action.in_force", hidden=True),
    Action("replay", ("f6",), "action.play_again", hidden=True),
    *TO_MENU,
)
"""While a game is being played."""
