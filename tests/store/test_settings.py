"""What is remembered about the player, and what a broken settings file does not do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kortspel.store.settings import Settings, remembered_language


def test_without_a_file_all_is_as_by_default(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path / "none.json")
    assert (settings.language, settings.four_colours, settings.pace, settings.theme) == (
        None,
        False,
        "natural",
        "",
    )
    assert settings.choices_of("patience") == {}
    assert settings.notice is None
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    Settings.load(path).change(language="nb", four_colours=True, pace="slow", theme="dark")
    settings = Settings.load(path)
    assert (settings.language, settings.four_colours, settings.pace, settings.theme) == (
        "nb",
        True,
        "slow",
        "dark",
    )
    assert remembered_language(path) == "nb"


def test_the_choices_of_each_game_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings.load(path).remember("patience", {"table": "swedish"})
    Settings.load(path).remember("pakker", {"players": ["Åke", "Bo"]})
    settings = Settings.load(path)
    assert settings.choices_of("patience") == {"table": "swedish"}
    assert settings.choices_of("pakker") == {"players": ["Åke", "Bo"]}


def test_two_programs_keep_each_others_changes(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    one, other = Settings.load(path), Settings.load(path)
    one.change(language="sv")
    other.change(pace="instant")
    settings = Settings.load(path)
    assert (settings.language, settings.pace) == ("sv", "instant")


def test_what_a_later_version_wrote_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sound": "loud", "pace": "leisurely"}', encoding="utf-8")
    settings = Settings.load(path)
    assert settings.pace == "natural"
    settings.change(four_colours=True)
    assert json.loads(path.read_bytes()) == {"sound": "loud", "pace": "leisurely", "four_colours": True}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 100_000])
def test_a_broken_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert remembered_language(path) is None
    assert path.read_bytes() == content
    settings = Settings.load(path)
    assert settings.notice is not None
    assert (settings.notice.id, settings.notice.values) == (
        "store.fault.settings",
        {"name": "settings.json.broken"},
    )
    assert (tmp_path / "settings.json.broken").read_bytes() == content
    settings.change(language="en")
    assert Settings.load(path).language == "en"
    assert Settings.load(path).notice is None


@pytest.mark.parametrize(
    "content",
    [
        {"language": 46},
        {"language": ["sv"]},
        {"four_colours": 1},
        {"pace": {}},
        {"theme": None},
        {"choices": []},
        {"choices": {"patience": 7}},
        {"notice": "boo", "path": "/", "change": 7},
    ],
)
def test_a_senseless_value_counts_as_none(tmp_path: Path, content: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    settings = Settings.load(path)
    assert (settings.language, settings.four_colours, settings.pace, settings.theme) == (
        None,
        False,
        "natural",
        "",
    )
    assert settings.choices_of("patience") == {}
    assert (settings.notice, settings.path) == (None, path)


def test_a_change_that_makes_no_sense_is_the_programmers_error(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="pace"):
        settings.change(language="sv", pace="leisurely")
    with pytest.raises(ValueError, match="sound"):
        settings.change(sound="loud")
    assert settings.language is None


def test_where_nothing_can_be_written_a_change_holds_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings.load(tmp_path / "file" / "settings.json")
    settings.change(language="sv")
    assert settings.language == "sv"
    assert settings.notice is None


def test_settings_need_no_pydantic(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from kortspel.store.settings import Settings\n"
        "Settings.load(Path(sys.argv[1])).change(language='sv')\n"
        "print('pydantic' in sys.modules)"
    )
    path = tmp_path / "settings.json"
    found = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert found.stdout == "False\n"
    assert Settings.load(path).language == "sv"
