"""The program out of a zip (C5): everything but the process of its own for computer players needs no folder."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PROGRAM = """
import asyncio, sys
from pathlib import Path
from kortspel.__main__ import main
from kortspel.app import KortspelApp
from kortspel.coach.known import play
from kortspel.options import Options
from kortspel.text import LANGUAGES, Text
from kortspel.text.books import rule_book

async def shown(folder):
    app = KortspelApp(Options(folder, folder / "settings", language="sv"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        return app.screen.query_one("#menu").size.width

print(sorted(LANGUAGES), len(rule_book("nb", "pakker")) > 1000, play("english").games > 1000)
print(asyncio.run(shown(Path(sys.argv[1]))), Text("sv")("menu.statistics"))
sys.exit(main(["--help", "--lang", "en"]))
"""


def test_the_program_runs_out_of_a_zip(tmp_path: Path) -> None:
    packed = tmp_path / "kortspel.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in (ROOT / "kortspel").rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                archive.write(path, path.relative_to(ROOT))
        archive.write(ROOT / "screens.css", "kortspel/screens.css")
    (tmp_path / "saves").mkdir()
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, tmp_path / "saves"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(packed), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    first, second, *_ = done.stdout.splitlines()
    assert first == "['en', 'nb', 'sv'] True True"
    assert second.endswith("S&tatistik")
    assert "kortspel.zip" not in done.stderr
