"""The settings."""

MESSAGES = {
    "settings.title": "Inställningar",
    "settings.language": "Språk",
    "settings.colours": "Kulörer på korten",
    "settings.colours.2": "två",
    "settings.colours.4": "fyra",
    "settings.pace": "Datorspelarnas takt",
    "settings.pace.instant": "genast",
    "settings.pace.natural": "naturlig",
    "settings.pace.slow": "långsam",
    "settings.folder": "Spelen sparas i {folder}",
}
