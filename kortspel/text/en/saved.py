"""The saved games."""

MESSAGES = {
    "saved.title": "Saved games",
    "saved.count": {"one": "one game", "other": "{n} games"},
    "saved.none": "No saved games yet. Every game saves itself.",
    "saved.broken": "cannot be opened",
    "saved.finished": "finished",
    "saved.moves": {"one": "one move", "other": "{n} moves"},
    "saved.rename": "New name",
    "saved.copy": "Name of the copy",
    "saved.delete": "Delete {name} for good?",
    "saved.disk": "That did not work: {reason:error}.",
    "saved.fault": "{name} does not open. {why}",
    "saved.instead": "Go on with {name} instead",
}
