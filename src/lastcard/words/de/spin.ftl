spin-turn = Rad drehen
spin-your-turn = Eine Spin-Karte: Du drehst das Rad, statt zu spielen.
spin-their-turn = { $name } dreht das Rad
spin-turning = Das Rad dreht sich
spin-may-almost_uno = Leg so viele Karten ab, wie du magst, aber behalte zwei.
spin-may-discard_number = Such dir eine Zahl aus und leg ihre Karten ab.
spin-may-discard_colour = Such dir eine Farbe aus und leg ihre Karten ab.
spin-may-war = Du hast das Stechen gewonnen. Leg ab, was du gelegt hast.
spin-may-uno_spin = Du warst zuerst. Leg eine beliebige Karte ab.
spin-choosing = { $name } sucht Karten zum Ablegen aus
spin-order = Die zuletzt gewählte liegt oben.
spin-cards = Karten zum Ablegen
spin-nth = als Nummer { $place } gewählt
spin-put-down = { $count ->
    [0] Ablegen
    [one] 1 Karte ablegen
   *[other] { $count } Karten ablegen
}
spin-keep = Alle behalten
spin-which-colour = Welche Farbe?
spin-call = UNO! rufen
spin-calling = UNO! wird gerufen
spin-war = Alle legen ihre höchste Zahl.
spin-lay = { $card } legen
spin-waiting = Warte auf die anderen
spin-has-laid = hat gelegt
spin-no-card = –
spin-shout = UNO Spin!
spin-race = Wer zuerst ruft, darf eine Karte ablegen.
spin-let-go = Nicht rufen
spin-puts-nothing = { $name } legt nichts ab
spin-you-put-nothing = Du legst nichts ab
spin-hand-of = Karten von { $name }
