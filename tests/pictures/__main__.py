"""The command line of the pictures."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from kortspel.text import LANGUAGES
from tests.pictures.stage import ROOMS, load_scenes, staged, themes
from tests.pictures.svg import svg

SHOWN_IN: Final = Path(__file__).parent / "readme"
README: Final = ("rooms.menu", "patience.hint", "pakker.showdown", "poangpoker.trick")
"""The scenes whose pictures the README shows, in English on 80 columns and 24 lines."""


def room(words: str) -> tuple[int, int]:
    """The size in ``80x24``."""
    width, _, height = words.partition("x")
    return int(width), int(height)


async def draw(name: str, size: tuple[int, int], theme: str, language: Any, file: Path) -> None:
    """Play the scene and write its picture."""
    settings = {} if theme == themes()[0] else {"theme": theme}
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder) / "saves", language, size, settings) as stage:
            await load_scenes()[name](stage)
            await stage.pilot.pause()
            file.write_text(svg(stage.app), encoding="utf-8")


def main() -> int:
    """Draw what is asked for; 1 where a scene could not be played."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description="Pictures of every screen.")
    parser.add_argument("folder", nargs="?", type=Path, help="where the SVG files go")
    parser.add_argument("--scene", nargs="*", default=[""], help="names, or how they begin")
    parser.add_argument("--room", nargs="*", type=room, default=list(ROOMS))
    parser.add_argument("--theme", nargs="*", default=list(themes()[:1]))
    parser.add_argument("--lang", nargs="*", choices=LANGUAGES, default=["sv"])
    parser.add_argument(
        "--readme", action="store_true", help="the README's pictures, into tests/pictures/readme/"
    )
    parser.add_argument("--list", action="store_true", help="name the scenes")
    asked = parser.parse_args()
    for name in [name for name in os.environ if name == "NO_COLOR" or name.startswith("TEXTUAL_")]:
        del os.environ[name]
    os.environ["COLORTERM"] = "truecolor"
    names = [name for name in load_scenes() if name.startswith(tuple(asked.scene))]
    if asked.list:
        print("\n".join(names))
        return 0
    if asked.readme:
        SHOWN_IN.mkdir(exist_ok=True)
        for name in README:
            asyncio.run(draw(name, (80, 24), themes()[0], "en", SHOWN_IN / f"{name.replace('.', '-')}.svg"))
        return 0
    if asked.folder is None:
        parser.error("say which folder the pictures go into")
    asked.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name in names:
        for size in asked.room:
            for theme in asked.theme:
                for language in asked.lang:
                    file = f"{name}-{size[0]}x{size[1]}-{theme}-{language}.svg"
                    try:
                        asyncio.run(draw(name, size, theme, language, asked.folder / file))
                    except Exception as error:
                        failed = 1
                        print(f"{file}: {type(error).__name__}: {error}")
                    else:
                        print(file)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
