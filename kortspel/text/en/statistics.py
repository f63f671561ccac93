"""The statistics."""

MESSAGES = {
    "statistics.title": "Statistics",
    "statistics.none": "No finished games yet. Games with undo or hints do not count.",
    "statistics.standard": "standard rules",
    "statistics.unknown_rule": "unknown rule {name}",
    "statistics.unreadable_rules": "rules that cannot be read",
    "statistics.place_of_pages": "{here} of {n}",
    "statistics.reading": {
        "one": "Reading one finished game…",
        "other": "Reading finished games: {n} left…",
    },
    "statistics.trouble": "The statistics cannot be read right now. Your games are safe.",
    "statistics.summary": {
        "one": "One game: {best}.",
        "other": "{n} games: best {best}, lowest {lowest}, average {mean}, median {median}.",
    },
    "statistics.wins": {"one": "One win ({share}).", "other": "{n} wins ({share})."},
    "statistics.streaks": "Wins in a row: {n} now, {most} at most.",
    "statistics.scores": "Results",
    "statistics.span": "{low} to {high}",
    "statistics.coach_share": "coach {share}",
    "statistics.legend": "{full} you   {mark} the coach",
    "statistics.latest": {
        "one": "The last result",
        "other": "The last {n} results",
    },
    "statistics.hands": "Hands made",
    "statistics.places": "Places",
    "statistics.place": "place {place}: {n}",
    "statistics.deals": {"one": "One deal, {mean} points.", "other": "{n} deals, {mean} points a deal."},
    "statistics.parts": "Of these {hand} a deal for hands and {trick} for the last trick.",
    "statistics.last_tricks": {
        "one": "One last trick won ({share} of the deals).",
        "other": "{n} last tricks won ({share} of the deals).",
    },
    "statistics.pots.title": "At the table",
    "statistics.chips": "Chips in all: {n}.",
    "statistics.money": "In money: {n} {currency}.",
    "statistics.pots.won": {
        "one": "One pot of {pots} won ({share}).",
        "other": "{n} pots of {pots} won ({share}).",
    },
    "statistics.pots.most": {"one": "Biggest pot won: one chip.", "other": "Biggest pot won: {n} chips."},
    "statistics.pots.opened": "Opened {n:noun.times} ({share} of the pots).",
    "statistics.pots.blind": "Went blind {n:noun.times} ({share}).",
    "statistics.pots.called": "Called {n:noun.times} ({share}).",
    "statistics.pots.bet": "Bet {n:noun.times} ({share}).",
    "statistics.pots.raised": "Raised {n:noun.times} ({share}).",
    "statistics.pots.folded": "Folded {n:noun.times} ({share}).",
    "statistics.pots.bluffed": "Bluffed {n:noun.times} ({share}): bet without showing a winning hand.",
    "statistics.against": {
        "one": "With {who} at the table: one evening, {mean} chips.",
        "other": "With {who} at the table: {n} evenings, {mean} chips on average.",
    },
    "statistics.skill": "Skill and luck, from reviews",
    "statistics.skill.mean": {
        "one": "One review: {lost} points given away, luck {luck}.",
        "other": "{n} reviews: {lost} points given away a game, luck {luck}.",
    },
    "statistics.out.practice": {
        "one": "One practice game is left out.",
        "other": "{n} practice games are left out.",
    },
    "statistics.out.known": {
        "one": "One game on a deal you knew is left out.",
        "other": "{n} games on deals you knew are left out.",
    },
    "statistics.out.help": {
        "one": "One game with a hint is left out.",
        "other": "{n} games with hints are left out.",
    },
    "statistics.chicagos": {
        "one": "One Chicago called, {won} made.",
        "other": "{n} Chicagos called, {won} made.",
    },
}
