"""The coach at a table: what a hard player would do, and the chances."""

MESSAGES = {
    # The move.
    "advice.open": "Open for {n}.",
    "advice.open_blind": "Open for {n}, with a blind bet.",
    "advice.name_blind": "Bet {n} blind.",
    "advice.pass": "Pass.",
    "advice.call": "Call.",
    "advice.all_in": "Go all-in.",
    "advice.buy": "Buy {n:noun.chips}.",
    "advice.fold": "Fold.",
    "advice.bet": "Bet {n}.",
    "advice.check": "Check.",
    "advice.raise": "Raise by {n}.",
    "advice.stand": "Showdown.",
    "advice.throw": "Discard {cards}.",
    "advice.stand_pat": "Stand pat.",
    "advice.exchange": "Change {cards}.",
    "advice.keep_all": "Stand pat.",
    "advice.play": "Play {card}.",
    # The chances.
    "advice.best_now": "Best hand now: {percent}.",
    "advice.best_then": "Best hand after the draw: {percent}.",
    "advice.against_one": "Beats one caller: {percent}.",
    "advice.improves": "Better hand after the draw: {percent}.",
    "advice.price": "A call needs {percent} to pay.",
    "advice.best": "Best hand: {percent}.",
    "advice.last": "Last trick: {percent}.",
    "advice.other": "With {card}: {percent}.",
}
