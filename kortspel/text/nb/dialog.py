"""Questions over a screen."""

MESSAGES = {
    "dialog.ok": "&OK",
    "dialog.yes": "&Ja",
    "dialog.no": "&Nei",
    "dialog.command": "Søk etter kommando",
    "dialog.no_command": "Det finnes ikke noe slikt her.",
    "dialog.keys": "Taster",
    "dialog.too_small": "Terminalen er {width} × {height}. Kortspel trenger {least_width} × {least_height}.",
    "dialog.no_shell": "Det finnes ikke noe skall som kan vekke kortspel igjen. Ctrl+Q avslutter.",
}
