"""Saved games: what can be wrong with a file, a name or a disk."""

MESSAGES = {
    "store.fault.missing": "Det finns ingen fil {name}.",
    "store.fault.unreadable": "Filen går inte att läsa: {reason:error}.",
    "store.fault.empty": "Filen är tom.",
    "store.fault.truncated": "Filen är avhuggen: slutet fattas.",
    "store.fault.damaged": "Filen är skadad. På rad {line} står något som inte hör dit.",
    "store.fault.foreign": "Filen är inte ett sparat spel från kortspel.",
    "store.fault.newer": (
        "Filen kommer från en nyare version av kortspel ({app}), format {found}. Den här läser till "
        "och med format {known}."
    ),
    "store.fault.field": "Filen är ändrad eller skadad: fältet {field} fattas eller går inte att använda.",
    "store.fault.unknown_game": "Filen hör till ett spel som inte finns här: {game}.",
    "store.fault.move_unknown": "Filen är ändrad eller skadad: drag {move} är inget drag i spelet.",
    "store.fault.move_refused": "Filen är ändrad eller skadad: drag {move} är inte tillåtet enligt {clause}.",
    "store.fault.card_twice": "Filen är ändrad: {card} finns på mer än ett ställe.",
    "store.fault.state_differs": "Filen är ändrad: {field} stämmer inte med dragen.",
    "store.fault.in_use": "{name} är öppet i ett annat fönster. Stäng det där först.",
    "store.fault.changed": "Filen {name} har ändrats av ett annat program. Spelet är inte sparat.",
    "store.fault.name_taken": "Det finns redan ett spel som heter {name}.",
    "store.fault.name_length": "Ett namn har från ett till {most} tecken.",
    "store.fault.name_letter": "Tecknet {letter} kan inte stå i ett namn.",
    "store.fault.name_form": (
        "Ett namn får inte börja med punkt eller bindestreck, inte sluta med punkt och inte vara ett som "
        "datorn reserverat."
    ),
    "store.fault.settings": "Inställningarna gick inte att läsa och har återställts. Filen heter nu {name}.",
    "store.fault.records": (
        "Statistikfilen var skadad och heter nu {name}. Det som gick att läsa är med, och färdiga spel läses in igen."
    ),
    "store.fault.records_newer": (
        "Statistikfilen kom från en nyare version av kortspel och heter nu {name}. Det som gick att läsa är med."
    ),
    "store.unsaved.full": "Spelet är inte sparat: disken är full. Det sparas så snart det går.",
    "store.unsaved.denied": (
        "Spelet är inte sparat: mappen går inte att skriva i. Det sparas så snart det går."
    ),
    "store.unsaved.other": "Spelet är inte sparat: {reason:error}. Det sparas så snart det går.",
}
