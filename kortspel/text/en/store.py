"""Saved games: what can be wrong with a file, a name or a disk."""

MESSAGES = {
    "store.fault.missing": "There is no file {name}.",
    "store.fault.unreadable": "The file cannot be read: {reason:error}.",
    "store.fault.empty": "The file is empty.",
    "store.fault.truncated": "The file is cut off: its end is missing.",
    "store.fault.damaged": "The file is damaged. Line {line} holds something that does not belong there.",
    "store.fault.foreign": "The file is not a game saved by kortspel.",
    "store.fault.newer": (
        "The file comes from a newer version of kortspel ({app}), format {found}. This one reads up to "
        "format {known}."
    ),
    "store.fault.field": "The file is altered or damaged: the field {field} is missing or unusable.",
    "store.fault.unknown_game": "The file belongs to a game that is not in this version: {game}.",
    "store.fault.move_unknown": "The file is altered or damaged: move {move} is not a move of the game.",
    "store.fault.move_refused": "The file is altered or damaged: move {move} is not allowed by {clause}.",
    "store.fault.card_twice": "The file is altered: {card} is in more than one place.",
    "store.fault.state_differs": "The file is altered: {field} does not agree with the moves.",
    "store.fault.in_use": "{name} is open in another window. Close it there first.",
    "store.fault.changed": "The file {name} has been changed by another program. The game is not saved.",
    "store.fault.name_taken": "There is already a game called {name}.",
    "store.fault.name_length": "A name has 1–{most} characters.",
    "store.fault.name_letter": "The character {letter} cannot be part of a name.",
    "store.fault.name_form": (
        "A name may not begin with a full stop or a hyphen, end with a full stop, or be one the system "
        "reserves."
    ),
    "store.fault.settings": (
        "The settings could not be read and have been reset. The file is now called {name}."
    ),
    "store.fault.records": (
        "The statistics file was damaged and is now called {name}. What could be read has been kept, "
        "and finished games are being read in again."
    ),
    "store.fault.records_newer": (
        "The statistics file came from a newer version of kortspel and is now called {name}. What "
        "could be read has been kept."
    ),
    "store.unsaved.full": "The game is not saved: the disk is full. It will be saved as soon as possible.",
    "store.unsaved.denied": (
        "The game is not saved: its folder cannot be written to. It will be saved as soon as possible."
    ),
    "store.unsaved.other": "The game is not saved: {reason:error}. It will be saved as soon as possible.",
}
