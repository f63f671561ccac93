"""The hint and the review of Poker Squares."""

MESSAGES = {
    # Why a cell is good.
    "coach.reason.completes": {
        "one": "completes {line}: {hand}, one point",
        "other": "completes {line}: {hand}, {points} points",
    },
    "coach.reason.keeps_flush": {
        "one": "keeps the flush in {line} alive, one {suit_one} left",
        "other": "keeps the flush in {line} alive, {left} {suit} left",
    },
    "coach.reason.starts_flush": {
        "one": "starts a flush in {line}, one {suit_one} left",
        "other": "starts a flush in {line}, {left} {suit} left",
    },
    "coach.reason.starts_straight": "starts a straight in {line}",
    "coach.reason.keeps_straight": {
        "one": "keeps a straight open in {line}, one card fits",
        "other": "keeps a straight open in {line}, {left} cards fit",
    },
    "coach.reason.makes_pair": "makes a pair of {rank} in {line}, {left} left",
    "coach.reason.makes_pair.last": "makes a pair of {rank} in {line}",
    "coach.reason.makes_two_pair": {
        "one": "makes two pair in {line}, one card left for a full house",
        "other": "makes two pair in {line}, {left} cards left for a full house",
    },
    "coach.reason.makes_two_pair.last": "makes two pair in {line}",
    "coach.reason.makes_three": "makes three {rank} in {line}, {left} left",
    "coach.reason.makes_three.last": "makes three {rank} in {line}",
    "coach.reason.makes_four": "makes four {rank} in {line}",
    "coach.reason.joker": "the joker goes with everything in {line}",
    "coach.reason.opens": "opens {line} and does little harm in {other}",
    "coach.reason.opens_both": "opens a new row and a new column, and leaves everything else alone",
    "coach.reason.parks": "fits nowhere, and does the least harm here",
    "coach.reason.parks_here": "does the least harm here; where it fits, a better card may come",
    "coach.reason.spares_flush": "keeps {line} free for {suit}",
    "coach.reason.spares_straight": "keeps {line} open for a straight",
    "coach.reason.first_card": "the first card: all cells are equally good",
    "coach.reason.first_middle": "the first card: in the middle it counts in both diagonals",
    "coach.reason.corner": "the first card must go in the corner",
    "coach.reason.only_cell": "this is the only place",
    "coach.reason.place_joker": {
        "one": "the joker in {cell} adds one point",
        "other": "the joker in {cell} adds {points} points",
    },
    "coach.reason.keep_all": "the joker adds nothing",
    "coach.reason.swap": {
        "one": "swap {first} and {second}: {points:noun.more_points}",
        "other": "swap {first} and {second}, the first of {n} swaps; together they add {points:noun.points}",
    },
    "coach.reason.well_arranged": "nothing better has been found",
    # What the second-best cell lacks.
    "coach.lack.spoils_flush": "second-best {cell}: spoils the flush in {line}",
    "coach.lack.spoils_straight": "second-best {cell}: spoils the straight in {line}",
    "coach.lack.hand": "second-best {cell}: does not complete {line}",
    "coach.lack.line": "second-best {cell}: does nothing for {line}",
    "coach.lack.less": "second-best {cell}: does less for {line}",
    # What the advice rests on.
    "coach.source.table": "at a glance",
    "coach.source.ahead": "one card ahead",
    "coach.source.rollouts": {
        "one": "one game",
        "other": "{n} games",
    },
    "coach.source.swaps": {
        "one": "one swap tried",
        "other": "{n} swaps tried",
    },
    "coach.source.exact": "certain",
    # The hint on the screen.
    "coach.helped": "with hints",
    "coach.best": {
        "one": "Best {cell}: {points} pt.",
        "other": "Best {cell}: {points} pts.",
    },
    "coach.reach": "Chance of {target}: {percent}.",
    "coach.so_far": {
        "one": "Best so far: {points} pt.",
        "other": "Best so far: {points} pts.",
    },
    # The review.
    "coach.action.next": "card by card",
    "coach.action.previous": "back one card",
    "coach.action.dearest": "the costliest moves",
    "coach.action.summary": "summary",
    "coach.review.title": "Review",
    "coach.review.progress": "Going through the game… {percent}",
    "coach.review.broken": "The review could not be started on this computer.",
    "coach.review.score": "You scored {points}: {percentile}.",
    "coach.review.score_alone": "You scored {points}.",
    "coach.review.coach": "The coach would have scored {points} on the same cards.",
    "coach.review.hindsight": (
        "In hindsight, with every card known: {points}. Nobody could have played like that."
    ),
    "coach.review.rearranged": "The best arrangement the coach found: {points}.",
    "coach.review.balance": "Expected {expected} · skill {skill} · luck {luck}",
    "coach.review.skill": "Skill {skill}",
    "coach.review.joker": "The joker in {cell}: {points} more; best {coach}: {best} more.",
    "coach.review.no_joker": "No joker taken; best {coach}: {best} more.",
    "coach.review.dearest": "Costliest:",
    "coach.review.moves": "Card by card:",
    "coach.review.same": "{number}. {card} {cell}",
    "coach.review.other": "{number}. {card} {cell}, better {coach}: −{lost}",
    "coach.review.page": "card {number} of 25",
    "coach.review.page_hindsight": "in hindsight",
    "coach.review.you": "You, {cell}",
    "coach.review.coach_cell": "Better {cell}",
    "coach.review.points": {
        "one": "{points} pt",
        "other": "{points} pts",
    },
    "coach.review.luck": "Luck {points}",
    "coach.review.agreed": "The coach would have done the same. {why}",
    "coach.review.why": "The coach prefers {cell}: {points} more. {why}",
    "coach.review.grid": "Where these cards could have gone, had every one been known: {points:noun.points}.",
    # The finish.
    "coach.percentile": "better than {percent} of the coach’s own games",
    "coach.medal.gold": "Gold medal",
    "coach.medal.silver": "Silver medal",
    "coach.medal.bronze": "Bronze medal",
}
