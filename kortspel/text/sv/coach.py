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
    # How many cards, in words.
    "coach.left.0": "ingen",
    "coach.left.1": "en",
    "coach.left.2": "två",
    "coach.left.3": "tre",
    "coach.left.4": "fyra",
    "coach.left.5": "fem",
    "coach.left.6": "sex",
    "coach.left.7": "sju",
    "coach.left.8": "åtta",
    "coach.left.9": "nio",
    "coach.left.10": "tio",
    "coach.left.11": "elva",
    "coach.left.12": "tolv",
    # What the advice rests on.
    "coach.source.table": "på ett ögonblick",
    "coach.source.ahead": "ett kort framåt",
    "coach.source.rollouts": {
        "one": "ett parti provat",
        "other": "{n} partier provade",
    },
    "coach.source.exact": "säkert",
}
