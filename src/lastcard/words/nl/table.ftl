table-your-turn = Jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
table-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
table-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
table-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
table-away = een bot speelt
table-left = het spel gaat naar links
table-right = het spel gaat naar rechts
table-colour = Kleur: { $name }
table-no-colour = De kleur wordt gekozen
table-draw-pile = { $count ->
    [one] Trekstapel, { $count } kaart
   *[other] Trekstapel, { $count } kaarten
}
table-draw = Pakken
table-draw-owed = { $count } pakken
table-keep = Houden
table-pass = Passen
table-owed = Leg er net zo een op, of pak er { $count }.
table-challenge = Uitdagen
table-challenge-line = { $name } speelde een Neem-vier.
table-challenge-known = Dat mag alleen zonder een kaart van de kleur { $colour }. Nu in de hand: { $cards }.
table-challenge-stake = Was het bluf, dan pakt { $name } { $bluff } kaarten. Zo niet, dan pak jij er { $honest }.
table-uno = UNO!
table-uno-armed = Met je volgende kaart roep je UNO!
table-catch = { $name } betrappen
table-choose-colour = Welke kleur?
table-cancel = Toch niet
table-swap-with = Ruilen met { $name }
table-hand = Je kaarten
table-sort = Sorteren
table-sort-by-colour = op kleur
table-sort-by-number = op cijfer
table-cannot-play = { $card }: nu niet
table-drawn-card = Deze kaart heb je gepakt:
table-play-drawn = Spelen
table-aside = Verloop en chat
table-aside-new = Verloop en chat: iets nieuws
table-story = Verloop
table-chat = Chat
table-say = Zeg iets
table-send = Versturen
table-emotes-hello = Hallo
table-emotes-well_played = Goed gespeeld
table-emotes-thanks = Bedankt
table-emotes-laugh = Haha
table-emotes-wow = Wauw
table-emotes-oops = Oeps
table-emotes-hurry = Kom op
table-emotes-bye = Doei
table-mute = { $name } dempen
table-hear = { $name } weer horen
table-autopilot = Er speelt nu een bot voor je.
table-come-back = Ik ben er weer
table-watching = Je kijkt toe.
table-watching-line = Alle plaatsen zijn bezet. Tussen twee rondes kun je de plaats van een bot overnemen.
table-round-won-by = { $name } wint de ronde
table-match-won-by = { $count ->
    [one] { $names } wint de partij
   *[other] { $names } winnen de partij
}
table-you-won-round = Jij wint de ronde
table-you-won-match = Jij wint de partij
table-nobody = Niemand
table-round = Ronde
table-round-of = Ronde { $number } van { $rounds }
table-sum = Totaal
table-next-round = Volgende ronde
table-waiting = Wachten op de anderen…
table-rematch = Nog een partij
table-replay = Opname bekijken
table-leave = Weggaan
table-leave-sure = De tafel verlaten? Een bot speelt voor je verder.
table-leave-watching = Niet meer kijken?
table-yes = Weggaan
table-no = Blijven
table-rule = Regel { $clause }
table-close = Sluiten
table-sit-here = Plaats van { $name } overnemen
table-stalls = { $name } heeft al een tijd niet gespeeld.
table-stand-in = Bot laten spelen
table-stand-in-for = Bot laten spelen voor { $name }
table-want-bot = { $asked } van de { $needed } willen dat.
table-keep-waiting = Nog even wachten
