"""The names of keys."""

MESSAGES = {
    "key.enter": "Enter",
    "key.escape": "Esc",
    "key.space": "Space",
    "key.tab": "Tab",
    "key.backspace": "Backspace",
    "key.delete": "Delete",
    "key.up": "up",
    "key.down": "down",
    "key.left": "left",
    "key.right": "right",
    "key.home": "Home",
    "key.end": "End",
    "key.pageup": "Page Up",
    "key.pagedown": "Page Down",
}
