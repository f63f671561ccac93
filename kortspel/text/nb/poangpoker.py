"""Poängpoker."""

MESSAGES = {
    # In the menu: its name with the letter that chooses it, and what it is.
    "poangpoker.title": "P&oengpoker",
    "poangpoker.about": "bytte, stikk og poeng",
    "poangpoker.told": "Fem kort hver. Bytt én gang og spill så fem stikk med de samme "
    "kortene. Den beste hånden og det siste stikket gir poeng.",
    # The set-up: each option, what it means in a line, and its values.
    "poangpoker.preset.short": "Kort kveld",
    "poangpoker.preset.short.help": "Alle gir to ganger. Enkel poengskala, 5 for siste stikk.",
    "poangpoker.preset.long": "Lang kveld",
    "poangpoker.preset.long.help": "Alle gir seks ganger. Enkel poengskala, 5 for siste stikk.",
    "poangpoker.preset.chicago": "Som i Chicago",
    "poangpoker.preset.chicago.help": "Den som først når 52, vinner, og en royal flush gir 52.",
    "poangpoker.page.house": "Poeng, slutt og husregler",
    "poangpoker.option.scale": "Poengskala",
    "poangpoker.option.scale.help": "Poeng fra høyt kort til royal flush, stigende fra par.",
    "poangpoker.option.last_trick": "Siste stikk",
    "poangpoker.option.last_trick.help": "Hvor mange poeng det siste stikket gir i hver giv.",
    "poangpoker.option.end": "Spillet slutter",
    "poangpoker.option.end.help": (
        "Når alle har gitt like mange ganger, ved en poenggrense, eller når dere vil."
    ),
    "poangpoker.option.end.rounds": "etter noen runder",
    "poangpoker.option.end.limit": "ved en grense",
    "poangpoker.option.end.open": "når dere vil",
    "poangpoker.option.rounds": "Runder",
    "poangpoker.option.rounds.help": "Hvor mange ganger hver spiller gir.",
    "poangpoker.option.limit": "Grense",
    "poangpoker.option.limit.help": "Spillet slutter når noen har så mange poeng etter en giv.",
    "poangpoker.option.trump": "Trumf",
    "poangpoker.option.trump.help": "Et kort snus etter given, og fargen slår de andre.",
    "poangpoker.option.dealt_hand": "Utdelt hånd teller også",
    "poangpoker.option.dealt_hand.help": "Hendene før byttet sammenlignes også, med samme poengskala.",
    "poangpoker.option.all_hands": "Alle hender gir poeng",
    "poangpoker.option.all_hands.help": "Alle får poeng for hånden sin, ikke bare den som har best.",
    "poangpoker.option.side_cards": "Sidekort avgjør",
    "poangpoker.option.side_cards.help": "Like hender skilles av de andre kortene i stedet for å dele.",
    "poangpoker.option.nearest_dealer": "Nærmest giveren tar alt",
    "poangpoker.option.nearest_dealer.help": (
        "Av like hender tar den som sitter først etter giveren, alle poengene."
    ),
    "poangpoker.option.demonstration": "Bare datamotstandere",
    "poangpoker.option.demonstration.help": "Maskinen kan ha alle plasser: en oppvisning å se på.",
    # What is said at the table.
    "poangpoker.say.draw_again": "{seats} trakk like høyt og trekker om igjen.",
    "poangpoker.say.highest": "{seat} trakk høyest, {card}, og begynner å gi.",
    "poangpoker.say.deals": "{seat} gir.",
    "poangpoker.say.trump": "{card} snus: {card_suit} er trumf.",
    "poangpoker.say.exchanges": {
        "one": "{seat}: Jeg bytter ett.",
        "other": "{seat}: Jeg bytter {n:word}.",
    },
    "poangpoker.say.keeps": "{seat}: Jeg er fornøyd.",
    "poangpoker.say.reshuffled": "Talongen er tom. De bortlagte kortene stokkes.",
    "poangpoker.say.takes": "{seat} tar stikk {number} med {card}.",
    "poangpoker.say.last_trick": "{seat} tar siste stikk: {points:noun.points}.",
    "poangpoker.say.equal_shares": "{seats} har samme hånd, {hand}, og deler poengene.",
    "poangpoker.say.equal_nearest": (
        "{seats} har samme hånd, {hand}; {seat} sitter nærmest giveren og tar alt."
    ),
    "poangpoker.say.equal_side_card": (
        "{seats} har samme hånd, {hand}; {card} avgjør, og det er {seat} som har det."
    ),
    "poangpoker.say.hand_best": "{seat} har best hånd ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_shares": "{seat} deler på beste hånd ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_own": "{seat} har {hand}: {points:noun.points}.",
    "poangpoker.say.dealt_best": "{seat} fikk best hånd i given ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_shares": "{seat} deler på beste utdelte hånd ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_own": "{seat} fikk {hand} i given: {points:noun.points}.",
    # Why a choice is refused at the set-up.
    "poangpoker.refusal.no_hint": "Treneren kan spørres når du har kort på hånden og det er din tur.",
    "poangpoker.refusal.players_bounds": "Poengpoker er for {least} til {most} spillere, ikke {value}.",
    "poangpoker.refusal.scale_bounds": "En hånd gir fra {least} til {most} poeng. {value} går ikke.",
    "poangpoker.refusal.scale_length": "Skriv poeng for alle {n} hender, fra høyt kort til royal flush.",
    "poangpoker.refusal.scale_falls": "Et par skal gi minst like mye som et høyt kort.",
    "poangpoker.refusal.scale_rises": "Skalaen skal stige: {higher} skal gi mer enn {lower}.",
    "poangpoker.refusal.last_trick_bounds": "Siste stikk gir fra {least} til {most} poeng. {value} går ikke.",
    "poangpoker.refusal.rounds_bounds": "Velg fra {least} til {most} runder. {value} går ikke.",
    "poangpoker.refusal.limit_bounds": "En grense må være fra {least} til {most} poeng. {value} går ikke.",
    "poangpoker.refusal.nobody": "Minst ett menneske må være med, om dere ikke velger Bare datamotstandere.",
    # Why a move is refused.
    "poangpoker.refusal.over": "Spillet er slutt.",
    "poangpoker.refusal.mid_deal": "Spill given ferdig først.",
    "poangpoker.refusal.one_exchange": "Man bytter én gang i hver giv.",
    "poangpoker.refusal.not_held": "{card} har du ikke på hånden.",
    "poangpoker.refusal.twice": "{card} kan bare legges bort én gang.",
    "poangpoker.refusal.exchange_first": "Stikkene begynner når alle har byttet.",
    "poangpoker.refusal.played_out": "Alle kort er spilt i denne given.",
    "poangpoker.refusal.follow_suit": "Du har {suit}: følg farge.",
    # What signs on the sheet stand for.
    "poangpoker.sheet.trick": "* siste stikk",
    "poangpoker.sheet.dealt": "( ) i given",
}
