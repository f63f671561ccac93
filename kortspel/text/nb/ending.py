"""How the program ends when something is the matter."""

MESSAGES = {
    "ending.failed": "Noe gikk galt i kortspel ({what}), og det måtte avslutte.",
    "ending.replaced": "kortspel er byttet ut med en annen versjon mens det kjørte. Start det på nytt.",
    "ending.saved": "Spillet er lagret som {name}. kortspel --resume fortsetter det.",
    "ending.report": "En rapport uten kort og givkode ligger i {path}.",
    "ending.no_report": "Det lot seg ikke gjøre å skrive noen rapport.",
    "ending.rescued": "Spillet lot seg ikke lagre på sin plass. Det ligger i {path}.",
    "ending.lost": "De siste trekkene i {name} lot seg ikke lagre noe sted.",
}
