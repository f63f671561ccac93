"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nej",
    "dialog.command": "Sök kommando",
    "dialog.no_command": "Det finns inget sådant här.",
    "dialog.keys": "Tangenter",
    "dialog.too_small": "Terminalen är {width} × {height}. Kortspel behöver {least_width} × {least_height}.",
    "dialog.no_shell": "Det finns inget skal som kan väcka kortspel igen. Ctrl+Q avslutar.",
}
