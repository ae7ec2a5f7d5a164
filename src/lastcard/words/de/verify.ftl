verify-language = Sprache
verify-title = Wurde ehrlich gemischt?
verify-lead = Vor jeder Runde legt sich der Server auf ein Geheimnis fest, dann dürfen alle ein Wort sagen. Zusammen ergibt das die Mischung. Hier rechnet dein eigener Browser für jede Runde nach, wie ausgeteilt wurde.
verify-choose = Aufzeichnung auswählen
verify-checking = Wird geprüft …
verify-unreadable = Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal aus.
verify-missing = Diese Aufzeichnung gibt es auf diesem Server nicht. Prüf den Link.
verify-unreachable = Die Aufzeichnung ließ sich nicht laden. Versuch es noch mal oder wähle eine Datei aus.

verify-fair = { $rounds ->
    [one] Die Runde passt genau zu dem, was vorher festgelegt wurde.
   *[other] Alle { $rounds } Runden passen genau zu dem, was vorher festgelegt wurde.
}
verify-unfair = Diese Aufzeichnung ist nicht echt. Runden, die stimmen: { $passed } von { $rounds }.

verify-round = Runde { $round }
verify-good = Festlegung eingehalten, Startwert richtig, ausgeteilt wie aufgeschrieben.
verify-commitment = Festlegung
verify-secret = Geheimnis
verify-words = Wörter
verify-silent = nichts gesagt
verify-seed = Startwert
verify-deals = { $name } (gibt)
verify-opens = { $name } (eröffnet)
verify-first = Erste Karte
verify-singles = Startsteine
verify-stock = Ziehstapel, von oben

verify-checked = Was geprüft wird
verify-checked-secret = Die Festlegung ist der Hash des Geheimnisses.
verify-checked-seed = Der Startwert folgt aus dem Geheimnis und einem Wort für jeden Platz, auch wenn es leer ist.
verify-checked-deal = Wer gibt oder eröffnet, alle Karten auf der Hand, die erste Karte oder die Startsteine und der ganze Ziehstapel folgen aus dem Startwert und stehen so in der Aufzeichnung.
verify-checked-rounds = Jede Runde, die ausgeteilt wurde, ist erklärt; keine fehlt.
verify-checked-rest = Sonst steht in der Aufzeichnung nichts, was am Austeilen etwas ändern könnte.

verify-unchecked = Was nicht geprüft wird
verify-unchecked-commitment = Ob die Festlegung die ist, die du vor der Runde gesehen hast: Vergleiche sie.
verify-unchecked-word = Ob an deinem Platz das Wort steht, das du gesagt hast: Vergleiche es. Bots sagen nichts.
verify-unchecked-table = Ob Namen, Datum und Regeln die von eurem Tisch sind: Das Mischen hängt nicht von ihnen ab.
verify-unchecked-moves = Ob jeder Zug erlaubt war, und was das Rad oder ein neu gemischter Stapel später brachte: „lastcard verify“ spielt die ganze Aufzeichnung nach.
verify-unchecked-page = Diese Seite kommt selbst vom Server. Wenn du auch ihr nicht traust, nimm „lastcard verify“ auf deinem eigenen Computer.

verify-why-utf8 = Das ist kein Text in UTF-8: Byte { $byte }.
verify-why-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }.
verify-why-deep = Dieses JSON ist zu tief verschachtelt: Zeile { $line }, Spalte { $column }.
verify-why-twice = „{ $part }“ kommt zweimal vor: Zeile { $line }, Spalte { $column }.
verify-why-whole = Das ist keine ganze Zahl: Zeile { $line }, Spalte { $column }.
verify-why-record = Eine Aufzeichnung ist ein JSON-Objekt.
verify-why-missing = „{ $part }“ fehlt.
verify-why-unknown = „{ $part }“ gehört nicht in eine Aufzeichnung, die sich prüfen lässt.
verify-why-format = Nur Aufzeichnungen mit "format": 1 lassen sich lesen.
verify-why-game = „game“ muss „uno“, „spin“ oder „rummy“ sein.
verify-why-players = „players“ muss eine ganze Zahl von 2 bis { $most } sein.
verify-why-actions = „actions“ muss eine Liste von Texten sein.
verify-why-rules = „rules“ muss ein Objekt mit Optionen sein.
verify-why-names = „names“ muss eine Liste von { $players } Texten sein.
verify-why-date = „date“ muss ein Text sein.
verify-why-scores = Eine Partie, die sich prüfen lässt, beginnt ohne Punkte: „scores“ muss überall 0 sein.
verify-why-fairness = In dieser Aufzeichnung steht nicht, wie seine Runden gemischt wurden.
verify-why-deals = „deals“ muss eine Liste von Objekten sein.
verify-why-explained = Ausgeteilte Runden: { $dealt }, erklärte: { $explained }.
verify-why-shown = Ausgeteilte Runden: { $dealt }, gezeigte: { $shown }.
verify-why-shuffle = Runde { $round }: In „fairness“ gehören „commitment“, „secret“ und „words“ und sonst nichts.
verify-why-secret = Runde { $round }: „secret“ muss ein Text aus 64 hexadezimalen Ziffern sein.
verify-why-words = Runde { $round }: „words“ muss eine Liste von Texten sein.
verify-why-seats = Runde { $round }: Zu jedem Platz gehört ein Wort, auch wenn es leer ist. Plätze: { $players }, Wörter: { $said }.
verify-why-commitment = Runde { $round }: Das Geheimnis passt nicht zur Festlegung.
verify-why-seed = Runde { $round } passt nicht zu dem, was vorher festgelegt wurde.
verify-why-deal = Runde { $round }: Beim Ausgeteilten fehlt etwas, oder es ist unbekannt oder nicht lesbar.
verify-why-dealer = Runde { $round }: Jemand anderes hätte geben müssen.
verify-why-opener = Runde { $round }: Jemand anderes hätte eröffnen müssen.
verify-why-hand = Runde { $round }: Die Karten auf Platz { $player } passen nicht zum Startwert.
verify-why-first = Runde { $round }: Die erste Karte oder einer der Startsteine passt nicht zum Startwert.
verify-why-stock = Runde { $round }: Der Ziehstapel passt nicht zum Startwert.
