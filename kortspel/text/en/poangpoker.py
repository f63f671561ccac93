"""Poängpoker."""

MESSAGES = {
    # In the menu: its name with the letter that chooses it, and what it is.
    "poangpoker.title": "P&oängpoker",
    "poangpoker.about": "exchange, tricks and points",
    "poangpoker.told": "Five cards each. Exchange once, then play five tricks with the "
    "same cards. The best hand and the last trick score.",
    # The set-up: each option, what it means in a line, and its values.
    "poangpoker.preset.short": "Short evening",
    "poangpoker.preset.short.help": "Everybody deals twice. Plain scale, 5 for the last trick.",
    "poangpoker.preset.long": "Long evening",
    "poangpoker.preset.long.help": "Everybody deals six times. Plain scale, 5 for the last trick.",
    "poangpoker.preset.chicago": "As in Chicago",
    "poangpoker.preset.chicago.help": "First to 52 wins, and a royal flush is worth 52.",
    "poangpoker.page.house": "Points, end and house rules",
    "poangpoker.option.scale": "Points",
    "poangpoker.option.scale.help": "Points from high card to royal flush, rising from a pair up.",
    "poangpoker.option.last_trick": "Last trick",
    "poangpoker.option.last_trick.help": "How many points the last trick of each deal is worth.",
    "poangpoker.option.end": "The game ends",
    "poangpoker.option.end.help": "When all have dealt equally often, at a point limit, or when you like.",
    "poangpoker.option.end.rounds": "after some rounds",
    "poangpoker.option.end.limit": "at a limit",
    "poangpoker.option.end.open": "when you like",
    "poangpoker.option.rounds": "Rounds",
    "poangpoker.option.rounds.help": "How many times everybody deals.",
    "poangpoker.option.limit": "Limit",
    "poangpoker.option.limit.help": "The game ends when somebody has that many points after a deal.",
    "poangpoker.option.trump": "Trumps",
    "poangpoker.option.trump.help": "A card is turned after the deal, and its suit beats the others.",
    "poangpoker.option.dealt_hand": "The dealt hand counts too",
    "poangpoker.option.dealt_hand.help": "The hands before the exchange are compared too, on the same scale.",
    "poangpoker.option.all_hands": "Every hand scores",
    "poangpoker.option.all_hands.help": "Everybody scores their own hand, not just the best hand.",
    "poangpoker.option.side_cards": "Side cards decide",
    "poangpoker.option.side_cards.help": "Equal hands are decided by their other cards instead of sharing.",
    "poangpoker.option.nearest_dealer": "Nearest the dealer takes all",
    "poangpoker.option.nearest_dealer.help": (
        "Of equal hands, the one first in turn after the dealer takes all the points."
    ),
    "poangpoker.option.demonstration": "Computers alone",
    "poangpoker.option.demonstration.help": "The computer may take every seat: a show to watch.",
    # What is said at the table.
    "poangpoker.say.draw_again": "{seats} drew equally high and draw again.",
    "poangpoker.say.highest": "{seat} drew highest, {card}, and deals first.",
    "poangpoker.say.deals": "{seat} deals.",
    "poangpoker.say.trump": "{card} is turned: {card_suit} are trumps.",
    "poangpoker.say.exchanges": {
        "one": "{seat}: I change one.",
        "other": "{seat}: I change {n:word}.",
    },
    "poangpoker.say.keeps": "{seat}: I stand pat.",
    "poangpoker.say.reshuffled": "The stock has run out. The cards laid away are shuffled.",
    "poangpoker.say.takes": "{seat} takes trick {number} with {card}.",
    "poangpoker.say.last_trick": "{seat} takes the last trick: {points:noun.points}.",
    "poangpoker.say.equal_shares": "{seats} have the same hand, {hand}, and share the points.",
    "poangpoker.say.equal_nearest": (
        "{seats} have the same hand, {hand}; {seat}, nearest the dealer, takes it all."
    ),
    "poangpoker.say.equal_side_card": (
        "{seats} have the same hand, {hand}; {card} decides, and {seat} holds it."
    ),
    "poangpoker.say.hand_best": "{seat} has the best hand ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_shares": "{seat} shares the best hand ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_own": "{seat} has {hand}: {points:noun.points}.",
    "poangpoker.say.dealt_best": "{seat} was dealt the best hand ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_shares": "{seat} shares the best hand dealt ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_own": "{seat} was dealt {hand}: {points:noun.points}.",
    # Why a choice is refused at the set-up.
    "poangpoker.refusal.no_hint": "The coach can be asked while you have a hand and it is your turn.",
    "poangpoker.refusal.players_bounds": "Poängpoker is for {least} to {most} players, not {value}.",
    "poangpoker.refusal.scale_bounds": "A hand scores from {least} to {most}, not {value}.",
    "poangpoker.refusal.scale_length": "Type the points of all {n} hands, from high card to royal flush.",
    "poangpoker.refusal.scale_falls": "A pair must score at least as much as a high card.",
    "poangpoker.refusal.scale_rises": "The points must rise: {higher} must score more than {lower}.",
    "poangpoker.refusal.last_trick_bounds": "The last trick scores from {least} to {most}, not {value}.",
    "poangpoker.refusal.rounds_bounds": "Choose from {least} to {most} rounds, not {value}.",
    "poangpoker.refusal.limit_bounds": "A limit must be from {least} to {most} points, not {value}.",
    "poangpoker.refusal.nobody": "At least one person must take part, unless you choose Computers alone.",
    # Why a move is refused.
    "poangpoker.refusal.over": "The game is over.",
    "poangpoker.refusal.mid_deal": "Play the deal out first.",
    "poangpoker.refusal.one_exchange": "There is only one exchange in a deal.",
    "poangpoker.refusal.not_held": "You do not hold {card}.",
    "poangpoker.refusal.twice": "{card} can be exchanged only once.",
    "poangpoker.refusal.exchange_first": "The tricks begin when everybody has exchanged.",
    "poangpoker.refusal.played_out": "All the cards of this deal have been played.",
    "poangpoker.refusal.follow_suit": "You have {suit}: follow suit.",
    # What signs on the sheet stand for.
    "poangpoker.sheet.trick": "* last trick",
    "poangpoker.sheet.dealt": "( ) as dealt",
}
