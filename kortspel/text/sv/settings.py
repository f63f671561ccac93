"""The settings."""

MESSAGES = {
    "settings.title": "Inställningar",
    "settings.language": "Språk",
    "settings.this_language": "svenska",
    "settings.colours": "Färger i kortleken",
    "settings.colours.2": "två",
    "settings.colours.4": "fyra",
    "settings.pace": "Datorspelarnas takt",
    "settings.pace.instant": "genast",
    "settings.pace.natural": "naturlig",
    "settings.pace.slow": "långsam",
    "settings.folder": "Spelen sparas i {folder}",
}
