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
    "saved.score": "finished, {scores}",
    "saved.none_found": "No game has these words.",
    "saved.sought": "with “{words}”",
    "saved.search": "Show games with these words (empty for all)",
    "saved.tidy": {
        "one": "Delete one finished game? The statistics keep its result.",
        "other": "Delete {n} finished games? The statistics keep their results.",
    },
    "saved.tidied": {
        "one": "One finished game is gone.",
        "other": "{n} finished games are gone.",
        "zero": "No game could be deleted.",
    },
}
