"""Keys on every screen: the bar is true, the help is whole, the letters are unique; in the scenes of the pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding

from kortspel.actions import letter_of
from kortspel.screens.base import KortspelScreen
from kortspel.text import LANGUAGES, Language
from kortspel.widgets.choices import Choices
from kortspel.widgets.keybar import KeyBar, key_lines, sign_of
from kortspel.widgets.line_input import LineInput
from tests.pictures.stage import ROOMS, Stage, load_scenes, staged
from tests.screens.driving import picture

SLOW = ("patience.review", "patience.review_card", "patience.hint", "patience.same_six_hint")
"""Where the coach's process works for long; the screens are seen elsewhere."""
SCENES = [name for name in load_scenes() if name not in SLOW]


def working(stage: Stage) -> dict[str, Binding]:
    """Every key that does something now, by its name."""
    screen = stage.app.screen
    found = {}
    for key, active in screen.active_bindings.items():
        if active.enabled and not isinstance(active.node, LineInput):
            found[key] = active.binding
    return found


def told(screen: KortspelScreen[Any]) -> set[str]:
    """Every key that the help tells of."""
    return {key for action in screen.shown_actions() for key in action.keys}


@pytest.mark.parametrize("name", SCENES)
async def test_the_help_tells_every_key_that_works_and_none_that_does_not(tmp_path: Path, name: str) -> None:
    """F4: what works and what is told are the same."""
    async with staged(tmp_path) as stage:
        await load_scenes()[name](stage)
        await stage.pilot.pause()
        screen = stage.app.screen
        assert isinstance(screen, KortspelScreen)
        works = {key.lower() if len(key) == 1 else key for key in working(stage)}
        typed = isinstance(screen.focused, LineInput)
        assert works - told(screen) == set()
        assert typed or told(screen) - works == set()


@pytest.mark.parametrize("size", ROOMS[:2])
@pytest.mark.parametrize("name", SCENES)
async def test_the_key_bar_is_that_of_the_screen_in_front_and_names_the_help(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    async with staged(tmp_path, size=size) as stage:
        await load_scenes()[name](stage)
        await stage.pilot.pause()
        screen, bar = stage.app.screen, picture(stage.app)[-1]
        assert isinstance(screen, KortspelScreen)
        assert len(screen.query(KeyBar)) == 1
        shown = [action for action in screen.shown_actions() if not action.hidden]
        assert "F1" in bar or not any(action.name == "app.help" for action in shown)
        named = [action for action in shown if f"{sign_of(stage.app.text, action)} " in bar]
        assert named, "the bar says nothing"
        assert len(bar.rstrip()) <= size[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
async def test_the_letters_of_a_screen_are_unique(tmp_path: Path, name: str, language: Language) -> None:
    """F2: in every scene and language a letter asks for one thing."""
    async with staged(tmp_path, language) as stage:
        await load_scenes()[name](stage)
        await stage.pilot.pause()
        screen = stage.app.screen
        assert isinstance(screen, KortspelScreen)
        letters: list[tuple[str, str]] = []
        for choices in screen.query(Choices):
            if choices.display:
                letters += [(item.letter, item.id) for item in choices.items if item.letter]
        for action in screen.own_actions():
            mine = {key for key in action.keys if len(key) == 1 and key.isalpha()}
            mine |= {letter_of(stage.app.text(action.label))} - {""}
            letters += [(letter, action.name) for letter in mine]
        by_letter: dict[str, set[str]] = {}
        for letter, what in letters:
            by_letter.setdefault(letter, set()).add(what)
        assert {letter: what for letter, what in by_letter.items() if len(what) > 1} == {}


async def test_the_help_puts_keys_of_one_thing_on_one_line(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        await stage.press("f1")
        help_screen = await stage.screen("KeysHelp")
        lines = {words: keys for keys, words in key_lines(stage.app.text, help_screen._shown())}
        assert "↑" in lines["upp"]
        assert "k" in lines["upp"]
        assert lines["avsluta"] == "Ctrl+Q / Ctrl+C"
