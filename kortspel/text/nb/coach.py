"""Tipset og gjennomgangen i Pokerkabal."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": "fullfører {line}: {hand}, {points} poeng",
    "coach.reason.keeps_flush": {
        "one": "holder på flushen i {line}, én {suit} igjen",
        "other": "holder på flushen i {line}, {left} {suit} igjen",
    },
    "coach.reason.starts_flush": {
        "one": "begynner på en flush i {line}, én {suit} igjen",
        "other": "begynner på en flush i {line}, {left} {suit} igjen",
    },
    "coach.reason.keeps_straight": {
        "one": "holder straighten åpen i {line}, ett kort igjen som passer",
        "other": "holder straighten åpen i {line}, {n} kort igjen som passer",
    },
    "coach.reason.makes_pair": "gir par i {rank} i {line}, {left} igjen",
    "coach.reason.makes_two_pair": "gir to par i {line}; én til blir fullt hus",
    "coach.reason.makes_three": "gir tre like, {rank}, i {line}, {left} igjen",
    "coach.reason.makes_four": "gir fire like, {rank}, i {line}",
    "coach.reason.joker": "jokeren passer med alt i {line}",
    "coach.reason.opens": "begynner på {line} og forstyrrer ingen annen",
    "coach.reason.opens_both": "begynner på en ny rad og en ny kolonne, og alt annet får være i fred",
    "coach.reason.parks": "passer ingen steder, og gjør minst skade her",
    "coach.reason.first_card": "første kort: alle ruter er like gode",
    "coach.reason.corner": "første kort skal ligge i hjørnet",
    "coach.reason.only_cell": "her er det eneste stedet",
    "coach.reason.place_joker": "jokeren i {cell} gir {points} poeng til",
    "coach.reason.keep_all": "jokeren kan ikke gi flere poeng",
    "coach.reason.swap": {
        "one": "bytt {first} med {second}: {points} poeng til",
        "other": "bytt {first} med {second}, første bytte av {n}; alle til sammen gir {points} poeng til",
    },
    "coach.reason.well_arranged": "ingenting bedre er funnet",
    # How many cards, in words.
    "coach.left.0": "ingen",
    "coach.left.1": "én",
    "coach.left.2": "to",
    "coach.left.3": "tre",
    "coach.left.4": "fire",
    "coach.left.5": "fem",
    "coach.left.6": "seks",
    "coach.left.7": "sju",
    "coach.left.8": "åtte",
    "coach.left.9": "ni",
    "coach.left.10": "ti",
    "coach.left.11": "elleve",
    "coach.left.12": "tolv",
    # What the advice rests on.
    "coach.source.table": "på et øyeblikk",
    "coach.source.ahead": "ett kort fram",
    "coach.source.rollouts": {
        "one": "ett parti prøvd",
        "other": "{n} partier prøvd",
    },
    "coach.source.exact": "sikkert",
}
