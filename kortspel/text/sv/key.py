"""The names of keys."""

MESSAGES = {
    "key.enter": "Enter",
    "key.escape": "Esc",
    "key.space": "Blanksteg",
    "key.tab": "Tab",
    "key.backspace": "Backsteg",
    "key.delete": "Delete",
    "key.up": "upp",
    "key.down": "ned",
    "key.left": "vänster",
    "key.right": "höger",
    "key.home": "Hem",
    "key.end": "End",
    "key.pageup": "Page Up",
    "key.pagedown": "Page Down",
}
