"""What the keys do."""

MESSAGES = {
    "action.rules": "regler",
    "action.help": "alla tangenter",
    "action.language": "byt språk",
    "action.suspend": "till skalet (fg tar tillbaka)",
    "action.quit": "avsluta",
    "action.palette": "sök kommando",
    "action.up": "upp",
    "action.down": "ned",
    "action.left": "vänster",
    "action.right": "höger",
    "action.choose": "välj",
    "action.back": "tillbaka",
    "action.menu": "meny",
    "action.lay": "lägg",
    "action.hint": "tips",
    "action.undo": "ångra",
    "action.done": "färdig",
    "action.show": "visa mina kort",
    "action.next_game": "nästa spel",
}
