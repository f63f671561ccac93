"""The coach at a table: what a hard player would do, and the chances."""

MESSAGES = {
    # The move.
    "advice.open": "Öppna på {n}.",
    "advice.open_blind": "Öppna mörkt, på {n}.",
    "advice.name_blind": "Säg {n} mörkt.",
    "advice.pass": "Passa.",
    "advice.call": "Gå med.",
    "advice.all_in": "Gå all-in.",
    "advice.buy": "Köp {n:noun.chips}.",
    "advice.fold": "Lägg dig.",
    "advice.bet": "Satsa {n}.",
    "advice.check": "Avvakta.",
    "advice.raise": "Höj med {n}.",
    "advice.stand": "Syn.",
    "advice.throw": "Kasta {cards}.",
    "advice.stand_pat": "Behåll alla fem.",
    "advice.exchange": "Byt {cards}.",
    "advice.keep_all": "Behåll alla fem.",
    "advice.play": "Spela {card}.",
    # The chances.
    "advice.best_now": "Bästa hand nu: {percent}.",
    "advice.best_then": "Bästa hand efter bytet: {percent}.",
    "advice.against_one": "Slår en som går med: {percent}.",
    "advice.improves": "Bättre hand efter bytet: {percent}.",
    "advice.price": "För att löna sig kräver det {percent}.",
    "advice.best": "Bästa hand: {percent}.",
    "advice.last": "Sista sticket: {percent}.",
    "advice.other": "Med {card}: {percent}.",
}
