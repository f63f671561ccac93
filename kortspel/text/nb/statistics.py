"""The statistics."""

MESSAGES = {
    "statistics.title": "Statistikk",
    "statistics.none": "Ingen ferdige spill ennå. Spill der noen har angret eller fått tips, teller ikke.",
    "statistics.line": {
        "one": "ett resultat · beste {best} · snitt {average} · seire {won}",
        "other": "{n} resultater · beste {best} · snitt {average} · seire {won}",
    },
    "statistics.standard": "vanlige regler",
}
