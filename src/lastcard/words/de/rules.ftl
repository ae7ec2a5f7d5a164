rules-title = Regelbuch
rules-games = Spiele
rules-sections = Abschnitte
rules-search = Alle Regeln durchsuchen
rules-search-hint = Wörter oder z. B. U13
rules-clear = Suche leeren
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nothing = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
rules-ruling = Unsere Festlegung: Die gedruckten Anleitungen schweigen hier oder weichen voneinander ab
rules-learn = Beim Spielen lernen
