options-title = Het spel
options-host-chooses = De gastheer kiest wat er gespeeld wordt.
options-game = Spel
options-players = Spelers
options-presets = Regels
options-preset-official-name = Volgens het boekje
options-preset-official-line = Ronde na ronde, tot iemand de punten heeft.
options-preset-quick-name = Snelle ronde
options-preset-quick-line = De gedrukte regels, één ronde, geen punten.
options-preset-party-name = Familiefeest
options-preset-party-line = Stapelen, kaarten ruilen en inspringen; één ronde.
options-preset-light-name = Makkelijk
options-preset-light-line = Geen punten: wie het eerst twee rondes wint, wint de partij.
options-plus-one = Volgens het boekje, met één huisregel:
options-own-mixture = Jullie eigen mix.
options-details = Alle instellingen
options-house-rules = Huisregels
options-agreements = Opties
options-rule-stacking-name = Stapelen
options-rule-stacking-line = Op een Neem-twee of Neem-vier mag je er net zo een leggen.
options-rule-seven_zero-name = Zeven en nul
options-rule-seven_zero-line = Met een 7 ruil je van kaarten, bij een 0 geeft iedereen ze door.
options-rule-jump_in-name = Inspringen
options-rule-jump_in-line = Precies dezelfde kaart mag je ook buiten je beurt spelen.
options-rule-draw_until_playable-name = Pakken tot het past
options-rule-draw_until_playable-line = Pak tot je een kaart kunt spelen.
options-rule-force_play-name = Speelplicht
options-rule-force_play-line = Een gepakte kaart die past moet je spelen.
options-rule-no_bluffing-name = Niet bluffen
options-rule-no_bluffing-line = Neem-vier alleen als je geen kaart van de kleur hebt.
options-rule-must_play-name = Legplicht
options-rule-must_play-line = Wie een steen kan leggen mag niet trekken.
options-rule-reverse_skips_with_two-name = Keer-om slaat over
options-rule-reverse_skips_with_two-line = Met z’n tweeën slaat de ander een beurt over.
options-points = Punten
options-scoring = Puntentelling
options-scorings-winner = de winnaar krijgt de punten
options-scorings-hands = iedereen telt de eigen kaarten
options-scorings-rounds = gewonnen rondes
options-scorings-none = één ronde, geen punten
options-target = Spelen tot (punten)
options-target-rounds = Spelen tot (gewonnen rondes)
options-most-rounds = Hoogstens
options-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
options-time = Tijd
options-turn-time = Tijd per beurt
options-no-limit = onbeperkt
options-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
options-window = Tijd om te roepen en te betrappen
options-no-window = bots wachten niet
options-table = De tafel
options-flags-public-name = Open voor iedereen
options-flags-public-line = De tafel staat op de startpagina.
options-flags-spectators-name = Anderen mogen kijken
options-flags-spectators-line = Wie geen plaats heeft ziet de tafel, maar niemands kaarten.
options-flags-hints-name = Tips toegestaan
options-flags-hints-line = Een knop laat zien wat je kunt leggen.
