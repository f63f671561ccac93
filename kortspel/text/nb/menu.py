"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Fortsett",
    "menu.game.patience": "&Pokerkabal",
    "menu.game.pakker": "P&akker",
    "menu.game.poangpoker": "P&oengpoker",
    "menu.about.patience": "kabal på 5 × 5 kort",
    "menu.about.pakker": "pokeren fra kaserna",
    "menu.about.poangpoker": "bytte, stikk og poeng",
    "menu.saved": "&Lagrede spill",
    "menu.saved.none": "ingen ennå",
    "menu.saved.detail": {"one": "ett spill", "other": "{n} spill"},
    "menu.statistics": "S&tatistikk",
    "menu.rules": "&Regler",
    "menu.settings": "&Innstillinger",
    "menu.quit": "A&vslutt",
    "menu.today": "i dag {time}",
}
