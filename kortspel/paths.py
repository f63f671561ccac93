"""Where the player's files lie.

The saves lie, in this order: where ``--saves`` says, where ``KORTSPEL_SAVES`` says, in ``saves/`` of a
checkout, in the user's data folder. The settings lie beside the saves, but in the user's configuration folder
in the last case.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_APP: Final = "kortspel"


class NoPlace(Exception):  # noqa: N818 - it is a state of the system
    """Where files would lie cannot be known: no home folder is to be found, or nobody of that name."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def saves_folder(option: Path | None = None) -> Path:
    """The folder of the saves; it may not exist yet; ``NoPlace``. ``option`` is the value of ``--saves``."""
    if chosen := _chosen_folder(option):
        return chosen
    from platformdirs import user_data_path

    return _known(user_data_path(_APP, appauthor=False)) / "saves"


def settings_file(option: Path | None = None) -> Path:
    """The path of the settings; it may not exist yet; ``NoPlace``. ``option`` is the value of ``--saves``."""
    if chosen := _chosen_folder(option):
        return chosen / ".settings.json"
    from platformdirs import user_config_path

    return _known(user_config_path(_APP, appauthor=False)) / "settings.json"


def _chosen_folder(option: Path | None) -> Path | None:
    if option is not None:
        return _known(option)
    if named := os.environ.get("KORTSPEL_SAVES"):
        return _known(Path(named))
    checkout = _PACKAGE.parent
    return checkout / "saves" if (checkout / "pyproject.toml").is_file() else None


def _known(path: Path) -> Path:
    """The path with what ``~`` stands for."""
    try:
        found = path.expanduser()
    except RuntimeError:
        raise NoPlace(str(path)) from None
    if found.parts[:1] and found.parts[0].startswith("~"):
        # What platformdirs could not make anything of.
        raise NoPlace(str(path))
    return found
