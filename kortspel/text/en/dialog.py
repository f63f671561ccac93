"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Yes",
    "dialog.no": "&No",
    "dialog.keys": "Keys",
    "dialog.too_small": "The terminal is {width} × {height}. Kortspel needs {least_width} × {least_height}.",
}
