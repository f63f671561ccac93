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
    "settings.theme": "Theme",
    "settings.theme.cloth": "green cloth",
    "settings.theme.night": "night",
    "settings.theme.paper": "paper",
    "settings.theme.contrast": "high contrast",
    "settings.theme.terminal": "the terminal’s own colours",
    "settings.theme.help": (
        "The colours of everything. Our own come first, then those that come with Textual."
    ),
    "settings.colours.help": "Two colours as on printed cards, or one for each suit.",
    "settings.pace.help": "How long the computer players take to think, at least.",
    "settings.motion": "Motion",
    "settings.motion.help": "Cards and chips move to where they go. Any key cuts it short.",
    "settings.bell": "Sound",
    "settings.bell.help": "The terminal’s bell when it is your turn.",
    "settings.ask_empty": "Ask before an empty exchange",
    "settings.ask_empty.help": "Ask once before you exchange no cards.",
    "settings.ask_hint": "Ask before a hint",
    "settings.ask_hint.help": "With a hint the game is left out of the statistics. Ask before the first one?",
}
