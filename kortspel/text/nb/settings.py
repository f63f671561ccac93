"""The settings."""

MESSAGES = {
    "settings.title": "Innstillinger",
    "settings.language": "Språk",
    "settings.this_language": "norsk bokmål",
    "settings.colours": "Farger i kortstokken",
    "settings.colours.2": "to",
    "settings.colours.4": "fire",
    "settings.pace": "Datamotstandernes tempo",
    "settings.pace.instant": "straks",
    "settings.pace.natural": "naturlig",
    "settings.pace.slow": "langsom",
    "settings.folder": "Spillene lagres i {folder}",
}
