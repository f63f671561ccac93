"""Chicago."""

MESSAGES = {
    # In the menu.
    "chicago.title": "C&hicago",
    "chicago.about": "händer, stick och 52 poäng",
    "chicago.told": (
        "Byt kort två eller tre gånger; bästa handen ger poäng efter varje byte. Sedan fem stick, där "
        "det sista räknas. Den vågade ropar Chicago och ska ta alla."
    ),
    # The set-up: each option, what it means in a line, and its values.
    "chicago.preset.plain": "Vanlig Chicago",
    "chicago.preset.plain.help": "Tre byten, royal flush vinner direkt, köpstopp vid 42.",
    "chicago.preset.quick": "Snabb",
    "chicago.preset.quick.help": "Två byten, royal flush ger 20.",
    "chicago.preset.house": "Med husregler",
    "chicago.preset.house.help": (
        "En tvåa i sista sticket ger 10, fyrtal nollar, 15 krävs för Chicago, händer vinner inte."
    ),
    "chicago.page.house": "Byten och husregler",
    "chicago.option.exchanges": "Byten",
    "chicago.option.exchanges.help": (
        "Hur många gånger alla byter. Händerna ger poäng efter varje byte utom det sista."
    ),
    "chicago.option.exchanges.2": "två",
    "chicago.option.exchanges.3": "tre",
    "chicago.option.royal": "Royal flush",
    "chicago.option.royal.help": "Vad en royal flush ger; 52 vinner spelet direkt.",
    "chicago.option.royal.9": "9",
    "chicago.option.royal.20": "20",
    "chicago.option.royal.52": "52",
    "chicago.option.straight_flush_wins": "Färgstege vinner",
    "chicago.option.straight_flush_wins.help": "Varje färgstege ger 52 och vinner direkt.",
    "chicago.option.four_resets": "Fyrtal nollar",
    "chicago.option.four_resets.help": "Den som får poäng för fyrtal nollar alla andra.",
    "chicago.option.equal": "Helt lika händer",
    "chicago.option.equal.help": "Vem som får poängen när de bästa händerna är lika till sista kortet.",
    "chicago.option.equal.first": "den första",
    "chicago.option.equal.all": "alla",
    "chicago.option.equal.nobody": "ingen",
    "chicago.option.stop_at": "Köpstopp",
    "chicago.option.stop_at.help": "Den som har så många poäng får inte byta fler kort.",
    "chicago.option.stop_at.0": "inget",
    "chicago.option.stop_at.42": "vid 42",
    "chicago.option.stop_at.46": "vid 46",
    "chicago.option.last_trick": "Sista sticket",
    "chicago.option.last_trick.help": "Hur många poäng det sista sticket ger.",
    "chicago.option.two": "Sista sticket med en tvåa",
    "chicago.option.two.help": "Vad sista sticket ger när en tvåa tar det.",
    "chicago.option.two.0": "som vanligt",
    "chicago.option.two.10": "10",
    "chicago.option.two.15": "15",
    "chicago.option.chicago_needs": "15 för Chicago",
    "chicago.option.chicago_needs.help": "Bara den som har minst 15 poäng får ropa Chicago.",
    "chicago.option.tricks_to_win": "Händer vinner inte",
    "chicago.option.tricks_to_win.help": (
        "Handpoäng lyfter ingen över 51; man vinner på sticket eller en Chicago."
    ),
    "chicago.option.demonstration": "Bara datorer",
    "chicago.option.demonstration.help": "Datorn får ha alla platser: en uppvisning att titta på.",
    # What is said at the table.
    "chicago.say.draw_again": "{seats} drog lika högt och drar om.",
    "chicago.say.highest": "{seat} drog högst, {card}, och börjar ge.",
    "chicago.say.deals": "{seat} ger.",
    "chicago.say.exchanges": {"one": "{seat}: Jag byter ett.", "other": "{seat}: Jag byter {n:word}."},
    "chicago.say.keeps": "{seat}: Jag är nöjd.",
    "chicago.say.stopped": "{seat} har {n} eller mer och byter inte.",
    "chicago.say.reshuffled": "Talongen är slut. De bortlagda korten blandas.",
    "chicago.say.best": "{seat} har bäst hand ({combination}): {n:noun.points}.",
    "chicago.say.best_side": "{seat} har bäst hand ({combination}, {side} vid sidan): {n:noun.points}.",
    "chicago.say.nobody_no_pair": "Ingen har ens ett par.",
    "chicago.say.nobody_equal": "De bästa händerna är helt lika. Ingen får poäng.",
    "chicago.say.resets": "Fyrtal! {seat} nollar alla andra.",
    "chicago.say.calls": "{seat}: Chicago!",
    "chicago.say.takes": "{seat} tar stick {number} med {card}.",
    "chicago.say.last_trick": "{seat} tar sista sticket: {n:noun.points}.",
    "chicago.say.last_trick_two": "{seat} tar sista sticket med en tvåa: {n:noun.points}.",
    "chicago.say.chicago_won": "{seat} klarar sin Chicago: plus {n}.",
    "chicago.say.chicago_lost": "{seat} förlorar sin Chicago: minus {n}.",
    # Why a choice is refused at the set-up.
    "chicago.refusal.players_bounds": "Chicago är för {least} till {most} spelare, inte {value}.",
    "chicago.refusal.last_trick_bounds": (
        "Sista sticket ger från {least} till {most} poäng. {value} går inte."
    ),
    "chicago.refusal.nobody": "Minst en människa ska vara med, om ni inte väljer Bara datorer.",
    # Why a move is refused.
    "chicago.refusal.over": "Spelet är slut.",
    "chicago.refusal.mid_deal": "Spela given färdigt först.",
    "chicago.refusal.exchanged": "Bytena är över i den här given.",
    "chicago.refusal.exchange_first": "Först byter alla färdigt.",
    "chicago.refusal.called": "Chicago ropas efter sista bytet, före första kortet.",
    "chicago.refusal.call_first": "Svara först om det blir Chicago.",
    "chicago.refusal.not_held": "{card} har du inte på hand.",
    "chicago.refusal.twice": "{card} kan bara läggas bort en gång.",
    "chicago.refusal.played_out": "Inga fler kort spelas i den här given.",
    "chicago.refusal.follow_suit": "Du har {suit}: följ färg.",
    # At the table.
    "chicago.exchange": "byte {n} av {of}",
    "chicago.caller": "Chicago: {name}",
    "chicago.drawn": "Draget: {cards}",
    "chicago.choice.no_chicago": "&Vanligt spel",
    "chicago.choice.chicago": "&Chicago!",
    "chicago.prompt": "Chicago: du spelar ut och måste ta alla fem sticken. 15 plus eller minus.",
    "chicago.sheet.trick": "* stick eller Chicago",
    "chicago.sheet.hand": "( ) sista handen",
}
