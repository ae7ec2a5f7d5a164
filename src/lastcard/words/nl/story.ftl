story-drew-for-deal = { $by ->
    [you] Je pakt { $cards } om te bepalen wie deelt
   *[other] { $who } pakt { $cards } om te bepalen wie deelt
}
story-dealt = { $by ->
    [you] Je schudt en deelt
   *[other] { $who } schudt en deelt
}
story-put-back = { $cards } gaat terug in de stapel
story-turned-up = { $cards } ligt open
story-named = { $by ->
    [you] Je kiest { $colour }
   *[other] { $who } kiest { $colour }
}
story-played = { $by ->
    [you] Je speelt { $cards }
   *[other] { $who } speelt { $cards }
}
story-called = { $by ->
    [you] Je roept UNO!
   *[other] { $who } roept UNO!
}
story-drew = { $by ->
    [you] Je pakt { $cards }
   *[other] { $who } pakt { $cards }
}
story-kept = { $by ->
    [you] Je houdt de kaart
   *[other] { $who } houdt de kaart
}
story-passed = { $by ->
    [you] Je kunt niets spelen en niets pakken
   *[other] { $who } kan niets spelen en niets pakken
}
story-missed = { $by ->
    [you] Je slaat een beurt over
   *[other] { $who } slaat een beurt over
}
story-direction = Het spel gaat nu naar { $side }
story-reshuffled = De open stapel wordt geschud: { $cards } om te pakken
story-accepted = { $by ->
    [you] Je accepteert
   *[other] { $who } accepteert
}
story-challenged = { $by ->
    [you] Je daagt { $whom } uit
   *[other] { $who } daagt { $whom } uit
}
story-showed = { $by ->
    [you] Je laat { $to } { $cards } zien
   *[other] { $who } laat { $to } { $cards } zien
}
story-showed-hidden = { $by ->
    [you] Je laat { $to } je kaarten zien
   *[other] { $who } laat { $to } de kaarten zien
}
story-showed-all = { $by ->
    [you] Je laat iedereen { $cards } zien
   *[other] { $who } laat iedereen { $cards } zien
}
story-guilty = { $by ->
    [you] Je hebt gebluft
   *[other] { $who } heeft gebluft
}
story-innocent = { $by ->
    [you] Je hebt niet gebluft
   *[other] { $who } heeft niet gebluft
}
story-caught = { $by ->
    [you] Je betrapt { $whom }: geen UNO geroepen
   *[other] { $who } betrapt { $whom }: geen UNO geroepen
}
story-hands-passed = Alle kaarten schuiven door naar { $side }
story-hands-swapped = { $by ->
    [you] Je ruilt van kaarten met { $to }
   *[other] { $who } ruilt van kaarten met { $to }
}
story-round-won = { $by ->
    [you] Je wint de ronde
   *[other] { $who } wint de ronde
}
story-round-won-points = { $by ->
    [you] Je wint de ronde: { $points }
   *[other] { $who } wint de ronde: { $points }
}
story-round-over = Niemand wint deze ronde
story-match-won = { $by ->
    [you] Je wint de partij
   *[other] { $who } wint de partij
}
story-match-shared = Samen gewonnen: { $all }
story-match-over = Niemand wint de partij
story-spun = { $by ->
    [you] Je draait aan het rad: { $result }
   *[other] { $who } draait aan het rad: { $result }
}
story-put-down = { $by ->
    [you] Je legt { $cards } af
   *[other] { $who } legt { $cards } af
}
story-traded = Alle kaarten gaan naar links
story-laid-hidden = { $by ->
    [you] Je legt een kaart
   *[other] { $who } legt een kaart
}
story-laid = { $by ->
    [you] Je legt { $cards }
   *[other] { $who } legt { $cards }
}
story-fights = { $by ->
    [you] Je vecht met { $cards }
   *[other] { $who } vecht met { $cards }
}
story-won-war = { $by ->
    [you] Je wint het oorlogje
   *[other] { $who } wint het oorlogje
}
story-shouted = { $by ->
    [you] Je roept UNO Spin!
   *[other] { $who } roept UNO Spin!
}
story-drew-to-open = { $by ->
    [you] Je trekt { $cards } om te bepalen wie begint
   *[other] { $who } trekt { $cards } om te bepalen wie begint
}
story-opens = { $by ->
    [you] Je begint
   *[other] { $who } begint
}
story-start-tiles = Startstenen: { $cards }
story-swapped = { $by ->
    [you] Je ruilt { $cards } voor de joker in combinatie { $meld }
   *[other] { $who } ruilt { $cards } voor de joker in combinatie { $meld }
}
story-ended = { $by ->
    [you] Je maakt je beurt af
   *[other] { $who } maakt de beurt af
}
story-kept-tile = { $by ->
    [you] Je houdt de steen
   *[other] { $who } houdt de steen
}
