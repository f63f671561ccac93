"""Tipset og gjennomgangen i Pokerkabal."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": {
        "one": "fullfører {line}: {hand}, ett poeng",
        "other": "fullfører {line}: {hand}, {points} poeng",
    },
    "coach.reason.keeps_flush": {
        "one": "holder på flushen i {line}, én {suit} igjen",
        "other": "holder på flushen i {line}, {left} {suit} igjen",
    },
    "coach.reason.starts_flush": {
        "one": "begynner på en flush i {line}, én {suit} igjen",
        "other": "begynner på en flush i {line}, {left} {suit} igjen",
    },
    "coach.reason.starts_straight": "begynner på en straight i {line}",
    "coach.reason.keeps_straight": {
        "one": "holder straighten åpen i {line}, ett kort passer",
        "other": "holder straighten åpen i {line}, {left} kort passer",
    },
    "coach.reason.makes_pair": {
        "one": "gir par i {rank} i {line}, ett kort igjen",
        "other": "gir par i {rank} i {line}, {left} kort igjen",
    },
    "coach.reason.makes_pair.last": "gir par i {rank} i {line}",
    "coach.reason.makes_two_pair": {
        "one": "gir to par i {line}, ett kort igjen til fullt hus",
        "other": "gir to par i {line}, {left} kort igjen til fullt hus",
    },
    "coach.reason.makes_two_pair.last": "gir to par i {line}",
    "coach.reason.makes_three": {
        "one": "gir tre like, {rank}, i {line}, ett kort igjen",
        "other": "gir tre like, {rank}, i {line}, {left} kort igjen",
    },
    "coach.reason.makes_three.last": "gir tre like, {rank}, i {line}",
    "coach.reason.makes_four": "gir fire like, {rank}, i {line}",
    "coach.reason.joker": "jokeren passer med alt i {line}",
    "coach.reason.opens": "begynner på {line} og gjør liten skade i {other}",
    "coach.reason.opens_both": "begynner på en ny rad og en ny kolonne, og alt annet får være i fred",
    "coach.reason.parks": "passer ingen steder, og gjør minst skade her",
    "coach.reason.parks_here": "gjør minst skade her; der det passer, ventes bedre kort",
    "coach.reason.spares_flush": "lar {line} vente på {suit}",
    "coach.reason.spares_straight": "holder {line} åpen for en straight",
    "coach.reason.first_card": "første kort: alle ruter er like gode",
    "coach.reason.first_middle": "første kort: i midten teller det i begge diagonalene",
    "coach.reason.corner": "første kort skal ligge i hjørnet",
    "coach.reason.only_cell": "her er det eneste stedet",
    "coach.reason.place_joker": {
        "one": "jokeren i {cell} gir ett poeng til",
        "other": "jokeren i {cell} gir {points} poeng til",
    },
    "coach.reason.keep_all": "jokeren kan ikke gi flere poeng",
    "coach.reason.swap": {
        "one": "bytt {first} med {second}: {points:noun.points} til",
        "other": (
            "bytt {first} med {second}, første bytte av {n}; alle til sammen gir {points:noun.points} til"
        ),
    },
    "coach.reason.well_arranged": "ingenting bedre er funnet",
    # What the second-best cell lacks.
    "coach.lack.spoils_flush": "nest best {cell}: ødelegger flushen i {line}",
    "coach.lack.spoils_straight": "nest best {cell}: ødelegger straighten i {line}",
    "coach.lack.hand": "nest best {cell}: fullfører ikke {line}",
    "coach.lack.line": "nest best {cell}: hjelper ikke {line}",
    "coach.lack.less": "nest best {cell}: hjelper {line} mindre",
    # What the advice rests on.
    "coach.source.table": "ved første blikk",
    "coach.source.ahead": "ett kort fram",
    "coach.source.rollouts": {
        "one": "ett parti",
        "other": "{n} partier",
    },
    "coach.source.swaps": {
        "one": "ett bytte prøvd",
        "other": "{n} bytter prøvd",
    },
    "coach.source.exact": "sikkert",
    # The hint on the screen.
    "coach.helped": "med tips",
    "coach.best": "Best {cell}: {points} p.",
    "coach.reach": "Sjanse for {target}: {percent}.",
    "coach.so_far": "Beste hittil: {points} p.",
    # The review.
    "coach.action.next": "kort for kort",
    "coach.action.previous": "ett kort tilbake",
    "coach.action.dearest": "de dyreste trekkene",
    "coach.action.summary": "oversikt",
    "coach.review.title": "Gjennomgang",
    "coach.review.progress": "Går gjennom partiet … {percent}",
    "coach.review.broken": "Gjennomgangen kunne ikke startes på denne maskinen.",
    "coach.review.score": "Du fikk {points} p: {percentile}.",
    "coach.review.score_alone": "Du fikk {points} p.",
    "coach.review.coach": "Treneren ville fått {points} p på de samme kortene.",
    "coach.review.hindsight": (
        "I etterpåklokskapens lys, med alle kort kjent: {points} p. Slik kan ingen spille."
    ),
    "coach.review.rearranged": "Den beste rekkefølgen treneren fant: {points} p.",
    "coach.review.balance": "Ventet {expected} p · dyktighet {skill} · flaks {luck}",
    "coach.review.skill": "Dyktighet {skill}",
    "coach.review.joker": "Jokeren i {cell}: {points} p til; best {coach}: {best} p til.",
    "coach.review.no_joker": "Ingen joker tatt; best {coach}: {best} p til.",
    "coach.review.dearest": "Dyrest:",
    "coach.review.moves": "Kort for kort:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, heller {coach}: −{lost} p",
    "coach.review.page": "kort {number} av 25",
    "coach.review.page_hindsight": "i ettertid",
    "coach.review.you": "Du, {cell}",
    "coach.review.coach_cell": "Heller {cell}",
    "coach.review.points": "{points} p",
    "coach.review.luck": "Flaks {points}",
    "coach.review.agreed": "Treneren ville gjort det samme. {why}",
    "coach.review.why": "Treneren foretrekker {cell}: {points} p mer. {why}",
    "coach.review.grid": "Slik kunne kortene ha ligget, hadde man kjent dem alle: {points:noun.points}.",
    # The finish.
    "coach.percentile": "bedre enn {percent} av trenerens egne partier",
    "coach.medal.gold": "Gullmedalje",
    "coach.medal.silver": "Sølvmedalje",
    "coach.medal.bronze": "Bronsemedalje",
}
