start-title = Was spielen wir?
start-line = Mit Freunden oder gegen Bots, genau nach den gedruckten Regeln. Kostenlos und ohne Anmeldung.
start-choose = Spiel
start-name = Dein Name
start-play = Jetzt spielen
start-play-line = gegen drei Bots
start-invite = Freunde einladen
start-learn = In 5 Minuten lernen
start-join = Beitreten
start-have-code = Hast du einen Code?
start-code = Code
start-back-to-table = Zurück an deinen Tisch
start-open = Offene Tische
start-none = Gerade ist kein Tisch offen. Lade jemanden ein.
start-taken = { $taken } von { $seats } Plätzen besetzt
start-watch = Zuschauen
start-sit = Mitspielen
start-busy = Einen Moment …
start-offline = Du bist offline. Regeln und Lektionen kannst du trotzdem öffnen; für einen Tisch brauchst du das Netz.
start-not-affiliated = Steht in keiner Beziehung zum Inhaber der Marke UNO. Freie Software.

# For those who choose no name.
start-nicknames = Otter, Fuchs, Dachs, Amsel, Hase, Eule, Igel, Robbe, Reiher, Eichhörnchen
