"""Where the player's files lie."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

import kortspel
from kortspel import paths
from kortspel.paths import saves_folder, settings_file

CHECKOUT = Path(kortspel.__file__).parent.parent


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package as it lies after an installation: nothing beside it."""
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "site-packages" / "kortspel")


def test_the_option_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORTSPEL_SAVES", "/elsewhere")
    assert saves_folder(tmp_path) == tmp_path
    assert settings_file(tmp_path) == tmp_path / ".settings.json"


def test_then_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORTSPEL_SAVES", "/elsewhere")
    assert saves_folder() == Path("/elsewhere")
    assert settings_file() == Path("/elsewhere/.settings.json")


def test_then_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", CHECKOUT / "kortspel")
    for nothing in (None, ""):
        if nothing is not None:
            monkeypatch.setenv("KORTSPEL_SAVES", nothing)
        assert saves_folder() == CHECKOUT / "saves"
        assert settings_file() == CHECKOUT / "saves" / ".settings.json"


@pytest.mark.usefixtures("installed")
def test_then_the_users_own_folders() -> None:
    assert saves_folder() == platformdirs.user_data_path("kortspel", appauthor=False) / "saves"
    assert settings_file() == platformdirs.user_config_path("kortspel", appauthor=False) / "settings.json"


def test_a_home_is_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.setenv("USERPROFILE", "/home/anna")
    monkeypatch.setenv("KORTSPEL_SAVES", "~/games")
    assert saves_folder() == Path("/home/anna/games")
    assert saves_folder(Path("~/other")) == Path("/home/anna/other")
