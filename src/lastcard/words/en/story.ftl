story-drew-for-deal = { $by ->
    [you] You draw { $cards } to see who deals
   *[other] { $who } draws { $cards } to see who deals
}
story-dealt = { $by ->
    [you] You shuffle and deal
   *[other] { $who } shuffles and deals
}
story-put-back = { $cards } goes back into the pile
story-turned-up = { $cards } is turned up
story-named = { $by ->
    [you] You choose { $colour }
   *[other] { $who } chooses { $colour }
}
story-played = { $by ->
    [you] You play { $cards }
   *[other] { $who } plays { $cards }
}
story-called = { $by ->
    [you] You call UNO!
   *[other] { $who } calls UNO!
}
story-drew = { $by ->
    [you] You draw { $cards }
   *[other] { $who } draws { $cards }
}
story-kept = { $by ->
    [you] You keep the card
   *[other] { $who } keeps the card
}
story-passed = { $by ->
    [you] You can neither play nor draw
   *[other] { $who } can neither play nor draw
}
story-missed = { $by ->
    [you] You miss a turn
   *[other] { $who } misses a turn
}
story-direction = Play now goes to the { $side }
story-reshuffled = The discard pile is shuffled: { $cards } to draw
story-accepted = { $by ->
    [you] You accept
   *[other] { $who } accepts
}
story-challenged = { $by ->
    [you] You challenge { $whom }
   *[other] { $who } challenges { $whom }
}
story-showed = { $by ->
    [you] You show { $to } { $cards }
   *[other] { $who } shows { $to } { $cards }
}
story-showed-hidden = { $by ->
    [you] You show { $to } your hand
   *[other] { $who } shows { $to } their hand
}
story-showed-all = { $by ->
    [you] You show everyone { $cards }
   *[other] { $who } shows everyone { $cards }
}
story-guilty = { $by ->
    [you] You were bluffing
   *[other] { $who } was bluffing
}
story-innocent = { $by ->
    [you] You weren’t bluffing
   *[other] { $who } wasn’t bluffing
}
story-caught = { $by ->
    [you] You catch { $whom }: no UNO called
   *[other] { $who } catches { $whom }: no UNO called
}
story-hands-passed = All hands are passed on to the { $side }
story-hands-swapped = { $by ->
    [you] You swap hands with { $to }
   *[other] { $who } swaps hands with { $to }
}
story-round-won = { $by ->
    [you] You win the round
   *[other] { $who } wins the round
}
story-round-won-points = { $by ->
    [you] You win the round: { $points }
   *[other] { $who } wins the round: { $points }
}
story-round-over = Nobody wins this round
story-match-won = { $by ->
    [you] You win the match
   *[other] { $who } wins the match
}
story-match-shared = { $all } share the win
story-match-over = Nobody wins the match
story-spun = { $by ->
    [you] You spin the wheel: { $result }
   *[other] { $who } spins the wheel: { $result }
}
story-put-down = { $by ->
    [you] You put down { $cards }
   *[other] { $who } puts down { $cards }
}
story-traded = All hands go to the left
story-laid-hidden = { $by ->
    [you] You lay a card
   *[other] { $who } lays a card
}
story-laid = { $by ->
    [you] You lay { $cards }
   *[other] { $who } lays { $cards }
}
story-fights = { $by ->
    [you] You fight with { $cards }
   *[other] { $who } fights with { $cards }
}
story-won-war = { $by ->
    [you] You win the war
   *[other] { $who } wins the war
}
story-shouted = { $by ->
    [you] You shout UNO Spin!
   *[other] { $who } shouts UNO Spin!
}
story-drew-to-open = { $by ->
    [you] You draw { $cards } to see who begins
   *[other] { $who } draws { $cards } to see who begins
}
story-opens = { $by ->
    [you] You open
   *[other] { $who } opens
}
story-start-tiles = Start tiles: { $cards }
story-swapped = { $by ->
    [you] You swap { $cards } for the joker in meld { $meld }
   *[other] { $who } swaps { $cards } for the joker in meld { $meld }
}
story-ended = { $by ->
    [you] You end your turn
   *[other] { $who } ends their turn
}
story-kept-tile = { $by ->
    [you] You keep the tile
   *[other] { $who } keeps the tile
}
