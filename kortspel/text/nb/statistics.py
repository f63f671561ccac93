"""Statistikken."""

MESSAGES = {
    "statistics.title": "Statistikk",
    "statistics.none": "Ingen ferdige spill ennå. Spill der noen har angret eller fått tips, teller ikke.",
    "statistics.standard": "vanlige regler",
    "statistics.unknown_rule": "ukjent regel {name}",
    "statistics.unreadable_rules": "regler som ikke kan leses",
    "statistics.place_of_pages": "{here} av {n}",
    "statistics.reading": {
        "one": "Leser inn ett ferdig spill …",
        "other": "Leser inn ferdige spill: {n} igjen …",
    },
    "statistics.trouble": "Statistikken kan ikke leses akkurat nå. Spillene dine er trygge.",
    "statistics.summary": {
        "one": "Ett spill: {best}.",
        "other": "{n} spill: best {best}, lavest {lowest}, snitt {mean}, median {median}.",
    },
    "statistics.wins": {"one": "Én seier ({share}).", "other": "{n} seirer ({share})."},
    "statistics.streaks": "Seirer på rad: {n} nå, {most} på det meste.",
    "statistics.scores": "Resultater",
    "statistics.span": "{low} til {high}",
    "statistics.coach_share": "treneren {share}",
    "statistics.legend": "{full} du   {mark} treneren",
    "statistics.latest": {
        "one": "Det siste resultatet",
        "other": "De siste {n} resultatene",
    },
    "statistics.hands": "Hender",
    "statistics.places": "Plasseringer",
    "statistics.place": "plass {place}: {n}",
    "statistics.deals": {"one": "Én giv, {mean} poeng.", "other": "{n} giver, {mean} poeng per giv."},
    "statistics.parts": "Av dem {hand} per giv for hånden og {trick} for siste stikk.",
    "statistics.last_tricks": {
        "one": "Ett siste stikk tatt ({share} av givene).",
        "other": "{n} siste stikk tatt ({share} av givene).",
    },
    "statistics.pots.title": "Ved bordet",
    "statistics.chips": "Sjetonger i alt: {n}.",
    "statistics.money": "I penger: {n} {currency}.",
    "statistics.pots.won": {
        "one": "Én pott av {pots} vunnet ({share}).",
        "other": "{n} potter av {pots} vunnet ({share}).",
    },
    "statistics.pots.most": {
        "one": "Største vunne pott: én sjetong.",
        "other": "Største vunne pott: {n} sjetonger.",
    },
    "statistics.pots.opened": "Åpnet {n:noun.times} ({share} av pottene).",
    "statistics.pots.blind": "Mørket {n:noun.times} ({share}).",
    "statistics.pots.called": "Blitt med {n:noun.times} ({share}).",
    "statistics.pots.bet": "Satset {n:noun.times} ({share}).",
    "statistics.pots.raised": "Høynet {n:noun.times} ({share}).",
    "statistics.pots.folded": "Lagt seg {n:noun.times} ({share}).",
    "statistics.pots.bluffed": "Bløffet {n:noun.times} ({share}): satset uten å vise en vinnende hånd.",
    "statistics.against": {
        "one": "Med {who} ved bordet: én kveld, {mean} sjetonger.",
        "other": "Med {who} ved bordet: {n} kvelder, i snitt {mean} sjetonger.",
    },
    "statistics.skill": "Dyktighet og flaks, fra gjennomgangene",
    "statistics.skill.mean": {
        "one": "Én gjennomgang: {lost} poeng gitt bort, flaks {luck}.",
        "other": "{n} gjennomganger: {lost} poeng gitt bort per spill, flaks {luck}.",
    },
    "statistics.out.practice": {
        "one": "Ett øvingsspill er ikke med.",
        "other": "{n} øvingsspill er ikke med.",
    },
    "statistics.out.known": {
        "one": "Ett spill på en kjent giv er ikke med.",
        "other": "{n} spill på kjente giver er ikke med.",
    },
    "statistics.out.help": {
        "one": "Ett spill med tips er ikke med.",
        "other": "{n} spill med tips er ikke med.",
    },
    "statistics.chicagos": "Chicago ropt {n:noun.times}, klart {won:noun.times}.",
}
