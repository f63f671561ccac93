"""Statistiken."""

MESSAGES = {
    "statistics.title": "Statistik",
    "statistics.none": "Inga färdiga spel än. Spel där någon ångrat eller tagit tips räknas inte.",
    "statistics.standard": "vanliga regler",
    "statistics.unknown_rule": "okänd regel {name}",
    "statistics.unreadable_rules": "regler som inte går att läsa",
    "statistics.place_of_pages": "{here} av {n}",
    "statistics.reading": {
        "one": "Läser in ett färdigt spel …",
        "other": "Läser in färdiga spel: {n} kvar …",
    },
    "statistics.trouble": "Statistiken går inte att läsa just nu. Dina spel är kvar.",
    "statistics.summary": {
        "one": "Ett spel: {best}.",
        "other": "{n} spel: bästa {best}, lägsta {lowest}, snitt {mean}, median {median}.",
    },
    "statistics.wins": {"one": "En vinst ({share}).", "other": "{n} vinster ({share})."},
    "statistics.streaks": "Vinster i rad: {n} nu, som mest {most}.",
    "statistics.scores": "Resultat",
    "statistics.span": "{low} till {high}",
    "statistics.coach_share": "tränaren {share}",
    "statistics.legend": "{full} du   {mark} tränaren",
    "statistics.latest": {
        "one": "Det senaste resultatet",
        "other": "De senaste {n} resultaten",
    },
    "statistics.hands": "Händer",
    "statistics.places": "Placeringar",
    "statistics.place": "plats {place}: {n}",
    "statistics.deals": {"one": "En giv, {mean} poäng.", "other": "{n} givar, {mean} poäng per giv."},
    "statistics.parts": "Av dem {hand} per giv för handen och {trick} för sista sticket.",
    "statistics.last_tricks": {
        "one": "Ett sista stick taget ({share} av givarna).",
        "other": "{n} sista stick tagna ({share} av givarna).",
    },
    "statistics.pots.title": "Vid bordet",
    "statistics.chips": "Marker sammanlagt: {n}.",
    "statistics.money": "I pengar: {n} {currency}.",
    "statistics.pots.won": {
        "one": "En pott av {pots} vunnen ({share}).",
        "other": "{n} potter av {pots} vunna ({share}).",
    },
    "statistics.pots.most": {
        "one": "Största vunna potten: en marker.",
        "other": "Största vunna potten: {n} marker.",
    },
    "statistics.pots.opened": "Öppnat {n:noun.times} ({share} av potterna).",
    "statistics.pots.blind": "Mörkat {n:noun.times} ({share}).",
    "statistics.pots.called": "Gått med {n:noun.times} ({share}).",
    "statistics.pots.bet": "Satsat {n:noun.times} ({share}).",
    "statistics.pots.raised": "Höjt {n:noun.times} ({share}).",
    "statistics.pots.folded": "Lagt sig {n:noun.times} ({share}).",
    "statistics.pots.bluffed": "Bluffat {n:noun.times} ({share}): satsat utan att visa en vinnande hand.",
    "statistics.against": {
        "one": "Med {who} vid bordet: en kväll, {mean} marker.",
        "other": "Med {who} vid bordet: {n} kvällar, i snitt {mean} marker.",
    },
    "statistics.skill": "Skicklighet och tur, ur genomgångarna",
    "statistics.skill.mean": {
        "one": "En genomgång: {lost} poäng bortskänkta, tur {luck}.",
        "other": "{n} genomgångar: {lost} poäng bortskänkta per spel, tur {luck}.",
    },
    "statistics.out.practice": {
        "one": "Ett övningsspel är inte med.",
        "other": "{n} övningsspel är inte med.",
    },
    "statistics.out.known": {
        "one": "Ett spel på en känd giv är inte med.",
        "other": "{n} spel på kända givar är inte med.",
    },
    "statistics.out.help": {
        "one": "Ett spel med tips är inte med.",
        "other": "{n} spel med tips är inte med.",
    },
    "statistics.chicagos": "Chicago ropad {n:noun.times}, klarad {won:noun.times}.",
}
