"""Rader att klistra in någon annanstans."""

MESSAGES = {
    "share.daily": "dagens giv {day}",
    "share.deal": "giv {code}",
    "share.table": "{table} poäng",
    "share.points": {
        "one": "en poäng",
        "other": "{n} poäng",
    },
    "share.copy": "&Kopiera de tre raderna",
    "share.copied": "Kopierat, om terminalen tillåter det. Markera raderna annars.",
}
