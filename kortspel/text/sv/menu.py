"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Fortsätt",
    "menu.game.patience": "&Pokerpatiens",
    "menu.game.pakker": "P&akker",
    "menu.game.poangpoker": "P&oängpoker",
    "menu.about.patience": "patiens på 5 × 5 kort",
    "menu.about.pakker": "pokern från logementet",
    "menu.about.poangpoker": "byte, stick och poäng",
    "menu.saved": "&Sparade spel",
    "menu.saved.none": "inga än",
    "menu.saved.detail": {"one": "ett spel", "other": "{n} spel"},
    "menu.statistics": "S&tatistik",
    "menu.rules": "&Regler",
    "menu.settings": "&Inställningar",
    "menu.quit": "A&vsluta",
    "menu.today": "i dag {time}",
}
