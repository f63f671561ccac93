"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nei",
    "dialog.keys": "Taster",
    "dialog.too_small": "Terminalen er {width} × {height}. Kortspel trenger {least_width} × {least_height}.",
}
