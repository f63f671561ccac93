"""Saved games: what can be wrong with a file, a name or a disk."""

MESSAGES = {
    "store.fault.missing": "There is no file {name}.",
    "store.fault.unreadable": "The file cannot be read: {reason}.",
    "store.fault.empty": "The file is empty.",
    "store.fault.truncated": "The file is cut off: its end is missing.",
    "store.fault.damaged": "The file is damaged. Line {line} holds something that does not belong there.",
    "store.fault.foreign": "The file is not a game saved by kortspel.",
    "store.fault.newer": (
        "The file comes from a newer kortspel ({app}): format {found}. This one reads up to {known}."
    ),
    "store.fault.field": "The file is altered or damaged: the field {field} is missing or of no use.",
    "store.fault.unknown_game": "The file belongs to a game that is not here: {game}.",
    "store.fault.move_unknown": "The file is altered or damaged: move {move} is no move in the game.",
    "store.fault.move_refused": "The file is altered or damaged: move {move} is not allowed by {clause}.",
    "store.fault.card_twice": "The file is altered: {card} is in more than one place.",
    "store.fault.state_differs": "The file is altered: {field} does not agree with the moves.",
    "store.fault.in_use": "{name} is open in another window. Close it there first.",
    "store.fault.name_taken": "There is already a game called {name}.",
    "store.fault.name_length": "A name has from one to {most} characters.",
    "store.fault.name_letter": "The character {letter} cannot stand in a name.",
    "store.fault.name_form": "A name cannot begin or end like that, or the computer keeps it for itself.",
    "store.fault.settings": "The settings could not be read and are as at first. The file is now called {name}.",
    "store.unsaved.full": "The game is not saved: the disk is full. It will be as soon as possible.",
    "store.unsaved.denied": "The game is not saved: its folder cannot be written to. It will be as soon as possible.",
    "store.unsaved.other": "The game is not saved: {reason}. It will be as soon as possible.",
}
