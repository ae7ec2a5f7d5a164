options-title = Das Spiel
options-host-chooses = Der Gastgeber wählt, was gespielt wird.
options-game = Spiel
options-players = Spieler
options-presets = Regeln
options-preset-official-name = Nach Anleitung
options-preset-official-line = Runde um Runde, bis jemand die Punkte hat.
options-preset-quick-name = Schnelle Runde
options-preset-quick-line = Die gedruckten Regeln, eine Runde, keine Punkte.
options-preset-party-name = Familienfest
options-preset-party-line = Stapeln, Karten tauschen, dazwischenwerfen; eine Runde.
options-preset-light-name = Einfache Partie
options-preset-light-line = Keine Punkte: Wer zuerst zwei Runden gewinnt, gewinnt die Partie.
options-plus-one = Nach Anleitung, mit einer Hausregel:
options-own-mixture = Eure eigene Mischung.
options-details = Alle Einstellungen
options-house-rules = Hausregeln
options-agreements = Optionen
options-rule-stacking-name = Stapeln
options-rule-stacking-line = Auf eine Ziehkarte darf eine gleiche gelegt werden.
options-rule-seven_zero-name = Sieben und Null
options-rule-seven_zero-line = Mit einer 7 tauschst du die Karten, bei einer 0 geben alle ihre Karten weiter.
options-rule-jump_in-name = Dazwischenwerfen
options-rule-jump_in-line = Genau die gleiche Karte darfst du spielen, auch wenn du nicht dran bist.
options-rule-draw_until_playable-name = Ziehen, bis es passt
options-rule-draw_until_playable-line = Zieh, bis du eine Karte spielen kannst.
options-rule-force_play-name = Spielzwang
options-rule-force_play-line = Eine gezogene Karte, die passt, muss gespielt werden.
options-rule-no_bluffing-name = Kein Bluff
options-rule-no_bluffing-line = Zieh Vier nur, wenn du keine Karte der Farbe hast.
options-rule-must_play-name = Legezwang
options-rule-must_play-line = Wer einen Stein legen kann, darf nicht ziehen.
options-rule-reverse_skips_with_two-name = Richtungswechsel setzt aus
options-rule-reverse_skips_with_two-line = Zu zweit setzt der andere aus.
options-points = Punkte
options-scoring = Wertung
options-scorings-winner = der Sieger bekommt die Punkte
options-scorings-hands = jeder zählt die eigene Hand
options-scorings-rounds = gewonnene Runden
options-scorings-none = eine Runde, keine Punkte
options-target = Gespielt bis (Punkte)
options-target-rounds = Gespielt bis (Siege)
options-most-rounds = Höchstens
options-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
options-time = Zeit
options-turn-time = Zeit pro Zug
options-no-limit = unbegrenzt
options-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
options-window = Zeit zum Rufen und Erwischen
options-no-window = Bots warten nicht
options-table = Der Tisch
options-flags-public-name = Offen für alle
options-flags-public-line = Der Tisch steht auf der Startseite.
options-flags-spectators-name = Andere dürfen zuschauen
options-flags-spectators-line = Wer keinen Platz hat, sieht den Tisch, aber niemandes Karten.
options-flags-hints-name = Tipps erlaubt
options-flags-hints-line = Ein Knopf zeigt, was gelegt werden kann.
