"""Tipset och genomgången i Pokerpatiens."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": {
        "one": "fullbordar {line}: {hand}, en poäng",
        "other": "fullbordar {line}: {hand}, {points} poäng",
    },
    "coach.reason.keeps_flush": {
        "one": "håller färgen i {line}, en {suit} kvar",
        "other": "håller färgen i {line}, {left} {suit} kvar",
    },
    "coach.reason.starts_flush": {
        "one": "börjar en färg i {line}, en {suit} kvar",
        "other": "börjar en färg i {line}, {left} {suit} kvar",
    },
    "coach.reason.starts_straight": "börjar en stege i {line}",
    "coach.reason.keeps_straight": {
        "one": "håller stegen öppen i {line}, ett kort passar",
        "other": "håller stegen öppen i {line}, {left} kort passar",
    },
    "coach.reason.makes_pair": {
        "one": "ger par i {rank} i {line}, ett kort kvar",
        "other": "ger par i {rank} i {line}, {left} kort kvar",
    },
    "coach.reason.makes_pair.last": "ger par i {rank} i {line}",
    "coach.reason.makes_two_pair": {
        "one": "ger två par i {line}, ett kort kvar till kåk",
        "other": "ger två par i {line}, {left} kort kvar till kåk",
    },
    "coach.reason.makes_two_pair.last": "ger två par i {line}",
    "coach.reason.makes_three": {
        "one": "ger triss i {rank} i {line}, ett kort kvar",
        "other": "ger triss i {rank} i {line}, {left} kort kvar",
    },
    "coach.reason.makes_three.last": "ger triss i {rank} i {line}",
    "coach.reason.makes_four": "ger fyrtal i {rank} i {line}",
    "coach.reason.joker": "jokern passar ihop med allt i {line}",
    "coach.reason.opens": "börjar på {line} och gör liten skada i {other}",
    "coach.reason.opens_both": "börjar på en ny rad och en ny kolumn, och allt annat får vara i fred",
    "coach.reason.parks": "passar ingenstans, och gör minst skada här",
    "coach.reason.parks_here": "gör minst skada här; där kortet passar väntas bättre kort",
    "coach.reason.spares_flush": "låter {line} vänta på {suit}",
    "coach.reason.spares_straight": "håller {line} öppen för en stege",
    "coach.reason.first_card": "första kortet: alla rutor är lika bra",
    "coach.reason.first_middle": "första kortet: i mitten räknas det i båda diagonalerna",
    "coach.reason.corner": "första kortet ska ligga i hörnet",
    "coach.reason.only_cell": "här är det enda stället",
    "coach.reason.place_joker": {
        "one": "jokern i {cell} ger en poäng till",
        "other": "jokern i {cell} ger {points} poäng till",
    },
    "coach.reason.keep_all": "jokern kan inte ge fler poäng",
    "coach.reason.swap": {
        "one": "byt {first} mot {second}: {points:noun.points} till",
        "other": (
            "byt {first} mot {second}, första bytet av {n}; alla tillsammans ger {points:noun.points} till"
        ),
    },
    "coach.reason.well_arranged": "inget bättre har hittats",
    # What the second-best cell lacks.
    "coach.lack.spoils_flush": "näst bäst {cell}: förstör färgen i {line}",
    "coach.lack.spoils_straight": "näst bäst {cell}: förstör stegen i {line}",
    "coach.lack.hand": "näst bäst {cell}: fullbordar inte {line}",
    "coach.lack.line": "näst bäst {cell}: gör ingen nytta i {line}",
    "coach.lack.less": "näst bäst {cell}: gör mindre nytta i {line}",
    # What the advice rests on.
    "coach.source.table": "vid ett ögonkast",
    "coach.source.ahead": "ett kort framåt",
    "coach.source.rollouts": {
        "one": "ett provat parti",
        "other": "{n} provade partier",
    },
    "coach.source.swaps": {
        "one": "ett byte provat",
        "other": "{n} byten provade",
    },
    "coach.source.exact": "säkert",
    # The hint on the screen.
    "coach.helped": "med tips",
    "coach.best": "Bäst {cell}: {points} p.",
    "coach.reach": "Chans att nå {target}: {percent}.",
    "coach.so_far": "Bäst hittills: {points} p.",
    # The review.
    "coach.action.next": "kort för kort",
    "coach.action.previous": "ett kort tillbaka",
    "coach.action.dearest": "de dyraste dragen",
    "coach.action.summary": "översikt",
    "coach.review.title": "Genomgång",
    "coach.review.progress": "Går igenom partiet … {percent}",
    "coach.review.broken": "Genomgången kunde inte startas på den här datorn.",
    "coach.review.score": "Du fick {points} p: {percentile}.",
    "coach.review.score_alone": "Du fick {points} p.",
    "coach.review.coach": "Tränaren hade fått {points} p på samma kort.",
    "coach.review.hindsight": "I efterhand, med alla kort kända: {points} p. Så kan ingen spela.",
    "coach.review.rearranged": "Den bästa ordningen som tränaren hittade: {points} p.",
    "coach.review.balance": "Väntat {expected} p · skicklighet {skill} · tur {luck}",
    "coach.review.skill": "Skicklighet {skill}",
    "coach.review.joker": "Jokern i {cell}: {points} p till; bäst {coach}: {best} p till.",
    "coach.review.no_joker": "Ingen joker togs; bäst {coach}: {best} p till.",
    "coach.review.dearest": "Dyrast:",
    "coach.review.moves": "Kort för kort:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, hellre {coach}: −{lost} p",
    "coach.review.page": "kort {number} av 25",
    "coach.review.page_hindsight": "i efterhand",
    "coach.review.you": "Du, {cell}",
    "coach.review.coach_cell": "Hellre {cell}",
    "coach.review.points": "{points} p",
    "coach.review.luck": "Tur {points}",
    "coach.review.agreed": "Tränaren hade gjort likadant. {why}",
    "coach.review.why": "Tränaren föredrar {cell}: {points} p mer. {why}",
    "coach.review.grid": "Så kunde korten ha legat, om man hade känt dem alla: {points:noun.points}.",
    # The finish.
    "coach.percentile": "bättre än {percent} av tränarens egna partier",
    "coach.medal.gold": "Guldmedalj",
    "coach.medal.silver": "Silvermedalj",
    "coach.medal.bronze": "Bronsmedalj",
}
