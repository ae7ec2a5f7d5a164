story-drew-for-deal = { $by ->
    [you] Du ziehst { $cards } (wer gibt?)
   *[other] { $who } zieht { $cards } (wer gibt?)
}
story-dealt = { $by ->
    [you] Du mischst und gibst
   *[other] { $who } mischt und gibt
}
story-put-back = { $cards } kommt zurück in den Stapel
story-turned-up = { $cards } liegt offen
story-named = { $by ->
    [you] Du wählst { $colour }
   *[other] { $who } wählt { $colour }
}
story-played = { $by ->
    [you] Du spielst { $cards }
   *[other] { $who } spielt { $cards }
}
story-called = { $by ->
    [you] Du rufst UNO!
   *[other] { $who } ruft UNO!
}
story-drew = { $by ->
    [you] Du ziehst { $cards }
   *[other] { $who } zieht { $cards }
}
story-kept = { $by ->
    [you] Du behältst die Karte
   *[other] { $who } behält die Karte
}
story-passed = { $by ->
    [you] Du kannst weder spielen noch ziehen
   *[other] { $who } kann weder spielen noch ziehen
}
story-missed = { $by ->
    [you] Du setzt aus
   *[other] { $who } setzt aus
}
story-direction = Es geht jetzt nach { $side }
story-reshuffled = Der Ablagestapel wird gemischt: { $cards } zum Ziehen
story-accepted = { $by ->
    [you] Du nimmst die Karten
   *[other] { $who } nimmt die Karten
}
story-challenged = { $by ->
    [you] Du forderst { $whom } heraus
   *[other] { $who } fordert { $whom } heraus
}
story-showed = { $by ->
    [you] Du zeigst { $to } { $cards }
   *[other] { $who } zeigt { $to } { $cards }
}
story-showed-hidden = { $by ->
    [you] Du zeigst { $to } deine Karten
   *[other] { $who } zeigt { $to } die Karten
}
story-showed-all = { $by ->
    [you] Du zeigst allen { $cards }
   *[other] { $who } zeigt allen { $cards }
}
story-guilty = { $by ->
    [you] Du hast geblufft
   *[other] { $who } hat geblufft
}
story-innocent = { $by ->
    [you] Du hast nicht geblufft
   *[other] { $who } hat nicht geblufft
}
story-caught = { $by ->
    [you] Du erwischst { $whom }: kein UNO gerufen
   *[other] { $who } erwischt { $whom }: kein UNO gerufen
}
story-hands-passed = Alle Karten wandern weiter nach { $side }
story-hands-swapped = { $by ->
    [you] Du tauschst mit { $to } die Karten
   *[other] { $who } tauscht mit { $to } die Karten
}
story-round-won = { $by ->
    [you] Du gewinnst die Runde
   *[other] { $who } gewinnt die Runde
}
story-round-won-points = { $by ->
    [you] Du gewinnst die Runde: { $points }
   *[other] { $who } gewinnt die Runde: { $points }
}
story-round-over = Niemand gewinnt diese Runde
story-match-won = { $by ->
    [you] Du gewinnst die Partie
   *[other] { $who } gewinnt die Partie
}
story-match-shared = Gemeinsam gewonnen: { $all }
story-match-over = Niemand gewinnt die Partie
story-spun = { $by ->
    [you] Du drehst das Rad: { $result }
   *[other] { $who } dreht das Rad: { $result }
}
story-put-down = { $by ->
    [you] Du legst { $cards } ab
   *[other] { $who } legt { $cards } ab
}
story-traded = Alle Karten wandern nach links
story-laid-hidden = { $by ->
    [you] Du legst eine Karte
   *[other] { $who } legt eine Karte
}
story-laid = { $by ->
    [you] Du legst { $cards }
   *[other] { $who } legt { $cards }
}
story-fights = { $by ->
    [you] Du stichst mit: { $cards }
   *[other] { $who } sticht mit: { $cards }
}
story-won-war = { $by ->
    [you] Du gewinnst das Stechen
   *[other] { $who } gewinnt das Stechen
}
story-shouted = { $by ->
    [you] Du rufst UNO Spin!
   *[other] { $who } ruft UNO Spin!
}
story-drew-to-open = { $by ->
    [you] Du ziehst { $cards } (wer beginnt?)
   *[other] { $who } zieht { $cards } (wer beginnt?)
}
story-opens = { $by ->
    [you] Du eröffnest
   *[other] { $who } eröffnet
}
story-start-tiles = Startsteine: { $cards }
story-swapped = { $by ->
    [you] Du tauschst { $cards } gegen den Joker in Serie { $meld }
   *[other] { $who } tauscht { $cards } gegen den Joker in Serie { $meld }
}
story-ended = { $by ->
    [you] Du beendest den Zug
   *[other] { $who } beendet den Zug
}
story-kept-tile = { $by ->
    [you] Du behältst den Stein
   *[other] { $who } behält den Stein
}
