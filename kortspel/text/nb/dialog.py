"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nei",
    "dialog.command": "Søk etter kommando",
    "dialog.no_command": "Ikke noe slikt her.",
    "dialog.keys": "Taster",
    "dialog.too_small": "Terminalen er {width} × {height}. Kortspel trenger {least_width} × {least_height}.",
}
