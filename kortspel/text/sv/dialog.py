"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nej",
    "dialog.command": "Sök kommando",
    "dialog.no_command": "Inget sådant här.",
    "dialog.keys": "Tangenter",
    "dialog.too_small": "Terminalen är {width} × {height}. Kortspel behöver {least_width} × {least_height}.",
}
