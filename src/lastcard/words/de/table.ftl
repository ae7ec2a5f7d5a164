table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
table-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-away = ein Bot spielt
table-left = es geht nach links
table-right = es geht nach rechts
table-colour = Farbe: { $name }
table-no-colour = Die Farbe wird gerade gewählt
table-draw-pile = { $count ->
    [one] Ziehstapel, { $count } Karte
   *[other] Ziehstapel, { $count } Karten
}
table-draw = Ziehen
table-draw-owed = { $count } ziehen
table-keep = Behalten
table-pass = Passen
table-owed = Leg eine gleiche Ziehkarte darauf, oder zieh { $count }.
table-challenge = Herausfordern
table-challenge-line = { $name } hat eine Zieh Vier gespielt.
table-challenge-known = Erlaubt ist das nur ohne eine Karte in { $colour }. Auf der Hand sind jetzt: { $cards }.
table-challenge-stake = War es ein Bluff, zieht { $name } { $bluff } Karten. Wenn nicht, ziehst du { $honest }.
table-uno = UNO!
table-uno-armed = Mit der nächsten Karte rufst du UNO!
table-catch = { $name } erwischen
table-choose-colour = Welche Farbe?
table-cancel = Doch nicht
table-swap-with = Mit { $name } tauschen
table-hand = Deine Hand
table-sort = Sortieren
table-sort-by-colour = nach Farbe
table-sort-by-number = nach Zahl
table-cannot-play = { $card }: gerade nicht
table-drawn-card = Diese Karte hast du gezogen:
table-play-drawn = Spielen
table-aside = Verlauf und Chat
table-aside-new = Verlauf und Chat: etwas Neues
table-story = Verlauf
table-chat = Chat
table-say = Sag etwas
table-send = Senden
table-emotes-hello = Hallo
table-emotes-well_played = Gut gespielt
table-emotes-thanks = Danke
table-emotes-laugh = Haha
table-emotes-wow = Wow
table-emotes-oops = Ups
table-emotes-hurry = Na los
table-emotes-bye = Tschüss
table-mute = { $name } nicht mehr hören
table-hear = { $name } wieder hören
table-autopilot = Gerade spielt ein Bot für dich.
table-come-back = Ich bin wieder da
table-watching = Du schaust zu.
table-watching-line = Alle Plätze sind besetzt. Zwischen zwei Runden kannst du den Platz eines Bots übernehmen.
table-round-won-by = { $name } gewinnt die Runde
table-match-won-by = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen die Partie
}
table-you-won-round = Du gewinnst die Runde
table-you-won-match = Du gewinnst die Partie
table-nobody = Niemand
table-round = Runde
table-round-of = Runde { $number } von { $rounds }
table-sum = Summe
table-next-round = Nächste Runde
table-waiting = Warten auf die anderen …
table-rematch = Noch eine Partie
table-replay = Aufzeichnung ansehen
table-leave = Tisch verlassen
table-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter.
table-leave-watching = Nicht mehr zuschauen?
table-yes = Gehen
table-no = Bleiben
table-rule = Regel { $clause }
table-close = Schließen
table-sit-here = Platz von { $name } übernehmen
table-stalls = { $name } hat schon länger nicht gespielt.
table-stand-in = Bot spielen lassen
table-stand-in-for = Für { $name } einen Bot spielen lassen
table-want-bot = { $asked } von { $needed } sind dafür.
table-keep-waiting = Weiter warten
