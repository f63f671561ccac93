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


def saves_folder(option: Path | None = None) -> Path:
    """The folder of the saves; it may not exist yet. ``option`` is the value of ``--saves``."""
    if chosen := _chosen_folder(option):
        return chosen
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False) / "saves"


def settings_file(option: Path | None = None) -> Path:
    """The path of the settings; it may not exist yet. ``option`` is the value of ``--saves``."""
    if chosen := _chosen_folder(option):
        return chosen / ".settings.json"
    from platformdirs import user_config_path

    return user_config_path(_APP, appauthor=False) / "settings.json"


def _chosen_folder(option: Path | None) -> Path | None:
    if option is not None:
        return option.expanduser()
    if named := os.environ.get("KORTSPEL_SAVES"):
        return Path(named).expanduser()
    checkout = _PACKAGE.parent
    return checkout / "saves" if (checkout / "pyproject.toml").is_file() else None
