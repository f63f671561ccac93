"""Poängpoker."""

MESSAGES = {
    # In the menu: its name with the letter that chooses it, and what it is.
    "poangpoker.title": "P&oängpoker",
    "poangpoker.about": "byte, stick och poäng",
    "poangpoker.told": "Fem kort var. Byt en gång och spela sedan fem stick med samma "
    "kort. Den bästa handen och det sista sticket ger poäng.",
    # The set-up: each option, what it means in a line, and its values.
    "poangpoker.preset.short": "Kort kväll",
    "poangpoker.preset.short.help": "Alla ger två gånger. Enkel poängskala, 5 för sista sticket.",
    "poangpoker.preset.long": "Lång kväll",
    "poangpoker.preset.long.help": "Alla ger sex gånger. Enkel poängskala, 5 för sista sticket.",
    "poangpoker.preset.chicago": "Som i Chicago",
    "poangpoker.preset.chicago.help": "Den som först når 52 vinner, och en royal flush ger 52.",
    "poangpoker.page.house": "Poäng, slut och husregler",
    "poangpoker.option.scale": "Poängskala",
    "poangpoker.option.scale.help": "Poäng från högt kort till royal flush, stigande från par.",
    "poangpoker.option.last_trick": "Sista sticket",
    "poangpoker.option.last_trick.help": "Hur många poäng det sista sticket ger i varje giv.",
    "poangpoker.option.end": "Spelet slutar",
    "poangpoker.option.end.help": (
        "När alla har gett lika många gånger, vid en poänggräns, eller när ni vill."
    ),
    "poangpoker.option.end.rounds": "efter några varv",
    "poangpoker.option.end.limit": "vid en gräns",
    "poangpoker.option.end.open": "när ni vill",
    "poangpoker.option.rounds": "Varv",
    "poangpoker.option.rounds.help": "Hur många gånger var och en ger.",
    "poangpoker.option.limit": "Gräns",
    "poangpoker.option.limit.help": "Spelet slutar när någon har så många poäng efter en giv.",
    "poangpoker.option.trump": "Trumf",
    "poangpoker.option.trump.help": "Ett kort vänds efter given, och dess färg slår de andra.",
    "poangpoker.option.dealt_hand": "Utdelad hand räknas också",
    "poangpoker.option.dealt_hand.help": "Händerna före bytet jämförs också, med samma poängskala.",
    "poangpoker.option.all_hands": "Alla händer ger poäng",
    "poangpoker.option.all_hands.help": "Alla får poäng för sin hand, inte bara den som har bäst.",
    "poangpoker.option.side_cards": "Sidokort avgör",
    "poangpoker.option.side_cards.help": "Lika händer skiljs åt av sina övriga kort i stället för att dela.",
    "poangpoker.option.nearest_dealer": "Närmast givaren tar allt",
    "poangpoker.option.nearest_dealer.help": (
        "Av lika händer tar den som sitter först efter givaren alla poängen."
    ),
    "poangpoker.option.demonstration": "Bara datorer",
    "poangpoker.option.demonstration.help": "Datorn får ha alla platser: en uppvisning att titta på.",
    # What is said at the table.
    "poangpoker.say.draw_again": "{seats} drog lika högt och drar om.",
    "poangpoker.say.highest": "{seat} drog högst, {card}, och börjar ge.",
    "poangpoker.say.deals": "{seat} ger.",
    "poangpoker.say.trump": "{card} vänds: {card_suit} är trumf.",
    "poangpoker.say.exchanges": {
        "one": "{seat}: Jag byter ett.",
        "other": "{seat}: Jag byter {n:word}.",
    },
    "poangpoker.say.keeps": "{seat}: Jag är nöjd.",
    "poangpoker.say.reshuffled": "Talongen är slut. De bortlagda korten blandas.",
    "poangpoker.say.takes": "{seat} tar stick {number} med {card}.",
    "poangpoker.say.last_trick": "{seat} tar sista sticket: {points:noun.points}.",
    "poangpoker.say.equal_shares": "{seats} har samma hand, {hand}, och delar på poängen.",
    "poangpoker.say.equal_nearest": (
        "{seats} har samma hand, {hand}; {seat} sitter närmast givaren och tar allt."
    ),
    "poangpoker.say.equal_side_card": (
        "{seats} har samma hand, {hand}; {card} avgör, och det är {seat} som har det."
    ),
    "poangpoker.say.hand_best": "{seat} har bäst hand ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_shares": "{seat} delar på bästa hand ({hand}): {points:noun.points}.",
    "poangpoker.say.hand_own": "{seat} har {hand}: {points:noun.points}.",
    "poangpoker.say.dealt_best": "{seat} fick bäst hand i given ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_shares": "{seat} delar på bästa utdelade hand ({hand}): {points:noun.points}.",
    "poangpoker.say.dealt_own": "{seat} fick {hand} i given: {points:noun.points}.",
    # Why a choice is refused at the set-up.
    "poangpoker.refusal.no_hint": "Tränaren kan frågas när du har kort på handen och det är din tur.",
    "poangpoker.refusal.players_bounds": "Poängpoker är för {least} till {most} spelare, inte {value}.",
    "poangpoker.refusal.scale_bounds": "En hand ger från {least} till {most} poäng. {value} går inte.",
    "poangpoker.refusal.scale_length": "Skriv poäng för alla {n} händer, från högt kort till royal flush.",
    "poangpoker.refusal.scale_falls": "Ett par ska ge minst lika mycket som ett högt kort.",
    "poangpoker.refusal.scale_rises": "Skalan ska stiga: {higher} ska ge mer än {lower}.",
    "poangpoker.refusal.last_trick_bounds": (
        "Sista sticket ger från {least} till {most} poäng. {value} går inte."
    ),
    "poangpoker.refusal.rounds_bounds": "Välj från {least} till {most} varv. {value} går inte.",
    "poangpoker.refusal.limit_bounds": "En gräns ska vara från {least} till {most} poäng. {value} går inte.",
    "poangpoker.refusal.nobody": "Minst en människa ska vara med, om ni inte väljer Bara datorer.",
    # Why a move is refused.
    "poangpoker.refusal.over": "Spelet är slut.",
    "poangpoker.refusal.mid_deal": "Spela given färdigt först.",
    "poangpoker.refusal.one_exchange": "Man byter en gång i varje giv.",
    "poangpoker.refusal.not_held": "{card} har du inte på hand.",
    "poangpoker.refusal.twice": "{card} kan bara läggas bort en gång.",
    "poangpoker.refusal.exchange_first": "Sticken börjar när alla har bytt.",
    "poangpoker.refusal.played_out": "Alla kort är spelade i den här given.",
    "poangpoker.refusal.follow_suit": "Du har {suit}: följ färg.",
    # What signs on the sheet stand for.
    "poangpoker.sheet.trick": "* sista sticket",
    "poangpoker.sheet.dealt": "( ) i given",
}
