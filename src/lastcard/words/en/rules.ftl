rules-title = Rulebook
rules-games = Games
rules-sections = Sections
rules-search = Search all rules
rules-search-hint = Words, or e.g. U13
rules-clear = Clear the search
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nothing = No rule has all these words. Try fewer.
rules-ruling = Our ruling: the printed sheets are silent here or differ
rules-learn = Learn it by playing
