"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Continue",
    "menu.daily": "&Deal of the day",
    "menu.saved": "&Saved games",
    "menu.saved.none": "none yet",
    "menu.saved.detail": {"one": "one game", "other": "{n} games"},
    "menu.statistics": "S&tatistics",
    "menu.rules": "&Rules",
    "menu.settings": "S&ettings",
    "menu.quit": "&Quit",
    "menu.today": "today {time}",
}
