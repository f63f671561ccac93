"""The statistics."""

MESSAGES = {
    "statistics.title": "Statistik",
    "statistics.none": "Inga färdiga spel än. Spel där någon ångrat eller tagit tips räknas inte.",
    "statistics.line": {
        "one": "ett resultat · bästa {best} · snitt {average} · segrar {won}",
        "other": "{n} resultat · bästa {best} · snitt {average} · segrar {won}",
    },
    "statistics.standard": "vanliga regler",
}
