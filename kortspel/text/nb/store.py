"""Saved games: what can be wrong with a file, a name or a disk."""

MESSAGES = {
    "store.fault.missing": "Det finnes ingen fil {name}.",
    "store.fault.unreadable": "Fila kan ikke leses: {reason}.",
    "store.fault.empty": "Fila er tom.",
    "store.fault.truncated": "Fila er kuttet: slutten mangler.",
    "store.fault.damaged": "Fila er skadet. På linje {line} står det noe som ikke hører hjemme der.",
    "store.fault.foreign": "Fila er ikke et lagret spill fra kortspel.",
    "store.fault.newer": (
        "Fila kommer fra en nyere kortspel ({app}): format {found}. Her kan det leses til og med {known}."
    ),
    "store.fault.field": "Fila er endret eller skadet: feltet {field} mangler eller kan ikke brukes.",
    "store.fault.unknown_game": "Fila hører til et spill som ikke finnes her: {game}.",
    "store.fault.move_unknown": "Fila er endret eller skadet: trekk {move} er ikke noe trekk i spillet.",
    "store.fault.move_refused": "Fila er endret eller skadet: trekk {move} er ikke tillatt etter {clause}.",
    "store.fault.card_twice": "Fila er endret: {card} finnes på mer enn ett sted.",
    "store.fault.state_differs": "Fila er endret: {field} stemmer ikke med trekkene.",
    "store.fault.in_use": "{name} er åpent i et annet vindu. Lukk det der først.",
    "store.fault.name_taken": "Det finnes allerede et spill som heter {name}.",
    "store.fault.name_length": "Et navn har fra ett til {most} tegn.",
    "store.fault.name_letter": "Tegnet {letter} kan ikke stå i et navn.",
    "store.fault.name_form": "Et navn kan ikke begynne eller slutte slik, eller er opptatt av datamaskinen.",
    "store.fault.settings": "Innstillingene kunne ikke leses og er som fra begynnelsen. Fila heter nå {name}.",
    "store.unsaved.full": "Spillet er ikke lagret: disken er full. Det lagres så snart det går.",
    "store.unsaved.denied": "Spillet er ikke lagret: det går ikke å skrive i mappa. Det lagres så snart det går.",
    "store.unsaved.other": "Spillet er ikke lagret: {reason}. Det lagres så snart det går.",
}
