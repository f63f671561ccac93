"""How the program ends when something is the matter."""

MESSAGES = {
    "ending.failed": "Något gick fel i kortspel ({what}), och det var tvunget att sluta.",
    "ending.replaced": "kortspel har bytts ut mot en annan version medan det var i gång. Starta det igen.",
    "ending.saved": "Spelet är sparat som {name}. kortspel --resume fortsätter det.",
    "ending.report": "En rapport utan kort och givkod ligger i {path}.",
    "ending.no_report": "Någon rapport gick inte att skriva.",
    "ending.rescued": "Spelet gick inte att spara på sin plats. Det ligger i {path}.",
    "ending.lost": "De senaste dragen i {name} gick inte att spara någonstans.",
}
