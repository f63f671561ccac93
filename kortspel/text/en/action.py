"""What the keys do."""

MESSAGES = {
    "action.rules": "rules",
    "action.help": "all keys",
    "action.language": "change language",
    "action.suspend": "to the shell (fg comes back)",
    "action.quit": "quit",
    "action.palette": "find a command",
    "action.up": "up",
    "action.down": "down",
    "action.left": "left",
    "action.right": "right",
    "action.choose": "choose",
    "action.back": "back",
    "action.menu": "menu",
    "action.lay": "lay",
    "action.hint": "hint",
    "action.undo": "undo",
    "action.done": "done",
    "action.show": "show my cards",
    "action.next_game": "next game",
}
