"""Lines to paste elsewhere."""

MESSAGES = {
    "share.daily": "deal of the day {day}",
    "share.deal": "deal {code}",
    "share.table": "{table} scoring",
    "share.points": {
        "one": "one point",
        "other": "{n} points",
    },
    "share.copy": "&Copy these three lines",
    "share.copied": "Copied, if your terminal lets programs do that; if not, mark the lines.",
}
