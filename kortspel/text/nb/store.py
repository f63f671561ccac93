"""Saved games: what can be wrong with a file, a name or a disk."""

MESSAGES = {
    "store.fault.missing": "Det finnes ingen fil {name}.",
    "store.fault.unreadable": "Filen kan ikke leses: {reason:error}.",
    "store.fault.empty": "Filen er tom.",
    "store.fault.truncated": "Filen er avkortet: slutten mangler.",
    "store.fault.damaged": "Filen er skadet. På linje {line} står det noe som ikke hører hjemme der.",
    "store.fault.foreign": "Filen er ikke et lagret spill fra kortspel.",
    "store.fault.newer": (
        "Filen kommer fra en nyere versjon av kortspel ({app}), format {found}. Denne leser til og med "
        "format {known}."
    ),
    "store.fault.field": "Filen er endret eller skadet: feltet {field} mangler eller kan ikke brukes.",
    "store.fault.unknown_game": "Filen hører til et spill som ikke finnes her: {game}.",
    "store.fault.move_unknown": "Filen er endret eller skadet: trekk {move} er ikke noe trekk i spillet.",
    "store.fault.move_refused": "Filen er endret eller skadet: trekk {move} er ikke tillatt etter {clause}.",
    "store.fault.card_twice": "Filen er endret: {card} finnes på mer enn ett sted.",
    "store.fault.state_differs": "Filen er endret: {field} stemmer ikke med trekkene.",
    "store.fault.in_use": "{name} er åpent i et annet vindu. Lukk det der først.",
    "store.fault.changed": "Filen {name} er endret av et annet program. Spillet er ikke lagret.",
    "store.fault.name_taken": "Det finnes allerede et spill som heter {name}.",
    "store.fault.name_length": "Et navn har fra ett til {most} tegn.",
    "store.fault.name_letter": "Tegnet {letter} kan ikke stå i et navn.",
    "store.fault.name_form": (
        "Et navn kan ikke begynne med punktum eller bindestrek, ikke slutte med punktum og ikke være et "
        "som er reservert av datamaskinen."
    ),
    "store.fault.settings": "Innstillingene kunne ikke leses og er tilbakestilt. Filen heter nå {name}.",
    "store.fault.records": (
        "Statistikkfilen var skadet og heter nå {name}. Det som gikk å lese, er med, og ferdige spill "
        "leses inn igjen."
    ),
    "store.fault.records_newer": (
        "Statistikkfilen kom fra en nyere versjon av kortspel og heter nå {name}. Det som gikk å lese, er med."
    ),
    "store.unsaved.full": "Spillet er ikke lagret: disken er full. Det lagres så snart det går.",
    "store.unsaved.denied": (
        "Spillet er ikke lagret: det går ikke å skrive i mappen. Det lagres så snart det går."
    ),
    "store.unsaved.other": "Spillet er ikke lagret: {reason:error}. Det lagres så snart det går.",
}
