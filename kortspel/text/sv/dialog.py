"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nej",
    "dialog.keys": "Tangenter",
    "dialog.too_small": "Terminalen är {width} × {height}. Kortspel behöver {least_width} × {least_height}.",
}
