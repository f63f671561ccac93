"""The menu, the saved games, the settings."""

MESSAGES = {
    "menu.continue": "&Continue",
    "menu.game.patience": "&Poker Squares",
    "menu.game.pakker": "P&akker",
    "menu.game.poangpoker": "P&oängpoker",
    "menu.about.patience": "a patience on 5 × 5 cards",
    "menu.about.pakker": "poker from the barracks",
    "menu.about.poangpoker": "exchange, tricks and points",
    "menu.saved": "&Saved games",
    "menu.saved.none": "none yet",
    "menu.saved.detail": {"one": "one game", "other": "{n} games"},
    "menu.statistics": "S&tatistics",
    "menu.rules": "&Rules",
    "menu.settings": "S&ettings",
    "menu.quit": "&Quit",
    "menu.today": "today {time}",
}
