"""What the keys do."""

MESSAGES = {
    "action.rules": "regler",
    "action.help": "alle taster",
    "action.language": "bytt språk",
    "action.suspend": "til skallet (fg henter tilbake)",
    "action.quit": "avslutt",
    "action.palette": "søk kommando",
    "action.up": "opp",
    "action.down": "ned",
    "action.left": "venstre",
    "action.right": "høyre",
    "action.choose": "velg",
    "action.back": "tilbake",
    "action.menu": "meny",
    "action.lay": "legg",
    "action.hint": "tips",
    "action.undo": "angre",
    "action.done": "ferdig",
    "action.show": "vis kortene mine",
    "action.next_game": "neste spill",
}
