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
    # What the advice rests on.
    "coach.source.table": "på et øyeblikk",
    "coach.source.ahead": "ett kort fram",
    "coach.source.rollouts": {
        "one": "ett parti prøvd",
        "other": "{n} partier prøvd",
    },
    "coach.source.swaps": {
        "one": "ett bytte prøvd",
        "other": "{n} bytter prøvd",
    },
    "coach.source.exact": "sikkert",
    # The screen.
    "coach.best": "Best {cell}: {points} p.",
    "coach.reach": "Mål {target}: {percent} %.",
    "coach.next": "Så {cells}.",
    "coach.review.title": "Gjennomgang",
    "coach.review.progress": "Går gjennom partiet … {percent} %",
    "coach.review.broken": "Gjennomgangen kunne ikke startes på denne maskinen.",
    "coach.review.score": "Du fikk {points} p: bedre enn {percent} av 100 av trenerens egne partier.",
    "coach.review.coach": "Treneren ville fått {points} p på de samme kortene.",
    "coach.review.hindsight": "I ettertid, med alle kort kjent: {points} p. Slik kan ingen spille.",
    "coach.review.balance": "Ventet {expected} p · dyktighet {skill} · flaks {luck}",
    "coach.review.dearest": "Dyrest:",
    "coach.review.moves": "Kort for kort:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, heller {coach}: −{lost} p",
    "coach.medal.gold": "Gullmedalje: som de fem beste av hundre.",
    "coach.medal.silver": "Sølvmedalje: bedre enn tre av fire.",
    "coach.medal.bronze": "Bronsemedalje: bedre enn annenhver.",
}
