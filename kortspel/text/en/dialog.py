"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Yes",
    "dialog.no": "&No",
    "dialog.command": "Find a command",
    "dialog.no_command": "Nothing like that here.",
    "dialog.keys": "Keys",
    "dialog.too_small": "The terminal is {width} × {height}. Kortspel needs {least_width} × {least_height}.",
    "dialog.no_shell": "There is no shell here to wake kortspel again. Ctrl+Q quits.",
}
