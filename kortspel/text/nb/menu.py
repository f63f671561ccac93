"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Fortsett",
    "menu.daily": "&Dagens giv",
    "menu.saved": "&Lagrede spill",
    "menu.saved.none": "ingen ennå",
    "menu.saved.detail": {"one": "ett spill", "other": "{n} spill"},
    "menu.statistics": "S&tatistikk",
    "menu.rules": "&Regler",
    "menu.settings": "&Innstillinger",
    "menu.quit": "A&vslutt",
    "menu.today": "i dag {time}",
}
