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
    # How many cards, in words.
    "coach.left.0": "none",
    "coach.left.1": "one",
    "coach.left.2": "two",
    "coach.left.3": "three",
    "coach.left.4": "four",
    "coach.left.5": "five",
    "coach.left.6": "six",
    "coach.left.7": "seven",
    "coach.left.8": "eight",
    "coach.left.9": "nine",
    "coach.left.10": "ten",
    "coach.left.11": "eleven",
    "coach.left.12": "twelve",
    # What the advice rests on.
    "coach.source.table": "at a glance",
    "coach.source.ahead": "one card ahead",
    "coach.source.rollouts": {
        "one": "one game tried",
        "other": "{n} games tried",
    },
    "coach.source.exact": "certain",
}
