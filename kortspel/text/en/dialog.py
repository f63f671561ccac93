"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Yes",
    "dialog.no": "&No",
    "dialog.command": "Find a command",
    "dialog.no_command": "No such thing here.",
    "dialog.keys": "Keys",
    "dialog.too_small": "The terminal is {width} × {height}. Kortspel needs {least_width} × {least_height}.",
}
