"""Linjer til å lime inn andre steder."""

MESSAGES = {
    "share.daily": "dagens giv {day}",
    "share.deal": "giv {code}",
    "share.table": "{table} tabell",
    "share.points": {
        "one": "ett poeng",
        "other": "{n} poeng",
    },
    "share.copy": "&Kopier de tre linjene",
    "share.copied": "Kopiert, om terminalen tillater det. Merk linjene ellers.",
}
