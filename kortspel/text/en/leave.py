"""Leaving a game that is not saved, and opening a long one."""

MESSAGES = {
    "leave.what": "If you leave now, the last moves are lost.",
    "leave.again": "&Try to save again",
    "leave.elsewhere": "Save in &another folder",
    "leave.lose": "&Leave without saving",
    "leave.stay": "&Stay in the game",
    "leave.folder": "In which folder?",
    "leave.opening": "Opening {name}: {percent}%",
}
