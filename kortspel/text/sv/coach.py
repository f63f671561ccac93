"""Tipset och genomgången i Pokerpatiens."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": "fullbordar {line}: {hand}, {points} poäng",
    "coach.reason.keeps_flush": {
        "one": "håller färgen i {line}, en {suit} kvar",
        "other": "håller färgen i {line}, {left} {suit} kvar",
    },
    "coach.reason.starts_flush": {
        "one": "börjar en färg i {line}, en {suit} kvar",
        "other": "börjar en färg i {line}, {left} {suit} kvar",
    },
    "coach.reason.keeps_straight": {
        "one": "håller stegen öppen i {line}, ett kort kvar som passar",
        "other": "håller stegen öppen i {line}, {n} kort kvar som passar",
    },
    "coach.reason.makes_pair": "ger par i {rank} i {line}, {left} kvar",
    "coach.reason.makes_two_pair": "ger två par i {line}; en till blir kåk",
    "coach.reason.makes_three": "ger triss i {rank} i {line}, {left} kvar",
    "coach.reason.makes_four": "ger fyrtal i {rank} i {line}",
    "coach.reason.joker": "jokern passar ihop med allt i {line}",
    "coach.reason.opens": "börjar på {line} och stör ingen annan",
    "coach.reason.opens_both": "börjar på en ny rad och en ny kolumn, och allt annat får vara i fred",
    "coach.reason.parks": "passar ingenstans, och gör minst skada här",
    "coach.reason.first_card": "första kortet: alla rutor är lika bra",
    "coach.reason.corner": "första kortet ska ligga i hörnet",
    "coach.reason.only_cell": "här är det enda stället",
    "coach.reason.place_joker": "jokern i {cell} ger {points} poäng till",
    "coach.reason.keep_all": "jokern kan inte ge fler poäng",
    "coach.reason.swap": {
        "one": "byt {first} mot {second}: {points} poäng till",
        "other": "byt {first} mot {second}, första bytet av {n}; alla tillsammans ger {points} poäng till",
    },
    "coach.reason.well_arranged": "inget bättre har hittats",
    # What the advice rests on.
    "coach.source.table": "på ett ögonblick",
    "coach.source.ahead": "ett kort framåt",
    "coach.source.rollouts": {
        "one": "ett parti provat",
        "other": "{n} partier provade",
    },
    "coach.source.swaps": {
        "one": "ett byte provat",
        "other": "{n} byten provade",
    },
    "coach.source.exact": "säkert",
    # The screen.
    "coach.best": "Bäst {cell}: {points} p.",
    "coach.reach": "Mål {target}: {percent} %.",
    "coach.next": "Sedan {cells}.",
    "coach.review.title": "Genomgång",
    "coach.review.progress": "Går igenom partiet … {percent} %",
    "coach.review.broken": "Genomgången kunde inte startas på den här datorn.",
    "coach.review.score": "Du fick {points} p: bättre än {percent} av 100 av tränarens egna partier.",
    "coach.review.coach": "Tränaren hade fått {points} p på samma kort.",
    "coach.review.hindsight": "I efterhand, med alla kort kända: {points} p. Så kan ingen spela.",
    "coach.review.balance": "Väntat {expected} p · skicklighet {skill} · tur {luck}",
    "coach.review.dearest": "Dyrast:",
    "coach.review.moves": "Kort för kort:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, hellre {coach}: −{lost} p",
    "coach.medal.gold": "Guldmedalj: som de fem bästa av hundra.",
    "coach.medal.silver": "Silvermedalj: bättre än tre av fyra.",
    "coach.medal.bronze": "Bronsmedalj: bättre än varannan.",
}
