rules-title = Regelboek
rules-games = Spellen
rules-sections = Onderdelen
rules-search = Alle regels doorzoeken
rules-search-hint = Woorden of bijv. U13
rules-clear = Zoekopdracht wissen
rules-found = { $count ->
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}
rules-nothing = Geen regel heeft al deze woorden. Probeer het met minder.
rules-ruling = Onze keuze: de gedrukte spelregels zwijgen hier of verschillen
rules-learn = Leren door te spelen
