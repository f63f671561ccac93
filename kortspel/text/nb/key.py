"""The names of keys."""

MESSAGES = {
    "key.enter": "Enter",
    "key.escape": "Esc",
    "key.space": "Mellomrom",
    "key.tab": "Tab",
    "key.backspace": "Tilbaketast",
    "key.delete": "Delete",
    "key.up": "opp",
    "key.down": "ned",
    "key.left": "venstre",
    "key.right": "høyre",
    "key.home": "Home",
    "key.end": "End",
    "key.pageup": "Page Up",
    "key.pagedown": "Page Down",
}
