"""How the program ends when something is the matter."""

MESSAGES = {
    "ending.failed": "Something went wrong in kortspel ({what}), and it had to stop.",
    "ending.replaced": "kortspel has been replaced by another version while it was running. Start it again.",
    "ending.saved": "The game is saved as {name}. kortspel --resume goes on with it.",
    "ending.report": "A report, without cards or deal code, is in {path}.",
    "ending.no_report": "No report could be written.",
    "ending.rescued": "The game could not be saved where it belongs. It is in {path}.",
    "ending.lost": "The last moves of {name} could not be saved anywhere.",
}
