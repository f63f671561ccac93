"""The settings."""

MESSAGES = {
    "settings.title": "Innstillinger",
    "settings.language": "Språk",
    "settings.colours": "Farger på kortene",
    "settings.colours.2": "to",
    "settings.colours.4": "fire",
    "settings.pace": "Datamotstandernes tempo",
    "settings.pace.instant": "straks",
    "settings.pace.natural": "naturlig",
    "settings.pace.slow": "langsomt",
    "settings.folder": "Spillene lagres i {folder}",
}
