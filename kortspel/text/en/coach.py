"""The hint and the review of Poker Squares."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": "completes {line}: {hand}, {points} points",
    "coach.reason.keeps_flush": {
        "one": "keeps the flush in {line}, one card of {suit} left",
        "other": "keeps the flush in {line}, {left} {suit} left",
    },
    "coach.reason.starts_flush": {
        "one": "starts a flush in {line}, one card of {suit} left",
        "other": "starts a flush in {line}, {left} {suit} left",
    },
    "coach.reason.keeps_straight": {
        "one": "keeps the straight open in {line}, one card left that fits",
        "other": "keeps the straight open in {line}, {n} cards left that fit",
    },
    "coach.reason.makes_pair": "makes a pair of {rank} in {line}, {left} left",
    "coach.reason.makes_two_pair": "makes two pair in {line}; one more is a full house",
    "coach.reason.makes_three": "makes three {rank} in {line}, {left} left",
    "coach.reason.makes_four": "makes four {rank} in {line}",
    "coach.reason.joker": "the joker goes with everything in {line}",
    "coach.reason.opens": "opens {line} and disturbs no other",
    "coach.reason.opens_both": "opens a new row and a new column, and leaves all else in peace",
    "coach.reason.parks": "fits nowhere, and does least harm here",
    "coach.reason.first_card": "the first card: all cells are as good",
    "coach.reason.corner": "the first card goes to the corner",
    "coach.reason.only_cell": "this is the only place",
    "coach.reason.place_joker": "the joker in {cell} adds {points} points",
    "coach.reason.keep_all": "the joker cannot add points",
    "coach.reason.swap": {
        "one": "swap {first} and {second}: {points} points more",
        "other": "swap {first} and {second}, the first swap of {n}; all together add {points} points",
    },
    "coach.reason.well_arranged": "nothing better has been found",
    # What the advice rests on.
    "coach.source.table": "at a glance",
    "coach.source.ahead": "one card ahead",
    "coach.source.rollouts": {
        "one": "one game tried",
        "other": "{n} games tried",
    },
    "coach.source.swaps": {
        "one": "one swap tried",
        "other": "{n} swaps tried",
    },
    "coach.source.exact": "certain",
    # The screen.
    "coach.best": "Best {cell}: {points} pts.",
    "coach.reach": "Target {target}: {percent} %.",
    "coach.next": "Then {cells}.",
    "coach.review.title": "Review",
    "coach.review.progress": "Going through the game … {percent} %",
    "coach.review.broken": "The review could not be started on this computer.",
    "coach.review.score": "You scored {points}: better than {percent} in 100 of the coach's own games.",
    "coach.review.coach": "The coach would have scored {points} on the same cards.",
    "coach.review.hindsight": "In hindsight, all cards known: {points}. Nobody can play so.",
    "coach.review.balance": "Expected {expected} · skill {skill} · luck {luck}",
    "coach.review.dearest": "Dearest:",
    "coach.review.moves": "Card by card:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, rather {coach}: −{lost}",
    "coach.medal.gold": "Gold medal: among the best five in a hundred.",
    "coach.medal.silver": "Silver medal: better than three in four.",
    "coach.medal.bronze": "Bronze medal: better than every other.",
}
