"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Fortsätt",
    "menu.daily": "&Dagens giv",
    "menu.saved": "&Sparade spel",
    "menu.saved.none": "inga än",
    "menu.saved.detail": {"one": "ett spel", "other": "{n} spel"},
    "menu.statistics": "S&tatistik",
    "menu.rules": "&Regler",
    "menu.settings": "&Inställningar",
    "menu.quit": "A&vsluta",
    "menu.today": "i dag {time}",
}
