"""The coach at a table: what a hard player would do, and the chances."""

MESSAGES = {
    # The move.
    "advice.open": "Åpne på {n}.",
    "advice.open_blind": "Åpne mørkt, på {n}.",
    "advice.name_blind": "Si {n} mørkt.",
    "advice.pass": "Meld pass.",
    "advice.call": "Bli med.",
    "advice.all_in": "Gå all-in.",
    "advice.buy": "Kjøp {n:noun.chips}.",
    "advice.fold": "Legg deg.",
    "advice.bet": "Sats {n}.",
    "advice.check": "Avvent.",
    "advice.raise": "Høyn med {n}.",
    "advice.stand": "Syn.",
    "advice.throw": "Kast {cards}.",
    "advice.stand_pat": "Behold alle fem.",
    "advice.exchange": "Bytt {cards}.",
    "advice.keep_all": "Behold alle fem.",
    "advice.play": "Spill {card}.",
    # The chances.
    "advice.best_now": "Beste hånd nå: {percent}.",
    "advice.best_then": "Beste hånd etter byttet: {percent}.",
    "advice.against_one": "Slår én som blir med: {percent}.",
    "advice.improves": "Bedre hånd etter byttet: {percent}.",
    "advice.price": "For å lønne seg må det være {percent}.",
    "advice.best": "Beste hånd: {percent}.",
    "advice.last": "Siste stikk: {percent}.",
    "advice.other": "Med {card}: {percent}.",
}
