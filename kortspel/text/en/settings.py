"""The settings."""

MESSAGES = {
    "settings.title": "Settings",
    "settings.language": "Language",
    "settings.colours": "Colours of the suits",
    "settings.colours.2": "two",
    "settings.colours.4": "four",
    "settings.pace": "Pace of computer players",
    "settings.pace.instant": "instant",
    "settings.pace.natural": "natural",
    "settings.pace.slow": "slow",
    "settings.folder": "Games are saved in {folder}",
}
