"""Every screen in every room and language, in the scenes of the pictures: keys are told truly, no word is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from rich.cells import cell_len
from textual.widget import Widget

from kortspel.actions import letter_of
from kortspel.screens.base import KortspelScreen
from kortspel.screens.table.panel import AmountPanel
from kortspel.text import languages
from kortspel.widgets.choices import Choices
from kortspel.widgets.keybar import KeyBar, key_lines, sign_of
from kortspel.widgets.line_input import LineInput
from kortspel.widgets.lines import Heading, Lines, Tell
from kortspel.widgets.scroll import Scroll
from tests.pictures.stage import ROOMS, Stage, load_scenes, staged
from tests.screens.driving import picture

SLOW = ("patience.review", "patience.review_card", "patience.hint", "patience.same_six_hint")
"""Where the coach's process works for long; the screens are seen elsewhere."""
TINY = ((15, 5), (1, 1), (59, 19))
SCENES = [name for name in load_scenes() if name not in SLOW]


def front(stage: Stage) -> KortspelScreen[Any]:
    screen = stage.app.screen
    assert isinstance(screen, KortspelScreen)
    return screen


READS: Final = (LineInput, AmountPanel)
"""Widgets that read what is typed themselves, key by key; that they do is tested with them."""


def untrue_keys(stage: Stage) -> Iterator[str]:
    """F4: the help tells every key that works here, and none that does not."""
    screen = front(stage)
    works = {
        key.lower() if len(key) == 1 else key
        for key, active in screen.active_bindings.items()
        if active.enabled and not isinstance(active.node, READS)
    }
    told = {key for action in screen.shown_actions() for key in action.keys}
    yield from (f"{key} works and is not told" for key in sorted(works - told))
    if not isinstance(screen.focused, READS):
        yield from (f"{key} is told and does not work" for key in sorted(told - works))


def untrue_bar(stage: Stage) -> Iterator[str]:
    """The bar at the foot is that of the screen in front, and names the help."""
    screen, bar = front(stage), picture(stage.app)[-1]
    if len(screen.query(KeyBar)) != 1:
        yield "not one key bar"
    shown = [action for action in screen.shown_actions() if not action.hidden]
    if "F1" not in bar and any(action.name == "app.help" for action in shown):
        yield "the bar does not name the help"
    if not any(f"{sign_of(stage.app.text, action)} " in bar for action in shown):
        yield "the bar says nothing"


def shared_letters(stage: Stage) -> Iterator[str]:
    """F2: in every scene and language a letter asks for one thing."""
    screen = front(stage)
    asked: dict[str, set[str]] = {}
    for choices in screen.query(Choices):
        for item in choices.items if choices.display else ():
            asked.setdefault(item.letter, set()).add(item.id)
    for action in screen.own_actions():
        mine = {key for key in action.keys if len(key) == 1 and key.isalpha()}
        for letter in mine | {letter_of(stage.app.text(action.label))}:
            asked.setdefault(letter, set()).add(action.name)
    yield from (
        f"{letter} asks for {sorted(what)}" for letter, what in asked.items() if letter and len(what) > 1
    )


def cut_words(stage: Stage) -> Iterator[str]:
    """What is drawn has the room that it needs, or scrolls."""
    for lines in front(stage).query(Lines):
        if not lines.display or isinstance(lines, Heading) or not lines.size.width:
            continue
        for line in lines.lines:
            parts = line if isinstance(line, list) else [line]
            words = "".join(part[0] for part in parts)
            if cell_len(words.rstrip()) > lines.size.width:
                yield f"#{lines.id}: {words!r} in {lines.size.width} columns"
        if isinstance(lines, Tell) and len(lines.lines) > lines.size.height:
            yield f"#{lines.id}: {len(lines.lines)} lines in {lines.size.height}"
    for choices in front(stage).query(Choices):
        if choices.display and choices.size.width:
            for place, item in enumerate(choices.items):
                words = "".join(segment.text for segment in choices._line(place, choices._room))
                cut = item.plain not in words or item.right not in words
                if cut or cell_len(words) > choices._room:
                    yield f"choice {item.plain!r} {item.right!r} in {choices._room} columns"


def overlaps(stage: Stage) -> Iterator[str]:
    """No two things of a screen lie over each other, or outside of it."""
    screen = front(stage)
    leaves = [
        widget
        for widget in screen.query(Widget)
        if not widget.children and widget.display and widget.region.area and not _scrolled(widget)
    ]
    for widget in leaves:
        if widget.region not in screen.region and widget.region.intersection(screen.region) != widget.region:
            yield f"{widget} is outside"
    for one, other in combinations(leaves, 2):
        if one.region.overlaps(other.region):
            yield f"{one} over {other}"


def _scrolled(widget: Widget) -> bool:
    return any(isinstance(parent, Scroll) for parent in widget.ancestors)


CHECKS = (untrue_keys, untrue_bar, shared_letters, cut_words, overlaps)


@pytest.mark.parametrize("name", SCENES)
async def test_a_scene_holds_in_every_room_and_language(tmp_path: Path, name: str) -> None:
    found: list[str] = []
    async with staged(tmp_path, size=ROOMS[0]) as stage:
        await load_scenes()[name](stage)
        app, pilot = stage.app, stage.pilot
        for size in TINY:
            # I9: whatever lies below the word about the size lives through it.
            await pilot.resize_terminal(*size)
            await pilot.pause()
        for size in ROOMS:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for language in languages():
                if not front(stage).ONE_LANGUAGE:
                    app.use_language(language)
                await pilot.pause()
                await pilot.pause()
                where = f"{size[0]}x{size[1]} {language}"
                found += [f"{where} {check.__name__}: {fault}" for check in CHECKS for fault in check(stage)]
    assert found == []


async def test_the_help_puts_keys_of_one_thing_on_one_line(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        await stage.press("f1")
        help_screen = await stage.screen("KeysHelp")
        lines = {words: keys for keys, words in key_lines(stage.app.text, help_screen._shown())}
        assert "↑" in lines["upp"]
        assert "k" in lines["upp"]
        assert lines["avsluta"] == "Ctrl+Q / Ctrl+C"
